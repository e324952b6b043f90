/** What each eye may see of Euro Crisis. Built field by field: what is not put in here does not leave the engine. */
import type { Eye, Seat } from '../../game.ts'
import { boardOf, isOver, ranking, supplyOf } from './banks.ts'
import { ECONOMY, PRINTED } from './data.ts'
import { score } from './scoring.ts'
import { nextProperty, pointsOf } from './states.ts'
import type { Bank, BankView, Drift, Happening, Slide, State, Step, StepView, View } from './types.ts'

export function view(state: State, eye: Eye): View {
  const over = isOver(state)
  const ranked = ranking(state)
  return {
    me: eye === 'table' ? null : eye,
    options: state.options,
    seats: state.seats,
    first: state.first,
    year: state.year,
    quarter: state.quarter,
    boards: state.boards,
    banks: state.banks.map((bank, seat) => bankView(state, bank, seat, eye, ranked)),
    ranking: ranked,
    discs: state.discs,
    market: state.market,
    supply: state.options.hidden && !over ? null : supplyOf(state),
    tokens: state.tokens,
    box: over ? state.box : null,
    markers: state.markers,
    direction: state.direction,
    order: state.order,
    rich: state.rich,
    step: stepView(state, eye),
    later: state.agenda.slice(1),
    auctions: state.auctions,
    milestones: state.milestones,
    seal: state.seal,
    seed: over ? state.seed : null,
    scores: over ? score(state) : null,
    events: state.events.map((event, i) => ({ n: i + 1, ...told(state, event, i) })),
  }
}

function bankView(state: State, bank: Bank, seat: Seat, eye: Eye, ranked: readonly Seat[]): BankView {
  const over = isOver(state)
  const own = over || seat === eye
  const { loans, income, hand, played, chosen, out } = bank
  // That a bank which dropped out has nothing left is no secret.
  const supplies = own || out !== null || !state.options.hidden
  return {
    money: supplies ? bank.money : null,
    gold: supplies ? bank.gold : null,
    weapons: supplies ? bank.weapons : null,
    loans,
    income,
    hand,
    played,
    chosen: own ? chosen : null,
    hasChosen: chosen !== null,
    out,
    points: pointsOf(state.boards, seat),
    rank: out ? null : ranked.indexOf(seat) + 1,
  }
}

function stepView(state: State, eye: Eye): StepView {
  const [step] = state.agenda
  if (!step) return { kind: 'over' }
  return step.kind === 'auction' ? auctionView(state, step, eye) : step
}

function auctionView(state: State, { state: id, bids }: Extract<Step, { kind: 'auction' }>, eye: Eye): StepView {
  const property = nextProperty(boardOf(state, id))?.id ?? 'ports'
  const bid = eye === 'table' ? null : (bids[eye] ?? null)
  return { kind: 'auction', state: id, property, hasBid: bids.map((made) => made !== null), bid }
}

type LogWords = View['events'][number] extends infer E ? (E extends { n: number } ? Omit<E, 'n'> : never) : never

const moved = (slides: readonly Slide[]): readonly Slide[] => slides.filter(({ from, to }) => from !== to)
const drifted = (drifts: readonly Drift[]): readonly Drift[] =>
  drifts.filter(({ from, to }) => from.row !== to.row || from.column !== to.column)

/** Puts an event into words. None tells a secret: a card or a bid is in no event before it is up. */
function told(state: State, event: Happening, i: number): LogWords {
  switch (event.kind) {
    case 'began':
      return { key: 'began', args: { first: state.first, states: state.boards.map((board) => board.state) } }
    case 'quick':
    case 'restored':
      return { key: event.kind }
    case 'year':
      return { key: 'year', args: { year: event.year } }
    case 'lent': {
      const { shift, loans } = event
      const args = { who: shift.seat, state: event.state, values: loans.map(({ value }) => value), ...ends(shift) }
      return { key: 'lent', args }
    }
    case 'direction':
      return { key: 'direction', args: { from: event.from, to: event.to } }
    case 'quarter':
      return { key: 'quarter', args: { who: event.seat, quarter: event.quarter } }
    case 'begins':
      return { key: 'begins', args: { year: event.year, quarter: event.quarter, who: event.seat } }
    case 'chose':
    case 'bid':
    case 'out':
      return { key: event.kind, args: { who: event.seat } }
    case 'up':
    case 'declined':
      return { key: event.kind, args: { who: event.seat, card: event.card } }
    case 'frankfurt':
      return { key: 'frankfurt', args: { who: event.shift.seat, loans: event.loans, ...ends(event.shift) } }
    case 'moscow': {
      const { seat: who, gold, weapons, cost, prices } = event
      return { key: 'moscow', args: { who, gold, weapons, cost, prices } }
    }
    case 'brussels': {
      const { seat: who, state: id, from, to, happiness } = event
      return { key: 'brussels', args: { who, state: id, from, to, happiness: ends(happiness) } }
    }
    case 'reform':
      return toldReform(event)
    case 'stopped':
      return { key: 'stopped', args: { who: event.seat, reforms: event.reforms } }
    case 'auctioned':
      return toldAuction(state, event.auction)
    case 'lastYear':
      return { key: 'lastYear', args: { who: event.seat, points: event.points, year: event.year } }
    case 'anger':
      return { key: 'anger', args: { state: event.state, slides: moved(event.slides) } }
    case 'economy':
      return {
        key: 'economy',
        args: { state: event.state, by: ECONOMY[event.state], drifts: drifted(event.drifts) },
      }
    case 'nationalDebt':
      return { key: 'nationalDebt', args: { drifts: drifted(event.drifts) } }
    case 'blackMarket':
      return { key: 'blackMarket', args: { gold: event.gold, weapons: event.weapons } }
    case 'chosenCrisis':
      return { key: 'chosenCrisis', args: { who: event.seat, ...event.crisis } }
    case 'riot':
      return { key: 'riot', args: { state: event.state, fist: event.fist } }
    case 'armed':
      return { key: 'armed', args: { state: event.state, who: event.arms.seat, ...event.arms } }
    case 'stayedOut':
      return { key: 'stayedOut', args: { state: event.state, who: event.seat } }
    case 'calmed': {
      const { state: id, people, government, lost } = event
      return { key: 'calmed', args: { state: id, people, government, lost } }
    }
    case 'cut':
      return { key: 'cut', args: { state: event.state, losses: event.losses, again: !wasCutShort(state, i) } }
    case 'income':
      return { key: 'income', args: { year: event.year, payments: event.payments } }
    case 'over':
      return { key: 'over', args: { why: event.why, year: state.year, points: state.options.endPoints } }
  }
}

/** As soon as one bank is left the game is over, and the rest of what happened there is dropped. */
const wasCutShort = ({ events }: State, i: number): boolean => {
  const after = events.slice(i + 1)
  return after.some((event) => event.kind === 'over' && event.why === 'last') && after.every(endsTheGame)
}
const endsTheGame = ({ kind }: Happening): boolean => kind === 'out' || kind === 'over'

const ends = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to })

function toldReform(event: Extract<Happening, { kind: 'reform' }>): LogWords {
  const { seat: who, state, party, real, debt, happiness, payments } = event
  if (!real) return { key: 'senseless', args: { who, state, party } }
  const [drift] = drifted([debt])
  return {
    key: 'reform',
    args: { who, state, party, drift: drift ?? null, happiness: moved([happiness])[0] ?? null, payments },
  }
}

function toldAuction(state: State, index: number): LogWords {
  const auction = state.auctions[index]
  if (!auction) throw new Error('an event of an auction that never was')
  const { state: id, property, bids, winner, price, by } = auction
  if (winner === null) return { key: 'unsold', args: { state: id, property } }
  const points = PRINTED[id].properties.find((one) => one.id === property)?.points ?? 0
  return { key: 'auctioned', args: { state: id, property, points, bids, winner, price, by } }
}
