/** What each eye may see of a game of Speculation. Built field by field: what is not put in here does not leave the engine. */
import type { Eye, Seat } from '../../game.ts'
import { bagsOf } from './bags.ts'
import { COMPANIES } from './data.ts'
import { score, wealthOf } from './scoring.ts'
import { pricesOf, ranksOf } from './track.ts'
import { traderOf } from './trading.ts'
import type { BoardView, BrickView, Happening, Player, Shares, State, View } from './types.ts'

/** Who chooses a starting share now: clockwise from the first active player, one company gone with each. */
export const takerOf = (state: State): Seat | null =>
  state.phase === 'taking' ? (state.first + COMPANIES.length - state.firstShares.length) % state.seats : null

export function view(state: State, eye: Eye): View {
  const over = state.phase === 'over'
  const prices = pricesOf(state)
  return {
    me: eye === 'table' ? null : eye,
    options: state.options,
    seats: state.seats,
    first: state.first,
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    bricks: bricksView(state, prices),
    arrivals: state.arrivals,
    boards: state.players.map((player, seat) => boardView(state, player, prices, over || seat === eye)),
    tiles: state.tiles,
    out: state.out,
    bags: bagsOf(state),
    firstShares: state.firstShares,
    taker: takerOf(state),
    trader: traderOf(state),
    deals: state.deals,
    reveals: state.reveals,
    milestones: state.milestones,
    seal: state.seal,
    seed: over ? state.seed : null,
    scores: over ? score(state) : null,
    events: state.events.map((event, i) => ({ n: i + 1, ...told(state, event) })),
  }
}

function bricksView(state: State, prices: Shares): BrickView[] {
  const ranks = ranksOf(state)
  // As the last finished turn began: the milestone of the turn under way is not set yet.
  const before = state.milestones.at(-2) ?? state.milestones[0]
  return COMPANIES.map((company) => ({
    company,
    space: state.bricks[company],
    rank: ranks[company],
    price: prices[company],
    priceBefore: before?.prices[company] ?? prices[company],
    rankBefore: before?.ranks[company] ?? ranks[company],
    bank: state.bank[company],
  }))
}

function boardView(state: State, player: Player, prices: Shares, own: boolean): BoardView {
  const over = state.phase === 'over'
  return {
    cash: player.cash,
    shares: player.shares,
    wealth: wealthOf(player, prices),
    discards: player.discards,
    played: over || state.options.showPlayed ? player.played : null,
    hasChosen: player.chosen !== null,
    handSize: player.hand.length,
    pileSize: player.pile.length,
    hand: own ? player.hand : null,
    chosen: own ? player.chosen : null,
    pile: over ? player.pile : null,
  }
}

type LogWords = View['events'][number] extends infer E ? (E extends { n: number } ? Omit<E, 'n'> : never) : never

/** Puts an event into words. None tells a secret: a card is in no event before it is up. */
function told(state: State, event: Happening): LogWords {
  switch (event.kind) {
    case 'began':
      return { key: 'began', args: { cash: state.options.cash, first: state.first } }
    case 'took': {
      const args = { who: event.seat, company: event.company }
      return state.options.firstShare === 'drawn' ? { key: 'dealt', args } : { key: 'took', args }
    }
    case 'drew':
      return { key: 'drew', args: { turn: event.turn, who: event.seat, ...event.tiles } }
    case 'traded':
      return toldDeal(state, event.deal)
    case 'passed':
      return { key: 'passed', args: { who: event.seat } }
    case 'ranked': {
      const { company, from, to } = event.step
      const args = { who: event.seat, company, from, to }
      return event.direction === 'up' ? { key: 'rankedUp', args } : { key: 'rankedDown', args }
    }
    case 'chose':
      return { key: 'chose', args: { who: event.seat } }
    case 'revealed':
      return toldReveal(state, event.reveal)
    case 'moved': {
      const { company, from, to } = event.step
      return { key: 'moved', args: { who: event.seat, company, from, to } }
    }
    case 'over':
      return { key: 'over', args: { companies: state.arrivals } }
    case 'idle':
    case 'shuffled':
    case 'tilesBack':
      return { key: event.kind }
  }
}

function toldDeal(state: State, index: number): LogWords {
  const deal = state.deals[index]
  if (!deal) throw new Error('an event of a deal that never was')
  const { seat: who, sell, buy, sold, bought } = deal
  if (sell !== null && buy !== null) return { key: 'swapped', args: { who, sell, buy, sold, bought } }
  if (sell !== null) return { key: 'sold', args: { who, sell, sold } }
  if (buy !== null) return { key: 'bought', args: { who, buy, bought } }
  return { key: 'passed', args: { who } }
}

function toldReveal(state: State, index: number): LogWords {
  const shown = state.reveals[index]
  if (!shown) throw new Error('an event of cards that were never up')
  const { turn, cards, holidays, distance } = shown
  // The active player's card is the first to move.
  return { key: 'revealed', args: { cards, first: (state.first + turn - 1) % state.seats, holidays, distance } }
}
