// Phones at the table: chairs, coming back, handing on, pausing, time, and nothing for an eye that must not see it.
import { expect, test } from 'vitest'
import type { UpBody } from '../../src-shared/protocol.ts'
import type { FakePhone, OpenHouse } from '../testing-phones.ts'
import { FakePhone as Phone, hostingOf, openHouse } from '../testing-phones.ts'
import { chairsOf } from '../testing.ts'

type Options = Readonly<Record<string, unknown>>

interface Party extends OpenHouse {
  /** By seat; the laptop and bots have none. */
  readonly phones: readonly (FakePhone | undefined)[]
  readonly at: (seat: number) => FakePhone
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']

/** A match in which every 'p' of the pattern is a phone that has sat down. */
async function party(pattern: string, options: Options = {}, house?: OpenHouse): Promise<Party> {
  const open = house ?? (await openHouse())
  const { screen, phone } = open
  const chairs = chairsOf(pattern).map((chair) => (chair.sitter === 'phone' ? { ...chair, name: '' } : chair))
  screen.say({ type: 'lay', game: 'qe', options, chairs, first: 0 })
  const phones = [...pattern].map((letter, seat) => {
    if (letter !== 'p') return undefined
    const name = NAMES[seat] ?? ''
    const one = phone(name, `192.168.0.${String(20 + seat)}`)
    expect(one.say({ type: 'sit', chair: one.lobby.chairs[seat]?.id ?? null, name })).toBeUndefined()
    return one
  })
  expect(screen.say({ type: 'deal' })).toBeUndefined()
  const at = (seat: number) => {
    const one = phones[seat]
    if (!one) throw new Error('no phone sits there')
    return one
  }
  return { ...open, phones, at }
}

/** A piece of the first text from where the second one goes on differently; empty where they are the same. */
function firstDifference(a: string, b: string): string {
  if (a === b) return ''
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  return a.slice(Math.max(0, at - 40), at + 40) || 'one is longer'
}

const back = (house: OpenHouse, lost: FakePhone): FakePhone => {
  const phone = new Phone(house.network)
  expect(phone.hello({ token: lost.token })).toBeUndefined()
  return phone
}

test('around a table that is being laid, phones take free chairs or pull up another one', async () => {
  const { screen, phone } = await openHouse()
  screen.say({ type: 'lay', game: 'qe', options: {}, chairs: chairsOf('hpp'), first: null })
  const eve = phone('Eve')
  const chairs = eve.lobby.chairs
  expect(chairs.map(({ held }) => held)).toEqual([false, false, false])
  const id = (seat: number) => chairs[seat]?.id ?? -1
  expect(eve.say({ type: 'sit', chair: id(0), name: 'Eve' })).toMatchObject({ key: 'noSuchSeat' })
  expect(eve.say({ type: 'sit', chair: id(1), name: 'Eve' })).toBeUndefined()
  expect(eve.lobby).toMatchObject({ mine: id(1) })
  const fay = phone('Fay', '192.168.0.9')
  expect(fay.say({ type: 'sit', chair: id(1), name: 'Fay' })).toMatchObject({ key: 'chairTaken' })
  expect(fay.say({ type: 'sit', chair: id(2), name: ' eve' })).toMatchObject({ key: 'sameNames' })
  expect(screen.say({ type: 'deal' })).toMatchObject({ key: 'freeChair' })
  expect(fay.say({ type: 'sit', chair: null, name: 'Fay' })).toBeUndefined()
  expect(hostingOf(screen).guests.map(({ chair }) => chair)).toEqual(['Eve', 'Fay'])
  expect(eve.lobby.chairs.map(({ name, held }) => [name, held])).toEqual([
    ['Ann', false],
    ['Eve', true],
    ['Cleo', false],
    ['Fay', true],
  ])
  expect(eve.say({ type: 'stand' })).toBeUndefined()
  expect(fay.lobby.chairs.map(({ held }) => held)).toEqual([false, false, false, true])
  fay.lose()
  expect(eve.lobby.chairs.map(({ away }) => away)).toEqual([false, false, false, true])
})

test('each phone is sent its own side and no other, the laptop none, an onlooker none', async () => {
  const house = await party('ppp')
  const { at, screen, phone } = house
  const watcher = phone('Zoe', '192.168.0.99')
  at(0).bid('1000')
  at(1).bid('73313370001')
  for (const seat of [0, 2]) expect(at(seat).texts.join()).not.toContain('73313370001')
  expect(watcher.texts.join()).not.toContain('73313370001')
  expect(JSON.stringify(screen.frames)).not.toContain('73313370001')
  expect(at(1).match).toMatchObject({ mine: 1, eye: 1, here: [], next: null })
  expect(watcher.match).toMatchObject({ mine: null, eye: 'table', asks: [] })
  expect(watcher.bid('5')).toMatchObject({ key: 'notHere' })
  expect(screen.match).toMatchObject({ eye: 'table', next: null, here: [] })
  expect(screen.look(1)).toMatchObject({ key: 'notHere' })
})

test('a bid that was changed makes no other screen hear anything at all, with and without a clock', async () => {
  for (const clock of [0, 60]) {
    const { at, phone, screen } = await party('pppp', { clock })
    const watcher = phone('Zoe', '192.168.0.99')
    at(0).bid('1000')
    at(1).bid('5')
    const others = [at(0), at(2), at(3), watcher]
    const before = [...others.map(({ texts }) => texts.length), screen.frames.length]
    expect(at(1).move({ kind: 'bid', amount: '0' })).toBeUndefined()
    expect([...others.map(({ texts }) => texts.length), screen.frames.length]).toEqual(before)
  }
})

test('a phone that lost its connection comes back to its chair by its token, with the view of now', async () => {
  const house = await party('ppp')
  const { at, screen } = house
  at(0).bid('1000')
  at(1).lose()
  expect(screen.match.chairs.map(({ away }) => away)).toEqual([false, true, false])
  at(2).bid('7')
  const ben = back(house, at(1))
  expect(ben.match).toMatchObject({ mine: 1, eye: 1, waiting: [1] })
  expect(ben.view.sales[0]?.biddings[0]?.in).toEqual([2])
  expect(screen.match.chairs.map(({ away }) => away)).toEqual([false, false, false])
  expect(ben.bid('9')).toBeUndefined()
})

test('a move said twice is played once, also by another connection, also after the host was started anew', async () => {
  const first = await party('ppp')
  const { at, folder } = first
  expect(at(0).move({ kind: 'open', amount: '100' }, 0, 'once')).toBeUndefined()
  const ann = back(first, at(0))
  expect(ann.move({ kind: 'open', amount: '100' }, 0, 'once')).toBeUndefined()
  expect(ann.view.sales).toHaveLength(1)
  const { match } = ann.match
  await first.host.close()

  const second = await openHouse(folder)
  const early = new Phone(second.network)
  expect(early.hello({ token: ann.token })).toMatchObject({ key: 'needCode' })
  expect(second.screen.say({ type: 'open', match })).toBeUndefined()
  expect(early.hello({ token: ann.token })).toBeUndefined()
  expect(early.match.mine).toBe(0)
  expect(early.move({ kind: 'open', amount: '100' }, 0, 'once')).toBeUndefined()
  expect(early.match.beat).toBe(1)
  expect(early.move({ kind: 'open', amount: '100' }, 0, 'late')).toMatchObject({ key: 'closedBeat' })
})

test('a move that was played stays played for whoever made it, also when the chair has gone to somebody else since', async () => {
  const house = await party('ppp')
  const { at, screen } = house
  expect(at(0).move({ kind: 'open', amount: '100' }, 0, 'once')).toBeUndefined()
  expect(at(0).move({ kind: 'open', amount: '100' }, 0, 'late')).toMatchObject({ key: 'closedBeat' })
  for (const sitter of ['bot', 'here'] as const) {
    screen.say({ type: 'reseat', seat: 0, sitter })
    expect(at(0).move({ kind: 'open', amount: '100' }, 0, 'once')).toBeUndefined()
    expect(at(0).move({ kind: 'open', amount: '100' }, 0, 'late')).toMatchObject({ key: 'closedBeat' })
    expect(at(0).move({ kind: 'open', amount: '100' }, 0, 'new')).toMatchObject({ key: 'notHere' })
  }
})

test('opening a saved game with phones at it lets them in by itself', async () => {
  const first = await party('pph')
  const { match } = first.at(0).match
  await first.host.close()
  const second = await openHouse(first.folder)
  await second.host.hosting.stop()
  second.screen.say({ type: 'open', match })
  await second.host.hosting.start()
  const ann = back(second, first.at(0))
  expect(ann.match.mine).toBe(0)
})

test('a phone that is shown the door loses its chair, and its token is dead for good', async () => {
  const house = await party('ppp')
  const { at, screen, network, folder } = house
  const { token } = at(1)
  expect(hostingOf(screen).guests.map(({ chair }) => chair)).toEqual(['Ann', 'Ben', 'Cleo'])
  expect(screen.say({ type: 'kick', guest: at(1).guest })).toBeUndefined()
  expect(at(1).closed).toBe(true)
  expect(at(1).frames.at(-1)).toMatchObject({ type: 'out', words: { key: 'kicked' } })
  expect(screen.match.chairs[1]).toMatchObject({ sitter: 'phone', held: false })
  expect(screen.say({ type: 'kick', guest: at(1).guest })).toMatchObject({ key: 'noSuchGuest' })
  const again = new Phone(network, '192.168.0.77')
  expect(again.hello({ token })).toMatchObject({ key: 'needCode' })
  expect(again.say({ type: 'sit', chair: 1, name: 'Ben' })).toMatchObject({ key: 'badFrame' })
  const { match } = screen.match
  await house.host.close()
  const next = await openHouse(folder)
  next.screen.say({ type: 'open', match })
  expect(new Phone(next.network).hello({ token })).toMatchObject({ key: 'needCode' })
})

test('chairs change hands in the middle of a game, and everyone is told', async () => {
  const house = await party('pph')
  const { at, screen, phone, timers } = house
  const reseat = (seat: number, sitter: 'here' | 'phone' | 'bot'): UpBody => ({ type: 'reseat', seat, sitter })
  at(0).bid('1000')

  // A bot plays on for somebody who left, and that somebody comes back.
  expect(screen.say(reseat(1, 'bot'))).toBeUndefined()
  timers.pass(1)
  expect(screen.match.waiting).toEqual([2])
  expect(at(1).match).toMatchObject({ mine: null, eye: 'table', returnTo: 1 })
  expect(at(1).bid('5')).toMatchObject({ key: 'notHere' })
  expect(at(1).say({ type: 'sit', chair: 1, name: 'Ben' })).toBeUndefined()
  expect(at(1).match).toMatchObject({ mine: 1, returnTo: null })

  // To the laptop, behind its curtain, and on to another phone.
  expect(screen.say(reseat(1, 'here'))).toBeUndefined()
  expect(at(1).match).toMatchObject({ mine: null, eye: 'table', returnTo: null })
  expect(at(1).view.boards.every(({ token }) => token === null)).toBe(true)
  expect(screen.match.here).toEqual([1, 2])
  expect(screen.look(1)).toBeUndefined()
  expect(screen.match.eye).toBe(1)
  expect(screen.say(reseat(1, 'phone'))).toBeUndefined()
  expect(screen.match.eye).toBe('table')
  const eve = phone('Eve', '192.168.0.50')
  expect(eve.say({ type: 'sit', chair: 0, name: 'Eve' })).toMatchObject({ key: 'chairTaken' })
  expect(eve.say({ type: 'sit', chair: 1, name: 'Cleo' })).toMatchObject({ key: 'sameNames' })
  expect(eve.say({ type: 'sit', chair: 1, name: 'Eve' })).toBeUndefined()
  expect(eve.match).toMatchObject({ mine: 1 })
  expect(at(1).say({ type: 'sit', chair: 1, name: 'Ben' })).toMatchObject({ key: 'chairTaken' })
  expect(screen.match.house.map(({ words }) => words.key)).toEqual(['toBot', 'back', 'toLaptop', 'free', 'takesOver'])
  expect(screen.say({ type: 'rename', seat: 1, name: 'Evelyn' })).toBeUndefined()
  expect(screen.say({ type: 'rename', seat: 1, name: 'ann' })).toMatchObject({ key: 'sameNames' })
  expect(at(0).match.chairs.map(({ name }) => name)).toEqual(['Ann', 'Evelyn', 'Cleo'])
})

test('while the game is paused nobody moves, not even a bot or the clock', async () => {
  const { at, screen, timers } = await party('pbp', { clock: 30 })
  expect(screen.say({ type: 'pause', on: true })).toBeUndefined()
  expect(at(0).match.paused).toBe(true)
  expect(at(0).move({ kind: 'open', amount: '1' }, 0, 'again')).toMatchObject({ key: 'paused' })
  timers.pass(100_000)
  expect(screen.match.beat).toBe(0)
  expect(screen.say({ type: 'pause', on: false })).toBeUndefined()
  // What only the pause refused may come again as the very same frame.
  expect(at(0).move({ kind: 'open', amount: '1' }, 0, 'again')).toBeUndefined()
  timers.pass(10)
  expect(screen.match.waiting).toEqual([2])
})

test('a phone’s time runs from the moment it is asked, and stands still while it is away', async () => {
  const house = await party('ppp', { clock: 60 })
  const { at, timers, screen } = house
  expect(at(0).match.clock).toBe(60_000)
  timers.pass(20_000)
  at(0).lose()
  timers.pass(500_000)
  expect(screen.match.beat).toBe(0)
  const ann = back(house, at(0))
  expect(ann.match.clock).toBe(40_000)
  timers.pass(39_999)
  expect(screen.match.beat).toBe(0)
  timers.pass(1)
  expect(screen.match.beat).toBe(1)
  expect(at(1).match.clock).toBe(60_000)
})

test('nobody’s time was up where there is no limit, nor for a second thought: whatever a move calls itself', async () => {
  for (const clock of [0, 60]) {
    const { at, screen } = await party('ppp', { clock })
    at(0).bid('1')
    expect(at(1).move({ kind: 'bid', amount: '5' }, 1, 'mine')).toBeUndefined()
    expect(at(1).move({ kind: 'bid', amount: '7' }, 1, 'late-1')).toBeUndefined()
    if (clock === 0) expect(at(2).move({ kind: 'bid', amount: '9' }, 1, 'late-2')).toBeUndefined()
    expect(screen.match.house.filter(({ words }) => words.key === 'timeUp')).toEqual([])
  }
})

test('at the laptop time runs from the lifted curtain', async () => {
  const { screen, timers } = await party('hpp', { clock: 60 })
  timers.pass(500_000)
  expect(screen.match.beat).toBe(0)
  screen.look(0)
  screen.say({ type: 'cover' })
  timers.pass(60_000)
  expect(screen.match.beat).toBe(1)
})

test('a fast auctioneer waits until the others have had a fair chance to peek', async () => {
  const { at, timers, screen } = await party('ppppp', { peek: 'always' })
  at(0).bid('1')
  for (const seat of [1, 2, 3, 4]) at(seat).bid(String(10 + seat))
  expect(screen.match.beat).toBe(2)
  at(1).send({ type: 'move', id: 'fast', beat: 2, move: { kind: 'open', amount: '9' } })
  expect(at(1).frames.at(-1)).toMatchObject({ type: 'held', id: 'fast', milliseconds: 6000 })
  expect(at(1).answerTo('fast')).toBeUndefined()
  timers.pass(3000)
  expect(at(3).asks).toMatchObject([{ kind: 'peek' }])
  expect(at(3).move({ kind: 'peek' })).toBeUndefined()
  timers.pass(2999)
  expect(screen.match.beat).toBe(2)
  timers.pass(1)
  expect(at(1).answerTo('fast')).toMatchObject({ type: 'done' })
  expect(screen.match.beat).toBe(3)
})

test('a move that is held back is not made any more when its phone is shown the door', async () => {
  const { at, screen, timers } = await party('ppppp', { peek: 'always' })
  at(0).bid('1')
  for (const seat of [1, 2, 3, 4]) at(seat).bid(String(10 + seat))
  at(1).send({ type: 'move', id: 'fast', beat: 2, move: { kind: 'open', amount: '9' } })
  expect(screen.say({ type: 'kick', guest: at(1).guest })).toBeUndefined()
  timers.pass(60_000)
  expect(screen.match).toMatchObject({ beat: 2, waiting: [1] })
})

test('nobody waits for peeks that cannot come any more', async () => {
  const { at, screen } = await party('pppp', { peek: 'always' })
  at(0).bid('1')
  for (const seat of [1, 2, 3]) at(seat).bid(String(10 + seat))
  // The winner and the auctioneer know the price; only the one left over could look, and does.
  at(1).send({ type: 'move', id: 'fast', beat: 2, move: { kind: 'open', amount: '9' } })
  expect(at(1).answerTo('fast')).toBeUndefined()
  expect(at(2).move({ kind: 'peek' })).toBeUndefined()
  expect(at(1).answerTo('fast')).toMatchObject({ type: 'done' })
  expect(screen.match.beat).toBe(3)
})

test('the table is put away for all, and the same people are seated again at once', async () => {
  const house = await party('ppb')
  const { at, screen } = house
  screen.say({ type: 'leave' })
  expect(at(0).frames.at(-1)).toEqual({ type: 'closed' })
  const chairs = chairsOf('ppb')
  screen.say({ type: 'lay', game: 'qe', options: {}, chairs, first: null })
  expect(at(0).lobby.chairs.map(({ name, held }) => [name, held])).toEqual([
    ['Ann', true],
    ['Ben', true],
    ['Cleo', false],
  ])
  expect(screen.say({ type: 'deal' })).toBeUndefined()
  expect(at(1).match.mine).toBe(1)
})

test('after the host was started anew the same people are seated again as well', async () => {
  const first = await party('ppb')
  const { match } = first.at(0).match
  await first.host.close()
  const second = await openHouse(first.folder)
  second.screen.say({ type: 'open', match })
  const [ann, ben] = [back(second, first.at(0)), back(second, first.at(1))]
  expect(hostingOf(second.screen).guests.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  second.screen.say({ type: 'lay', game: 'qe', options: {}, chairs: chairsOf('ppb'), first: null })
  expect([ann, ben].map(({ lobby }) => lobby.mine)).toEqual([0, 1])
})

test('a chair without a name is nobody’s, also where there is a phone without a name', async () => {
  const { screen, phone } = await openHouse()
  const nameless = phone()
  const chairs = chairsOf('ppp').map((chair) => ({ ...chair, name: '' }))
  screen.say({ type: 'lay', game: 'qe', options: {}, chairs, first: null })
  expect(nameless.lobby).toMatchObject({ mine: null })
  expect(nameless.lobby.chairs.map(({ held }) => held)).toEqual([false, false, false])
})

test('matches that differ in one secret bid send the same bytes to all who must not know it', async () => {
  const evening = async (secret: string) => {
    const house = await party('pppp')
    const { at, phone, screen } = house
    const watcher = phone('Zoe', '192.168.0.99')
    at(0).bid('1000')
    at(1).bid(secret)
    at(1).bid(secret)
    at(2).bid('999999999')
    const lost = at(2)
    lost.lose()
    const cleo = back(house, lost)
    expect(at(3).bid('1000')).toMatchObject({ key: 'equalsOpening' })
    at(3).bid('3')
    at(1).bid('10')
    const tokens = [...house.phones.flatMap((one) => (one ? [one.token] : [])), watcher.token]
    const scrub = (texts: readonly string[]) => {
      const all = texts.join('\n').replaceAll(screen.match.match, 'MATCH')
      return tokens.reduce((text, token) => text.replaceAll(token, 'TOKEN'), all)
    }
    const withoutTheDay = screen.frames.filter(({ type }) => type === 'match').map((frame) => JSON.stringify(frame))
    return [...[lost, cleo, at(3), watcher].map(({ texts }) => scrub(texts)), scrub(withoutTheDay)]
  }
  // Both win, so that only the amount differs and not what everyone learns.
  const [one, other] = [await evening('73313370001'), await evening('1000000000')]
  for (const [i, text] of one.entries()) expect(firstDifference(text, other[i] ?? '')).toBe('')
  expect(one.join()).not.toContain('73313370001')
})
