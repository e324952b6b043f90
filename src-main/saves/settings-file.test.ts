// A damaged settings file is kept aside, a good one is left alone, and nothing there keeps the app from starting.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openSettingsAnyway, setAsideIfUnreadable } from './settings-file.ts'

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

test('a folder in the place of the file is kept aside', () => {
  mkdirSync(path)
  expect(setAsideIfUnreadable(path)).toBe(`${path}.unreadable-1`)
  expect(existsSync(path)).toBe(false)
  expect(statSync(`${path}.unreadable-1`).isDirectory()).toBe(true)
})

const never = () => {
  throw Object.assign(new Error('no'), { code: 'EACCES' })
}

test.each([
  ['be moved', 'ENAMETOOLONG', 'x'.repeat(250), () => ({ get: never, set: never })],
  ['be opened', 'EACCES', 'settings.json', never],
])('where nothing can %s, the defaults are used and changes last for the evening', (_, reason, name, open) => {
  const file = join(path, '..', name)
  if (reason === 'ENAMETOOLONG') writeFileSync(file, '{"a":')
  const { settings, told } = openSettingsAnyway(file, open)
  expect(told).toEqual({ from: 'app.notice', key: 'settingsInMemory', args: { file, reason } })
  expect(settings.get('a')).toBeUndefined()
  settings.set('a', 1)
  expect(settings.get('a')).toBe(1)
  if (reason === 'ENAMETOOLONG') expect(readFileSync(file, 'utf8')).toBe('{"a":')
})

test('people are told where an unreadable file went, and of a good one nothing', () => {
  const open = () => ({ get: () => 7, set: never })
  writeFileSync(path, 'nonsense')
  expect(openSettingsAnyway(path, open).told).toEqual({
    from: 'app.notice',
    key: 'settingsReset',
    args: { as: `${path}.unreadable-1` },
  })
  writeFileSync(path, '{}')
  const { settings, told } = openSettingsAnyway(path, open)
  expect([settings.get('a'), told]).toEqual([7, undefined])
})
