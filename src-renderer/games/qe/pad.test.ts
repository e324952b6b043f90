/** The keys of the bid pad never guess what a text means, and the pad asks twice only where that is true. */
import { describe, expect, it } from 'vitest'
import { readAmount } from '../../../src-shared/games/qe/amount-parse.ts'
import type { Amount } from '../../../src-shared/games/qe/amount.ts'
import { amount, ZERO } from '../../../src-shared/games/qe/amount.ts'
import type { SaleView } from '../../../src-shared/games/qe/types.ts'
import { absurdity, backspace, press, times } from './pad.ts'

describe('keys that add to an amount', () => {
  it('begin with nothing, and never with zeros in front', () => {
    expect(press('', '5')).toBe('5')
    expect(press('  ', '5')).toBe('5')
    expect(press('0', '7')).toBe('7')
    expect(press('0', '00')).toBe('0')
    expect(times('', '0')).toBe('')
    expect(times('0', '000')).toBe('0')
  })

  it('add to what was written with marks or a unit', () => {
    expect(press('2.5m', '9')).toBe('25000009')
    expect(press('2,500', '00')).toBe('250000')
    expect(times('3 Mrd', '0')).toBe('30000000000')
    expect(times('1e12', '000')).toBe('1000000000000000')
  })

  it.each(['1.500m', '3 billion', '2.5', '-3', '1,00', '12xyz', 'abc', '9'.repeat(121)])(
    'leave “%s” as it is: it is not exactly one amount',
    (text) => {
      expect(press(text, '5')).toBe(text)
      expect(press(text, '00')).toBe(text)
      expect(times(text, '0')).toBe(text)
      expect(times(text, '000')).toBe(text)
    },
  )
})

describe('the key that takes a digit off', () => {
  it.each(['2,500,000', '2.500.000', '2 500 000', ' 2500000 '])('leaves an amount of “%s”', (text) => {
    expect(readAmount(backspace(text))).toEqual({ kind: 'amount', amount: '250000' })
  })

  it('takes back the last thing typed where that is no digit, or no amount', () => {
    expect(backspace('2.5m')).toBe('2.5')
    expect(backspace('1.500m')).toBe('1.500')
    expect(backspace('-3')).toBe('-')
    expect(backspace('12xyz')).toBe('12xy')
    expect(backspace('9'.repeat(121))).toBe('9'.repeat(120))
  })

  it('ends with nothing', () => {
    expect(backspace('7')).toBe('')
    expect(backspace('')).toBe('')
  })
})

const MILLION = 1_000_000n

function sale(opening: Amount | null, bids: readonly (Amount | null)[] = [], price: Amount | null = null): SaleView {
  return {
    number: 1,
    tile: { nation: 'US', industry: 'finance', vp: 4 },
    round: 1,
    auctioneer: 0,
    opening,
    biddings: [{ who: [1, 2], in: [], bids }],
    award: { winner: 1, price, zeros: [], marks: [] },
  }
}

describe('an absurd amount', () => {
  it('is one from a thousand billions on, while nothing was seen', () => {
    for (const sales of [[], [sale(null)], [sale(null, [null, ZERO])]]) {
      expect(absurdity(amount('2500000'), { sales })).toBeUndefined()
      expect(absurdity(amount(10n ** 12n - 1n), { sales })).toBeUndefined()
      expect(absurdity(amount(10n ** 12n), { sales })).toBe('outOfNowhere')
    }
  })

  it('is later more than a thousand times whatever was seen', () => {
    for (const seen of [sale(amount('5000')), sale(amount('1'), [amount('5000')]), sale(null, [], amount('5000'))]) {
      expect(absurdity(amount(5n * MILLION), { sales: [seen] })).toBeUndefined()
      expect(absurdity(amount(5n * MILLION + 1n), { sales: [seen] })).toBe('thousandfold')
    }
  })

  it('is no small sum, however modest the others are', () => {
    const sales = [sale(amount('1'))]
    expect(absurdity(amount(MILLION), { sales })).toBeUndefined()
    expect(absurdity(amount(MILLION + 1n), { sales })).toBe('thousandfold')
  })
})
