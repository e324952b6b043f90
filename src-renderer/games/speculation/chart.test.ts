/** Bars add up to the wealth they show. */
import { describe, expect, it } from 'vitest'
import type { ScoreSheet } from '../../../src-shared/games/speculation/types.ts'
import { barOf, longest } from './chart.ts'

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
