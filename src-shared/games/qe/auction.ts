/** Who wins a sale: standing bids, ties, and what a third tie leaves. */
import type { Seat } from '../../game.ts'
import type { Amount } from './amount.ts'
import { compare, highest, ZERO } from './amount.ts'
import { SMALL_TABLE } from './data.ts'
import type { Award, Sale, State } from './types.ts'

export interface Bid {
  readonly seat: Seat
  readonly amount: Amount
}

/** Every bid of the sale in the order it was made, the opening bid first, superseded ones too. */
export function allBids(sale: Sale): Bid[] {
  const opening =
    sale.auctioneer === null || sale.opening === null ? [] : [{ seat: sale.auctioneer, amount: sale.opening }]
  const sealed = sale.biddings.flatMap(({ bids }) =>
    bids.flatMap((amount, seat) => (amount === null ? [] : [{ seat, amount }])),
  )
  return [...opening, ...sealed]
}

/** The bid each seat stands at: its latest one. */
export function standing(sale: Sale): Bid[] {
  const bids = allBids(sale)
  return bids.filter((bid, i) => !bids.slice(i + 1).some((later) => later.seat === bid.seat))
}

export function holdersOfHighest(bids: readonly Bid[]): Bid[] {
  const top = highest(bids.map((bid) => bid.amount))
  return bids.filter((bid) => bid.amount === top)
}

/** Those who tied for the highest bid, except the auctioneer, whose bid is final. One bidder alone is no tie. */
export const mustRebid = (sale: Sale, tied: readonly Bid[]): Seat[] =>
  tied.length < 2 ? [] : bySeat(tied.filter((bid) => bid.seat !== sale.auctioneer))

/** In the order of the chairs, so that a list of seats tells nothing of the order in which bids were made or superseded. */
const bySeat = (bids: readonly Bid[]): Seat[] => bids.map((bid) => bid.seat).sort((a, b) => a - b)

const unshared = (bids: readonly Bid[]): Bid[] =>
  bids.filter((bid) => bids.filter((other) => other.amount === bid.amount).length === 1)

/** Gives the tile away. Comes after the last bidding of a sale: a tie that is left now is the third one. */
export function award(state: State, sale: Sale): Award {
  const winning = winningBid(state, sale)
  const zeros = state.seats === SMALL_TABLE ? [] : zeroBidders(sale)
  const marked = state.sales.slice(0, -1).filter(({ round }) => round === sale.round)
  const marks = zeros.filter(
    (seat) => state.options.zeroPer === 'sale' || !marked.some(({ award: before }) => before?.marks.includes(seat)),
  )
  return { winner: winning?.seat ?? null, price: winning?.amount ?? ZERO, zeros, marks }
}

export function winningBid(state: State, sale: Sale): Bid | undefined {
  const bids = standing(sale)
  const [top, ...tied] = holdersOfHighest(bids)
  if (tied.length === 0) return top
  // The last tile of three: a tie leaves it to nobody.
  if (sale.auctioneer === null) return undefined
  const candidates = unshared(state.options.ties === 'standing' ? bids : allBids(sale))
  const [best] = [...candidates].sort((a, b) => compare(b.amount, a.amount))
  // Only where first bids may equal the opening bid can every amount be shared: then the opening bid stands.
  return best ?? bids.find((bid) => bid.seat === sale.auctioneer)
}

export const zeroBidders = (sale: Sale): Seat[] => bySeat(standing(sale).filter((bid) => bid.amount === ZERO))
