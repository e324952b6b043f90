// The last line of `npm test` tells the truth, also when a runner broke instead of failing.
import { expect, test } from 'vitest'
import { check, lastLine, playwrightTotals, sum, vitestTotals } from './totals.mjs'

const file = (status, ...tests) => ({ status, assertionResults: tests.map((status) => ({ status })) })

test('a step without tests counts as one check', () => {
  expect(check(0)).toEqual({ passed: 1, failed: 0 })
  expect(check(2)).toEqual({ passed: 0, failed: 1 })
})

test('vitest: its own counts', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] }
  expect(vitestTotals(report, 1)).toEqual({ passed: 3, failed: 1 })
})

test('vitest: a file that cannot be loaded has failed', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('failed'), file('passed', 'passed')] }
  expect(vitestTotals(report, 1)).toEqual({ passed: 3, failed: 1 })
})

test('an exit code without a failed test still counts as a failure', () => {
  expect(vitestTotals({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(playwrightTotals({ stats: { expected: 2, flaky: 0, unexpected: 0 } }, 1)).toEqual({ passed: 2, failed: 1 })
})

test('no report is a failure', () => {
  expect(vitestTotals(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightTotals(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})

test('playwright: skipped tests have neither passed nor failed', () => {
  expect(playwrightTotals({ stats: { expected: 4, flaky: 0, unexpected: 2, skipped: 9 } }, 1)).toEqual({
    passed: 4,
    failed: 2,
  })
})

test('the last line adds everything up', () => {
  expect(lastLine(sum([check(0), { passed: 40, failed: 2 }, check(1)]))).toBe('41 passed, 3 failed')
})
