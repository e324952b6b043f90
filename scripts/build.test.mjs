// The app is built again exactly when something it is made of has changed.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isStale, newest } from './build.mjs'

test('stale: something missing or older than the sources', () => {
  expect(isStale(100, [101, 102])).toBe(false)
  expect(isStale(100, [101, 99])).toBe(true)
  expect(isStale(100, [101, undefined])).toBe(true)
})

test('a changed file deep below shows, and so does a deleted one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hot-money-'))
  const deep = join(folder, 'a', 'b')
  const file = join(deep, 'c.ts')
  mkdirSync(deep, { recursive: true })
  writeFileSync(file, '')
  const age = (seconds) => [file, deep, join(folder, 'a'), folder].forEach((path) => utimesSync(path, seconds, seconds))
  age(1000)
  expect(newest(folder)).toBe(1_000_000)
  utimesSync(file, 2000, 2000)
  expect(newest(folder)).toBe(2_000_000)
  age(1000)
  rmSync(file)
  expect(newest(folder)).toBeGreaterThan(2_000_000)
})

test('a source that is not there is as old as can be', () => {
  expect(newest(join(tmpdir(), 'hot-money-none'))).toBe(0)
})
