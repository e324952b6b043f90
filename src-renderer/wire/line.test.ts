import { describe, expect, test } from 'vitest'
import type { DownFrame } from '../../src-shared/protocol.ts'
import type { Socket, SocketEars } from './line.ts'
import { DIAL_LIMIT, FIRST_WAIT, Line, LONGEST_WAIT, PATIENCE, PING_EVERY, SHORT_PATIENCE } from './line.ts'

class FakeSocket implements Socket {
  readonly sent: { readonly type: string; readonly id: string }[] = []
  closed = false
  readonly ears: SocketEars

  constructor(ears: SocketEars) {
    this.ears = ears
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string })
  }

  close(): void {
    this.closed = true
  }

  hear(frame: object): void {
    this.ears.text(JSON.stringify(frame))
  }

  get pings() {
    return this.sent.filter(({ type }) => type === 'ping')
  }

  /** Answers the last ping. */
  pong(): void {
    this.hear({ type: 'done', id: this.pings.at(-1)?.id })
  }
}

/** A line with a clock that is turned by hand. */
function world({ random = () => 0.5, dials = () => true }: { random?: () => number; dials?: () => boolean } = {}) {
  let now = 0
  const due: { at: number; act: () => void }[] = []
  const sockets: FakeSocket[] = []
  const told: string[] = []
  const frames: DownFrame[] = []
  const line = new Line({
    dial: (ears) => {
      if (!dials()) throw new Error('the browser forbids it')
      const socket = new FakeSocket(ears)
      sockets.push(socket)
      return socket
    },
    later: (milliseconds, act) => {
      const entry = { at: now + milliseconds, act }
      due.push(entry)
      return () => {
        const i = due.indexOf(entry)
        if (i >= 0) due.splice(i, 1)
      }
    },
    random,
  })
  const pass = (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      const next = [...due].sort((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      due.splice(due.indexOf(next), 1)
      now = next.at
      next.act()
    }
    now = end
  }
  /** Lets time pass until the next socket is dialled. */
  const redialled = () => {
    const before = sockets.length
    for (let n = 0; n <= LONGEST_WAIT && sockets.length === before; n += 1) pass(1)
  }
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('nothing was dialled')
    return socket
  }
  const open = () => {
    line.listen({
      open: () => told.push('open'),
      closed: () => told.push('closed'),
      frame: (frame) => frames.push(frame),
    })
    last().ears.open()
  }
  return { line, sockets, told, frames, due, pass, redialled, last, open }
}

describe('a line that works', () => {
  test('dials once, says when it is open, and hands frames on', () => {
    const { sockets, told, frames, last, open } = world()
    open()
    last().hear({ type: 'closed' })
    expect(sockets).toHaveLength(1)
    expect(told).toEqual(['open'])
    expect(frames).toEqual([{ type: 'closed' }])
  })

  test('sends nothing before it is open', () => {
    const { line, last } = world()
    line.listen({ open: () => undefined, closed: () => undefined, frame: () => undefined })
    line.send({ type: 'stand', id: 'a' })
    expect(last().sent).toEqual([])
  })

  test('asks every ten seconds whether anybody is there, and keeps the answers to itself', () => {
    const { sockets, frames, pass, last, open } = world()
    open()
    for (let n = 1; n <= 5; n += 1) {
      pass(PING_EVERY)
      expect(last().pings).toHaveLength(n)
      last().pong()
    }
    pass(PATIENCE)
    expect(sockets).toHaveLength(1)
    expect(frames).toEqual([])
  })

  test('a text that is no frame is let pass', () => {
    const { frames, told, last, open } = world()
    open()
    last().ears.text('{')
    expect(frames).toEqual([])
    expect(told).toEqual(['open'])
  })
})

describe('a line that is cut', () => {
  test('dials again', () => {
    const { sockets, told, redialled, last, open } = world()
    open()
    last().ears.closed()
    expect(told).toEqual(['open', 'closed'])
    expect(sockets).toHaveLength(1)
    redialled()
    expect(sockets).toHaveLength(2)
    last().ears.open()
    expect(told).toEqual(['open', 'closed', 'open'])
  })

  test('a ping without an answer means that the socket is dead', () => {
    const { sockets, told, pass, redialled, last, open } = world()
    open()
    pass(PING_EVERY + PATIENCE - 1)
    expect(told).toEqual(['open'])
    pass(1)
    expect(told).toEqual(['open', 'closed'])
    expect(last().closed).toBe(true)
    redialled()
    expect(sockets).toHaveLength(2)
  })

  test('a socket that never opens is given up', () => {
    const { line, sockets, pass, redialled } = world()
    line.listen({ open: () => undefined, closed: () => undefined, frame: () => undefined })
    pass(DIAL_LIMIT)
    expect(sockets[0]?.closed).toBe(true)
    redialled()
    expect(sockets).toHaveLength(2)
  })

  test('a browser that forbids the socket is asked again too', () => {
    let allowed = false
    const { line, sockets, told, redialled } = world({ dials: () => allowed })
    line.listen({ open: () => told.push('open'), closed: () => told.push('closed'), frame: () => undefined })
    expect(told).toEqual(['closed'])
    allowed = true
    redialled()
    expect(sockets).toHaveLength(1)
  })

  test.each([
    ['chance at its least', () => 0],
    ['chance at its most', () => 0.999_999],
  ])('waits longer each time, from 0.3 to 8 seconds: %s', (_, random) => {
    const { sockets, pass, last, open } = world({ random })
    open()
    const waits: number[] = []
    for (let n = 0; n < 12; n += 1) {
      last().ears.closed()
      const before = sockets.length
      let waited = 0
      while (sockets.length === before) {
        pass(1)
        waited += 1
      }
      waits.push(waited)
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(FIRST_WAIT / 2)
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.at(-1)).toBeGreaterThanOrEqual(LONGEST_WAIT / 2)
  })

  test('a host that was heard again makes the waits short again; a socket that only opens does not', () => {
    const { sockets, pass, redialled, last, open } = world({ random: () => 0 })
    open()
    for (let n = 0; n < 6; n += 1) {
      last().ears.closed()
      redialled()
      last().ears.open()
    }
    last().ears.closed()
    const dialled = sockets.length
    pass(FIRST_WAIT)
    expect(sockets).toHaveLength(dialled)
    redialled()
    last().ears.open()
    last().hear({ type: 'closed' })
    last().ears.closed()
    pass(FIRST_WAIT)
    expect(sockets).toHaveLength(dialled + 2)
  })
})

describe('a phone that wakes up', () => {
  test('finds a dead socket that looks open within two seconds', () => {
    const { line, sockets, told, pass, redialled, last, open } = world()
    open()
    line.wake()
    expect(last().pings).toHaveLength(1)
    pass(SHORT_PATIENCE)
    expect(told).toEqual(['open', 'closed'])
    redialled()
    expect(sockets).toHaveLength(2)
  })

  test('is not fooled by what lay in the dead socket', () => {
    const { line, told, frames, pass, last, open } = world()
    open()
    pass(PING_EVERY)
    const before = last().pings.at(-1)?.id
    line.wake()
    last().hear({ type: 'closed' })
    last().hear({ type: 'done', id: before })
    pass(SHORT_PATIENCE)
    expect(frames).toEqual([{ type: 'closed' }])
    expect(told).toEqual(['open', 'closed'])
  })

  test('keeps a socket that answers', () => {
    const { line, sockets, told, pass, last, open } = world()
    open()
    line.wake()
    last().pong()
    pass(SHORT_PATIENCE)
    expect(told).toEqual(['open'])
    expect(sockets).toHaveLength(1)
  })

  test('three signs of waking at once are one question, and do not make it wait longer', () => {
    const { line, told, pass, last, open } = world()
    open()
    line.wake()
    pass(SHORT_PATIENCE - 1)
    line.wake()
    line.wake()
    expect(last().pings).toHaveLength(1)
    pass(1)
    expect(told).toEqual(['open', 'closed'])
  })

  test('dials at once where it was waiting, and only once', () => {
    const { line, sockets, pass, last, open } = world()
    open()
    last().ears.closed()
    line.wake()
    line.wake()
    expect(sockets).toHaveLength(2)
    last().ears.open()
    last().hear({ type: 'closed' })
    pass(PING_EVERY - 1)
    expect(sockets).toHaveLength(2)
  })

  test('gives up a dial that hangs since before it slept', () => {
    const { line, sockets, pass, redialled } = world()
    line.listen({ open: () => undefined, closed: () => undefined, frame: () => undefined })
    line.wake()
    pass(SHORT_PATIENCE)
    expect(sockets[0]?.closed).toBe(true)
    redialled()
    expect(sockets).toHaveLength(2)
  })
})

describe('never two sockets', () => {
  test('whatever happens in whatever order, all but the last are closed, and one thing is due at most', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      let state = seed
      const chance = () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return state / 2_147_483_648
      }
      const { line, sockets, due, pass, last, open } = world({ random: chance })
      open()
      const happenings = [
        () => line.wake(),
        () => sockets[Math.floor(chance() * sockets.length)]?.ears.closed(),
        () => sockets[Math.floor(chance() * sockets.length)]?.ears.open(),
        () => last().pong(),
        () => line.leave(),
        () => line.enter(),
        () => pass(chance() * 12_000),
      ]
      for (let n = 0; n < 60; n += 1) {
        happenings[Math.floor(chance() * happenings.length)]?.()
        expect(sockets.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(1)
        expect(due.length).toBeLessThanOrEqual(1)
      }
    }
  })

  test('a socket that was given up is not listened to any more', () => {
    const { line, sockets, told, frames, pass, redialled, last, open } = world()
    open()
    line.wake()
    pass(SHORT_PATIENCE)
    redialled()
    const [first] = sockets
    last().ears.open()
    first?.hear({ type: 'closed' })
    first?.ears.closed()
    expect(frames).toEqual([])
    expect(told).toEqual(['open', 'closed', 'open'])
    expect(last().closed).toBe(false)
  })

  test('leaving closes the socket and leaves nothing due; entering dials anew', () => {
    const { line, sockets, told, due, pass, last, open } = world()
    open()
    line.leave()
    expect(last().closed).toBe(true)
    expect(due).toEqual([])
    line.wake()
    pass(10 * LONGEST_WAIT)
    expect(sockets).toHaveLength(1)
    expect(told).toEqual(['open', 'closed'])
    line.enter()
    line.enter()
    expect(sockets).toHaveLength(2)
  })
})
