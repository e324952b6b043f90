// What is passed on to the host that has no window.
import { expect, test } from 'vitest'
import { optionsForBoth, optionsForHeadless } from './headless.mjs'

test('asked for on purpose: everything but what only this script understands', () => {
  expect(optionsForHeadless(['--headless', '--port', '80', '--prot=80', '--no-sandbox'])).toEqual([
    '--port',
    '80',
    '--prot=80',
  ])
})

test('instead of a window: only what is no option of the window', () => {
  const said = [
    '--lang',
    'de',
    '--port',
    '80',
    '--name=pi',
    '--no-sandbox',
    '--name',
    'table.test',
    'x',
    '--bind=1.2.3.4',
  ]
  expect(optionsForBoth(said)).toEqual(['--port', '80', '--name=pi', '--name', 'table.test', '--bind=1.2.3.4'])
})

test('an option without its value is passed on as it is, and the host says what is missing', () => {
  expect(optionsForBoth(['--saves', '--lang=de'])).toEqual(['--saves'])
})
