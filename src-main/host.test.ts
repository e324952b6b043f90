// What a screen may ask of the host, and how it is answered.
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../src-shared/protocol.ts'
import type { Chair } from '../src-shared/protocol.ts'
import { SECOND_EDITION } from '../src-shared/games/qe/options.ts'
import { killLock } from './saves/testing-lock.ts'
import { chairsOf, FakeScreen, headerOf, newFolder, newHost } from './testing.ts'

test('hello is answered with the home screen', () => {
  const { host, folder } = newHost()
  const screen = new FakeScreen(host)
  expect(screen.frames.map(({ type }) => type)).toEqual(['home', 'done'])
  expect(screen.home).toMatchObject({ version: '0.0.0', saveFolder: folder, saves: [], notices: [] })
  expect(screen.home.shelf[0]).toMatchObject({ id: 'qe', seats: [3, 5], sides: { 3: ['US', 'EU', 'JP', 'CN'] } })
})

test('a page of another version is told so', () => {
  const screen = new FakeScreen(newHost().host, false)
  expect(screen.say({ type: 'hello', protocol: 99 })).toMatchObject({ key: 'otherVersion' })
  expect(screen.frames.map(({ type }) => type)).toEqual(['refused'])
})

test.each([
  [null, null],
  ['hello', null],
  [{ type: 'look', id: 7 }, null],
  [{ type: 'look', id: 'x' }, 'x'],
  [{ type: 'dance', id: 'x' }, 'x'],
  [{ type: 'cover', id: 'x', and: 'more' }, 'x'],
  [{ type: 'look', id: 'x', seat: 1.5 }, 'x'],
  [{ type: 'look', id: 'x', seat: -1 }, 'x'],
  [{ type: 'cover', id: 'x'.repeat(65) }, null],
])('garbage %j is refused, with its id where it has one', (raw, id) => {
  const screen = new FakeScreen(newHost().host)
  screen.connection.receive(raw)
  expect(screen.frames.at(-1)).toEqual({ type: 'refused', id, words: { from: 'app.refuse', key: 'badFrame' } })
})

const chairs = chairsOf('hhh')
const withChair = (seat: number, change: Partial<Chair>) =>
  chairs.map((chair, s) => (s === seat ? { ...chair, ...change } : chair))
const refusedTables: [string, object, string][] = [
  ['another game', { game: 'monopoly' }, 'noSuchGame'],
  ['a game called like a part of every object', { game: 'constructor' }, 'noSuchGame'],
  ['too few players', { chairs: chairsOf('hh') }, 'wrongSeats'],
  ['too many players', { chairs: [...chairsOf('hhhhh'), { name: 'Fay', sitter: 'here', side: null }] }, 'wrongSeats'],
  ['the same name twice', { chairs: withChair(1, { name: ' ANN ' }) }, 'sameNames'],
  ['no name', { chairs: withChair(1, { name: '  ' }) }, 'needName'],
  ['a name without end', { chairs: withChair(1, { name: 'x'.repeat(21) }) }, 'badName'],
  ['a side of the larger table', { chairs: withChair(1, { side: 'UK' }) }, 'noSuchSide'],
  [
    'the same side twice',
    { chairs: withChair(1, { side: 'US' }).map((c, s) => (s === 2 ? { ...c, side: 'US' } : c)) },
    'sameSides',
  ],
  ['a first player who is not there', { first: 3 }, 'noSuchSeat'],
  ['an unknown house rule', { options: { stealing: true } }, 'badOption'],
  ['an inherited house rule', { options: { constructor: 1 } }, 'badOption'],
  ['a choice that is none', { options: { peek: 'often' } }, 'badOption'],
  ['a toggle that is no toggle', { options: { reveal: 'yes' } }, 'badOption'],
  ['too high a number', { options: { zeroValue: 100 } }, 'badOption'],
  ['half a point', { options: { zeroValue: 1.5 } }, 'badOption'],
  ['points that are words', { options: { leastSpent: '6' } }, 'badOption'],
  ['an amount that is a number', { options: { openingMinimum: 5 } }, 'badOption'],
  ['an amount below the least', { options: { openingMinimum: '0' } }, 'badOption'],
  ['an amount with a leading zero', { options: { openingMinimum: '05' } }, 'badOption'],
  ['an amount that is too long', { options: { openingMinimum: '9'.repeat(121) } }, 'badOption'],
]

test.each(refusedTables)('no match with %s', (_, change, key) => {
  const { host, folder } = newHost()
  const screen = new FakeScreen(host)
  screen.connection.receive({ type: 'lay', id: 'x', game: 'qe', options: {}, chairs, first: null, ...change })
  const laid = screen.frames.at(-1)
  if (laid?.type === 'done') screen.connection.receive({ type: 'deal', id: 'x' })
  expect(screen.frames.at(-1)).toMatchObject({ type: 'refused', id: 'x', words: { key } })
  expect(readdirSync(folder)).toEqual([])
})

test('a match is begun with the house rules given, and the defaults for the rest', () => {
  const screen = new FakeScreen(newHost().host)
  expect(screen.create('hhb', { openingMinimum: '9'.repeat(120), leastSpent: 0 }, null)).toBeUndefined()
  expect(screen.match.options).toEqual({ ...SECOND_EDITION, openingMinimum: '9'.repeat(120), leastSpent: 0 })
  expect(screen.match).toMatchObject({ game: 'qe', eye: 'table', here: [0, 1], over: false })
  expect(screen.match.chairs[2]).toEqual({ name: 'Cleo', sitter: 'bot', pin: false, held: false, away: false })
})

test('a match is left, listed, opened again where it stood, and removed', () => {
  const { host, folder } = newHost()
  const screen = new FakeScreen(host)
  screen.create('hhh')
  screen.bid(0, '100')
  const { match } = screen.match
  const before = screen.match
  expect(screen.say({ type: 'leave' })).toBeUndefined()
  expect(screen.frames.slice(-3).map(({ type }) => type)).toEqual(['closed', 'home', 'done'])
  expect(screen.home.saves.map((saved) => saved.match)).toEqual([match])
  expect(screen.look(0)).toMatchObject({ key: 'noMatch' })
  expect(screen.say({ type: 'open', match })).toBeUndefined()
  expect(screen.match).toEqual(before)
  expect(screen.say({ type: 'remove', match })).toBeUndefined()
  expect(screen.home.saves).toEqual([])
  expect(screen.frames.some(({ type }) => type === 'closed')).toBe(true)
  expect(readdirSync(folder)).toEqual([])
  expect(screen.say({ type: 'open', match })).toMatchObject({ key: 'noSuchMatch' })
  expect(screen.say({ type: 'remove', match: '../settings' })).toMatchObject({ key: 'noSuchMatch' })
})

test('another host on the same folder goes on where the first was killed', () => {
  const first = newHost()
  const screen = new FakeScreen(first.host)
  screen.create('hhhh')
  for (const [seat, amount] of [
    [0, '100'],
    [1, '73313370001'],
    [2, '0'],
  ] as const)
    screen.bid(seat, amount)
  const second = new FakeScreen(newHost(first.folder).host)
  const { match } = screen.match
  expect(second.say({ type: 'open', match })).toMatchObject({ key: 'inUse' })
  killLock(first.folder, match)
  expect(second.say({ type: 'open', match })).toBeUndefined()
  expect(second.match).toEqual(screen.match)
  for (const seat of [0, 1, 2, 3]) {
    screen.look(seat)
    second.look(seat)
    expect(second.match).toEqual(screen.match)
  }
})

test('a torn line and a damaged file are told of, a newer and an older file are refused', () => {
  const { host, folder } = newHost()
  const screen = new FakeScreen(host)
  screen.create('hhh')
  screen.bid(0, '5')
  const { match } = screen.match
  screen.say({ type: 'leave' })
  appendFileSync(join(folder, `${match}.jsonl`), '{"seat":1')
  writeFileSync(join(folder, 'bad.jsonl'), 'nonsense')
  writeFileSync(join(folder, 'new.jsonl'), `${JSON.stringify({ ...headerOf('hhh'), rules: 99 })}\n`)
  writeFileSync(join(folder, 'old.jsonl'), `${JSON.stringify({ ...headerOf('hhh'), rules: 0 })}\n`)
  expect(screen.say({ type: 'open', match: 'new' })).toMatchObject({ key: 'newerRules' })
  expect(screen.say({ type: 'open', match: 'old' })).toMatchObject({ key: 'olderRules' })
  expect(screen.say({ type: 'open', match: 'bad' })).toEqual({
    from: 'app.refuse',
    key: 'damaged',
    args: { file: 'bad.jsonl.damaged-1' },
  })
  expect(screen.say({ type: 'open', match })).toBeUndefined()
  expect(screen.home.notices.map(({ words }) => [words.key, words.args])).toEqual([
    ['keptAside', { file: 'bad.jsonl', as: 'bad.jsonl.damaged-1' }],
    ['cutShort', { names: 'Ann, Ben, Cleo' }],
  ])
  const [notice] = screen.home.notices
  expect(screen.say({ type: 'dismiss', notice: notice?.id ?? '' })).toBeUndefined()
  expect(screen.home.notices).toHaveLength(1)
})

test('a move sent twice is played once, though the curtain has fallen in between', () => {
  const screen = new FakeScreen(newHost().host)
  screen.create('hhh')
  screen.look(0)
  expect(screen.move({ kind: 'open', amount: '100' }, 0, 'again')).toBeUndefined()
  expect(screen.move({ kind: 'open', amount: '100' }, 0, 'again')).toBeUndefined()
  expect(screen.view.sales).toHaveLength(1)
  expect(screen.match.beat).toBe(1)
  screen.look(1)
  expect(screen.move({ kind: 'bid', amount: '1' }, 0)).toMatchObject({ key: 'closedBeat' })
  expect(screen.move({ kind: 'bid', amount: '1e3' })).toMatchObject({ key: 'badMove' })
})

test("a bot's chair is not for looking at", () => {
  const screen = new FakeScreen(newHost().host)
  screen.create('hhb')
  expect(screen.look(2)).toMatchObject({ key: 'notHere' })
  expect(screen.look(4)).toMatchObject({ key: 'noSuchSeat' })
})

test('a PIN keeps others out, is slow to guess, and survives a restart as a hash', () => {
  const { host, timers, folder } = newHost()
  const screen = new FakeScreen(host)
  screen.create('hhh')
  const { match } = screen.match
  expect(screen.say({ type: 'pin', pin: '4711' })).toMatchObject({ key: 'covered' })
  screen.look(1)
  expect(screen.say({ type: 'pin', pin: '4711' })).toBeUndefined()
  expect(screen.match.chairs.map(({ pin }) => pin)).toEqual([false, true, false])
  expect(screen.match.eye).toBe(1)
  screen.say({ type: 'leave' })
  expect(readFileSync(join(folder, `${match}.jsonl`), 'utf8')).not.toContain('4711')
  screen.say({ type: 'open', match })
  expect(screen.look(1)).toMatchObject({ key: 'wrongPin' })
  for (let guess = 0; guess < 5; guess += 1) expect(screen.look(1, '0815')).toMatchObject({ key: 'wrongPin' })
  expect(screen.look(1, '4711')).toMatchObject({ key: 'pinWait', args: { seconds: 30 } })
  expect(screen.match.eye).toBe('table')
  expect(screen.look(0)).toBeUndefined()
  timers.pass(30_000)
  expect(screen.look(1, '4711')).toBeUndefined()
  expect(screen.match.eye).toBe(1)
})

test('a forgotten PIN can be removed, and everyone is told', () => {
  const { host } = newHost()
  const screen = new FakeScreen(host)
  screen.create('hhh')
  screen.look(1)
  screen.say({ type: 'pin', pin: 'x' })
  screen.say({ type: 'cover' })
  expect(screen.say({ type: 'unpin', seat: 1 })).toBeUndefined()
  expect(screen.home.notices[0]?.words).toEqual({ from: 'app.notice', key: 'pinRemoved', args: { name: 'Ben' } })
  expect(screen.match.chairs[1]?.pin).toBe(false)
  expect(screen.look(1)).toBeUndefined()
})

test('settings are kept and pushed to every screen', () => {
  const { host, store } = newHost()
  const [one, two] = [new FakeScreen(host), new FakeScreen(host)]
  expect(one.say({ type: 'settings', settings: { language: 'de', coverAfter: 5 } })).toBeUndefined()
  expect(two.home.settings).toMatchObject({ language: 'de', coverAfter: 5, botPause: 0, theme: 'system' })
  expect(store.content.settings).toEqual(two.home.settings)
  one.connection.receive({ type: 'settings', id: 'x', settings: { theme: 'plaid' } })
  expect(one.frames.at(-1)).toMatchObject({ type: 'refused', words: { key: 'badFrame' } })
})

test.each([
  [null],
  [7],
  [[]],
  [{ theme: 'plaid', botPause: -1, coverAfter: 'long', language: 'fr', curtain: 'twice' }],
])('of settings like %j only what fits is used', (settings) => {
  const { host } = newHost(newFolder(), undefined, settings as Record<string, unknown>)
  const curtain = settings !== null && typeof settings === 'object' && 'curtain' in settings ? 'twice' : 'hold'
  expect(new FakeScreen(host).home.settings).toEqual({ ...DEFAULT_SETTINGS, curtain })
})

test('settings that cannot be kept are not used', () => {
  const { host, store } = newHost()
  const screen = new FakeScreen(host)
  store.set = () => {
    throw Object.assign(new Error(), { code: 'ENOSPC' })
  }
  expect(screen.say({ type: 'settings', settings: { theme: 'dark' } })).toMatchObject({
    key: 'notSaved',
    args: { reason: 'ENOSPC' },
  })
  expect(host.settings.theme).toBe('system')
})

test('house rules are kept as presets, replaced by name, and dropped', () => {
  const { host, store } = newHost()
  const screen = new FakeScreen(host)
  const preset = (name: string, options: Record<string, unknown>) =>
    screen.say({ type: 'preset', game: 'qe', name, options })
  expect(preset('Ours', { reveal: true })).toBeUndefined()
  expect(preset('ours', { reveal: true, clock: 60 })).toBeUndefined()
  expect(screen.home.presets).toEqual([
    { game: 'qe', name: 'ours', options: { ...SECOND_EDITION, reveal: true, clock: 60 } },
  ])
  expect(preset('Wrong', { clock: 601 })).toMatchObject({ key: 'badOption', args: { option: 'clock' } })
  expect(preset('second-edition', {})).toMatchObject({ key: 'presetBuiltIn' })
  expect(screen.say({ type: 'preset', game: 'go', name: 'x', options: {} })).toMatchObject({ key: 'noSuchGame' })
  expect(screen.say({ type: 'drop-preset', game: 'qe', name: 'OURS' })).toBeUndefined()
  expect([screen.home.presets, store.content.presets]).toEqual([[], []])
})

test('a screen that is gone leaves no open match behind', async () => {
  const { host, timers } = newHost(newFolder(), undefined, { botPause: 500 })
  const screen = new FakeScreen(host)
  screen.create('bbb')
  expect(timers.pending).toBe(1)
  await host.close()
  expect(timers.pending).toBe(0)
})
