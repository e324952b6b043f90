/** An auction: all banks bid gold in secret for the cheapest property that the state still has; only the winner pays. */
import type { Seat } from '../../../game.ts'
import { bankOf, boardOf, isIn, ranking, tell, withBank, withBoard } from '../banks.ts'
import { nextProperty, pointsOf } from '../states.ts'
import type { Property } from '../states.ts'
import type { Auction, Board, State, Step } from '../types.ts'
import type { Of, StepRules } from './step.ts'
import { closed, instead, NOT_NOW } from './step.ts'

export const auctionIn = (state: State, id: Board['state']): Step => ({
  kind: 'auction',
  state: id,
  bids: state.banks.map(() => null),
})

function propertyIn(board: Board): Property {
  const property = nextProperty(board)
  if (!property) throw new RangeError(`${board.state} has nothing left to sell`)
  return property
}

/** Nobody is asked for a bid of nothing, unless that would tell how much gold somebody has. */
const bids = (state: State, { bids: made }: Of<'auction'>): (number | null)[] =>
  state.banks.map(({ gold, out }, seat) => {
    if (out) return null
    return made[seat] ?? (gold === 0 && !state.options.hidden ? 0 : null)
  })

/** Between equal bids: most loans in the state, of those the rightmost one, and where nobody has any the highest income. */
export function winnerOf(state: State, board: Board, all: readonly (number | null)[]): Pick<Auction, 'winner' | 'by'> {
  const ranked = ranking(state)
  const bidOf = (seat: Seat) => all[seat] ?? 0
  const highest = ranked.filter((seat) => bidOf(seat) === Math.max(...ranked.map(bidOf)))
  const columnsOf = (seat: Seat) => board.loans.filter((loan) => loan.seat === seat).map(({ column }) => column)
  const best = (seats: readonly Seat[], worth: (seat: Seat) => number) =>
    seats.filter((seat) => worth(seat) === Math.max(...seats.map(worth)))
  const lenders = best(highest, (seat) => columnsOf(seat).length)
  const furthest = best(lenders, (seat) => Math.max(0, ...columnsOf(seat)))
  const [winner = null] = furthest
  if (highest.length === 1) return { winner, by: 'bid' }
  if (lenders.length === 1) return { winner, by: 'loans' }
  return { winner, by: furthest.length === 1 ? 'furthest' : 'income' }
}

/** Whoever has the points that end the game makes this year the last one, whatever becomes of them. */
export function enriched(state: State, seat: Seat): State {
  const { endPoints } = state.options
  const points = pointsOf(state.boards, seat)
  if (state.rich || endPoints === 0 || points < endPoints) return state
  return tell({ ...state, rich: true }, { kind: 'lastYear', seat, points, year: Math.max(1, state.year) })
}

function sold(state: State, step: Of<'auction'>, all: readonly (number | null)[]): State {
  const board = boardOf(state, step.state)
  const property = propertyIn(board)
  const price = Math.max(0, ...all.map((bid) => bid ?? 0))
  const unsold = price === 0 && state.options.unsold
  const { winner, by } = unsold ? ({ winner: null, by: 'unsold' } as const) : winnerOf(state, board, all)
  const { year, quarter } = state
  const auction: Auction = { year, quarter, state: step.state, property: property.id, bids: all, winner, price, by }
  const told = tell(
    { ...instead(state), auctions: [...state.auctions, auction] },
    { kind: 'auctioned', auction: state.auctions.length },
  )
  if (winner === null) return told
  const paid = withBank(told, winner, { gold: bankOf(told, winner).gold - price })
  return enriched(withBoard(paid, { ...board, owners: [...board.owners, winner] }), winner)
}

export const auction: StepRules<Of<'auction'>> = {
  settle(state, step) {
    const all = bids(state, step)
    return all.every((bid, seat) => bid !== null || !isIn(state, seat)) ? sold(state, step, all) : undefined
  },
  asks(state, step, seat) {
    const { gold, out } = bankOf(state, seat)
    const bid = step.bids[seat] ?? null
    if (out || (bid === null && bids(state, step)[seat] !== null)) return []
    const property = propertyIn(boardOf(state, step.state))
    return [{ kind: 'bid', must: bid === null, state: step.state, property: property.id, most: gold, bid }]
  },
  check(state, _step, seat, move) {
    if (move.kind !== 'bid') return NOT_NOW
    const { gold } = bankOf(state, seat)
    return move.gold <= gold ? undefined : { key: 'littleGold', args: { gold } }
  },
  apply(state, step, seat, move) {
    if (move.kind !== 'bid') return state
    const first = step.bids[seat] === null
    const bid: Step = { ...step, bids: step.bids.map((old, s) => (s === seat ? move.gold : old)) }
    const next = instead(state, bid)
    // A change of mind was never made: nothing tells of it.
    const told = first ? tell(next, { kind: 'bid', seat }) : next
    return bids(told, bid).every((made, s) => made !== null || !isIn(told, s)) ? closed(told) : told
  },
  late: () => ({ kind: 'bid', gold: 0 }),
}
