// A wire that is not read keeps only what still matters, and never for long.
import { expect, test } from 'vitest'
import type { DownFrame } from '../../src-shared/protocol.ts'
import { LanWire } from './lan-wire.ts'
import type { Outlet } from './lan-wire.ts'
import { FakeTimers } from '../testing.ts'

/** A socket whose frames leave one by one, when the test says so. */
class SlowSocket implements Outlet {
  readonly written: string[] = []
  end: number | 'terminated' | undefined
  #sent: ((error?: Error) => void) | undefined

  send(text: string, sent: (error?: Error) => void): void {
    if (this.#sent) throw new Error('two frames at a time')
    this.written.push(text)
    this.#sent = sent
  }
  close(code: number): void {
    this.end = code
  }
  terminate(): void {
    this.end = 'terminated'
  }
  let(error?: Error): void {
    const sent = this.#sent
    this.#sent = undefined
    sent?.(error)
  }
  letAll(): void {
    while (this.#sent) this.let()
  }
}

function newWire() {
  const socket = new SlowSocket()
  const timers = new FakeTimers()
  return { socket, timers, wire: new LanWire(socket, timers) }
}

const done = (id: string): DownFrame => ({ type: 'done', id })
/** Only the kind of a frame counts here: its text says which one it is. */
const closed: DownFrame = { type: 'closed' }
const hosting = { type: 'hosting' } as DownFrame

test('frames keep their order, one at a time', () => {
  const { socket, wire } = newWire()
  wire.send(done('1'))
  wire.send(done('2'))
  wire.send(done('3'))
  expect(socket.written).toEqual(['{"type":"done","id":"1"}'])
  socket.letAll()
  expect(socket.written.slice(1)).toEqual(['{"type":"done","id":"2"}', '{"type":"done","id":"3"}'])
})

test('a text that was made already is used as it is', () => {
  const { socket, wire } = newWire()
  wire.send(closed, 'made before')
  expect(socket.written).toEqual(['made before'])
})

test('of each kind of state only the newest waits', () => {
  const { socket, wire } = newWire()
  wire.send(done('now leaving'), 'now leaving')
  for (let n = 1; n <= 1000; n += 1) {
    wire.send({ ...closed, type: 'match' } as DownFrame, `match ${n}`)
    wire.send(hosting, `hosting ${n}`)
  }
  wire.send(closed, 'closed')
  socket.letAll()
  expect(socket.written).toEqual(['now leaving', 'closed', 'hosting 1000'])
})

test('what an answer speaks of is sent before it, however long the wire was stuck', () => {
  const { socket, wire } = newWire()
  wire.send(done('now leaving'), 'now leaving')
  for (const n of [1, 2, 3]) {
    wire.send(closed, `state ${n}`)
    wire.send(done('x'), `answer ${n}`)
  }
  socket.letAll()
  expect(socket.written).toEqual(['now leaving', 'state 3', 'answer 1', 'answer 2', 'answer 3'])
})

test('who asks and asks without ever reading is cut off', () => {
  const { socket, wire } = newWire()
  for (let n = 0; n <= 64; n += 1) wire.send(done('x'))
  expect(socket.end).toBeUndefined()
  wire.send(done('x'))
  expect(socket.end).toBe('terminated')
  expect(wire.isClosing).toBe(true)
})

test('a frame that does not leave for 20 seconds ends the wire', () => {
  const { socket, timers, wire } = newWire()
  wire.send(done('1'))
  timers.pass(19_999)
  socket.let()
  wire.send(done('2'))
  timers.pass(19_999)
  expect(socket.end).toBeUndefined()
  timers.pass(1)
  expect(socket.end).toBe('terminated')
})

test('a wire at rest waits for nothing', () => {
  const { socket, timers, wire } = newWire()
  wire.send(done('1'))
  socket.let()
  expect(timers.pending).toBe(0)
})

test('closing lets everything out first, and nothing new in', () => {
  const { socket, wire } = newWire()
  wire.send(done('1'), '1')
  wire.send(done('2'), '2')
  wire.close()
  wire.send(done('3'), '3')
  wire.close(1001)
  expect(socket.end).toBeUndefined()
  socket.letAll()
  expect(socket.written).toEqual(['1', '2'])
  expect(socket.end).toBe(1008)
})

test('a wire at rest closes at once', () => {
  const { socket, wire } = newWire()
  wire.close(1001)
  expect(socket.end).toBe(1001)
})

test('a socket that broke is left alone', () => {
  const { socket, timers, wire } = newWire()
  wire.send(done('1'), '1')
  wire.send(done('2'), '2')
  socket.let(new Error('gone'))
  wire.send(done('3'), '3')
  wire.close()
  expect(socket.written).toEqual(['1'])
  expect(socket.end).toBeUndefined()
  expect(timers.pending).toBe(0)
})
