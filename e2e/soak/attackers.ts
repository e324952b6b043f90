/** Those who do not belong at the table: some fire at the host, some only hold a socket, and fifty just look on. */
import type { Socket as TcpSocket } from 'node:net'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { DownFrame, MatchFrame } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import type { Loot } from './fuzz.ts'
import { someShot } from './fuzz.ts'
import { frameOf } from './host-child.ts'

/** How long the host may take to refuse somebody or to hang up. */
const REACTION = 5000

function call(port: number, raw?: (socket: TcpSocket) => void): WebSocket {
  const host = `127.0.0.1:${String(port)}`
  const socket = new WebSocket(`ws://${host}/wire`, {
    origin: `http://${host}`,
    perMessageDeflate: false,
    createConnection: () => {
      const tcp = connect(port, '127.0.0.1')
      raw?.(tcp)
      return tcp
    },
  })
  socket.on('error', () => undefined)
  return socket
}

const opened = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(true))
    socket.once('close', () => resolve(false))
  })

/** Looks on, from a phone without a chair. */
export class Spectator {
  match: MatchFrame | undefined
  frames = 0
  refused: DownFrame | undefined
  isOpen = true
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('close', () => (this.isOpen = false))
    socket.on('message', (data) => {
      const frame = frameOf(data)
      this.frames += 1
      if (frame.type === 'match') this.match = frame
      if (frame.type === 'refused') this.refused = frame
    })
  }

  static async enter(port: number, code: string, number: number): Promise<Spectator> {
    const socket = call(port)
    const spectator = new Spectator(socket)
    if (!(await opened(socket))) throw new Error('a spectator found no room')
    socket.send(JSON.stringify({ type: 'hello', id: 'in', protocol: PROTOCOL, code, name: `Guest ${String(number)}` }))
    return spectator
  }

  leave(): void {
    this.#socket.terminate()
  }
}

/** Says nothing at all: every other one does not even finish its request. */
export class Idler {
  isOpen = true
  readonly #close: () => void

  constructor(port: number, number: number) {
    const gone = (): unknown => (this.isOpen = false)
    if (number % 2 === 0) {
      const socket = call(port)
      socket.on('close', gone)
      this.#close = () => socket.terminate()
    } else {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.on('close', gone)
      // Only who reads notices the end.
      socket.resume()
      socket.write('GET /wire HTTP/1.1\r\nHost: 127')
      this.#close = () => socket.destroy()
    }
  }

  leave(): void {
    this.#close()
  }
}

/** What came of one attacker. */
export interface Attack {
  readonly shots: number
  readonly refused: number
  readonly closed: boolean
  /** What went wrong for the host, if anything did. */
  readonly success: string | undefined
}

/** Connects, fires a few shots in one or several volleys, and waits for what comes of them. */
export async function attack(port: number, random: Random, loot: Loot): Promise<Attack> {
  let tcp: TcpSocket | undefined
  const socket = call(port, (raw) => (tcp = raw))
  const met = { shots: 0, refused: 0, closed: false, success: undefined as string | undefined }
  const isClosed = (): boolean => met.closed
  let react: () => void = () => undefined
  socket.on('message', (data) => {
    const frame = frameOf(data)
    if (frame.type === 'refused') met.refused += 1
    else met.success = JSON.stringify(frame).slice(0, 300)
    react()
  })
  socket.on('close', () => {
    met.closed = true
    react()
  })
  if (!(await opened(socket))) return { ...met, closed: true }
  for (let volleys = random.whole(1, 4); volleys > 0 && !isClosed(); volleys--) {
    const volley = Array.from({ length: random.whole(1, 4) }, () => someShot(random, loot))
    for (const { data, binary, fin, raw } of volley) {
      if (raw) tcp?.write(data)
      else if (socket.readyState === WebSocket.OPEN) socket.send(data, { binary, fin })
      met.shots += 1
    }
    // A piece alone is nothing yet that the host could have an opinion of.
    const isWhole = volley.every(({ fin }) => fin)
    const outcome = await reaction((now) => (react = now), isWhole ? REACTION : 20)
    if (!outcome && isWhole && !isClosed()) met.success = `no answer to ${JSON.stringify(volley).slice(0, 300)}`
  }
  tcp?.resetAndDestroy()
  return met
}

/** False where nothing happened in that time. */
function reaction(listen: (react: () => void) => void, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    listen(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
