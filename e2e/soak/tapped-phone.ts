/** A phone whose socket is tapped below everything that understands it: each byte that ever arrives is kept. */
import type { Socket as TcpSocket } from 'node:net'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { DownFrame, LobbyFrame, MatchFrame, UpBody } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { frameOf } from './host-child.ts'

const CLOSED: Words = { from: 'app.refuse', key: 'closed' }
/** So many bytes are searched again with the next ones: nothing slips through between two pieces. */
const OVERLAP = 1024

/** All that arrives at one end of the network, as text. */
export class Tap {
  #chunks: Buffer[] = []
  #tail = Buffer.alloc(0)
  bytes = 0

  on(socket: TcpSocket): TcpSocket {
    socket.on('data', (chunk: Buffer) => this.add(chunk))
    return socket
  }
  add(chunk: Buffer): void {
    this.bytes += chunk.length
    this.#chunks.push(chunk)
  }
  /** What came since the last time, with a piece of what came before. */
  take(): string {
    const all = Buffer.concat([this.#tail, ...this.#chunks])
    this.#chunks = []
    this.#tail = all.subarray(Math.max(0, all.length - OVERLAP))
    return all.toString('utf8')
  }
  /** What came before may be forgotten: its receiver is somebody else from here on. */
  turn(): void {
    this.#tail = Buffer.alloc(0)
  }
}

export class TappedPhone {
  readonly name: string
  readonly tap = new Tap()
  token = ''
  guest = 0
  match: MatchFrame | undefined
  lobby: LobbyFrame | undefined
  isOpen = false
  /** All tokens that it was ever given. */
  readonly tokens = new Set<string>()
  /** Called where the host makes it wait. */
  readonly #held: (milliseconds: number) => void
  readonly #port: number
  #socket: WebSocket | undefined
  readonly #answers = new Map<string, (refusal: Words | undefined) => void>()
  #count = 0

  constructor(name: string, port: number, held: (milliseconds: number) => void) {
    this.name = name
    this.#port = port
    this.#held = held
  }

  /** Opens a socket; whoever was there before on this phone is gone. */
  async dial(): Promise<void> {
    this.hangUp()
    const host = `127.0.0.1:${String(this.#port)}`
    const socket = new WebSocket(`ws://${host}/wire`, {
      origin: `http://${host}`,
      perMessageDeflate: false,
      createConnection: () => this.tap.on(connect(this.#port, '127.0.0.1')),
    })
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data) => this.#hear(frameOf(data)))
    await new Promise((resolve) => {
      socket.once('open', resolve)
      socket.once('close', resolve)
    })
    this.isOpen = true
    socket.on('close', () => this.#closed(socket))
  }

  /** Gives the refusal, or undefined when it was done; a socket that was closed instead of an answer is a refusal too. */
  say(body: UpBody, more: object = {}): Promise<Words | undefined> {
    return this.send({ ...body, id: `${this.name}-${String(this.#count++)}`, ...more })
  }
  send(frame: { readonly id: string }): Promise<Words | undefined> {
    if (!this.isOpen) return Promise.resolve(CLOSED)
    return new Promise((resolve) => {
      this.#answers.set(frame.id, resolve)
      this.#socket?.send(JSON.stringify(frame))
    })
  }
  /** Whatever the host had to say by now has arrived. */
  async settled(): Promise<void> {
    await this.say({ type: 'ping' })
  }

  enter(code: string): Promise<Words | undefined> {
    return this.say({ type: 'hello', protocol: PROTOCOL, code, name: this.name })
  }
  comeBack(): Promise<Words | undefined> {
    return this.say({ type: 'hello', protocol: PROTOCOL, token: this.token })
  }

  hangUp(): void {
    const socket = this.#socket
    if (!socket) return
    this.#closed(socket)
    socket.terminate()
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = undefined
    this.isOpen = false
    for (const answer of this.#answers.values()) answer(CLOSED)
    this.#answers.clear()
  }

  #hear(frame: DownFrame): void {
    switch (frame.type) {
      case 'welcome':
        this.token = frame.token
        this.tokens.add(frame.token)
        this.guest = frame.guest
        break
      case 'match':
        this.match = frame
        break
      case 'lobby':
        this.lobby = frame
        break
      case 'held':
        this.#held(frame.milliseconds)
        break
      case 'done':
        this.#answers.get(frame.id)?.(undefined)
        this.#answers.delete(frame.id)
        break
      case 'refused':
        if (frame.id === null) break
        this.#answers.get(frame.id)?.(frame.words)
        this.#answers.delete(frame.id)
        break
      default:
        break
    }
  }
}
