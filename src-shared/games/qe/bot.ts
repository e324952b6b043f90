/** A Q.E. bot: sees one seat's view, keeps its spending in the middle of the pack, and picks up zeros where a tile is worth little to it. */
import type { Ask } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Amount } from './amount.ts'
import { amount, compare, highest, sum, ZERO } from './amount.ts'
import { MAX_DIGITS, SMALL_TABLE } from './data.ts'
import type { Tile } from './data.ts'
import { linesFor } from './scoring.ts'
import type { Move, View } from './types.ts'

const CEILING = 10n ** BigInt(MAX_DIGITS) - 1n

export function bot(view: View, asks: readonly Ask[], random: Random): Move | undefined {
  const ask = asks.find((a) => a.must)
  if (ask?.kind === 'open') return { kind: 'open', amount: opening(view, random) }
  if (ask?.kind === 'bid') return { kind: 'bid', amount: secret(view, random) }
  return worthAPeek(view, random) ? { kind: 'peek' } : undefined
}

/** Points my pile would gain from the tile under the hammer. */
function gain(view: View, tile: Tile): number {
  const board = view.boards[view.me ?? 0]
  if (!board?.token) return tile.vp
  const tiles = view.sales.filter(({ award }) => award?.winner === view.me).map((sale) => sale.tile)
  const holding = { nation: board.nation, token: board.token, zeroMarks: 0 }
  const points = (held: readonly Tile[]) =>
    linesFor({ ...holding, tiles: held }, view.seats, view.options).reduce((total, line) => total + line.points, 0)
  return points([...tiles, tile]) - points(tiles)
}

/** What a middling company has cost lately: the median of the last known prices and opening bids. */
function goingRate(view: View): bigint {
  const seen = view.sales.flatMap(({ opening: first, award }) => {
    const known = [first, award?.price ?? null].filter((a) => a !== null)
    return known.length > 0 ? [highest(known)] : []
  })
  const lately = seen.slice(-5).sort(compare)
  return BigInt(lately[Math.floor(lately.length / 2)] ?? '0')
}

/** My spending against what the others must have spent at least: above 1 I am in danger of being the one who is out. */
function danger(view: View): number {
  const rate = goingRate(view)
  const totals = view.boards.map((board) => BigInt(board.spent) + BigInt(board.unknownPrices) * rate)
  const mine = totals[view.me ?? 0] ?? 0n
  const others = totals.filter((_, seat) => seat !== view.me)
  const top = others.reduce((a, b) => (a > b ? a : b), 0n)
  if (top === 0n) return mine > 0n ? 2 : 0
  return Number((mine * 100n) / top) / 100
}

/** Percent of the going rate that the tile is worth to me, with a little temperament. */
function appetite(view: View, tile: Tile, random: Random): bigint {
  const wish = (gain(view, tile) / 4) * (1.6 - Math.min(danger(view), 1.5)) * (random.whole(75, 125) / 100)
  return BigInt(Math.max(5, Math.round(wish * 100)))
}

function opening(view: View, random: Random): Amount {
  const tile = view.sales.at(-1)?.tile
  const minimum = BigInt(view.options.openingMinimum)
  const rate = goingRate(view)
  if (!tile || rate === 0n) return bounded(minimum * BigInt(random.whole(20, 200)))
  const wish = (rate * appetite(view, tile, random) * 80n) / 10_000n
  return bounded(wish > minimum ? wish : minimum)
}

function secret(view: View, random: Random): Amount {
  const sale = view.sales.at(-1)
  if (!sale) return ZERO
  const first = BigInt(sale.opening ?? '0')
  const want = appetite(view, sale.tile, random)
  const zeroPays =
    view.seats !== SMALL_TABLE &&
    view.options.zeroValue > 0 &&
    (view.options.zeroPer === 'sale' || !view.boards[view.me ?? 0]?.zeroRounds.includes(sale.round))
  if (zeroPays && (want < 90n || danger(view) > 1.2)) return ZERO
  const rate = goingRate(view)
  const basis = rate > first ? rate : first > 0n ? first : BigInt(view.options.openingMinimum) * 50n
  const bid = bounded((basis * want) / 100n + BigInt(random.whole(0, 9)))
  return bid === sale.opening ? amount(BigInt(bid) + (BigInt(bid) < CEILING ? 1n : -1n)) : bid
}

const bounded = (value: bigint): Amount => amount(value > CEILING ? CEILING : value < 1n ? 1n : value)

/** A peek is best spent late, on a sale that somebody else won. */
function worthAPeek(view: View, random: Random): boolean {
  if (!view.mayPeek) return false
  const late = view.sales.length * 2 > view.saleCount
  const blind = sum(view.boards.map((board) => amount(BigInt(board.unknownPrices)))) !== ZERO
  return late && blind && random.whole(1, 3) === 1
}
