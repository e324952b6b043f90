// The curtain: a wire is sent the private side of the one seat it looks at, and nobody's secret otherwise.
import { expect, test } from 'vitest'
import type { DownFrame } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import { FakeScreen, newHost } from '../testing.ts'

/**
 * A number that turns up nowhere by accident, one for every sale and seat; all of one length, so that none is part of another,
 * and in no simple series, so that none is part of a total of others.
 */
const canary = (sale: number, seat: number): string =>
  String(73_000_000_000 + (((sale * 4 + seat + 1) * 337_000_177) % 999_999_937))

const grouped = (amount: string, mark: string): string => BigInt(amount).toLocaleString('en').replaceAll(',', mark)

const forms = (amount: string): string[] => [
  amount,
  ...[',', '.', ' ', '\u00a0', '\u202f', '\u2019'].map((mark) => grouped(amount, mark)),
  Buffer.from(amount).toString('base64').replaceAll('=', ''),
  Buffer.from(amount).toString('hex'),
  BigInt(amount).toString(16),
]

interface Made {
  readonly by: number
  readonly auctioneer: number
  readonly amount: string
  closed: boolean
}

/** Whether the rules let this eye know that secret bid before the end. */
const mayKnow = (eye: number | 'table', { by, auctioneer, closed }: Made): boolean =>
  eye === by || (closed && eye === auctioneer)

test('a whole game of four: no frame holds a bid that its eye may not know', () => {
  const { host } = newHost()
  const screen = new FakeScreen(host)
  const onlooker = new FakeScreen(host)
  expect(screen.create('hhhh')).toBeUndefined()
  expect(onlooker.say({ type: 'open', match: screen.match.match })).toBeUndefined()
  const secrets: Made[] = []
  let searched = 0
  const search = (frame: DownFrame, eye: number | 'table') => {
    const text = JSON.stringify(frame)
    for (const secret of secrets) {
      if (mayKnow(eye, secret)) continue
      searched += 1
      for (const form of forms(secret.amount)) expect(text).not.toContain(form)
    }
  }
  // The screen's frames soon after they were sent: what an eye may know is judged by what had happened by then.
  let read = 0
  const sweep = () => {
    for (const frame of screen.frames.slice(read)) search(frame, frame.type === 'match' ? frame.eye : 'table')
    for (const frame of onlooker.frames) search(frame, 'table')
    read = screen.frames.length
  }

  for (let sale = 0; sale < 16; sale += 1) {
    const auctioneer = sale % 4
    expect(screen.match).toMatchObject({ eye: 'table', asks: [], next: auctioneer, waiting: [auctioneer], clock: null })
    expect(screen.bid(auctioneer, String(1000 + sale))).toBeUndefined()
    for (let step = 1; step < 4; step += 1) {
      const seat = (auctioneer + step) % 4
      expect(screen.match).toMatchObject({ eye: 'table', asks: [], next: seat })
      const secret = { by: seat, auctioneer, amount: canary(sale, seat), closed: false }
      secrets.push(secret)
      expect(screen.look(seat)).toBeUndefined()
      expect(screen.match).toMatchObject({ eye: seat, view: { me: seat } })
      sweep()
      if (step === 3 && sale === 15) break
      // The last one in closes the bidding, and whoever then auctions may know what was bid.
      if (step === 3) for (const made of secrets) made.closed = true
      expect(screen.move({ kind: 'bid', amount: secret.amount })).toBeUndefined()
      sweep()
    }
  }
  const last = secrets.at(-1)
  expect(screen.move({ kind: 'bid', amount: last?.amount })).toBeUndefined()
  expect(screen.match).toMatchObject({ over: true, eye: 'table', next: null, waiting: [] })
  for (const { amount } of secrets) expect(JSON.stringify(screen.match)).toContain(amount)
  expect(searched).toBeGreaterThan(10_000)
})

/** The frames that a covered screen, an onlooker and the other seats get, without the name of the match. */
function othersSee(moves: (screen: FakeScreen) => void): { own: string[]; onlooker: string[] } {
  const { host } = newHost()
  const screen = new FakeScreen(host)
  const onlooker = new FakeScreen(host)
  screen.create('hhhh')
  const { match } = screen.match
  onlooker.say({ type: 'open', match })
  moves(screen)
  const anonymous = (frames: readonly DownFrame[]) =>
    frames
      .filter((frame) => frame.type !== 'done' && !(frame.type === 'match' && frame.eye === 1))
      .map((frame) =>
        JSON.stringify(frame)
          .replaceAll(match, 'match')
          .replace(/"saveFolder":"[^"]*"/, ''),
      )
  return { own: anonymous(screen.frames), onlooker: anonymous(onlooker.frames) }
}

test('another secret bid of one seat changes not a byte of what the others and the covered screen get', () => {
  const play = (secret: string) => (screen: FakeScreen) => {
    screen.bid(0, '100')
    screen.bid(1, secret)
    screen.bid(2, '50000')
    expect(screen.bid(3, '7')).toBeUndefined()
    screen.bid(1, '300')
    screen.look(2)
  }
  const one = othersSee(play('200'))
  expect(one.own.length).toBeGreaterThan(10)
  expect(othersSee(play('49999'))).toEqual(one)
})

test('a changed bid tells nobody anything, not even that something happened', () => {
  const play = (changes: number) => (screen: FakeScreen) => {
    screen.bid(0, '100')
    screen.bid(1, '200')
    for (let n = 0; n < changes; n += 1) expect(screen.bid(1, String(300 + n))).toBeUndefined()
    expect(screen.match).toMatchObject({ eye: 'table', next: 2 })
    screen.bid(2, '5')
    screen.bid(3, '6')
  }
  const plain = othersSee(play(0))
  const changed = othersSee(play(3))
  expect(changed.onlooker).toEqual(plain.onlooker)
  expect([...new Set(changed.own)]).toEqual([...new Set(plain.own)])
})

test('whoever changed a bid out of turn does not become the one from whom the laptop goes on', () => {
  const screen = new FakeScreen(newHost().host)
  screen.create('hhhhh')
  screen.bid(0, '100')
  screen.bid(1, '200')
  screen.bid(3, '400')
  expect(screen.match.next).toBe(4)
  screen.bid(1, '201')
  expect(screen.match.next).toBe(4)
})

test('a look replaces the one before, and covering takes the private side away', () => {
  const { host } = newHost()
  const screen = new FakeScreen(host)
  screen.create('hhh')
  screen.look(1)
  expect(screen.view.boards.map(({ token }) => token !== null)).toEqual([false, true, false])
  screen.look(2)
  expect(screen.view.boards.map(({ token }) => token !== null)).toEqual([false, false, true])
  expect(screen.say({ type: 'cover' })).toBeUndefined()
  expect(screen.view.boards.every(({ token }) => token === null)).toBe(true)
  screen.look(0)
  host.cover()
  expect(screen.match).toMatchObject({ eye: 'table', asks: [] })
  expect(screen.move({ kind: 'open', amount: '1' })).toMatchObject({ key: 'covered' })
})

test('a bid that ends a sale closes the hand, also where its owner is asked again at once', () => {
  const screen = new FakeScreen(newHost().host)
  screen.create('hhh')
  screen.bid(0, '10')
  screen.bid(2, '20')
  screen.bid(1, '30')
  expect(screen.match).toMatchObject({ eye: 'table', asks: [], waiting: [1], next: 1 })
  screen.bid(1, '10')
  screen.bid(0, '20')
  screen.bid(2, '20')
  expect(screen.match).toMatchObject({ eye: 'table', asks: [], waiting: [0, 2] })
})

test('one person among bots goes on without handing the laptop to nobody', () => {
  const { host, timers } = newHost()
  const screen = new FakeScreen(host)
  screen.create('bhb')
  timers.pass(0)
  screen.bid(1, '1')
  timers.pass(0)
  expect(screen.match).toMatchObject({ eye: 1, waiting: [1] })
})

test('after a peek the hand stays open, and the price is in it', () => {
  const screen = new FakeScreen(newHost().host)
  screen.create('hhhhh')
  screen.bid(0, '10')
  for (const seat of [1, 2, 3]) screen.bid(seat, '20')
  screen.bid(4, '7777777')
  expect(screen.match).toMatchObject({ eye: 'table', waiting: [1] })
  screen.look(2)
  expect(screen.asks).toEqual([{ kind: 'peek', must: false, sale: 1 }])
  expect(screen.move({ kind: 'peek' })).toBeUndefined()
  expect(screen.match.eye).toBe(2)
  expect(screen.view.sales[0]?.award?.price).toBe('7777777')
  screen.look(3)
  expect(screen.view.sales[0]?.award?.price).toBeNull()
  expect(screen.bid(1, '5')).toBeUndefined()
  expect(screen.match).toMatchObject({ eye: 'table' })
})

test('after a reload nothing is sent until the page says hello, and then the curtain is down', () => {
  const screen = new FakeScreen(newHost().host)
  screen.create('hhh')
  screen.look(1)
  const before = screen.frames.length
  screen.connection.reset()
  expect(screen.frames).toHaveLength(before)
  expect(screen.look(1)).toMatchObject({ key: 'badFrame' })
  screen.say({ type: 'hello', protocol: PROTOCOL })
  expect(screen.frames.slice(-3).map(({ type }) => type)).toEqual(['home', 'match', 'done'])
  expect(screen.match).toMatchObject({ eye: 'table', asks: [] })
})
