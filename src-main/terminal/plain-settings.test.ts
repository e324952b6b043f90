// Settings without Electron: what was kept is there again, and what cannot be read is kept aside.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPlainSettings } from './plain-settings.ts'
import { newFolder } from '../testing.ts'

test('what was kept is there the next time, and beside it what the window kept', () => {
  const folder = newFolder()
  const file = join(folder, 'settings.json')
  writeFileSync(file, '{"window":{"width":800}}')
  const first = openPlainSettings(folder)
  expect([first.told, first.settings.get('port')]).toEqual([undefined, undefined])
  first.settings.set('port', 4711)
  expect(openPlainSettings(folder).settings.get('port')).toBe(4711)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ window: { width: 800 }, port: 4711 })
})

test('a file that cannot be read is kept aside', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'settings.json'), '{"port":')
  const { settings, told } = openPlainSettings(folder)
  expect([settings.get('port'), told?.args]).toEqual([undefined, { as: join(folder, 'settings.json.unreadable-1') }])
  settings.set('port', 1)
  expect(existsSync(join(folder, 'settings.json'))).toBe(true)
})

test('a folder is made where there is none', () => {
  const folder = join(newFolder(), 'deep', 'down')
  openPlainSettings(folder).settings.set('port', 1)
  expect(openPlainSettings(folder).settings.get('port')).toBe(1)
})
