/** Four phones, a network that fails, a host that is killed: plays whole games and writes down who was told what. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { View } from '../../src-shared/games/qe/types.ts'
import type { DownFrame } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import { again, chance, once, sleep, until } from './chance.ts'
import { ChaosProxy } from './chaos-proxy.ts'
import { ClientPhone } from './client-phone.ts'
import { AdminScreen, freePort, HostChild, movesIn } from './host-child.ts'
import { choose } from './person.ts'
import { publicPart } from './public-part.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora']
/** The phones' clocks run faster than in life, or they would mostly wait. */
const HASTE = 8
const PATIENCE = 15_000

export interface Storm {
  readonly cuts: number
  /** After so many frames from phones the host's computer loses its power. */
  readonly killEvery: number
  readonly mostKills: number
}

export class StormyEvening {
  readonly folder = mkdtempSync(join(tmpdir(), 'hot-money-soak-'))
  readonly proxy: ChaosProxy
  readonly phones: readonly ClientPhone[]
  readonly counts = { games: 0, kills: 0, reloads: 0, wakes: 0, moves: 0, refused: 0, resumed: 0 }
  readonly #storm: Storm
  readonly #port: number
  readonly #random: Random
  readonly #trace: string[] = []
  readonly #began = Date.now()
  /** By how far the match was: what the first screen said of it. */
  readonly #shown = new Map<string, string>()
  readonly #wrong: string[] = []
  #host: HostChild | undefined
  #admin: AdminScreen | undefined
  #match = ''
  #untilKill: number
  /** While the host is down. */
  #mending: Promise<void> | undefined

  private constructor(storm: Storm, port: number) {
    this.#storm = storm
    this.#port = port
    this.#untilKill = storm.killEvery
    this.#random = chance('people')
    const trace = (line: string): void => this.#note(line)
    this.proxy = new ChaosProxy({
      ...{ port, trace, cuts: storm.cuts, random: chance('network') },
      passed: () => this.#passed(),
    })
    this.phones = NAMES.map((name) => {
      const jitter = chance(`jitter of ${name}`)
      return new ClientPhone({
        ...{ name, haste: HASTE },
        port: () => port,
        proxy: () => this.proxy.port,
        random: () => jitter.whole(0, 999) / 1000,
        heard: (frame) => this.#heard(name, frame),
      })
    })
  }

  static async begin(storm: Storm): Promise<StormyEvening> {
    const evening = new StormyEvening(storm, await freePort())
    await evening.#powerUp()
    await evening.proxy.open()
    for (const phone of evening.phones) phone.open()
    return evening
  }

  get admin(): AdminScreen {
    if (!this.#admin) throw new Error('the host is down')
    return this.#admin
  }

  /** A readable end of what happened, for whoever has to find out why. */
  get story(): string {
    return [again, ...this.#wrong, ...this.#trace.slice(-400)].join('\n')
  }
  /** What was wrong on the way. */
  get wrong(): readonly string[] {
    return this.#wrong
  }

  /** One game from the chairs to the open books, whatever happens. Gives its name. */
  async game(options: Readonly<Record<string, unknown>>): Promise<string> {
    const chairs = NAMES.map(() => ({ name: '', sitter: 'phone' as const, side: null }))
    // A table that is only being laid does not outlive its host: no kill until the cards are dealt.
    this.#match = ''
    await this.#mending
    await this.admin.must({ type: 'lay', game: 'qe', options, chairs, first: null })
    await this.#sitDown()
    await this.admin.must({ type: 'deal' })
    this.#match = this.admin.match.match
    this.#note(`match ${this.#match}`)
    const end = Date.now() + PATIENCE * 3
    while (!this.#isOver()) {
      if (Date.now() > end) throw new Error('the game does not end')
      for (const phone of this.phones) this.#live(phone)
      await sleep(this.#random.whole(1, 25))
    }
    await this.#mending
    await until('every move has its answer', () => this.phones.every(({ unanswered }) => unanswered === 0), PATIENCE)
    // The last answer may be told a moment after it was counted.
    await sleep(20)
    this.#audit()
    this.counts.games += 1
    return this.#match
  }

  async end(): Promise<void> {
    for (const phone of this.phones) phone.leave()
    this.#admin?.close()
    await this.proxy.close()
    await this.#host?.kill()
  }

  /** A moment in the life of somebody with a phone. */
  #live(phone: ClientPhone): void {
    const random = this.#random
    if (once(random, 500)) {
      this.#note(`${phone.name} loads the page anew`)
      this.counts.reloads += 1
      phone.reload()
    }
    if (once(random, 60)) {
      this.counts.wakes += 1
      phone.wake()
    }
    if (phone.match?.match !== this.#match || phone.match.over) return
    // Mostly one waits for the answer before one taps again.
    if (phone.unanswered > 0 && !once(random, 150)) return
    const move = choose(phone.match, random)
    if (move === undefined) return
    const id = phone.move(move)
    this.#note(
      `${phone.name} ${phone.isOnline ? 'on' : 'off'}line ${id} @${String(phone.match.beat)} ${JSON.stringify(move)}`,
    )
  }

  #isOver(): boolean {
    return this.phones.every(({ match, unanswered }) => match?.match === this.#match && match.over && unanswered === 0)
  }

  /** Everybody gets in and gets a chair, in spite of everything: a person tries again. */
  async #sitDown(): Promise<void> {
    const end = Date.now() + PATIENCE
    for (;;) {
      await this.#mending
      const outside = this.phones.filter(({ lobby }) => lobby?.mine == null)
      if (outside.length === 0 && this.#chairsAreTaken()) return
      if (Date.now() > end) throw new Error('they never all sit down')
      await Promise.all(outside.map((phone) => this.#takeChair(phone)))
      await sleep(20)
    }
  }

  #chairsAreTaken(): boolean {
    const { lobby } = this.phones[0] ?? {}
    return lobby?.chairs.every(({ held }) => held) === true
  }

  async #takeChair(phone: ClientPhone): Promise<void> {
    if (phone.standing.at === 'outside' && !phone.standing.known) {
      await phone.greet(this.admin.hosting.code)
      return
    }
    const free = phone.lobby?.chairs.find(({ held, id }) => !held && id % NAMES.length === NAMES.indexOf(phone.name))
    if (free) await phone.ask({ type: 'sit', chair: free.id, name: phone.name })
  }

  /** Every move once in the log with its person told so, or not at all with its person told that. */
  #audit(): void {
    const logged = movesIn(this.folder, this.#match)
    const ids = new Set(logged.map(({ id }) => id))
    if (ids.size !== logged.length) this.#blame('a move was played twice')
    const made = new Map(this.phones.flatMap((phone) => [...phone.made]))
    for (const { id, beat, move } of logged) {
      const one = made.get(id)
      if (!one || one.beat !== beat || JSON.stringify(one.move) !== JSON.stringify(move))
        this.#blame(`the log has ${id}, which nobody made like that`)
    }
    for (const { id, fate, told, refusal } of made.values()) {
      this.#note(`${id}: ${fate} ${refusal?.key ?? ''}`)
      if (told !== 1) this.#blame(`${id} was answered ${String(told)} times`)
      if (fate === 'unanswered') this.#blame(`nobody was told what became of ${id}`)
      if (fate === 'done' && !ids.has(id)) this.#blame(`${id} was accepted and is lost`)
      if (fate === 'refused' && ids.has(id))
        this.#blame(`${id} was played, but its person was told that it was refused`)
    }
    const screens = [...this.phones.flatMap(({ match }) => (match ? [match] : [])), this.admin.match].map(publicPart)
    if (new Set(screens).size !== 1) this.#blame('the screens do not agree at the end')
    this.counts.moves += logged.length
    this.counts.refused += [...made.values()].filter(({ fate }) => fate === 'refused').length
    for (const phone of this.phones) phone.made.clear()
  }

  /** However a screen comes to a position, all who see it see the same. */
  #heard(name: string, frame: DownFrame): void {
    if (frame.type !== 'match') return
    const view = frame.view as View
    const key = `${frame.match} ${String(frame.beat)} ${String(view.events.length)}`
    const part = publicPart(frame)
    const before = this.#shown.get(key)
    if (before !== undefined && before !== part)
      this.#blame(`${name} sees another table: ${part}\ninstead of ${before}`)
    this.#shown.set(key, part)
  }

  /** A frame has just reached the host: this is when a kill hurts most. */
  #passed(): void {
    if (this.#match === '' || this.#mending || this.counts.kills >= this.#storm.mostKills) return
    this.#untilKill -= 1
    if (this.#untilKill > 0) return
    this.#untilKill = this.#random.whole(1, 2 * this.#storm.killEvery)
    this.#mending = this.#powerCut().finally(() => (this.#mending = undefined))
  }

  async #powerCut(): Promise<void> {
    await sleep(this.#random.whole(0, 3))
    this.#note('the host is killed')
    this.counts.kills += 1
    this.#checkHost()
    await this.#host?.kill()
    this.#admin?.close()
    await sleep(this.#random.whole(0, 400))
    await this.#powerUp()
    this.#note('the host is up again')
    // The phones may well knock before the game is on the table again.
    await sleep(this.#random.whole(0, 300))
    await this.admin.must({ type: 'open', match: this.#match })
    this.counts.resumed += 1
  }

  async #powerUp(): Promise<void> {
    this.#host = await HostChild.start([`--port=${String(this.#port)}`, '--bind=127.0.0.1', '--saves', this.folder])
    if (this.#host.port !== this.#port) throw new Error('the host came back on another port')
    this.#admin = await AdminScreen.open(this.#host)
  }

  #checkHost(): void {
    if (this.#host?.isRunning !== true) this.#blame(`the host died by itself: ${this.#host?.ended ?? ''}`)
    if (this.#host?.complaints) this.#blame(`the host complained: ${this.#host.complaints}`)
  }

  #blame(what: string): void {
    this.#wrong.push(what)
    this.#note(`WRONG: ${what}`)
  }

  #note(line: string): void {
    this.#trace.push(`${String(Date.now() - this.#began).padStart(7)} ${line}`)
    if (this.#trace.length > 5000) this.#trace.splice(0, 2500)
  }
}
