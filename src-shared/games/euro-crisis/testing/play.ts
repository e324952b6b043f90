/** Euro Crisis as random play sees it: what somebody might try, what is hidden from whom, which pieces there are. */
import type { Base, Seat } from '../../../game.ts'
import type { Random } from '../../../random.ts'
import type { Manners } from '../../../testing/play.ts'
import { isIn, isOver, loansOut, ranking, supplyOf } from '../banks.ts'
import { spaceAt } from '../bonds.ts'
import type { Action } from '../data.ts'
import {
  ACTIONS,
  HIGHEST_INCOME,
  LOWEST_INCOME,
  MARKER_SIZES,
  PARTIES,
  PRINTED,
  STATE_IDS,
  SUPPLY,
  TRACK,
} from '../data.ts'
import { euroCrisis } from '../game.ts'
import type { Options } from '../options.ts'
import { score } from '../scoring.ts'
import { amiss, isAllThere } from './books.ts'
import type { EuroAsk, Move, State } from '../types.ts'
import { SIDES } from '../types.ts'

/** The laws hand over states of the game they were given: here always Euro Crisis. */
const own = (state: Base): State => state as State

const lot = <T>(list: readonly T[], random: Random): T | undefined => list[random.whole(0, list.length - 1)]

/** Every third table is a reckless one: all money is spent, all loans are placed, and the Communists are let loose. */
const isReckless = ({ seed }: State): boolean => Number.parseInt(seed.slice(-2), 16) % 3 === 0

/** What a reckless bank does where it may do anything. */
function reckless(state: State, ask: EuroAsk, random: Random): unknown {
  switch (ask.kind) {
    case 'frankfurt':
      return { kind: 'frankfurt', loans: Math.max(1, ask.most) }
    case 'london': {
      const offer = lot(ask.offers, random)
      return offer && { kind: 'london', state: offer.state, loans: offer.loans.length }
    }
    case 'moscow':
      return random.whole(0, 1) === 0
        ? { kind: 'moscow', gold: ask.gold.most, weapons: 0 }
        : { kind: 'moscow', gold: 0, weapons: ask.weapons.most }
    case 'reform': {
      const communists = ask.choices.filter((choice) => {
        const board = state.boards.find((one) => one.state === choice.state)
        return board?.[choice.marker].party === 'communists' && board.owners.length > 0
      })
      const choice = lot(communists, random) ?? lot(ask.choices, random)
      return choice && { kind: 'reform', number: ask.number, ...choice, real: true }
    }
    default:
      return answer(ask, random)
  }
}

/** Something of the kind that is asked, as it comes: mostly possible. */
function answer(ask: EuroAsk, random: Random): unknown {
  const anyState = lot(STATE_IDS, random)
  const wild = random.whole(0, 9) === 0
  switch (ask.kind) {
    case 'lend':
      return { kind: 'lend', state: wild ? anyState : lot(ask.states, random) }
    case 'quarter':
      return { kind: 'quarter', quarter: wild ? random.whole(1, 4) : lot(ask.free, random) }
    case 'card':
      return { kind: 'card', card: wild ? lot(ACTIONS, random) : lot(ask.hand, random) }
    case 'frankfurt':
      return { kind: 'frankfurt', loans: random.whole(1, Math.max(1, wild ? 20 : Math.min(4, ask.most))) }
    case 'london': {
      const offer = lot(ask.offers, random)
      if (!offer || wild) return { kind: 'london', state: anyState, loans: random.whole(1, 5) }
      return { kind: 'london', state: offer.state, loans: random.whole(1, offer.loans.length) }
    }
    case 'moscow':
      return {
        kind: 'moscow',
        gold: random.whole(0, wild ? 7 : ask.gold.most),
        weapons: random.whole(0, wild ? 7 : ask.weapons.most),
      }
    case 'brussels':
      return { kind: 'brussels', state: anyState, large: lot(PARTIES, random), small: lot(PARTIES, random) }
    case 'reform': {
      const choice = wild ? undefined : lot(ask.choices, random)
      const { state, marker } = choice ?? { state: anyState, marker: lot(MARKER_SIZES, random) }
      return {
        kind: 'reform',
        number: wild ? random.whole(1, 4) : ask.number,
        state,
        marker,
        real: random.whole(0, 3) > 0,
      }
    }
    case 'bid':
      return { kind: 'bid', gold: random.whole(0, wild ? 30 : ask.most) }
    case 'arm':
      return ask.most === 0 || random.whole(0, 2) === 0
        ? { kind: 'stayOut' }
        : { kind: 'arm', side: lot(SIDES, random), weapons: random.whole(1, wild ? 30 : ask.most) }
    case 'crisis':
      return { kind: 'crisis', ...lot(ask.due, random) }
  }
}

const STRAYS: readonly unknown[] = [
  { kind: 'decline' },
  { kind: 'stop' },
  { kind: 'stayOut' },
  { kind: 'bid', gold: 1 },
  { kind: 'card', card: 'london' },
  { kind: 'quarter', quarter: 2 },
  { kind: 'lend', state: 'spain' },
  { kind: 'reform', number: 1, state: 'greece', marker: 'small', real: true },
  { kind: 'crisis', state: 'france', crisis: 'cut' },
  { kind: 'nonsense' },
]

export const euroCrisisManners: Manners = {
  mostBeats: 4000,
  sample: 40,
  botMoves: 150,
  garbage: [
    undefined,
    null,
    0,
    'decline',
    [],
    {},
    { kind: 'bid' },
    { kind: 'bid', gold: -1 },
    { kind: 'bid', gold: 1.5 },
    { kind: 'bid', gold: '2' },
    { kind: 'bid', gold: null },
    { kind: 'bid', gold: 2, seat: 1 },
    { kind: 'bid', gold: Infinity },
    { kind: 'card' },
    { kind: 'card', card: 'paris' },
    { kind: 'card', card: ['rome'] },
    { kind: 'lend', state: 'italy' },
    { kind: 'quarter', quarter: 0 },
    { kind: 'quarter', quarter: 5 },
    { kind: 'frankfurt', loans: 0 },
    { kind: 'london', state: 'spain', loans: 0 },
    { kind: 'london', state: 'spain' },
    { kind: 'moscow', gold: 1 },
    { kind: 'moscow', gold: 1, weapons: -1 },
    { kind: 'brussels', state: 'spain', large: 'greens', small: 'liberals' },
    { kind: 'reform', number: 5, state: 'spain', marker: 'large', real: true },
    { kind: 'reform', number: 1, state: 'spain', marker: 'huge', real: true },
    { kind: 'reform', number: 1, state: 'spain', marker: 'large', real: 1 },
    { kind: 'arm', side: 'people', weapons: 0 },
    { kind: 'arm', side: 'nobody', weapons: 1 },
    { kind: 'stayOut', weapons: 1 },
    { kind: 'crisis', state: 'spain', crisis: 'flood' },
    { kind: ['decline'] },
    [{ kind: 'decline' }],
  ],
  attempt(base, _seat, asks, random) {
    const [ask] = asks as readonly EuroAsk[]
    if (!ask || random.whole(0, 9) === 0) return lot(STRAYS, random)
    const isAction = ['frankfurt', 'london', 'moscow', 'brussels', 'reform'].includes(ask.kind)
    if (isAction && random.whole(0, 7) === 0)
      return { kind: ask.kind === 'reform' && ask.number > 1 ? 'stop' : 'decline' }
    return isReckless(own(base)) ? reckless(own(base), ask, random) : answer(ask, random)
  },
  /** A card comes up, bids are revealed; with hidden supplies who places weapons had them, and who cannot pay has no more. */
  reveals(base, seat, move, eye) {
    const state = own(base)
    const after = euroCrisis.apply(state, seat, move as Move)
    if (isOver(after) || after.auctions.length > state.auctions.length) return true
    const happened = after.events.slice(state.events.length)
    if (happened.some(({ kind }) => kind === 'up')) return true
    if (!state.options.hidden) return false
    const isShort = happened.some((event) => 'payments' in event && event.payments.some(({ missing }) => missing > 0))
    return isShort || (seat !== eye && (move as Move).kind === 'arm')
  },
  /** Whoever may not see a hand or its gold may not know what was chosen or bid. */
  inDisguise(disguised, seat, move, eye) {
    if (seat === eye) return move
    const sealed = move as Move
    if (sealed.kind === 'bid') return { kind: 'bid', gold: 0 }
    return sealed.kind === 'card' ? { kind: 'card', card: own(disguised).banks[seat]?.hand[0] } : move
  },
  hidden(base, eye) {
    const state = own(base)
    if (isOver(state)) return ''
    const [step] = state.agenda
    const bids = step?.kind === 'auction' ? step.bids.filter((_, seat) => seat !== eye) : []
    const chosen = state.banks.map((bank, seat) => (seat === eye ? null : bank.chosen))
    return JSON.stringify([state.seed, state.box, chosen, bids])
  },
  missing(base) {
    const state = own(base)
    // A disguise deals hidden supplies anew: the log knows nothing of it.
    const books = state.options.hidden ? [] : amiss(state)
    return [...piecesMissing(state), ...boardsWrong(state), ...incomesWrong(state), ...books]
  },
  golden: {
    summary: (base) => summary(own(base)),
    table: (seats, options) => `${String(seats)} ${(options as Options).start}`,
    tables: ['3 round', '4 round', '4 quick'],
  },
}

/** The end of a game in the form the golden games record it. */
const summary = (state: State) => ({
  first: state.first,
  states: state.boards.map((board) => board.state),
  tokens: {
    anger: state.tokens.anger,
    economy: state.tokens.economy,
    market: state.tokens.market.map(({ gold, weapons }) => `${String(gold)} ${String(weapons)}`),
  },
  auctions: state.auctions.map(
    ({ year, quarter, property, bids, winner, price, by }) =>
      `${String(year)}.${String(quarter)} ${property}: ${bids.map((bid) => bid ?? '-').join(' ')}: ${String(winner)} for ${String(price)} by ${by}`,
  ),
  milestones: state.milestones.map(
    ({ year, quarter, income, points, debt, happiness }) =>
      `${String(year)}.${String(quarter)}: income ${income.join(' ')}, points ${points.join(' ')}, debt ${debt.join(' ')}, happiness ${happiness.join(' ')}`,
  ),
  crises: state.events.flatMap((event) => {
    if (event.kind === 'cut')
      return [
        `cut ${event.state}: ${event.losses.map(({ seat, from, to }) => `${String(seat)} ${String(from)} ${String(to)}`).join(', ')}`,
      ]
    if (event.kind !== 'calmed') return []
    const lost = event.lost.map(({ seat, property }) => `${String(seat)} ${property}`).join(', ')
    return [`riot ${event.state}: ${String(event.people)} against ${String(event.government)}: ${lost}`]
  }),
  over: state.events.flatMap((event) => (event.kind === 'over' ? [event.why] : [])),
  scores: score(state).map(({ seat, points, gold, weapons, income, total, place, out }) => ({
    ...{ seat, points, gold, weapons, income, total, place },
    out: out ? `${String(out.year)}.${String(out.quarter)}` : null,
  })),
  winners: euroCrisis.result(state)?.standings.flatMap(({ seat, winner }) => (winner ? [seat] : [])),
})

function piecesMissing(state: State): string[] {
  const wrong: string[] = []
  const supply = supplyOf(state)
  if (supply.gold < 0 || supply.gold > SUPPLY.gold) wrong.push('gold')
  if (supply.weapons < 0 || supply.weapons > SUPPLY.weapons) wrong.push('weapons')
  state.banks.forEach(({ money, gold, weapons, loans, hand, played, chosen, out }, seat) => {
    if (Math.min(money, gold, weapons, loans) < 0) wrong.push('less than nothing')
    if (loans + loansOut(state.boards, seat) > SUPPLY.loans) wrong.push('loans')
    if (out && money + gold + weapons + loans > 0) wrong.push('a supply of a bank that is out')
    if (chosen !== null && !hand.includes(chosen)) wrong.push('a card from nowhere')
    const of = (cards: readonly Action[], card: Action) => cards.filter((one) => one === card).length
    if (ACTIONS.some((card) => of(hand, card) + of(played, card) !== state.options[card])) wrong.push('cards')
  })
  for (const goods of ['gold', 'weapons'] as const)
    if (!isAllThere(state, goods)) wrong.push(`${goods} that came or went in no event`)
  return wrong
}

function boardsWrong(state: State): string[] {
  const wrong: string[] = []
  for (const { state: id, debt, loans, happiness, large, small, owners } of state.boards) {
    if (spaceAt(id, debt) === undefined) wrong.push('a debt marker off the board')
    if (new Set(loans.map(({ column }) => column)).size < loans.length) wrong.push('two loans in a column')
    if (state.year > 0 && loans.some(({ column }) => column >= debt.column)) wrong.push('a loan beyond the marker')
    if (loans.some((loan) => spaceAt(id, loan) !== loan.value)) wrong.push('a loan on the wrong number')
    if (happiness < 0 || happiness > PRINTED[id].happiness.most) wrong.push('happiness')
    if (large.party === small.party) wrong.push('one party alone')
    if (large.left < 0 || large.left > TRACK.large || small.left < 0 || small.left > TRACK.small)
      wrong.push('government')
    if (owners.length > PRINTED[id].properties.length) wrong.push('properties')
  }
  const [step] = state.agenda
  const isDue = state.boards.some(({ happiness, debt, state: id }) => happiness === 0 || spaceAt(id, debt) === 'cut')
  const mayBeDue = isOver(state) || step?.kind === 'turn' || step?.kind === 'crises' || step?.kind === 'riot'
  if (isDue && !mayBeDue) wrong.push('a crisis that did not come')
  return wrong
}

function incomesWrong(state: State): string[] {
  const wrong: string[] = []
  const { elimination } = state.options
  state.banks.forEach(({ income, out }) => {
    if (income > HIGHEST_INCOME || (income < LOWEST_INCOME && (!out || !elimination))) wrong.push('income')
    if (out && income >= LOWEST_INCOME) wrong.push('out without reason')
  })
  if ([...state.discs].sort().join() !== state.banks.map((_, seat: Seat) => seat).join()) wrong.push('discs')
  const ranked = ranking(state)
  if (ranked.length !== state.banks.filter((_, seat) => isIn(state, seat)).length) wrong.push('the stack order')
  const above = (seat: Seat) => [state.banks[seat]?.income ?? 0, state.discs.indexOf(seat)] as const
  ranked.slice(1).forEach((lower, i) => {
    const [[income, laid], [less, before]] = [above(ranked[i] ?? lower), above(lower)]
    if (income < less || (income === less && laid <= before)) wrong.push('two incomes in the wrong order')
  })
  return wrong
}
