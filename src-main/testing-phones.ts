/** What the tests of phones share: a network that is none, and phones that remember everything they were ever sent. */
import type { QeAsk, View } from '../src-shared/games/qe/types.ts'
import type { DownFrame, HostingFrame, LobbyFrame, MatchFrame, UpBody, Wire } from '../src-shared/protocol.ts'
import { PROTOCOL } from '../src-shared/protocol.ts'
import type { Words } from '../src-shared/words.ts'
import type { Network, Peer } from './lan/network.ts'
import { FakeScreen, newFolder, newHost } from './testing.ts'
import type { TestHost } from './testing.ts'

export class FakeNetwork implements Network {
  readonly system = 'linux'
  readonly localName = 'laptop.local'
  announced = 0
  /** What the system says instead of letting us listen. */
  trouble: Error | undefined
  #connect: ((wire: Wire, from: string) => Peer) | undefined

  addresses(): HostingFrame['addresses'] {
    return [
      { address: '192.168.0.7', adapter: 'wlan0', kind: 'home' },
      { address: '172.17.0.1', adapter: 'docker0', kind: 'virtual' },
    ]
  }
  listen(wanted: number, connect: (wire: Wire, from: string) => Peer): ReturnType<Network['listen']> {
    if (this.trouble) return Promise.reject(this.trouble)
    this.#connect = connect
    return Promise.resolve({
      port: wanted,
      close: () => {
        this.#connect = undefined
        return Promise.resolve()
      },
    })
  }
  announce(): () => void {
    this.announced += 1
    return () => (this.announced -= 1)
  }
  selfTest(port: number): ReturnType<Network['selfTest']> {
    return Promise.resolve([{ address: '192.168.0.7', reached: port > 0, reason: '' }])
  }
  call(wire: Wire, from: string): Peer {
    if (!this.#connect) throw new Error('nobody listens')
    return this.#connect(wire, from)
  }
}

interface HelloWith {
  readonly code?: string
  readonly password?: string
  readonly token?: string
  readonly admin?: string
  readonly name?: string
}

export class FakePhone {
  readonly frames: DownFrame[] = []
  /** The same as it went over the wire. */
  readonly texts: string[] = []
  closed = false
  readonly #peer: Peer
  #count = 0

  constructor(network: FakeNetwork, from = '192.168.0.21') {
    const wire: Wire = {
      send: (frame, text = JSON.stringify(frame)) => {
        if (this.closed) return
        this.texts.push(text)
        this.frames.push(JSON.parse(text) as DownFrame)
      },
      close: () => (this.closed = true),
    }
    this.#peer = network.call(wire, from)
  }

  /** Gives the refusal, or undefined when it was done. */
  say(body: UpBody, id = `phone-${this.#count++}`): Words | undefined {
    this.send({ ...body, id })
    const answer = this.answerTo(id)
    if (!answer) throw new Error(`no answer to ${JSON.stringify(body)}`)
    return answer.type === 'refused' ? answer.words : undefined
  }
  send(raw: unknown): void {
    this.#peer.receive(raw)
  }
  answerTo(id: string): Extract<DownFrame, { type: 'done' | 'refused' }> | undefined {
    return this.frames
      .filter((frame) => frame.type === 'done' || frame.type === 'refused')
      .filter((frame) => frame.id === id)
      .at(-1)
  }
  hello(given: HelloWith): Words | undefined {
    return this.say({ type: 'hello', protocol: PROTOCOL, ...given })
  }
  /** The connection breaks. */
  lose(): void {
    this.closed = true
    this.#peer.disconnect()
  }

  get token(): string {
    return this.#last('welcome').token
  }
  get guest(): number {
    return this.#last('welcome').guest
  }
  get lobby(): LobbyFrame {
    return this.#last('lobby')
  }
  get match(): MatchFrame {
    return this.#last('match')
  }
  get view(): View {
    return this.match.view as View
  }
  get asks(): readonly QeAsk[] {
    return this.match.asks as readonly QeAsk[]
  }
  move(move: unknown, beat = this.match.beat, id?: string): Words | undefined {
    return this.say({ type: 'move', beat, move }, id)
  }
  bid(amount: string): Words | undefined {
    return this.move({ kind: this.asks.some((ask) => ask.kind === 'open') ? 'open' : 'bid', amount })
  }

  #last<T extends DownFrame['type']>(type: T): Extract<DownFrame, { type: T }> {
    const found = this.frames.filter((frame): frame is Extract<DownFrame, { type: T }> => frame.type === type).at(-1)
    if (!found) throw new Error(`no ${type} was sent`)
    return found
  }
}

export const hostingOf = (screen: FakeScreen): HostingFrame => {
  const frame = screen.frames.filter((one) => one.type === 'hosting').at(-1)
  if (!frame) throw new Error('nothing was said about phones')
  return frame
}

export interface OpenHouse extends TestHost {
  readonly network: FakeNetwork
  readonly screen: FakeScreen
  /** A phone that has come in with the right letters. */
  readonly phone: (name?: string, from?: string) => FakePhone
}

/** A host with its screen, open to phones. */
export async function openHouse(
  folder = newFolder(),
  settings: Record<string, unknown> = { botPause: 0 },
): Promise<OpenHouse> {
  const network = new FakeNetwork()
  const made = newHost(folder, undefined, settings, { network })
  const screen = new FakeScreen(made.host)
  await made.host.hosting.start()
  const phone = (name = '', from?: string): FakePhone => {
    const one = new FakePhone(network, from)
    one.hello({ code: made.host.hosting.code, ...(name === '' ? {} : { name }) })
    return one
  }
  return { ...made, network, screen, phone }
}
