// Shares of many games: intervals that are honest, and promises that are kept only beyond doubt.
import { expect, test } from 'vitest'
import { interval, isKept, shareOf } from './shares.mjs'

test('the interval lies round the share, stays within 0 and 1, and narrows with more games', () => {
  const [low, high] = interval(0.5, 100)
  expect(low).toBeCloseTo(0.404, 3)
  expect(high).toBeCloseTo(0.596, 3)
  expect(interval(1, 50)[1]).toBeLessThanOrEqual(1)
  expect(interval(0, 50)[0]).toBeGreaterThanOrEqual(0)
  expect(interval(0.5, 1000)[1]).toBeLessThan(high)
})

test('a promise is kept only where the whole interval keeps it', () => {
  expect(isKept({ least: 0.9 }, 0.92, 50)).toBe(false)
  expect(isKept({ least: 0.9 }, 0.92, 5000)).toBe(true)
  expect(isKept({ most: 0.03 }, 0.02, 50)).toBe(false)
  expect(isKept({ most: 0.03 }, 0.02, 5000)).toBe(true)
  expect(isKept(null, 0, 1)).toBe(true)
})

test('a share is told with its interval, and nothing is made up where there was no case', () => {
  expect(shareOf(50, 100)).toBe('50.0 % (95 %: 40.4 % to 59.6 %)')
  expect(shareOf(0, 0)).toBe('none')
})
