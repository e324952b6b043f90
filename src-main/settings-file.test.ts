// A damaged settings file is kept aside, a good one is left alone.
import { mkdtempSync, readFileSync, existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { setAsideIfUnreadable } from './settings-file.ts'

let path = ''
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'hot-money-')), 'settings.json')
})

test('no file is no problem', () => {
  expect(setAsideIfUnreadable(path)).toBeUndefined()
})

test('good settings stay', () => {
  writeFileSync(path, '{"a":1}')
  expect(setAsideIfUnreadable(path)).toBeUndefined()
  expect(readFileSync(path, 'utf8')).toBe('{"a":1}')
})

test.each(['', '{"a":', 'null', '[1]', '7', '\u0000\u0000'])('%j is kept aside', (text) => {
  writeFileSync(path, text)
  expect(setAsideIfUnreadable(path)).toBe(`${path}.unreadable-1`)
  expect(existsSync(path)).toBe(false)
  expect(readFileSync(`${path}.unreadable-1`, 'utf8')).toBe(text)
})

test('a second damaged file does not overwrite the first', () => {
  for (const text of ['one', 'two']) {
    writeFileSync(path, text)
    setAsideIfUnreadable(path)
  }
  expect(readFileSync(`${path}.unreadable-1`, 'utf8')).toBe('one')
  expect(readFileSync(`${path}.unreadable-2`, 'utf8')).toBe('two')
})
