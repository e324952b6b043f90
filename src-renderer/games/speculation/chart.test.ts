/** Bars add up to the wealth they show, and lines stay on their chart. */
import { describe, expect, it } from 'vitest'
import type { ScoreSheet } from '../../../src-shared/games/speculation/types.ts'
import { apart, barOf, longest, turnTicks, valueScale } from './chart.ts'

const sheet = (cash: number, holdings: ScoreSheet['holdings']): ScoreSheet => ({
  seat: 0,
  cash,
  holdings,
  wealth: holdings.reduce((sum, { count, price }) => sum + count * price, cash),
  winner: false,
  best: null,
  worst: null,
})

const rich = sheet(40, [
  { company: 'metro', count: 2, price: 180 },
  { company: 'carat', count: 1, price: -60 },
])
const poor = sheet(10, [{ company: 'carat', count: 3, price: -60 }])

describe('bars of wealth', () => {
  it('show cash and every gain, and take losses off their end', () => {
    const most = longest([rich, poor])
    expect(most).toBe(400)
    const bar = barOf(rich, most)
    expect(bar.parts.map(({ company, worth, from }) => [company, worth, from])).toEqual([
      [null, 40, 0],
      ['metro', 360, 0.1],
    ])
    expect(bar.loss).toBe(-60)
    expect(bar.lossFrom + bar.lossLength).toBeCloseTo(1)
    expect(bar.lossFrom * most).toBeCloseTo(rich.wealth)
  })

  it('never go below nothing', () => {
    const bar = barOf(poor, longest([rich, poor]))
    expect(bar.lossFrom).toBe(0)
    expect(bar.loss).toBe(-180)
    expect(longest([sheet(0, [])])).toBeGreaterThan(0)
  })
})

describe('lines over the turns', () => {
  it('have zero on the scale, and negative values above the bottom', () => {
    const { at, ticks } = valueScale([360, -60, 20], [300, 0])
    expect(ticks).toContain(0)
    expect(at(-60)).toBeLessThanOrEqual(300)
    expect(at(360)).toBeGreaterThanOrEqual(0)
    expect(at(0)).toBeGreaterThan(at(10))
  })

  it('are marked at whole turns', () => {
    expect(turnTicks(0, 5)).toEqual([0])
    expect(turnTicks(3, 9).every(Number.isInteger)).toBe(true)
    expect(turnTicks(37, 6).length).toBeGreaterThan(2)
  })

  it('have labels that keep apart and on the chart', () => {
    const found = apart([100, 100, 98, 299, 300], 20, 300)
    const sorted = [...found].sort((a, b) => a - b)
    expect(sorted.every((at, i) => i === 0 || at - (sorted[i - 1] ?? 0) >= 20 - 1e-9)).toBe(true)
    expect(Math.max(...found)).toBeLessThanOrEqual(300)
    expect(found[2]).toBeLessThan(found[0] ?? 0)
  })
})
