/** A host with its own screen and a real door on this computer's loopback, in this very process; its time passes on command. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Host } from '../../src-main/host.ts'
import { builtFolder } from '../../src-main/lan/testing-lan.ts'
import { listen } from '../../src-main/lan/lan.ts'
import { Preferences } from '../../src-main/preferences.ts'
import { Saves } from '../../src-main/saves/saves.ts'
import { FakeScreen, FakeTimers, memoryStore, newFolder } from '../../src-main/testing.ts'
import { realTimers } from '../../src-main/timers.ts'
import { TappedPhone, Tap } from './tapped-phone.ts'

/** A small page is as good as the real one, and nobody builds it anew meanwhile. */
const PAGE = builtFolder()
const plenty = { perSecond: 100_000, burst: 100_000 }
export const ADMIN = 'KANA-RIEN-VOGE-LWAS-SERX'

export class RealHouse {
  readonly host: Host
  readonly timers = new FakeTimers()
  readonly folder = newFolder()
  readonly screen: FakeScreen
  /** Whatever web pages would get. */
  readonly web = new Tap()
  readonly phones: TappedPhone[] = []
  readonly seed: string

  private constructor(seed: string) {
    this.seed = seed
    this.host = new Host({
      timers: this.timers,
      saves: new Saves(this.folder),
      preferences: new Preferences(memoryStore({ settings: { botPause: 0 } })),
      version: '0.0.0',
      drawSeed: () => seed,
      admin: ADMIN,
      network: {
        system: 'linux',
        localName: null,
        addresses: () => [{ address: '127.0.0.1', adapter: 'lo', kind: 'home' }],
        listen: (_, call) =>
          listen({
            ...{ port: 0, bind: '127.0.0.1', folder: PAGE, connect: call, timers: realTimers },
            hostNames: () => ['127.0.0.1'],
            // Nobody is too fast here: what is refused is refused for better reasons.
            limits: { frames: plenty, callers: plenty, requests: plenty },
          }),
        announce: () => () => undefined,
        selfTest: () => Promise.resolve([]),
      },
    })
    this.screen = new FakeScreen(this.host)
  }

  static async open(seed: string): Promise<RealHouse> {
    const house = new RealHouse(seed)
    const refusal = await house.host.hosting.start()
    if (refusal) throw new Error(refusal.key)
    return house
  }

  get port(): number {
    return this.host.hosting.port
  }
  get code(): string {
    return this.host.hosting.code
  }
  logOf(match: string): string {
    return join(this.folder, `${match}.jsonl`)
  }

  /** A phone that has come in with the right letters. */
  async phone(name: string): Promise<TappedPhone> {
    const phone = new TappedPhone(name, this.port, (milliseconds) => this.timers.pass(milliseconds + 1))
    await phone.dial()
    const refusal = await phone.enter(this.code)
    if (refusal) throw new Error(`${name}: ${refusal.key}`)
    this.phones.push(phone)
    return phone
  }

  /** Everything has arrived everywhere. */
  async settled(): Promise<void> {
    // Bots act one after the other, each a moment after the last.
    for (let i = 0; i < 30; i++) this.timers.pass(1)
    await Promise.all(this.phones.map((phone) => phone.settled()))
  }

  /** Asks for a page like a browser would, or like one would not. */
  askWeb(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<void> {
    return new Promise((resolve) => {
      const asked = request(
        {
          ...{ path, method, headers, agent: false, host: '127.0.0.1', port: this.port },
          createConnection: () => this.web.on(connect(this.port, '127.0.0.1')),
        },
        (response) => {
          response.resume()
          response.on('close', resolve)
        },
      )
      asked.on('upgrade', (_, socket) => {
        socket.destroy()
        resolve()
      })
      asked.on('error', () => resolve())
      asked.end()
    })
  }

  async close(): Promise<void> {
    for (const phone of this.phones) phone.hangUp()
    await this.host.close()
  }
}
