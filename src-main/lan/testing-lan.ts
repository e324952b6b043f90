/** What the tests of the network share: a door on this computer's own loopback, phones that call there, and peers that remember. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { WebSocket } from 'ws'
import type { Wire } from '../../src-shared/protocol.ts'
import { listen, WIRE_PATH } from './lan.ts'
import type { Door } from './lan.ts'
import type { Listening, Peer } from './network.ts'
import { FakeTimers, newFolder } from '../testing.ts'

export const SCRIPT = `console.log(${JSON.stringify('bid '.repeat(500))})`

/** A renderer as the build leaves it, and things beside it that nobody may have. */
export function builtFolder(): string {
  const base = newFolder()
  const folder = join(base, 'renderer')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(base, 'secret.json'), '{}')
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets', 'a-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'a-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'a-1.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'font.woff2'), 'wOF2')
  writeFileSync(join(folder, 'assets', 'a-1.js.map'), '{}')
  writeFileSync(join(folder, '.hidden.json'), '{}')
  return folder
}

/** The host's end, which keeps all it hears. */
export class FakePeer implements Peer {
  readonly wire: Wire
  readonly from: string
  readonly heard: unknown[] = []
  disconnected = 0

  constructor(wire: Wire, from: string) {
    this.wire = wire
    this.from = from
  }
  receive(raw: unknown): void {
    this.heard.push(raw)
  }
  disconnect(): void {
    this.disconnected += 1
  }
}

/** A phone's end, which keeps all it is sent. */
export class FakePhone {
  readonly socket: WebSocket
  readonly frames: unknown[] = []
  /** The close code. */
  readonly closed: Promise<number>
  /** 101, or why there is no socket. */
  readonly answer: Promise<number>

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.frames.push(JSON.parse(data.toString('utf8')))
    })
    this.closed = new Promise((resolve) => socket.on('close', resolve))
    this.answer = new Promise((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (asked, response) => {
        asked.destroy()
        resolve(response.statusCode ?? 0)
      })
    })
  }

  say(frame: unknown): void {
    this.socket.send(JSON.stringify(frame))
  }

  /** Resolves when the host has dealt with everything sent so far. */
  async settled(): Promise<void> {
    const pong = new Promise((resolve) => this.socket.once('pong', resolve))
    this.socket.ping()
    await pong
  }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface TestDoor {
  readonly listening: Listening
  readonly port: number
  readonly timers: FakeTimers
  readonly peers: FakePeer[]
  /** Resolves with the phone when it is in, or turned away. */
  call(options?: { headers?: Record<string, string>; path?: string; autoPong?: boolean }): Promise<FakePhone>
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>
}

export async function openDoor(over: Partial<Door> = {}): Promise<TestDoor> {
  const timers = new FakeTimers()
  const peers: FakePeer[] = []
  const listening = await listen({
    port: 0,
    bind: '127.0.0.1',
    folder: builtFolder(),
    hostNames: () => ['127.0.0.1', 'table.test'],
    connect: (wire, from) => {
      const peer = new FakePeer(wire, from)
      peers.push(peer)
      return peer
    },
    timers,
    ...over,
  })
  const { port } = listening
  return {
    listening,
    port,
    timers,
    peers,
    ask: (path, headers = {}, method = 'GET') => ask(port, path, headers, method),
    call: async ({ path = WIRE_PATH, ...options } = {}) => {
      const phone = new FakePhone(new WebSocket(`ws://127.0.0.1:${port}${path}`, options))
      await phone.answer
      return phone
    },
  }
}

function ask(port: number, path: string, headers: OutgoingHttpHeaders, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
