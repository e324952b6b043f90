/** The numbers behind charts of lines: what a line is, its scale, what stands along the axes, labels that keep apart. */
import { scaleLinear } from 'd3-scale'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Line {
  readonly key: string
  readonly name: string
  /** From left to right, at least one. */
  readonly points: readonly Point[]
  readonly colour: string
  /** Tells it apart without colours. */
  readonly dash: string
}

/** What is written below a chart. */
export interface Tick {
  readonly x: number
  readonly label: string
}

export const lastOf = ({ points }: Pick<Line, 'points'>): Point => points[points.length - 1] ?? { x: 0, y: 0 }

/** Values from the lowest to the highest, zero always among them, ends on round figures. */
export function valueScale(values: readonly number[], height: readonly [bottom: number, top: number]) {
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(10, ...values)])
    .nice(5)
    .range(height)
  return { at: (value: number) => scale(value), ticks: scale.ticks(5) }
}

/** Whole numbers to write below a chart, about as many as there is room for. */
export function wholeTicks(last: number, about: number): Tick[] {
  const ticks = last === 0 ? [0] : scaleLinear().domain([0, last]).ticks(Math.max(2, about))
  return ticks.filter(Number.isInteger).map((x) => ({ x, label: String(x) }))
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
