/** A wire over a WebSocket that mends itself: it dials again after a cut, and asks whether a socket that looks open is alive. */
import type { DownFrame, UpFrame } from '../../src-shared/protocol.ts'
import type { Connection, Ears } from '../connect.ts'

/** Milliseconds. */
export const FIRST_WAIT = 600
export const LONGEST_WAIT = 8000
/** How long a socket may take to open. */
export const DIAL_LIMIT = 6000
export const PING_EVERY = 10_000
export const PATIENCE = 5000
/** A phone that wakes up has a dead socket that looks open: it does not wait long for an answer. */
export const SHORT_PATIENCE = 2000

export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEars {
  open(): void
  text(text: string): void
  closed(): void
}

/** Does something once, later; the function it gives takes that back. */
export type Later = (milliseconds: number, act: () => void) => () => void

/** What a line needs of the browser. */
export interface Exchange {
  dial(ears: SocketEars): Socket
  readonly later: Later
  /** From 0 up to, but not, 1. */
  random(): number
}

type Phase = 'left' | 'waiting' | 'dialling' | 'open'

export class Line implements Connection {
  readonly #exchange: Exchange
  #ears: Ears | undefined
  #phase: Phase = 'left'
  #socket: Socket | undefined
  /** Dials since the host was last heard. */
  #tries = 0
  #pings = 0
  /** The ping that has no answer yet. */
  #asked: { readonly id: string; readonly urgent: boolean } | undefined
  /** The one thing that is due next, whatever the phase. */
  #takeBack: (() => void) | undefined

  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  listen(ears: Ears): void {
    this.#ears = ears
    this.enter()
  }

  /** Begins to dial, where that was given up. */
  enter(): void {
    if (this.#phase !== 'left') return
    this.#tries = 0
    this.#dial()
  }

  /** Hangs up and stays away. */
  leave(): void {
    const wasOpen = this.#phase === 'open'
    this.#phase = 'left'
    this.#drop()
    if (wasOpen) this.#ears?.closed()
  }

  send(frame: UpFrame): void {
    if (this.#phase === 'open') this.#socket?.send(JSON.stringify(frame))
  }

  /** The phone woke up, or has a network again: whatever was believed before is to be tried at once. */
  wake(): void {
    if (this.#phase === 'waiting') this.#dial()
    else if (this.#phase === 'dialling') this.#due(SHORT_PATIENCE, () => this.#cut())
    else if (this.#phase === 'open' && !this.#asked?.urgent) this.#ping(true)
  }

  #dial(): void {
    this.#drop()
    this.#phase = 'dialling'
    this.#tries += 1
    this.#due(DIAL_LIMIT, () => this.#cut())
    // A socket that was given up may still have something to say: nobody listens to it any more.
    let socket: Socket | undefined
    const current = () => socket !== undefined && socket === this.#socket
    try {
      socket = this.#exchange.dial({
        open: () => current() && this.#opened(),
        text: (text) => current() && this.#heard(text),
        closed: () => current() && this.#cut(),
      })
      this.#socket = socket
    } catch {
      this.#cut()
    }
  }

  #opened(): void {
    this.#phase = 'open'
    this.#pingLater()
    this.#ears?.open()
  }

  #heard(text: string): void {
    let frame: DownFrame
    try {
      frame = JSON.parse(text) as DownFrame
    } catch {
      return
    }
    this.#tries = 0
    if ((frame.type === 'done' || frame.type === 'refused') && frame.id?.startsWith('ping-')) {
      // What lay in the socket before the phone fell asleep is no sign of life: only the answer to the last ping is.
      if (frame.id === this.#asked?.id) this.#pingLater()
      return
    }
    this.#ears?.frame(frame)
  }

  #pingLater(): void {
    this.#asked = undefined
    this.#due(PING_EVERY, () => this.#ping(false))
  }

  #ping(urgent: boolean): void {
    const id = `ping-${String(++this.#pings)}`
    this.#asked = { id, urgent }
    this.#due(urgent ? SHORT_PATIENCE : PATIENCE, () => this.#cut())
    this.send({ type: 'ping', id })
  }

  /** The socket is gone, never came, or does not answer. */
  #cut(): void {
    this.#drop()
    this.#phase = 'waiting'
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, Math.min(this.#tries, 10) - 1))
    // Half by chance, so that all phones of a host that went down do not come back in the same moment.
    this.#due(longest * (0.5 + this.#exchange.random() / 2), () => this.#dial())
    this.#ears?.closed()
  }

  #drop(): void {
    this.#takeBack?.()
    this.#takeBack = undefined
    this.#asked = undefined
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #due(milliseconds: number, act: () => void): void {
    this.#takeBack?.()
    this.#takeBack = this.#exchange.later(milliseconds, () => {
      this.#takeBack = undefined
      act()
    })
  }
}
