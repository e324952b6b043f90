// Sockets of phones: who gets one, what may be said on it, and how it ends.
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { DownFrame } from '../../src-shared/protocol.ts'
import type { Door } from './lan.ts'
import { openDoor } from './testing-lan.ts'
import type { FakePeer, FakePhone, TestDoor } from './testing-lan.ts'

const doors: TestDoor[] = []
afterEach(async () => {
  await Promise.all(doors.splice(0).map(({ listening }) => listening.close()))
})

async function open(over: Partial<Door> = {}): Promise<TestDoor> {
  const door = await openDoor(over)
  doors.push(door)
  return door
}

/** A phone at a door, with the host's end of its wire. */
async function phoneAt(door: TestDoor): Promise<{ phone: FakePhone; peer: FakePeer }> {
  const phone = await door.call()
  const peer = door.peers.at(-1)
  if (!peer) throw new Error('nobody came in')
  return { phone, peer }
}

const refused = (key: string, id: string | null = null) => ({ type: 'refused', id, words: { from: 'app.refuse', key } })
const unlimited = { perSecond: 1e6, burst: 1e6 }

test('a phone and the host talk', async () => {
  const { phone, peer } = await phoneAt(await open())
  expect(peer.from).toBe('127.0.0.1')
  phone.say({ type: 'ping', id: '1' })
  await phone.settled()
  expect(peer.heard).toEqual([{ type: 'ping', id: '1' }])
  peer.wire.send({ type: 'closed' }, '{"type":"closed"}')
  peer.wire.send({ type: 'done', id: '1' })
  await vi.waitFor(() => expect(phone.frames).toEqual([{ type: 'closed' }, { type: 'done', id: '1' }]))
  expect(phone.socket.extensions).toBe('')
})

test('only the right door, by our own name and from our own page', async () => {
  const door = await open()
  const answer = async (headers: Record<string, string>, path?: string): Promise<number> =>
    (await door.call(path === undefined ? { headers } : { headers, path })).answer
  const host = `table.test:${door.port}`
  expect(await answer({ host, origin: `http://${host}` })).toBe(101)
  expect(await answer({ host })).toBe(101)
  expect(await answer({ host: host.toUpperCase(), origin: `http://${host}` })).toBe(101)
  expect(await answer({ host: 'evil.test', origin: 'http://evil.test' })).toBe(421)
  expect(await answer({ host: `evil.test:${door.port}`, origin: `http://evil.test:${door.port}` })).toBe(421)
  expect(await answer({ host, origin: 'http://evil.test' })).toBe(403)
  expect(await answer({ host, origin: 'null' })).toBe(403)
  expect(await answer({ host, origin: `https://${host}` })).toBe(403)
  expect(await answer({ host, origin: `http://127.0.0.1:${door.port}` })).toBe(403)
  expect(await answer({ host }, '/')).toBe(404)
  expect(await answer({ host }, '/wire/')).toBe(404)
  expect(await answer({ host }, '/wire?token=x')).toBe(404)
  expect(door.peers).toHaveLength(3)
})

test.each([
  ['no JSON', '{"type":'],
  ['nothing', ''],
  ['a word', 'undefined'],
  ['a prototype', '{"type":"ping","id":"1","__proto__":{"admin":true}}'],
  ['a prototype in disguise', '{"type":"ping","id":"1","\\u005f_proto__":{"admin":true}}'],
  ['a prototype further down', '{"type":"move","id":"1","beat":1,"move":[{"__proto__":null}]}'],
  ['a bottomless pit', '['.repeat(8000) + ']'.repeat(8000)],
])('%s is refused, and the socket closed', async (_, text) => {
  const { phone, peer } = await phoneAt(await open())
  phone.socket.send(text)
  expect(await phone.closed).toBe(1008)
  expect(phone.frames).toEqual([refused('badFrame')])
  expect(peer.heard).toEqual([])
  await vi.waitFor(() => expect(peer.disconnected).toBe(1))
})

test('so is what is no text', async () => {
  const { phone, peer } = await phoneAt(await open())
  phone.socket.send(Buffer.from('{"type":"ping","id":"1"}'))
  expect(await phone.closed).toBe(1008)
  expect(phone.frames).toEqual([refused('badFrame')])
  expect(peer.heard).toEqual([])
})

test('and text that is none', async () => {
  const { phone, peer } = await phoneAt(await open())
  phone.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
  expect(await phone.closed).toBe(1007)
  expect(peer.heard).toEqual([])
})

test.each(['null', '5', '"hello"', '[]', '{}', '{"constructor":{"prototype":1}}'])(
  'whether %s makes sense is for the host to say',
  async (text) => {
    const { phone, peer } = await phoneAt(await open())
    phone.socket.send(text)
    await phone.settled()
    expect(peer.heard).toEqual([JSON.parse(text)])
  },
)

test('16 KB is the most that is read', async () => {
  const door = await open()
  const { phone, peer } = await phoneAt(door)
  phone.say('x'.repeat(16 * 1024 - 2))
  await phone.settled()
  expect(peer.heard).toHaveLength(1)
  phone.say('x'.repeat(16 * 1024 - 1))
  expect(await phone.closed).toBe(1009)
  expect(peer.heard).toHaveLength(1)

  const { phone: other, peer: otherPeer } = await phoneAt(door)
  other.socket.send(`"${'x'.repeat(9000)}`, { fin: false })
  other.socket.send(`${'x'.repeat(9000)}"`)
  expect(await other.closed).toBe(1009)
  expect(otherPeer.heard).toEqual([])
})

test('nobody after the refusal is heard, however fast', async () => {
  const { phone, peer } = await phoneAt(await open())
  phone.socket.send('{')
  for (let n = 0; n < 10; n += 1) phone.say({ type: 'ping', id: String(n) })
  expect(await phone.closed).toBe(1008)
  expect(peer.heard).toEqual([])
  expect(phone.frames).toHaveLength(1)
})

test('who says too much is told so once, and is out if that does not help', async () => {
  const { phone, peer } = await phoneAt(await open())
  for (let n = 1; n <= 61; n += 1) phone.say({ type: 'ping', id: String(n) })
  await vi.waitFor(() => expect(phone.frames).toEqual([refused('tooFast', '61')]))
  expect(peer.heard).toHaveLength(60)
  phone.say({ type: 'ping', id: '62' })
  expect(await phone.closed).toBe(1008)
  expect(peer.heard).toHaveLength(60)
  expect(phone.frames).toHaveLength(1)
})

test('who calms down starts afresh', async () => {
  const door = await open()
  const { phone, peer } = await phoneAt(door)
  for (const round of [1, 2]) {
    for (let n = 1; n <= 61; n += 1) phone.say({ type: 'ping', id: String(n) })
    await vi.waitFor(() => expect(phone.frames).toHaveLength(round))
    door.timers.pass(2000)
  }
  expect(peer.heard).toHaveLength(120)
})

test('empty pings are counted too', async () => {
  const { phone } = await phoneAt(await open())
  for (let n = 0; n < 62; n += 1) phone.socket.ping()
  expect(await phone.closed).toBe(1008)
})

test('200 sockets, and not one more until somebody leaves', async () => {
  const door = await open({ limits: { socketsPerAddress: 1000, callers: unlimited } })
  const phones = await Promise.all(Array.from({ length: 200 }, () => door.call()))
  expect(await Promise.all(phones.map(({ answer }) => answer))).toEqual(phones.map(() => 101))
  expect(await (await door.call()).answer).toBe(503)
  expect((await door.ask('/')).status).toBe(200)
  phones[0]?.socket.close()
  await vi.waitFor(() => expect(door.peers.some(({ disconnected }) => disconnected === 1)).toBe(true))
  expect(await (await door.call()).answer).toBe(101)
  expect(door.peers).toHaveLength(201)
})

test('one address does not get all of them', async () => {
  const door = await open({ limits: { callers: unlimited } })
  const phones = await Promise.all(Array.from({ length: 110 }, () => door.call()))
  const answers = await Promise.all(phones.map(({ answer }) => answer))
  expect(answers.filter((status) => status === 101)).toHaveLength(100)
  expect(answers.filter((status) => status === 503)).toHaveLength(10)
})

test('nor all connections', async () => {
  const door = await open({ limits: { connectionsPerAddress: 2 } })
  await door.call()
  await door.call()
  await expect(door.ask('/')).rejects.toThrow()
})

test('one address cannot come again and again without a pause', async () => {
  const door = await open({ limits: { callers: { perSecond: 1, burst: 2 } } })
  expect(await (await door.call()).answer).toBe(101)
  expect(await (await door.call()).answer).toBe(101)
  expect(await (await door.call()).answer).toBe(429)
  door.timers.pass(1000)
  expect(await (await door.call()).answer).toBe(101)
})

test('who says nothing for 15 seconds is let go', async () => {
  const door = await open()
  const { phone, peer } = await phoneAt(door)
  door.timers.pass(14_999)
  await phone.settled()
  expect(peer.disconnected).toBe(0)
  door.timers.pass(1)
  expect(await phone.closed).toBe(1008)
  await vi.waitFor(() => expect(peer.disconnected).toBe(1))
})

test('who answers pings may stay silent', async () => {
  const door = await open()
  const { phone, peer } = await phoneAt(door)
  phone.say({ type: 'ping', id: '1' })
  await phone.settled()
  for (let n = 0; n < 5; n += 1) {
    const pinged = new Promise((resolve) => phone.socket.once('ping', resolve))
    door.timers.pass(15_000)
    await pinged
    await phone.settled()
  }
  expect(peer.disconnected).toBe(0)
})

test('who does not answer the ping until the next one is gone', async () => {
  const door = await open()
  const phone = await door.call({ autoPong: false })
  const [peer] = door.peers
  phone.say({ type: 'ping', id: '1' })
  await phone.settled()
  door.timers.pass(15_000)
  await phone.settled()
  expect(peer?.disconnected).toBe(0)
  door.timers.pass(15_000)
  expect(await phone.closed).toBe(1006)
  await vi.waitFor(() => expect(peer?.disconnected).toBe(1))
  expect(door.timers.pending).toBe(0)
})

/** More than the system's own buffers hold. */
const PADDING = 'x'.repeat(200_000)
const ROUNDS = 200

async function show(peer: FakePeer, round: number): Promise<void> {
  const frame = { type: 'match', round, PADDING }
  peer.wire.send(frame as unknown as DownFrame, JSON.stringify(frame))
  await setImmediate()
}

test('a phone that does not read holds nobody up, and afterwards gets the newest view only', async () => {
  const door = await open()
  const { phone: stalled, peer: stuck } = await phoneAt(door)
  const { phone: awake, peer } = await phoneAt(door)
  stalled.socket.pause()
  for (let round = 1; round <= ROUNDS; round += 1) {
    await show(stuck, round)
    peer.wire.send({ type: 'done', id: String(round) })
  }
  stuck.wire.send({ type: 'done', id: 'last' })
  await vi.waitFor(() => expect(awake.frames).toHaveLength(ROUNDS))
  stalled.socket.resume()
  await vi.waitFor(() => expect(stalled.frames.at(-1)).toEqual({ type: 'done', id: 'last' }), 20_000)
  const rounds = stalled.frames.slice(0, -1).map((frame) => (frame as { round: number }).round)
  expect(rounds.at(-1)).toBe(ROUNDS)
  expect(rounds).toEqual([...rounds].sort((a, b) => a - b))
  expect(rounds.length).toBeLessThan(ROUNDS / 2)
})

test('a phone that goes on not reading is given up', async () => {
  const door = await open()
  const { phone, peer } = await phoneAt(door)
  phone.say({ type: 'ping', id: '1' })
  await phone.settled()
  phone.socket.pause()
  for (let round = 1; round <= ROUNDS; round += 1) await show(peer, round)
  door.timers.pass(20_000)
  await vi.waitFor(() => expect(peer.disconnected).toBe(1))
  await show(peer, ROUNDS + 1)
  expect(door.timers.pending).toBe(0)
})

test('what was said before the end arrives', async () => {
  const { phone, peer } = await phoneAt(await open())
  for (let n = 0; n < 30; n += 1) peer.wire.send({ type: 'done', id: String(n) })
  peer.wire.close()
  peer.wire.send({ type: 'done', id: 'too late' })
  expect(await phone.closed).toBe(1008)
  expect(phone.frames).toEqual(Array.from({ length: 30 }, (_, n) => ({ type: 'done', id: String(n) })))
})

test('a socket that is cut is one disconnected peer, and nothing more', async () => {
  const { phone, peer } = await phoneAt(await open())
  phone.socket.terminate()
  await vi.waitFor(() => expect(peer.disconnected).toBe(1))
  peer.wire.send({ type: 'closed' })
  peer.wire.close()
  await setImmediate()
  expect(peer.disconnected).toBe(1)
})

test('a bug of ours costs one socket, and what was said is not written down', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const door = await open()
  const { phone, peer } = await phoneAt(door)
  peer.receive = () => {
    throw new Error('bid of 4711')
  }
  phone.say({ type: 'ping', id: '1' })
  expect(await phone.closed).toBe(1011)
  expect(told).toHaveBeenCalledOnce()
  expect(JSON.stringify(told.mock.calls)).not.toContain('4711')
  told.mockRestore()
  const { phone: other, peer: next } = await phoneAt(door)
  other.say({ type: 'ping', id: '1' })
  await other.settled()
  expect(next.heard).toHaveLength(1)
})

test('a host that goes says so to everybody', async () => {
  const door = await openDoor()
  const phones = [await door.call(), await door.call()]
  door.peers[0]?.wire.send({ type: 'closed' })
  await door.listening.close()
  expect(await Promise.all(phones.map(({ closed }) => closed))).toEqual([1001, 1001])
  expect(phones[0]?.frames).toEqual([{ type: 'closed' }])
  expect(door.peers.map(({ disconnected }) => disconnected)).toEqual([1, 1])
  expect(door.timers.pending).toBe(0)
  await expect(door.ask('/')).rejects.toThrow()
})

test('and does not wait for those who do not listen', async () => {
  const door = await openDoor()
  const { phone, peer } = await phoneAt(door)
  phone.socket.pause()
  const closed = door.listening.close()
  door.timers.pass(2000)
  await closed
  await vi.waitFor(() => expect(peer.disconnected).toBe(1))
})

test('a port that is taken is replaced by a free one', async () => {
  const first = await open()
  const second = await open({ port: first.port })
  expect(second.port).not.toBe(first.port)
  expect((await second.ask('/')).status).toBe(200)
})

test('a port that is free again can be had again at once', async () => {
  const first = await openDoor()
  await first.call()
  await first.listening.close()
  expect((await open({ port: first.port })).port).toBe(first.port)
})
