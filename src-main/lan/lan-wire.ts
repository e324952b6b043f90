/** A phone's wire from the host's end: frames go out one at a time, and a phone that does not read costs next to nothing. */
import type { DownFrame, Wire } from '../../src-shared/protocol.ts'
import type { Timers } from '../timers.ts'

/** What is needed of a socket. */
export interface Outlet {
  send(text: string, sent: (error?: Error) => void): void
  close(code: number): void
  terminate(): void
}

/** Of what shows the present only the newest counts; every answer does. */
const kinds = {
  home: 'home',
  hosting: 'hosting',
  watch: 'watch',
  // One after the other lies on the table, never two.
  lobby: 'table',
  match: 'table',
  closed: 'table',
  welcome: 'answer',
  out: 'answer',
  held: 'answer',
  done: 'answer',
  refused: 'answer',
} as const satisfies Record<DownFrame['type'], string>

interface Waiting {
  readonly kind: (typeof kinds)[DownFrame['type']]
  readonly text: string
}

/** Answers that may wait: a screen that asks more without reading is no screen of ours. */
const MOST_ANSWERS = 64
/** Milliseconds for one frame to leave. */
const STALLED = 20_000
/** The close code for whoever was refused and has to go. */
export const POLICY = 1008

export class LanWire implements Wire {
  readonly #socket: Outlet
  readonly #timers: Timers
  #queue: Waiting[] = []
  #sending = false
  #closing: number | undefined
  #gone = false

  constructor(socket: Outlet, timers: Timers) {
    this.#socket = socket
    this.#timers = timers
  }

  /** Whether this end has said its last word. */
  get isClosing(): boolean {
    return this.#closing !== undefined || this.#gone
  }

  send(frame: DownFrame, text: string = JSON.stringify(frame)): void {
    if (this.isClosing) return
    const waiting: Waiting = { kind: kinds[frame.type], text }
    // The place of the older frame is kept, so that what an answer speaks of is always sent before it.
    const older = waiting.kind === 'answer' ? -1 : this.#queue.findIndex(({ kind }) => kind === waiting.kind)
    if (older >= 0) this.#queue[older] = waiting
    else this.#queue.push(waiting)
    if (this.#queue.filter(({ kind }) => kind === 'answer').length > MOST_ANSWERS) this.terminate()
    else this.#next()
  }

  /** What was sent before still arrives. */
  close(code = POLICY): void {
    if (this.isClosing) return
    this.#closing = code
    this.#next()
  }

  terminate(): void {
    this.#gone = true
    this.#queue = []
    this.#socket.terminate()
  }

  #next(): void {
    if (this.#sending || this.#gone) return
    const next = this.#queue.shift()
    if (next) this.#write(next.text)
    else if (this.#closing !== undefined) {
      this.#gone = true
      this.#socket.close(this.#closing)
    }
  }

  #write(text: string): void {
    this.#sending = true
    const callOff = this.#timers.after(STALLED, () => this.terminate())
    this.#socket.send(text, (error) => {
      callOff()
      this.#sending = false
      if (error) {
        // The socket is on its way out, and says so itself.
        this.#gone = true
        this.#queue = []
      } else this.#next()
    })
  }
}
