/** Amounts keep their order on every picture, however long they are. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Amount } from '../../../src-shared/games/qe/amount.ts'
import { amount, compare, magnitude, ZERO } from '../../../src-shared/games/qe/amount.ts'
import type { SaleView } from '../../../src-shared/games/qe/types.ts'
import { barLength, bidsOf, counted, dotsOf, markOf, powersAround, powerTicks, stretches } from './chart.ts'

const ONE = amount('1')
const GOOGOL = amount(10n ** 100n)
const LONGEST = amount(10n ** 120n - 1n)
const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 121n }).map((value) => amount(value))

const sale = (number: number, bids: readonly (Amount | null)[][], more: Partial<SaleView> = {}): SaleView => ({
  number,
  tile: { nation: 'US', industry: 'finance', vp: 4 },
  round: 1,
  auctioneer: null,
  opening: null,
  biddings: bids.map((of) => ({ who: [], in: [], bids: of })),
  award: null,
  ...more,
})

describe('the scale', () => {
  it('finds the powers of ten around a googol, one and 120 digits', () => {
    expect(powersAround([GOOGOL])).toEqual([100, 101])
    expect(powersAround([ZERO, ONE])).toEqual([0, 1])
    expect(powersAround([ONE, GOOGOL])).toEqual([0, 100])
    expect(powersAround([amount('2500'), LONGEST])).toEqual([3, 120])
    expect(powersAround([ZERO])).toEqual([0, 1])
    expect(powersAround([])).toEqual([0, 1])
  })

  it('does not turn round what is too close to tell apart', () => {
    const edge = amount(2n ** 53n)
    const above = amount(2n ** 53n + 1n)
    expect(magnitude(above)).toBeGreaterThanOrEqual(magnitude(edge))
    expect(barLength(above, GOOGOL)).toBeGreaterThanOrEqual(barLength(edge, GOOGOL))
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        const [less, more] = compare(a, b) <= 0 ? [a, b] : [b, a]
        expect(barLength(less, LONGEST)).toBeLessThanOrEqual(barLength(more, LONGEST) + 1e-12)
      }),
    )
  })

  it('writes only whole powers of ten beside it, within the scale', () => {
    expect(powerTicks([3, 5], 6)).toEqual([3, 4, 5])
    expect(powerTicks([0, 1], 6)).toEqual([0, 1])
    const ticks = powerTicks([0, 120], 6)
    expect(ticks.length).toBeGreaterThan(3)
    expect(ticks.length).toBeLessThan(10)
    expect(ticks.every((power) => Number.isInteger(power) && power >= 0 && power <= 120)).toBe(true)
  })
})

describe('bars and counting', () => {
  it('gives zero no bar, one a little, the most all of it', () => {
    expect(barLength(ZERO, GOOGOL)).toBe(0)
    expect(barLength(ZERO, ZERO)).toBe(0)
    expect(barLength(ONE, GOOGOL)).toBeGreaterThan(0)
    expect(barLength(LONGEST, LONGEST)).toBe(1)
  })

  it('counts up and never beyond the goal, and ends on it exactly', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, fc.double({ min: 0, max: 1, noNaN: true }), (goal, other, part) => {
        const most = compare(goal, other) < 0 ? other : goal
        expect(compare(counted(goal, most, part), goal)).toBeLessThanOrEqual(0)
        expect(counted(goal, most, 1)).toBe(goal)
        const later = Math.min(1, part + 0.01)
        expect(compare(counted(goal, most, part), counted(goal, most, later))).toBeLessThanOrEqual(0)
      }),
    )
    expect(counted(GOOGOL, LONGEST, 0)).toBe(ZERO)
    expect(counted(ONE, GOOGOL, 0.5)).toBe(ONE)
    expect(counted(GOOGOL, GOOGOL, 0.5).length).toBeGreaterThan(45)
  })
})

describe('bids over the sales', () => {
  const tie = amount('500')
  const sales = [
    sale(
      1,
      [
        [null, tie, tie],
        [null, amount('600'), ZERO],
      ],
      {
        auctioneer: 0,
        opening: amount('400'),
        award: { winner: 1, price: amount('600'), zeros: [], marks: [] },
      },
    ),
    sale(2, [[GOOGOL, ONE, ZERO]], { award: { winner: 0, price: GOOGOL, zeros: [2], marks: [2] } }),
  ]

  it('keeps superseded bids, and the opening bid as the auctioneer’s', () => {
    const [first] = sales
    expect(first && [0, 1, 2].map((seat) => bidsOf(first, seat))).toEqual([['400'], ['500', '600'], ['500', '0']])
  })

  it('draws one dot for each seat and sale, the winning ones marked', () => {
    const dots = dotsOf(sales, 3)
    expect(dots.map((dot) => dot.amount)).toEqual(['400', '600', '0', GOOGOL, '1', '0'])
    expect(dots.filter((dot) => dot.won).map((dot) => dot.seat)).toEqual([1, 0])
  })

  it('puts the price where it was paid, even if that bid was superseded', () => {
    const early = sale(
      1,
      [
        [tie, null],
        [amount('700'), null],
      ],
      { award: { winner: 0, price: tie, zeros: [], marks: [] } },
    )
    expect(dotsOf([early], 2)).toEqual([{ sale: 1, seat: 0, amount: '500', won: true }])
  })

  it('breaks a line at a zero', () => {
    const dots = ['1', '2', '0', '3', '0', '4', '5'].map((a, i) => ({
      sale: i + 1,
      seat: 0,
      amount: amount(a),
      won: false,
    }))
    expect(stretches(dots).map((stretch) => stretch.map((dot) => dot.amount))).toEqual([
      ['1', '2'],
      ['4', '5'],
    ])
  })

  it('has a different mark for each of five seats', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => markOf(seat, 5))).size).toBe(5)
  })
})
