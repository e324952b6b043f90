/** The numbers behind the pictures of a finished Q.E. game: bids on a logarithmic scale, marks, lines and ticks. */
import { scaleLinear } from 'd3-scale'
import type { Seat } from '../../../src-shared/game.ts'
import type { Amount } from '../../../src-shared/games/qe/amount.ts'
import { amount, compare, magnitude, ZERO } from '../../../src-shared/games/qe/amount.ts'
import type { SaleView } from '../../../src-shared/games/qe/types.ts'

/** One player's bid in one sale: the price where it won, else the last one made. */
export interface Dot {
  readonly sale: number
  readonly seat: Seat
  readonly amount: Amount
  readonly won: boolean
}

/** Every bid of one seat in a sale, in the order made. The auctioneer's is the opening bid. */
export function bidsOf(sale: SaleView, seat: Seat): Amount[] {
  const opening = sale.auctioneer === seat ? [sale.opening] : []
  return [...opening, ...sale.biddings.map(({ bids }) => bids[seat] ?? null)].filter((bid) => bid !== null)
}

export function dotsOf(sales: readonly SaleView[], seats: number): Dot[] {
  return sales.flatMap((sale) =>
    Array.from({ length: seats }, (_, seat): Dot[] => {
      const won = sale.award?.winner === seat
      const bid = (won ? sale.award.price : null) ?? bidsOf(sale, seat).at(-1)
      return bid === undefined ? [] : [{ sale: sale.number, seat, amount: bid, won }]
    }).flat(),
  )
}

/** A player's dots in stretches without a zero: a zero lies on its own line below, and no line leads there. */
export function stretches(dots: readonly Dot[]): Dot[][] {
  const found: Dot[][] = [[]]
  for (const dot of dots) {
    if (dot.amount === ZERO) found.push([])
    else found.at(-1)?.push(dot)
  }
  return found.filter((stretch) => stretch.length > 1)
}

/** The powers of ten between which all amounts but zero lie; never empty. */
export function powersAround(amounts: readonly Amount[]): [number, number] {
  const levels = amounts.filter((a) => a !== ZERO).map(magnitude)
  if (levels.length === 0) return [0, 1]
  const from = Math.floor(Math.min(...levels))
  return [from, Math.max(Math.ceil(Math.max(...levels)), from + 1)]
}

/** Whole powers of ten to write beside the scale, about as many as asked for. */
export function powerTicks(powers: readonly [number, number], about: number): number[] {
  return scaleLinear().domain(powers).ticks(about).filter(Number.isInteger)
}

/** How long a bar is, from 0 for nothing to 1 for the most: by digits, so that a million and a googol fit one picture. */
export function barLength(a: Amount, most: Amount): number {
  return a === ZERO ? 0 : (magnitude(a) + 1) / (magnitude(most) + 1)
}

/** What a count that runs up to `most` shows when it is `part` (0 to 1) of the way; whoever has reached `goal` stays there. */
export function counted(goal: Amount, most: Amount, part: number): Amount {
  if (part >= 1 || goal === ZERO) return goal
  const level = Math.max(0, part) * (magnitude(most) + 1) - 1
  if (level < 0) return ZERO
  const power = Math.floor(level)
  const leading = BigInt(Math.floor(10 ** (level - power) * 10_000))
  const now = amount((leading * 10n ** BigInt(power)) / 10_000n)
  return compare(now, goal) < 0 ? now : goal
}

/** A mark of its own for each seat, around 0,0: circle, square, triangle, diamond, cross. */
export function markOf(seat: Seat, r: number): string {
  const arm = r * 0.4
  switch (seat) {
    case 0:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
    case 1:
      return `M${-r * 0.9} ${-r * 0.9}H${r * 0.9}V${r * 0.9}H${-r * 0.9}Z`
    case 2:
      return `M0 ${-r * 1.15}L${r * 1.1} ${r * 0.85}H${-r * 1.1}Z`
    case 3:
      return `M0 ${-r * 1.3}L${r * 1.1} 0L0 ${r * 1.3}L${-r * 1.1} 0Z`
    default:
      return `M${-arm} ${-r * 1.15}H${arm}V${-arm}H${r * 1.15}V${arm}H${arm}V${r * 1.15}H${-arm}V${arm}H${-r * 1.15}V${-arm}H${-arm}Z`
  }
}
