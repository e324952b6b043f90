/** Four honest phones play at a host that is under attack; afterwards everything is looked at again. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { readLog } from '../../src-main/saves/reading.ts'
import type { MatchFrame } from '../../src-shared/protocol.ts'
import { Idler, attack, Spectator } from './attackers.ts'
import { chance, sleep, until } from './chance.ts'
import { ClientPhone } from './client-phone.ts'
import type { Loot } from './fuzz.ts'
import { AdminScreen, HostChild } from './host-child.ts'
import { choose } from './person.ts'
import { publicPart } from './public-part.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the project, so that the packages are found from there. */
const PROGRAMS = join(ROOT, 'node_modules', '.cache', 'hot-money', 'soak')
const ADMIN = 'SOAK-SOAK-SOAK-SOAK-SOAK'
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora']
/** So many attackers at once. */
const ATTACKERS = 12

async function builtHost(): Promise<string> {
  const page = join(ROOT, 'out', 'renderer')
  if (!existsSync(page)) throw new Error('the page has not been built')
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: { ssr: join(import.meta.dirname, 'abused-host.ts'), outDir: PROGRAMS, target: 'node20', emptyOutDir: true },
  })
  return join(PROGRAMS, 'abused-host.js')
}

export class Siege {
  readonly folder: string
  readonly host: HostChild
  readonly admin: AdminScreen
  readonly phones: readonly ClientPhone[]
  readonly spectators: Spectator[] = []
  readonly #idlers: Idler[] = []
  readonly #wrong: string[] = []
  readonly #latencies: number[] = []
  readonly counts = { shots: 0, attackers: 0, refused: 0, closed: 0, games: 0, moves: 0 }
  /** Megabytes of the host at most. */
  peak = 0
  #over = false

  private constructor(folder: string, host: HostChild, admin: AdminScreen) {
    this.folder = folder
    this.host = host
    this.admin = admin
    const jitter = chance('jitter')
    this.phones = NAMES.map((name) => {
      const port = (): number => host.port
      const random = (): number => jitter.whole(0, 999) / 1000
      return new ClientPhone({ name, port, proxy: port, haste: 1, random, heard: () => undefined })
    })
  }

  static async begin(): Promise<Siege> {
    const folder = mkdtempSync(join(tmpdir(), 'hot-money-soak-'))
    const host = await HostChild.start([folder, join(ROOT, 'out', 'renderer'), ADMIN], await builtHost())
    return new Siege(folder, host, await AdminScreen.open({ port: host.port, admin: ADMIN }))
  }

  get wrong(): readonly string[] {
    return this.#wrong
  }

  /** Megabytes of the host now; 0 where that cannot be asked. */
  get memory(): number {
    try {
      const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.host.pid)], { encoding: 'utf8' }))
      this.peak = Math.max(this.peak, kilobytes / 1024)
      return kilobytes / 1024
    } catch {
      return 0
    }
  }

  get summary(): string {
    const sorted = [...this.#latencies].sort((a, b) => a - b)
    const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
    return `${JSON.stringify(this.counts)}, honest moves answered after ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (worst)`
  }

  async enter(): Promise<void> {
    for (const phone of this.phones) {
      phone.open()
      await until('the phone is at the door', () => phone.standing.at === 'outside')
      const refusal = await phone.greet(this.admin.hosting.code)
      if (refusal) throw new Error(refusal.key)
    }
  }

  async watch(count: number): Promise<void> {
    const { code } = this.admin.hosting
    for (let number = 0; number < count; number++)
      this.spectators.push(await Spectator.enter(this.host.port, code, number))
  }

  idle(count: number): void {
    for (let number = 0; number < count; number++) this.#idlers.push(new Idler(this.host.port, number))
  }
  get idlersLeft(): number {
    return this.#idlers.filter(({ isOpen }) => isOpen).length
  }

  /** Game after game until the attackers are through; the last one to its end. */
  async play(): Promise<void> {
    do await this.#game()
    while (!this.#over)
  }

  /** Fires so many shots from several attackers at once. */
  async fire(shots: number): Promise<void> {
    const watch = setInterval(() => this.memory, 500)
    const one = async (_: unknown, number: number): Promise<void> => {
      const random = chance(`attacker ${String(number)}`)
      while (this.counts.shots < shots && this.host.isRunning && this.#wrong.length === 0) {
        const outcome = await attack(this.host.port, random, this.#loot())
        this.counts.attackers += 1
        this.counts.shots += outcome.shots
        this.counts.refused += outcome.refused
        if (outcome.closed) this.counts.closed += 1
        if (outcome.success !== undefined) this.#wrong.push(`an attacker got through: ${outcome.success}`)
        if (outcome.closed && outcome.shots === 0) await sleep(5)
      }
    }
    await Promise.all(Array.from({ length: ATTACKERS }, one))
    clearInterval(watch)
    this.#over = true
  }

  /** The attackers' guesses have locked the door: the host opens it again, and whoever has the letters comes in. */
  async reopen(): Promise<void> {
    await this.admin.must({ type: 'hosting', locked: false })
    const late = await Spectator.enter(this.host.port, this.admin.hosting.code, 90)
    await until('somebody new is shown the table', () => late.match !== undefined || late.refused !== undefined)
    if (late.refused) this.#wrong.push(`somebody new was refused: ${JSON.stringify(late.refused)}`)
    late.leave()
  }

  async end(): Promise<void> {
    for (const one of [...this.phones, ...this.spectators, ...this.#idlers]) one.leave()
    this.admin.close()
    if (this.host.isRunning) await this.host.kill()
  }

  #loot(): Loot {
    const { match } = this.admin.frames.filter((frame) => frame.type === 'match').at(-1) ?? { match: '' }
    return { match, holders: this.#holders }
  }

  #holders: readonly string[] = []

  async #game(): Promise<void> {
    const chairs = NAMES.map((name) => ({ name, sitter: 'phone' as const, side: null }))
    await this.admin.must({ type: 'lay', game: 'qe', options: {}, chairs, first: null })
    await this.admin.must({ type: 'deal' })
    const { match } = this.admin.match
    this.#holders = [
      ...readFileSync(join(this.folder, `${match}.jsonl`), 'utf8').matchAll(/"holder":"(\w+)"/g),
    ].flatMap(([, holder]) => holder ?? [])
    const random = chance(`game ${String(this.counts.games)}`)
    const isOver = (): boolean =>
      this.phones.every((phone) => phone.match?.match === match && phone.match.over && phone.unanswered === 0)
    const end = Date.now() + 120_000
    while (!isOver()) {
      if (Date.now() > end) throw new Error('the game does not end')
      if (!this.host.isRunning) throw new Error(`the host died: ${this.host.ended ?? ''}`)
      for (const phone of this.phones) {
        if (phone.match?.match !== match || phone.match.over || phone.unanswered > 0) continue
        const move = choose(phone.match, random)
        if (move !== undefined) phone.move(move)
      }
      await sleep(random.whole(30, 60))
    }
    await this.#audit(match)
  }

  /** Nothing but honest moves has happened, each once, and every screen shows what comes of them. */
  async #audit(match: string): Promise<void> {
    const reading = readLog(readFileSync(join(this.folder, `${match}.jsonl`)))
    if (reading.kind !== 'good') throw new Error('the log is damaged')
    const made = new Map(this.phones.flatMap((phone) => [...phone.made]))
    for (const entry of reading.entries) {
      const one = 'id' in entry ? made.get(entry.id) : undefined
      if (!one || !('move' in entry) || JSON.stringify(entry.move) !== JSON.stringify(one.move))
        this.#wrong.push(`in the log is what no honest person did: ${JSON.stringify(entry)}`)
    }
    const done = [...made.values()].filter(({ fate }) => fate === 'done')
    if (done.length !== reading.entries.length) this.#wrong.push('not every accepted move is in the log')
    this.#latencies.push(...done.map(({ took }) => took))
    this.counts.moves += done.length
    this.counts.games += 1
    for (const phone of this.phones) phone.made.clear()
    await until('all spectators have seen the end', () =>
      this.spectators.every((one) => one.isOpen && one.match?.match === match && one.match.over),
    )
    const shown = (frame: MatchFrame | undefined): string => (frame ? publicPart(frame) : 'nothing')
    const expected = shown({ ...this.admin.match, view: reading.game.view(reading.position.state, 'table') })
    for (const screen of [...this.phones, ...this.spectators, this.admin])
      if (shown(screen.match) !== expected) this.#wrong.push(`a screen shows ${shown(screen.match)}`)
    if (this.admin.match.house.length > 0) this.#wrong.push('something happened at the table besides the game')
    if (this.host.complaints) this.#wrong.push(`the host complained: ${this.host.complaints}`)
  }
}
