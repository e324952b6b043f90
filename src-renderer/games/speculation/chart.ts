/** The bars of wealth at the end of a game of Speculation. */
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import type { ScoreSheet } from '../../../src-shared/games/speculation/types.ts'
import type { Stacked } from '../../parts/bars.ts'
import { longestOf, stacked } from '../../parts/bars.ts'

export interface Part {
  /** Null is cash. */
  readonly company: Company | null
  readonly worth: number
  /** From the left, 0 to 1. */
  readonly from: number
  readonly length: number
}

/** What there is, one beside the other, and what shares with a negative price take away again. */
export interface Bar extends Omit<Stacked, 'parts'> {
  readonly parts: readonly Part[]
}

const worthsOf = ({ cash, holdings }: ScoreSheet): number[] => [
  cash,
  ...holdings.map(({ count, price }) => count * price),
]

export const longest = (scores: readonly ScoreSheet[]): number => longestOf(scores.map(worthsOf))

export function barOf(sheet: ScoreSheet, most: number): Bar {
  const { parts, ...rest } = stacked(worthsOf(sheet), most)
  const named = parts.map((part, i): Part => ({ ...part, company: sheet.holdings[i - 1]?.company ?? null }))
  return { ...rest, parts: named.filter(({ worth }) => worth > 0) }
}
