/** What the tests of the host share: time that passes on command, a wire that remembers, and a host in a folder of its own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '../src-shared/games/index.ts'
import type { QeAsk, View } from '../src-shared/games/qe/types.ts'
import type { Chair, DownFrame, HomeFrame, MatchFrame, UpBody } from '../src-shared/protocol.ts'
import { PROTOCOL } from '../src-shared/protocol.ts'
import type { Words } from '../src-shared/words.ts'
import type { Disk } from './saves/disk.ts'
import { Host } from './host.ts'
import type { HostInput } from './host.ts'
import type { HostScreen } from './room/host-screen.ts'
import type { Header } from './saves/log-lines.ts'
import { Preferences } from './preferences.ts'
import type { Store } from './preferences.ts'
import { Saves } from './saves/saves.ts'
import type { Timers } from './timers.ts'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'hot-money-'))

export const SEED = '0123456789abcdef0123456789abcdef'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']

/** People at the laptop, with a letter 'b' in the pattern a bot, with a 'p' a phone: 'hhb'. */
export const chairsOf = (pattern: string): Chair[] =>
  [...pattern].map((letter, seat) => ({
    name: NAMES[seat] ?? `Player ${seat}`,
    sitter: letter === 'b' ? 'bot' : letter === 'p' ? 'phone' : 'here',
    side: null,
  }))

export const headerOf = (pattern: string, options: object = {}): Header => ({
  format: 1,
  game: 'qe',
  rules: GAMES.qe.rules,
  options: { ...GAMES.qe.presets[0]?.options, ...options },
  chairs: chairsOf(pattern),
  first: 0,
  seed: SEED,
  created: 1_700_000_000_000,
})

/** Time stands still until it is told to pass. */
export class FakeTimers implements Timers {
  #now = 1_700_000_000_000
  #waiting: { readonly at: number; readonly run: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run }
    this.#waiting.push(timer)
    return () => (this.#waiting = this.#waiting.filter((other) => other !== timer))
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const [next] = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
    }
    this.#now = end
  }

  get pending(): number {
    return this.#waiting.length
  }
}

export function memoryStore(content: Record<string, unknown> = {}): Store & { content: Record<string, unknown> } {
  return {
    content,
    get: (key) => content[key],
    set: (key, value) => {
      content[key] = value
    },
  }
}

/** A screen that keeps every frame it was ever sent. */
export class FakeScreen {
  readonly frames: DownFrame[] = []
  readonly connection: HostScreen
  #count = 0

  constructor(host: Host, hello = true) {
    this.connection = host.connect({
      send: (frame) => this.frames.push(structuredClone(frame)),
      close: () => undefined,
    })
    if (hello) this.say({ type: 'hello', protocol: PROTOCOL })
  }

  /** Gives the refusal, or undefined when it was done. */
  say(body: UpBody, id = `frame-${this.#count++}`): Words | undefined {
    this.connection.receive({ ...body, id })
    const answer = this.frames.at(-1)
    if (answer?.type === 'done' && answer.id === id) return undefined
    if (answer?.type === 'refused' && answer.id === id) return answer.words
    throw new Error(`no answer to ${JSON.stringify(body)}`)
  }

  get matches(): MatchFrame[] {
    return this.frames.filter((frame) => frame.type === 'match')
  }
  get match(): MatchFrame {
    const frame = this.matches.at(-1)
    if (!frame) throw new Error('no match is shown')
    return frame
  }
  get home(): HomeFrame {
    const frame = this.frames.filter((one) => one.type === 'home').at(-1)
    if (!frame) throw new Error('no home is shown')
    return frame
  }
  get view(): View {
    return this.match.view as View
  }
  get asks(): readonly QeAsk[] {
    return this.match.asks as readonly QeAsk[]
  }

  create(
    pattern: string,
    options: Readonly<Record<string, unknown>> = {},
    first: number | null = 0,
  ): Words | undefined {
    const laid = this.say({ type: 'lay', game: 'qe', options, chairs: chairsOf(pattern), first })
    return laid ?? this.say({ type: 'deal' })
  }
  look(seat: number, pin?: string): Words | undefined {
    return this.say(pin === undefined ? { type: 'look', seat } : { type: 'look', seat, pin })
  }
  move(move: unknown, beat = this.match.beat, id?: string): Words | undefined {
    return this.say({ type: 'move', beat, move }, id)
  }
  /** Lifts the curtain, opens or bids, as the seat is asked to. */
  bid(seat: number, amount: string): Words | undefined {
    const refusal = this.look(seat)
    if (refusal) return refusal
    const kind = this.asks.some((ask) => ask.kind === 'open') ? 'open' : 'bid'
    return this.move({ kind, amount })
  }
}

export interface TestHost {
  readonly host: Host
  readonly timers: FakeTimers
  readonly saves: Saves
  readonly folder: string
  readonly store: ReturnType<typeof memoryStore>
}

export function newHost(
  folder = newFolder(),
  disk?: Disk,
  settings: Record<string, unknown> = { botPause: 0 },
  more: Pick<HostInput, 'network' | 'admin' | 'showTwice'> = {},
): TestHost {
  const timers = new FakeTimers()
  const store = memoryStore({ settings })
  const saves = new Saves(folder, disk)
  const preferences = new Preferences(store)
  const host = new Host({ saves, preferences, version: '0.0.0', timers, drawSeed: () => SEED, ...more })
  return { host, timers, saves, folder, store }
}
