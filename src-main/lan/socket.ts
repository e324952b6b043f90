/** One phone's socket: what it says is weighed and parsed before the host hears it, and a silent one is let go. */
import type { RawData, WebSocket } from 'ws'
import type { Wire } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { Bucket } from './limits.ts'
import type { Limits } from './limits.ts'
import { LanWire } from './lan-wire.ts'
import type { Peer } from './network.ts'
import { refuse } from '../refusals.ts'
import type { Timers } from '../timers.ts'

/** Milliseconds between two pings; by the next one the answer has to be here, and by the first one a frame. */
const BEAT = 15_000
/** Our own frames are a few levels deep. */
const DEEPEST = 32
/** The close code for a bug of ours. */
const OUR_FAULT = 1011

export interface Conversation {
  readonly connect: (wire: Wire, from: string) => Peer
  readonly timers: Timers
  readonly limits: Limits
}

/** Nothing that could reach an object's prototype, and nothing so deep that walking it could fail. */
function isHarmless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= DEEPEST || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((one) => isHarmless(one, depth + 1))
}

/** Undefined where it is no JSON, which never is undefined itself. */
function parse(text: string): unknown {
  try {
    const raw: unknown = JSON.parse(text)
    return isHarmless(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

function idOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null
  return typeof raw.id === 'string' && raw.id.length <= 64 ? raw.id : null
}

/** Only where it happened: the message of an error may quote what somebody said in secret. */
function report(error: unknown): void {
  const lines =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')) : []
  console.error(['A frame from the network met a bug:', ...lines].join('\n'))
}

export class LanSocket {
  /** The host knows that this socket is gone. */
  readonly closed: Promise<void>
  readonly #socket: WebSocket
  readonly #timers: Timers
  readonly #wire: LanWire
  readonly #peer: Peer
  readonly #bucket: Bucket
  #callOff: () => void
  #heard = false
  #alive = true
  #warned = false

  constructor(socket: WebSocket, from: string, { connect, timers, limits }: Conversation) {
    this.#socket = socket
    this.#timers = timers
    this.#wire = new LanWire(socket, timers)
    this.#bucket = new Bucket(limits.frames, timers.now())
    this.#callOff = timers.after(BEAT, () => this.#beat())
    // Every error ends in 'close', where it is dealt with.
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('ping', () => this.#wire.isClosing || this.#weigh(() => null))
    socket.on('pong', () => (this.#alive = true))
    this.#peer = connect(this.#wire, from)
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.#callOff()
        this.#peer.disconnect()
        resolve()
      })
    })
  }

  /** What was sent before still arrives. */
  close(code: number): void {
    this.#wire.close(code)
  }

  terminate(): void {
    this.#wire.terminate()
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#wire.isClosing) return
    this.#heard = true
    this.#alive = true
    const raw = isBinary || !Buffer.isBuffer(data) ? undefined : parse(data.toString('utf8'))
    if (!this.#weigh(() => idOf(raw))) return
    if (raw === undefined) {
      this.#refuse(null, refuse({ key: 'badFrame' }))
      this.#wire.close()
      return
    }
    try {
      this.#peer.receive(raw)
    } catch (error) {
      // Our own bug must not end the evening for everybody else.
      report(error)
      this.#wire.close(OUR_FAULT)
    }
  }

  /** Whether this may still be heard. Too much is refused once; whoever does not slow down then has to go. */
  #weigh(id: () => string | null): boolean {
    const now = this.#timers.now()
    if (this.#bucket.isFull(now)) this.#warned = false
    if (this.#bucket.take(now)) return true
    if (this.#warned) this.#wire.close()
    else this.#refuse(id(), refuse({ key: 'tooFast' }))
    this.#warned = true
    return false
  }

  #refuse(id: string | null, words: Words): void {
    this.#wire.send({ type: 'refused', id, words })
  }

  #beat(): void {
    if (!this.#heard) this.#wire.close()
    if (!this.#alive) this.#wire.terminate()
    if (this.#wire.isClosing) return
    this.#alive = false
    this.#socket.ping()
    this.#callOff = this.#timers.after(BEAT, () => this.#beat())
  }
}
