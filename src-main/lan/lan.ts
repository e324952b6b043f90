/** The host's door to the network: one server gives phones the page and takes their sockets. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Wire } from '../../src-shared/protocol.ts'
import { answerWith, readBuilt } from './files.ts'
import type { BuiltFile, BuiltFiles } from './files.ts'
import { addressOf, askedHost, isFromOurPage } from './host-names.ts'
import { Buckets, Crowd, LIMITS } from './limits.ts'
import type { Limits } from './limits.ts'
import { pages } from './error-pages.ts'
import type { Refusal } from './error-pages.ts'
import { LanSocket } from './socket.ts'
import type { Listening, Peer } from './network.ts'
import { safeHeaders } from './renderer-files.ts'
import type { Timers } from '../timers.ts'

/** Where phones open their socket. */
export const WIRE_PATH = '/wire'

export interface Door {
  /** The wanted port. */
  readonly port: number
  /** The address of the adapter to listen on; 0.0.0.0 is all of them. */
  readonly bind: string
  /** The built renderer. */
  readonly folder: string
  /** The names and addresses, without port, that this computer answers to. */
  readonly hostNames: () => readonly string[]
  readonly connect: (wire: Wire, from: string) => Peer
  readonly timers: Timers
  readonly limits?: Partial<Limits>
}

/** Enough for any browser's request, and no time for one that trickles. */
const http = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  keepAlive: true,
}
/** Milliseconds after which a connection that does not read its answer is cut. */
const IDLE = 30_000

const sockets = {
  noServer: true,
  clientTracking: false,
  // Measured: packing small frames costs four times the time it saves.
  perMessageDeflate: false,
  maxPayload: 16 * 1024,
  maxFragments: 64,
  maxBufferedChunks: 256,
  /** Milliseconds for the other end to agree to the end. */
  closeTimeout: 3_000,
}

/** The close code for a host that goes. */
const GOING_AWAY = 1001
/** Milliseconds until whoever has not left by then is put out. */
const LAST_CALL = 2_000

/** Opens the door. A wanted port that is not free is replaced by another one. */
export async function listen(door: Door): Promise<Listening> {
  const server = createServer(http)
  const lan = new Lan(door, server, await readBuilt(door.folder))
  await bindTo(server, door.port, door.bind).catch((error: unknown) => {
    if (door.port === 0 || !isTaken(error)) throw error
    return bindTo(server, 0, door.bind)
  })
  // A connection that could not be taken (too many open files, say) is no reason to fall over.
  server.on('error', () => undefined)
  return { port: portOf(server), close: () => lan.close() }
}

function bindTo(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

class Lan {
  readonly #door: Door
  readonly #limits: Limits
  readonly #server: Server
  readonly #files: BuiltFiles
  readonly #upgrades = new WebSocketServer(sockets)
  readonly #open = new Set<LanSocket>()
  readonly #connections: Crowd
  readonly #inside: Crowd
  readonly #callers: Buckets
  readonly #requests: Buckets

  constructor(door: Door, server: Server, files: BuiltFiles) {
    this.#door = door
    this.#server = server
    this.#files = files
    const limits = { ...LIMITS, ...door.limits }
    this.#limits = limits
    this.#connections = new Crowd(limits.connections, limits.connectionsPerAddress)
    this.#inside = new Crowd(limits.sockets, limits.socketsPerAddress)
    this.#callers = new Buckets(limits.callers)
    this.#requests = new Buckets(limits.requests)
    server.timeout = IDLE
    server.on('connection', (socket) => this.#count(socket))
    server.on('request', (request, response) => this.#answer(request, response))
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const socket of this.#open) socket.close(GOING_AWAY)
    this.#server.closeAllConnections()
    const callOff = this.#door.timers.after(LAST_CALL, () => {
      for (const socket of this.#open) socket.terminate()
    })
    await Promise.all([closed, ...[...this.#open].map((socket) => socket.closed)])
    callOff()
  }

  #count(socket: Socket): void {
    const from = addressOf(socket.remoteAddress)
    if (!this.#connections.hasRoom(from)) {
      socket.destroy()
      return
    }
    this.#connections.enter(from)
    socket.once('close', () => this.#connections.leave(from))
  }

  #host(request: IncomingMessage): string | undefined {
    return askedHost(request, this.#door.hostNames(), portOf(this.#server))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const found = this.#find(request)
    if (typeof found === 'number') {
      turnAway(response, found)
      return
    }
    const { file, host } = found
    const { status, headers, body } = answerWith(file, request.headers)
    // Nobody reads what may come along with a question.
    if (hasBody(request)) response.shouldKeepAlive = false
    // Safari 15 does not count a socket to the page's own host as 'self'.
    response.writeHead(status, { ...safeHeaders(file.type, `ws://${host}`), ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  #find(request: IncomingMessage): Refusal | { readonly file: BuiltFile; readonly host: string } {
    if (!this.#requests.take(addressOf(request.socket.remoteAddress), this.#door.timers.now())) return 429
    const host = this.#host(request)
    if (host === undefined) return 421
    if (request.method !== 'GET' && request.method !== 'HEAD') return 405
    const [path = ''] = (request.url ?? '').split('?')
    const file = this.#files.get(path)
    return file ? { file, host } : 404
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const from = addressOf(request.socket.remoteAddress)
    const refusal = this.#refusal(request, from)
    if (refusal !== undefined) {
      hangUp(socket, refusal)
      return
    }
    this.#upgrades.handleUpgrade(request, socket, head, (accepted) => {
      this.#inside.enter(from)
      const caller = new LanSocket(accepted, from, {
        connect: this.#door.connect,
        timers: this.#door.timers,
        limits: this.#limits,
      })
      this.#open.add(caller)
      accepted.on('close', () => {
        this.#open.delete(caller)
        this.#inside.leave(from)
      })
    })
  }

  #refusal(request: IncomingMessage, from: string): Refusal | undefined {
    if (!this.#callers.take(from, this.#door.timers.now())) return 429
    const host = this.#host(request)
    if (host === undefined) return 421
    if (request.url !== WIRE_PATH) return 404
    if (!isFromOurPage(request, host)) return 403
    return this.#server.listening && this.#inside.hasRoom(from) ? undefined : 503
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

function turnAway(response: ServerResponse, status: Refusal): void {
  const { text, headers } = pages[status]
  if (status !== 404 || hasBody(response.req)) response.shouldKeepAlive = false
  response.writeHead(status, { ...safeHeaders('text/plain; charset=utf-8'), ...headers })
  response.end(text)
}

/** Where no socket comes about, the connection still speaks HTTP. */
function hangUp(socket: Duplex, status: Refusal): void {
  const { reason, text, headers } = pages[status]
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${reason}\r\ncontent-type: text/plain; charset=utf-8\r\n${lines.join('')}\r\n${text}`)
}
