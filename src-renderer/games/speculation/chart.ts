/** The numbers behind the pictures of a finished game of Speculation: bars of wealth and lines over the turns. */
import { scaleLinear } from 'd3-scale'
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import type { ScoreSheet } from '../../../src-shared/games/speculation/types.ts'

export interface Part {
  /** Null is cash. */
  readonly company: Company | null
  readonly worth: number
  /** From the left, 0 to 1. */
  readonly from: number
  readonly length: number
}

export interface Bar {
  /** What there is, one beside the other. */
  readonly parts: readonly Part[]
  /** What shares with a negative price take away, from the end of the bar. */
  readonly loss: number
  readonly lossFrom: number
  readonly lossLength: number
}

const gained = (sheet: ScoreSheet) =>
  sheet.holdings.map(({ company, count, price }) => ({ company, worth: count * price }))

/** The longest bar there is, before anything is taken away. */
export const longest = (scores: readonly ScoreSheet[]): number =>
  Math.max(1, ...scores.map((sheet) => gained(sheet).reduce((sum, { worth }) => sum + Math.max(0, worth), sheet.cash)))

export function barOf(sheet: ScoreSheet, most: number): Bar {
  const all = gained(sheet)
  const have = [{ company: null, worth: sheet.cash }, ...all].filter(({ worth }) => worth > 0)
  let from = 0
  const parts = have.map(({ company, worth }): Part => {
    const part = { company, worth, from, length: worth / most }
    from += part.length
    return part
  })
  const loss = all.reduce((sum, { worth }) => sum + Math.min(0, worth), 0)
  const lossLength = Math.min(from, -loss / most)
  return { parts, loss, lossFrom: from - lossLength, lossLength }
}

export interface Line {
  readonly key: string
  readonly name: string
  /** A point for each milestone. */
  readonly values: readonly number[]
}

/** Values from the lowest to the highest, zero always among them, ends on round figures. */
export function valueScale(values: readonly number[], height: readonly [bottom: number, top: number]) {
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(10, ...values)])
    .nice(5)
    .range(height)
  return { at: (value: number) => scale(value), ticks: scale.ticks(5) }
}

/** Turns to write below a chart: whole ones, about as many as there is room for. */
export function turnTicks(last: number, about: number): number[] {
  if (last === 0) return [0]
  return scaleLinear().domain([0, last]).ticks(Math.max(2, about)).filter(Number.isInteger)
}

/** Heights for labels at the end of lines, so that none covers another: in the order of the lines, as near to them as can be. */
export function apart(heights: readonly number[], step: number, bottom: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height)
  const found = [...heights]
  let least = -Infinity
  for (const { height, i } of order) {
    least = Math.max(height, least + step)
    found[i] = least
  }
  // What went over the bottom pushes back upwards.
  let most = bottom
  for (const { i } of [...order].reverse()) {
    found[i] = Math.min(found[i] ?? most, most)
    most = (found[i] ?? most) - step
  }
  return found
}
