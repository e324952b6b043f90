/** Money without a ceiling: exact to the last digit, up to 120 digits. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bid, GOOGOL, money, opening, table } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { amount, compare, highest, isAmount, isBid, lowest, magnitude, sum } from './amount.ts'
import { qe } from './game.ts'

const LARGEST = '9'.repeat(120)
const whole = fc.bigInt({ min: 0n, max: 10n ** 120n - 1n })

rule('money.exact', () => {
  expect(compare(money('9007199254740993'), money('9007199254740992'))).toBeGreaterThan(0)
  const { award } = table().sale({ opening: 1, bids: { 1: '9007199254740992', 2: '9007199254740993', 3: 2 } })
  expect(award).toMatchObject({ winner: 2, price: '9007199254740993' })
})

rule('money.form', () => {
  for (const good of ['0', '7', '2500000', LARGEST]) expect(qe.parse({ kind: 'bid', amount: good })).toEqual(bid(good))
  for (const bad of [
    '',
    '-1',
    '+1',
    '007',
    '00',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '1_000',
    '١',
    5,
    5n,
    null,
    undefined,
    ['5'],
  ])
    expect(qe.parse({ kind: 'bid', amount: bad })).toBeUndefined()
})

rule('money.limit', 'opening bid', () => {
  expect(table().refusal(0, opening(LARGEST))).toBeUndefined()
  expect(qe.check(table().state, 0, opening(`1${'0'.repeat(120)}`))).toEqual({
    from: 'qe.refuse',
    key: 'tooLong',
    args: { digits: 120 },
  })
})

rule('money.limit', 'secret bid', () => {
  const open = table().open(1)
  expect(open.refusal(1, bid(LARGEST))).toBeUndefined()
  expect(open.refusal(1, bid(`1${'0'.repeat(120)}`))).toBe('tooLong')
  expect(isBid(LARGEST)).toBe(true)
  expect(isBid(`${LARGEST}9`)).toBe(false)
})

rule('money.googol', () => {
  const { award } = table().sale({ opening: 1, bids: { 1: GOOGOL, 2: GOOGOL - 1n, 3: 2 } })
  expect(award).toMatchObject({ winner: 1, price: `1${'0'.repeat(100)}` })
})

rule('money.totals', () => {
  const { state, scores } = table().sold(0, LARGEST).sold(0, LARGEST).finished()
  expect(scores[0]?.spent).toBe((2n * BigInt(LARGEST) + 9n).toString())
  expect(scores[0]?.spent).toHaveLength(121)
  expect(qe.result(state)?.standings[0]?.eliminated).toBe(true)
})

test('amounts compare and add up as whole numbers do', () => {
  fc.assert(
    fc.property(fc.array(whole, { minLength: 1 }), whole, (values, other) => {
      const [first = other, ...rest] = values
      const amounts = values.map((value) => amount(value))
      expect(Math.sign(compare(amount(first), amount(other)))).toBe(first < other ? -1 : first > other ? 1 : 0)
      expect(BigInt(sum(amounts))).toBe(values.reduce((a, b) => a + b, 0n))
      expect(BigInt(highest(amounts))).toBe(values.reduce((a, b) => (a > b ? a : b)))
      expect(BigInt(lowest([amount(first), ...rest.map((value) => amount(value))]))).toBe(
        values.reduce((a, b) => (a < b ? a : b)),
      )
    }),
  )
})

test('what is no whole amount is no Amount', () => {
  expect(isAmount('12')).toBe(true)
  for (const text of ['-1', '01', '', '1.0', 12, undefined]) expect(isAmount(text)).toBe(false)
  expect(() => amount(-1n)).toThrow(RangeError)
})

test('on the scale of the chart each step is ten times as much', () => {
  expect(magnitude(money(0))).toBe(0)
  expect(magnitude(money(1))).toBe(0)
  expect(magnitude(money(1000))).toBeCloseTo(3)
  expect(magnitude(money(GOOGOL))).toBeCloseTo(100)
  expect(magnitude(money(LARGEST))).toBeCloseTo(120)
})
