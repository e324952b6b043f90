// The admin code is beyond guessing, and forgiving about how it is typed.
import { expect, test } from 'vitest'
import { drawAdminCode, plainAdminCode } from './admin-code.ts'

test('a code has more than 128 bits, in groups that can be read aloud', () => {
  const codes = Array.from({ length: 500 }, drawAdminCode)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){6}$/)
  expect(new Set(codes).size).toBe(500)
  const signs = new Set(codes.join('').replaceAll('-', ''))
  expect(28 * Math.log2(signs.size)).toBeGreaterThan(128)
})

test.each(['abcd-efgh-2345', 'ABCD EFGH 2345', ' abcdEFGH2345\n', 'abcd–efgh–2345'])('%j is the same code', (typed) => {
  expect(plainAdminCode(typed)).toBe(plainAdminCode('ABCD-EFGH-2345'))
})
