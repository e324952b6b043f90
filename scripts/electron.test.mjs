// Who may run a third party's Electron, and when the makers' download is tried again.
import { expect, test } from 'vitest'
import { mayUseRepack, shouldTryAgain } from './electron.mjs'

const yes = () => Promise.resolve(true)
const no = () => Promise.resolve(false)
const neverAsk = () => Promise.reject(new Error('asked'))
const start = { purpose: 'start', accepted: false, there: false }

test('tests take the repack by themselves', async () => {
  expect(await mayUseRepack({ ...start, purpose: 'test' }, neverAsk)).toBe(true)
})

test('a start takes it if it is there or was agreed to beforehand', async () => {
  expect(await mayUseRepack({ ...start, there: true }, neverAsk)).toBe(true)
  expect(await mayUseRepack({ ...start, accepted: true }, neverAsk)).toBe(true)
})

test('otherwise the person decides', async () => {
  expect(await mayUseRepack(start, yes)).toBe(true)
  expect(await mayUseRepack(start, no)).toBe(false)
})

test('a failed download is not tried again at once', () => {
  const hour = 3_600_000
  expect(shouldTryAgain(undefined, 0)).toBe(true)
  expect(shouldTryAgain(100 * hour, 101 * hour)).toBe(false)
  expect(shouldTryAgain(100 * hour, 107 * hour)).toBe(true)
})
