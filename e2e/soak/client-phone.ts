/** A phone as the app has it: the client's own line, entrance and outbox over a real socket, only without a page around them. */
import type { Socket as TcpSocket } from 'node:net'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { DownFrame, LobbyFrame, MatchFrame, UpBody } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Standing } from '../../src-renderer/wire/entrance.ts'
import { Entrance } from '../../src-renderer/wire/entrance.ts'
import type { Keep } from '../../src-renderer/wire/keep.ts'
import type { Later, Socket, SocketEars } from '../../src-renderer/wire/line.ts'
import { Line } from '../../src-renderer/wire/line.ts'
import { Outbox } from '../../src-renderer/wire/outbox.ts'

export interface PhoneInput {
  readonly name: string
  /** The host's own port, which the page was loaded from. */
  readonly port: () => number
  /** Where the network begins. */
  readonly proxy: () => number
  /** How many times faster than in life the phone's clock runs. */
  readonly haste: number
  readonly random: () => number
  readonly heard: (frame: DownFrame) => void
}

export type Fate = 'unanswered' | 'done' | 'refused'

export interface MadeMove {
  readonly id: string
  readonly beat: number
  readonly move: unknown
  /** What its person was told. */
  fate: Fate
  /** How often its person was told. */
  told: number
  /** Milliseconds from the tap until then. */
  took: number
  refusal: Words | undefined
}

/** What the browser keeps through a reload. */
class Shelf implements Keep {
  readonly #notes = new Map<string, string>()

  read(key: string): unknown {
    return JSON.parse(this.#notes.get(key) ?? 'null')
  }
  write(key: string, value: unknown): void {
    if (value === null) this.#notes.delete(key)
    else this.#notes.set(key, JSON.stringify(value))
  }
}

export class ClientPhone {
  readonly name: string
  /** Every move that its person made, by id. */
  readonly made = new Map<string, MadeMove>()
  readonly #in: PhoneInput
  readonly #shelf = new Shelf()
  readonly #alarms = new Set<NodeJS.Timeout>()
  standing: Standing = { at: 'coming' }
  lobby: LobbyFrame | undefined
  match: MatchFrame | undefined
  unanswered = 0
  reloads = 0
  #page: Page | undefined
  #ids = 0
  #left = false

  constructor(input: PhoneInput) {
    this.#in = input
    this.name = input.name
  }

  /** The page is loaded. */
  open(): void {
    this.#page = new Page(this, this.#shelf, this.#in)
  }

  get isOnline(): boolean {
    return this.#page?.isOnline === true
  }

  /** What was typed at the door, and whatever else has no chance of its own to be repeated. */
  greet(code: string): Promise<Words | undefined> {
    return this.#now.entrance.greet({ name: this.name, code })
  }
  ask(body: UpBody): Promise<Words | undefined> {
    return this.#now.outbox.ask(body)
  }

  /** Its person makes a move, whether the phone is online or not. */
  move(move: unknown): string {
    const page = this.#now
    const { token } = page.entrance
    if (!this.match || token === null) throw new Error('there is nothing to move at')
    const { match, beat } = this.match
    const id = this.#nextId
    this.made.set(id, { id, beat, move, fate: 'unanswered', told: 0, took: performance.now(), refusal: undefined })
    void page.outbox.ask({ type: 'move', beat, move }, { match, token }).then((refusal) => {
      // A page that was loaded anew has nobody left to tell.
      if (page === this.#page) this.#tell(id, refusal)
    })
    return id
  }

  /** The page is loaded anew: only what is on the shelf stays. */
  reload(): void {
    this.#page?.leave()
    this.#rest()
    this.reloads += 1
    this.standing = { at: 'coming' }
    this.lobby = undefined
    this.match = undefined
    this.open()
  }

  /** The phone is taken out of a pocket. */
  wake(): void {
    this.#page?.line.wake()
  }

  leave(): void {
    this.#left = true
    this.#page?.leave()
    this.#rest()
  }

  newId(): string {
    return `${this.name}-${String(this.#ids++)}`
  }

  readonly later: Later = (milliseconds, act) => {
    const timer = setTimeout(() => {
      this.#alarms.delete(timer)
      act()
    }, milliseconds / this.#in.haste)
    this.#alarms.add(timer)
    return () => {
      clearTimeout(timer)
      this.#alarms.delete(timer)
    }
  }

  /** A move from before a reload was answered: a refusal must have been told in so many words. */
  answeredLate(id: string, refusal: Words | undefined, wasTold: boolean): void {
    const made = this.made.get(id)
    if (made?.fate !== 'unanswered') return
    if (refusal && !wasTold) throw new Error(`${this.name}: nobody was told that ${id} was refused`)
    this.#tell(id, refusal)
  }

  get #now(): Page {
    if (!this.#page) throw new Error('no page is open')
    return this.#page
  }

  get #nextId(): string {
    return `${this.name}-${String(this.#ids)}`
  }

  #tell(id: string, refusal: Words | undefined): void {
    const made = this.made.get(id)
    if (!made || this.#left) return
    made.told += 1
    if (made.told === 1) made.took = performance.now() - made.took
    made.fate = refusal ? 'refused' : 'done'
    made.refusal = refusal
  }

  #rest(): void {
    for (const timer of this.#alarms) clearTimeout(timer)
    this.#alarms.clear()
  }
}

/** What lives as long as a page: put together as `session.svelte.ts` does it. */
class Page {
  readonly line: Line
  readonly outbox: Outbox
  readonly entrance: Entrance
  isOnline = false
  readonly #phone: ClientPhone
  readonly #in: PhoneInput
  readonly #late: Words[] = []
  /** What was on the shelf when the page was loaded: nobody waits for those answers but the shelf. */
  readonly #fromBefore: boolean

  constructor(phone: ClientPhone, keep: Keep, input: PhoneInput) {
    this.#phone = phone
    this.#in = input
    this.#fromBefore = phone.reloads > 0
    const { later } = phone
    this.line = new Line({ dial: (ears) => this.#dial(ears), later, random: input.random })
    this.outbox = new Outbox({
      ...{ keep, later },
      send: (frame) => this.line.send(frame),
      newId: () => phone.newId(),
      silent: () => undefined,
      held: () => undefined,
      unanswered: (moves) => (phone.unanswered = moves),
      tooLate: (refusal) => this.#late.push(refusal),
    })
    this.entrance = new Entrance({
      ...{ keep, later },
      ask: (body) => this.outbox.ask(body),
      stand: (standing) => {
        phone.standing = standing
        if (standing.at === 'inside') return
        phone.lobby = undefined
        phone.match = undefined
      },
    })
    let last = Promise.resolve()
    let wire = 0
    this.line.listen({
      open: () => {
        this.isOnline = true
        this.outbox.connected()
        this.entrance.connected()
      },
      closed: () => {
        wire += 1
        this.isOnline = false
        this.outbox.cut()
        this.entrance.cut()
      },
      frame: (frame) => {
        const from = wire
        last = last.then(() => (from === wire ? this.#take(frame) : undefined))
      },
    })
  }

  leave(): void {
    this.line.leave()
  }

  #take(frame: DownFrame): void {
    const phone = this.#phone
    this.#in.heard(frame)
    switch (frame.type) {
      case 'lobby':
        phone.match = undefined
        phone.lobby = frame
        break
      case 'match':
        phone.lobby = undefined
        phone.match = frame
        if (this.entrance.token !== null) this.outbox.arrived({ match: frame.match, token: this.entrance.token })
        break
      case 'closed':
        phone.lobby = undefined
        phone.match = undefined
        break
      case 'welcome':
        this.entrance.welcome(frame.token, frame.guest)
        break
      case 'held':
        this.outbox.hold(frame.id)
        break
      case 'done':
        this.#answer(frame.id, undefined)
        break
      case 'refused':
        if (frame.id !== null) this.#answer(frame.id, frame.words)
        break
      default:
        break
    }
  }

  #answer(id: string, refusal: Words | undefined): void {
    const before = this.#late.length
    this.outbox.answer(id, refusal)
    const wasTold = this.#late.length > before
    // Whoever asked on this very page hears it from the promise, a moment later.
    if (this.#fromBefore) setTimeout(() => this.#phone.answeredLate(id, refusal, wasTold))
  }

  #dial(ears: SocketEars): Socket {
    const { port, proxy } = this.#in
    const host = `127.0.0.1:${String(port())}`
    const socket = new WebSocket(`ws://${host}/wire`, {
      origin: `http://${host}`,
      perMessageDeflate: false,
      createConnection: (): TcpSocket => connect(proxy(), '127.0.0.1'),
    })
    socket.on('error', () => undefined)
    socket.onopen = () => ears.open()
    socket.onmessage = ({ data }) => typeof data === 'string' && ears.text(data)
    socket.onclose = () => ears.closed()
    return {
      send: (text) => {
        // A browser swallows what is said to a socket that is on its way out.
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
}
