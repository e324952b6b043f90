// While some throw everything at the host that a socket can carry, and others only sit there, the game goes on.
import { expect, test } from 'vitest'
import { openDoor } from '../../src-main/lan/testing-lan.ts'
import { again, isLong, say, until } from './chance.ts'
import { Siege } from './siege.ts'

const FRAMES = isLong ? 100_000 : 3000
const IDLE = 200
const SPECTATORS = 50
/** Megabytes. Node takes what it likes before it tidies up; a leak of a kilobyte for each attacker would still show. */
const MOST_GROWTH = 150

test(`${String(FRAMES)} fuzzed frames, ${String(IDLE)} idle sockets, ${String(SPECTATORS)} spectators: the game goes on`, async () => {
  const siege = await Siege.begin()
  const began = Date.now()
  try {
    await siege.enter()
    await siege.watch(SPECTATORS)
    siege.idle(IDLE)
    const before = siege.memory
    await Promise.all([siege.play(), siege.fire(FRAMES)])
    expect(siege.wrong).toEqual([])
    await siege.reopen()
    const growth = siege.peak - before
    say(`${again}: ${siege.summary}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
    say(`the host took ${before.toFixed(0)} MB, and at most ${growth.toFixed(0)} MB more under attack`)
    expect(siege.wrong).toEqual([])
    expect(siege.host.isRunning).toBe(true)
    expect(siege.counts.games).toBeGreaterThan(0)
    expect(growth).toBeLessThan(MOST_GROWTH)
    if (isLong) await until('whoever says nothing has been let go', () => siege.idlersLeft === 0, 40_000)
  } finally {
    await siege.end()
  }
})

test('with the usual limits, idle sockets from one address leave room for others, and are let go', async () => {
  const door = await openDoor()
  const idle = await Promise.all(Array.from({ length: IDLE }, () => door.call()))
  const answers = await Promise.all(idle.map(({ answer }) => answer))
  const inside = idle.filter((_, i) => answers[i] === 101)
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.length).toBeLessThanOrEqual(100)
  door.timers.pass(15_000)
  await Promise.all(inside.map(({ closed }) => closed))
  await until('the host knows that they are gone', () => door.peers.every(({ disconnected }) => disconnected === 1))
  const phone = await door.call()
  expect(await phone.answer).toBe(101)
  phone.say({ type: 'ping', id: 'a' })
  await phone.settled()
  door.timers.pass(15_000)
  await phone.settled()
  expect(phone.socket.readyState).toBe(phone.socket.OPEN)
  await door.listening.close()
})
