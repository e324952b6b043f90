// Bots and clocks: both play by themselves, and both through the same door as people.
import { afterEach, expect, test, vi } from 'vitest'
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts'
import type { Disk } from '../saves/disk.ts'
import { realDisk } from '../saves/disk.ts'
import { chairsOf, FakeScreen, newFolder, newHost } from '../testing.ts'

afterEach(() => vi.restoreAllMocks())

function table(pattern: string, options: Readonly<Record<string, unknown>> = {}, botPause = 1000) {
  const { host, timers, folder, saves } = newHost(newFolder(), undefined, { botPause })
  const screen = new FakeScreen(host)
  expect(screen.create(pattern, options)).toBeUndefined()
  return { host, screen, timers, folder, saves }
}

test('five bots play a whole game by themselves', () => {
  const { screen, timers, saves } = table('bbbbb', {}, 0)
  timers.pass(1)
  expect(screen.match).toMatchObject({ over: true, here: [], next: null })
  expect(screen.view.scores).toHaveLength(5)
  expect(saves.list().saved[0]).toMatchObject({ over: true })
  expect(timers.pending).toBe(0)
})

test('a bot takes its pause, one bot after the other', () => {
  const { screen, timers } = table('bbh')
  timers.pass(999)
  expect(screen.match.waiting).toEqual([0])
  timers.pass(1)
  expect(screen.match.waiting).toEqual([1, 2])
  timers.pass(1000)
  expect(screen.match).toMatchObject({ waiting: [2], next: 2 })
})

test.each([
  [
    'stumbles',
    () => {
      throw new Error('a bug')
    },
  ],
  ['says nothing', () => undefined],
  ['bids nonsense', () => ({ kind: 'steal' })],
  ['breaks the rules', () => ({ kind: 'open', amount: '0' })],
])('a bot that %s gets the move of a clock, and the table goes on', (_, bot) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(GAMES.qe, 'bot').mockImplementation(bot as typeof GAMES.qe.bot)
  const { screen, timers } = table('bhh', { openingMinimum: '40' })
  timers.pass(1000)
  expect(screen.view.sales[0]?.opening).toBe('40')
})

/** Five at the table, one sale done, and a bot is the next auctioneer. Seats 2 and 3 may peek. */
function afterOneSale(botPause: number) {
  const { host, screen, timers } = table('hbhhh', {}, botPause)
  screen.bid(0, '10')
  timers.pass(botPause)
  screen.bid(2, '20')
  screen.bid(3, '30')
  screen.bid(4, '9'.repeat(40))
  expect(screen.match).toMatchObject({ beat: 2, waiting: [1] })
  return { host, screen, timers }
}

test('a bot auctioneer holds back a few seconds while a person may still peek', () => {
  const { screen, timers } = afterOneSale(1000)
  timers.pass(4999)
  expect(screen.match.waiting).toEqual([1])
  timers.pass(1)
  expect(screen.match.beat).toBe(3)
})

test('and a bot that needs no time to think holds back as long', () => {
  const { screen, timers } = afterOneSale(0)
  timers.pass(4999)
  expect(screen.match.waiting).toEqual([1])
  timers.pass(1)
  expect(screen.match.beat).toBe(3)
})

test('a stopped game takes nothing from those few seconds', () => {
  const { screen, timers } = afterOneSale(0)
  timers.pass(4000)
  expect(screen.say({ type: 'pause', on: true })).toBeUndefined()
  timers.pass(60_000)
  expect(screen.say({ type: 'pause', on: false })).toBeUndefined()
  timers.pass(4999)
  expect(screen.match.waiting).toEqual([1])
  timers.pass(1)
  expect(screen.match.beat).toBe(3)
})

test('and as long as that person has the hand open', () => {
  const { screen, timers } = afterOneSale(1000)
  screen.look(2)
  timers.pass(60_000)
  expect(screen.move({ kind: 'peek' })).toBeUndefined()
  expect(screen.view.sales[0]?.award?.price).toBe('9'.repeat(40))
  timers.pass(60_000)
  expect(screen.match.beat).toBe(3)
})

test('once those seconds are over only an open hand holds it back', () => {
  const { screen, timers } = afterOneSale(0)
  screen.look(2)
  timers.pass(60_000)
  expect(screen.match.beat).toBe(2)
  screen.say({ type: 'cover' })
  timers.pass(0)
  expect(screen.match.beat).toBe(3)
})

test('a bid that is in holds nobody up, unless its owner is just changing it', () => {
  const { screen, timers } = table('hhb')
  screen.bid(0, '10')
  screen.bid(1, '20')
  screen.look(1)
  timers.pass(60_000)
  expect(screen.match.beat).toBe(1)
  screen.say({ type: 'cover' })
  timers.pass(1000)
  expect(screen.match.beat).toBe(2)
})

test('a bot whose move could not be saved tries again', () => {
  let full = false
  const disk: Disk = {
    open(path, flags) {
      const file = realDisk.open(path, flags)
      return {
        ...file,
        write(bytes, at) {
          if (full) throw Object.assign(new Error(), { code: 'ENOSPC' })
          return file.write(bytes, at)
        },
      }
    },
  }
  const { host, timers } = newHost(newFolder(), disk)
  const screen = new FakeScreen(host)
  screen.create('bhh')
  full = true
  timers.pass(4000)
  expect(screen.match.beat).toBe(0)
  full = false
  timers.pass(5000)
  expect(screen.match.beat).toBe(1)
})

test('time runs from the first lifted curtain, and then the least is bid', () => {
  const { screen, timers } = table('hhh', { clock: 30, openingMinimum: '40' })
  timers.pass(600_000)
  expect(screen.match).toMatchObject({ beat: 0, clock: null })
  screen.look(0)
  expect(screen.match.clock).toBe(30_000)
  timers.pass(10_000)
  screen.say({ type: 'cover' })
  expect(screen.match.clock).toBeNull()
  timers.pass(10_000)
  screen.look(0)
  expect(screen.match.clock).toBe(10_000)
  timers.pass(9999)
  expect(screen.match.eye).toBe(0)
  timers.pass(1)
  expect(screen.match).toMatchObject({ eye: 'table', beat: 1, clock: null })
  expect(screen.view.sales[0]?.opening).toBe('40')
})

/** Who was said to have run out of time, each with the number of the game's event before the clock's decision. */
const timesUp = (screen: FakeScreen) =>
  screen.match.house.filter(({ words }) => words.key === 'timeUp').map(({ after, words }) => [after, words.args])

test('the table is told whose time was up, before what the clock decided, also after a restart', () => {
  const { screen, timers, folder } = table('hhh', { clock: 30 })
  screen.bid(0, '100')
  expect(timesUp(screen)).toEqual([])
  for (const seat of [1, 2]) {
    screen.look(seat)
    const before = screen.view.events.length
    timers.pass(30_000)
    expect(timesUp(screen).at(-1)).toEqual([before, { name: screen.match.chairs[seat]?.name }])
    expect(screen.view.events.length).toBeGreaterThan(before)
  }
  const { match, house } = screen.match
  expect(timesUp(screen)).toHaveLength(2)
  screen.say({ type: 'leave' })
  const again = new FakeScreen(newHost(folder).host)
  again.say({ type: 'open', match })
  expect(again.match.house).toEqual(house)
})

test.each(GAME_IDS)('the table of %s is told once for each decision of the clock', (game) => {
  const { host, timers } = newHost()
  const screen = new FakeScreen(host)
  const chairs = chairsOf('hbbb')
  expect(screen.say({ type: 'lay', game, options: { clock: 30 }, chairs, first: 0 })).toBeUndefined()
  expect(screen.say({ type: 'deal' })).toBeUndefined()
  for (let late = 1; late <= 5; late++) {
    for (let tries = 0; !screen.match.waiting.includes(0) && tries < 200; tries++) timers.pass(1)
    screen.look(0)
    timers.pass((screen.match.clock ?? NaN) - 1)
    expect(timesUp(screen)).toHaveLength(late - 1)
    timers.pass(1)
    expect(timesUp(screen)).toHaveLength(late)
  }
})

test('a bid that is in stays, and somebody who looks on has no clock', () => {
  const { screen, timers } = table('hhh', { clock: 30 })
  screen.bid(0, '100')
  screen.bid(1, '500')
  screen.look(1)
  expect(screen.match.clock).toBeNull()
  timers.pass(60_000)
  expect(screen.view.sales[0]?.biddings[0]?.bids[1]).toBe('500')
  screen.look(2)
  timers.pass(30_000)
  expect(screen.view.sales[0]?.award?.winner).toBe(1)
  expect(screen.match).toMatchObject({ eye: 'table', beat: 2 })
})

test('opened again, a decision has the time that was left, from the next look', () => {
  const { screen, timers } = table('hhh', { clock: 30 })
  screen.look(0)
  timers.pass(29_000)
  const { match } = screen.match
  screen.say({ type: 'leave' })
  timers.pass(60_000)
  screen.say({ type: 'open', match })
  expect(screen.match.beat).toBe(0)
  screen.look(0)
  expect(screen.match.clock).toBe(1000)
  timers.pass(1000)
  expect(screen.match.beat).toBe(1)
  screen.look(1)
  expect(screen.match.clock).toBe(30_000)
})

test('whoever is looking when a new question comes has its time from then on', () => {
  const { screen, timers } = table('bhb', { clock: 30 }, 0)
  timers.pass(0)
  screen.look(1)
  timers.pass(5000)
  screen.move({ kind: 'bid', amount: '30' })
  timers.pass(0)
  expect(screen.match).toMatchObject({ eye: 1, asks: [{ kind: 'open' }], clock: 30_000 })
})
