/** The end of a Q.E. game: points line by line, who spent too much, who wins. */
import type { Seat } from '../../game.ts'
import type { Said } from '../../words.ts'
import type { Amount } from './amount.ts'
import { compare, highest, lowest, sum } from './amount.ts'
import type { Industry, Tile } from './data.ts'
import { industriesFor, pointsFor } from './data.ts'
import type { Options } from './options.ts'
import type { State } from './types.ts'
import type { en } from './words.en.ts'

/** One line of the score board, with its reason. */
export interface ScoreLine {
  readonly points: number
  readonly why: Said<typeof en.why>
}

export interface ScoreSheet {
  readonly seat: Seat
  readonly lines: readonly ScoreLine[]
  readonly subtotal: number
  readonly total: number
  readonly spent: Amount
  readonly eliminated: boolean
  readonly winner: boolean
}

/** A longer row than the table knows scores as its last entry. */
const pointsOf = (table: readonly number[], count: number): number => table[Math.min(count, table.length - 1)] ?? 0

const countOf = (pieces: readonly Industry[], industry: Industry) => pieces.filter((p) => p === industry).length

/** How one splits pieces into sets of different industries for the most points. */
export interface Split {
  readonly points: number
  readonly sets: readonly (readonly Industry[])[]
}

/**
 * The best split, not the greedy one: 2,2,1,1,1 is worth more as two sets than as one full set with a pair left over. All ways
 * are tried; with at most 17 pieces of five kinds, remembering each remainder keeps that small.
 */
export function bestSplit(pieces: readonly Industry[], table: readonly number[]): Split {
  const kinds = [...new Set(pieces)].sort()
  const groups = subsets(kinds).filter((set) => pointsOf(table, set.length) > 0)
  const known = new Map<string, Split>()
  const best = (counts: readonly number[]): Split => {
    const key = counts.join()
    const before = known.get(key)
    if (before) return before
    let found: Split = { points: 0, sets: [] }
    for (const set of groups) {
      if (!set.every((kind) => (counts[kinds.indexOf(kind)] ?? 0) > 0)) continue
      const rest = best(counts.map((count, k) => count - (set.some((kind) => kinds.indexOf(kind) === k) ? 1 : 0)))
      const points = rest.points + pointsOf(table, set.length)
      if (points > found.points) found = { points, sets: [set, ...rest.sets] }
    }
    known.set(key, found)
    return found
  }
  return best(kinds.map((kind) => countOf(pieces, kind)))
}

function subsets(kinds: readonly Industry[]): Industry[][] {
  return kinds.reduce<Industry[][]>((all, kind) => [...all, ...all.map((set) => [...set, kind])], [[]])
}

/** What a player's tiles, token and zero marks are worth before the money is counted. */
export interface Holding {
  readonly nation: string
  readonly token: Industry
  readonly tiles: readonly Tile[]
  readonly zeroMarks: number
}

export function linesFor(holding: Holding, seats: number, options: Options): ScoreLine[] {
  const tables = pointsFor(seats)
  const vps = holding.tiles.map((tile) => tile.vp)
  const own = holding.tiles.filter((tile) => tile.nation === holding.nation).length
  const pieces = [...holding.tiles.map((tile) => tile.industry), holding.token]
  const groups = industriesFor(seats)
    .map((industry) => ({ industry, count: countOf(pieces, industry) }))
    .map((group) => ({ ...group, points: pointsOf(tables.monopolization, group.count) }))
    .filter((group) => group.points > 0)
  const split = bestSplit(pieces, tables.diversification[options.diversification])
  return [
    { points: vps.reduce((a, b) => a + b, 0), why: { key: 'companies', args: { vps } } },
    {
      points: holding.zeroMarks * options.zeroValue,
      why: { key: 'zeros', args: { marks: holding.zeroMarks, value: options.zeroValue } },
    },
    { points: pointsOf(tables.nationalization, own), why: { key: 'nationalization', args: { tiles: own } } },
    { points: groups.reduce((total, g) => total + g.points, 0), why: { key: 'monopolization', args: { groups } } },
    { points: split.points, why: { key: 'diversification', args: { sets: split.sets } } },
  ]
}

/** The money a seat has written on the backs of its tiles. */
export const spentBy = (state: State, seat: Seat): Amount =>
  sum(state.sales.flatMap(({ award }) => (award?.winner === seat ? [award.price] : [])))

export function score(state: State): ScoreSheet[] {
  const { options, seats } = state
  const seatList = state.nations.map((_, seat) => seat)
  const spent = seatList.map((seat) => spentBy(state, seat))
  const most = highest(spent)
  const least = spent.reduce((a, b) => lowest([a, b]))
  const sheets = state.nations.map((nation, seat) => {
    const won = state.sales.filter(({ award }) => award?.winner === seat)
    const zeroMarks = state.sales.filter(({ award }) => award?.marks.includes(seat)).length
    const holding = { nation, token: tokenOf(state, seat), tiles: won.map(({ tile }) => tile), zeroMarks }
    const lines = linesFor(holding, seats, options)
    const subtotal = lines.reduce((total, line) => total + line.points, 0)
    const paid = spent[seat] ?? least
    const bonus = compare(paid, least) === 0 ? (options.leastSpent ?? pointsFor(seats).leastSpent) : 0
    const money: ScoreLine = { points: bonus, why: { key: 'leastSpent', args: { spent: paid, least } } }
    return {
      seat,
      lines: [...lines, money],
      subtotal,
      total: subtotal + bonus,
      spent: paid,
      eliminated: options.elimination && compare(paid, most) === 0,
    }
  })
  const winners = winnersOf(sheets)
  return sheets.map((sheet) => ({ ...sheet, winner: winners.includes(sheet.seat) }))
}

/** Most points, then least money, among those who did not spend the most; what is still tied is shared. */
function winnersOf(sheets: readonly Omit<ScoreSheet, 'winner'>[]): Seat[] {
  const able = sheets.filter((sheet) => !sheet.eliminated)
  const most = Math.max(...able.map((sheet) => sheet.total))
  const tied = able.filter((sheet) => sheet.total === most)
  const least = tied
    .map((sheet) => sheet.spent)
    .reduce<Amount | null>((a, b) => (a === null ? b : lowest([a, b])), null)
  return tied.filter((sheet) => sheet.spent === least).map((sheet) => sheet.seat)
}

export function tokenOf(state: Pick<State, 'tokens'>, seat: Seat): Industry {
  const token = state.tokens[seat]
  if (!token) throw new RangeError(`no such seat: ${String(seat)}`)
  return token
}
