/** Lines stay on their chart, and what is written beside them can be read. */
import { describe, expect, it } from 'vitest'
import { apart, lastOf, valueScale, wholeTicks } from './lines.ts'

describe('a chart of lines', () => {
  it('has zero on the scale, and negative values above the bottom', () => {
    const { at, ticks } = valueScale([360, -60, 20], [300, 0])
    expect(ticks).toContain(0)
    expect(at(-60)).toBeLessThanOrEqual(300)
    expect(at(360)).toBeGreaterThanOrEqual(0)
    expect(at(0)).toBeGreaterThan(at(10))
  })

  it('is marked at whole numbers', () => {
    expect(wholeTicks(0, 5)).toEqual([{ x: 0, label: '0' }])
    expect(wholeTicks(3, 9).every(({ x }) => Number.isInteger(x))).toBe(true)
    expect(wholeTicks(37, 6).length).toBeGreaterThan(2)
  })

  it('has labels that keep apart and on the chart', () => {
    const found = apart([100, 100, 98, 299, 300], 20, 300)
    const sorted = [...found].sort((a, b) => a - b)
    expect(sorted.every((at, i) => i === 0 || at - (sorted[i - 1] ?? 0) >= 20 - 1e-9)).toBe(true)
    expect(Math.max(...found)).toBeLessThanOrEqual(300)
    expect(found[2]).toBeLessThan(found[0] ?? 0)
  })

  it('has each line labelled where that one ends', () => {
    expect(
      lastOf({
        points: [
          { x: 0, y: 5 },
          { x: 3, y: -21 },
        ],
      }),
    ).toEqual({ x: 3, y: -21 })
  })
})
