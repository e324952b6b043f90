/** A game with mixed chairs in which every secret is a canary, and everything that anybody is sent is searched at every step. */
import { readFileSync } from 'node:fs'
import { fingerprint } from '../../src-main/room/door.ts'
import type { Entry, MoveEntry } from '../../src-main/saves/log-lines.ts'
import { isMove } from '../../src-main/saves/log-lines.ts'
import { chairsOf } from '../../src-main/testing.ts'
import { TILES } from '../../src-shared/games/qe/data.ts'
import type { View } from '../../src-shared/games/qe/types.ts'
import type { DownFrame, MatchFrame, UpBody } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import type { Words } from '../../src-shared/words.ts'
import { Canaries } from './canaries.ts'
import { hex } from './chance.ts'
import { misplaced } from './industries.ts'
import { ADMIN, RealHouse } from './real-house.ts'
import type { TappedPhone } from './tapped-phone.ts'

/** Shorter amounts might be anything. */
export const CANARY = 13
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']

export interface Plan {
  /** As in `chairsOf`. */
  readonly pattern: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Who plays a seat now. */
export type Player = TappedPhone | 'here' | 'bot'

interface Bidding {
  readonly auctioneer: number | null
  readonly sale: number
  readonly beat: number
  readonly final: Map<number, string>
}

export class WatchedEvening {
  readonly house: RealHouse
  readonly random: Random
  readonly canaries = new Canaries()
  readonly players: Player[]
  /** Phones without a chair. */
  readonly watching: TappedPhone[] = []
  readonly wrong: string[] = []
  readonly counts = { steps: 0, bytes: 0, canaries: 0, controls: 0 }
  /** Whose curtain is lifted at the laptop. */
  lifted: number | null = null
  match = ''
  #hostFrames = 0
  #said = 0
  #watcherTexts: string[] = []
  #watched = 0
  #terminal = ''
  #entries = 0
  /** What each phone was sent in the last step. */
  readonly #texts = new Map<TappedPhone, string>()

  private constructor(house: RealHouse, random: Random, { pattern }: Plan) {
    this.house = house
    this.random = random
    this.players = [...pattern].map((letter) => (letter === 'b' ? 'bot' : 'here'))
    const { canaries } = this
    canaries.addText(house.seed)
    canaries.addText(ADMIN)
    canaries.addText(`"${house.code}"`, 'laptop', 'second window')
    canaries.addText(`#${house.code}`, 'laptop', 'second window')
    const window = house.host.connectWatcher({
      send: (frame, text = JSON.stringify(frame)) => this.#watcherTexts.push(text),
      close: () => undefined,
    })
    window.receive({ type: 'hello', id: 'window', protocol: PROTOCOL })
  }

  static async begin(plan: Plan, random: Random): Promise<WatchedEvening> {
    const house = await RealHouse.open(hex(random, 32))
    const evening = new WatchedEvening(house, random, plan)
    await evening.#sitDown(plan)
    return evening
  }

  get frame(): MatchFrame {
    return this.house.screen.match
  }
  get view(): View {
    return this.frame.view as View
  }
  /** Frames that the second window was sent. */
  get watched(): number {
    return this.#watched
  }
  get phones(): readonly TappedPhone[] {
    return this.house.phones
  }
  seatOf(phone: TappedPhone): number | null {
    const seat = this.players.indexOf(phone)
    return seat < 0 ? null : seat
  }

  /** For messages. */
  get state(): string {
    const players = this.players.map((player) => (typeof player === 'string' ? player : player.name))
    const { chairs, waiting, beat, paused, eye } = this.frame
    return JSON.stringify({
      players,
      chairs,
      waiting,
      beat,
      paused,
      eye,
      timers: this.house.timers.pending,
      wrong: this.wrong.slice(0, 5),
      ...this.counts,
    })
  }

  hearTerminal(text: string): void {
    this.#terminal += text
  }

  /** What somebody was sent who was never let in. */
  lookAtStranger(text: string): void {
    this.#look('stranger', text)
  }

  /** Does something, lets everything arrive, and searches it. */
  async step(what: string, act: () => unknown): Promise<void> {
    const before = this.wrong.length
    await act()
    await this.house.settled()
    this.#learn()
    this.#search()
    this.counts.steps += 1
    if (this.wrong.length > before) this.wrong.push(`… after: ${what}`)
  }

  /** The host says something at its own screen; gives the refusal. */
  host(body: UpBody): Words | undefined {
    const { screen, timers } = this.house
    const id = `laptop-${String(this.#said++)}`
    const from = screen.frames.length
    const answer = (): DownFrame | undefined =>
      screen.frames.slice(from).find((frame) => (frame.type === 'done' || frame.type === 'refused') && frame.id === id)
    screen.connection.receive({ ...body, id })
    if (!answer()) timers.pass(10_000)
    const found = answer()
    if (!found) throw new Error(`the host has no answer to ${body.type}`)
    return found.type === 'refused' ? found.words : undefined
  }

  /** The proof that the search finds what is there: somebody's own bid, among what they were sent. */
  control(phone: TappedPhone, secret: string): void {
    const seat = this.seatOf(phone) ?? -1
    if (this.canaries.ownIn(this.#texts.get(phone) ?? '', seat).includes(secret)) this.counts.controls += 1
    else this.wrong.push(`${phone.name} was not shown its own ${secret}`)
  }

  /** A player becomes somebody else: what was known at that chair is not known to the phone any more. */
  change(seat: number, player: Player): void {
    this.players[seat] = player
    for (const phone of this.phones) phone.tap.turn()
  }

  async #sitDown({ pattern, options }: Plan): Promise<void> {
    const { house } = this
    const chairs = chairsOf(pattern).map((chair) => (chair.sitter === 'phone' ? { ...chair, name: '' } : chair))
    this.host({ type: 'lay', game: 'qe', options, chairs, first: null })
    this.host({ type: 'hosting', password: null })
    for (const [seat, letter] of [...pattern].entries()) {
      if (letter !== 'p') continue
      const phone = await house.phone(NAMES[seat] ?? '')
      const refusal = await phone.say({ type: 'sit', chair: phone.lobby?.chairs[seat]?.id ?? null, name: phone.name })
      if (refusal) throw new Error(`${phone.name}: ${refusal.key}`)
      this.players[seat] = phone
    }
    this.watching.push(await house.phone('Zoe'))
    const refusal = this.host({ type: 'deal' })
    if (refusal) throw new Error(refusal.key)
    this.match = this.frame.match
    await this.step('the cards are dealt', () => undefined)
  }

  /** Works out from the log and from what lies on the table who may know what. */
  #learn(): void {
    for (const phone of this.phones)
      for (const token of phone.tokens) {
        this.canaries.addText(token, phone.name)
        this.canaries.addText(fingerprint(token))
      }
    const [, ...lines] = readFileSync(this.house.logOf(this.match), 'utf8').split('\n')
    const moves = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Entry])).filter(isMove)
    const biddings = this.#biddingsOf(moves)
    for (const { seat, move } of moves.slice(this.#entries)) {
      const { kind, amount = '' } = move as { readonly kind: string; readonly amount?: string }
      if (kind !== 'bid' || amount.length < 9) continue
      if (!this.canaries.has(amount)) this.counts.canaries += 1
      this.canaries.add(amount, seat)
    }
    this.#entries = moves.length
    const { over, beat } = this.frame
    for (const { auctioneer, sale, beat: closing, final } of biddings)
      for (const secret of final.values()) {
        if (closing < beat && auctioneer !== null) this.canaries.tell(secret, auctioneer)
        const isRevealed = this.view.options.reveal && this.view.sales[sale - 1]?.award != null
        if (over || isRevealed) this.canaries.tell(secret, 'table')
      }
    if (over) this.canaries.tell(this.house.seed, 'table')
  }

  /** One for each beat in which bids were made, with the bids that stood when it closed. Peeks are told on the way. */
  #biddingsOf(moves: readonly MoveEntry[]): readonly Bidding[] {
    const biddings: Bidding[] = []
    let sale = 0
    let auctioneer: number | null = null
    for (const { seat, beat, move } of moves) {
      const { kind, amount = '' } = move as { readonly kind: string; readonly amount?: string }
      if (kind === 'open') {
        sale += 1
        auctioneer = seat
      } else if (kind === 'bid') {
        let bidding = biddings.find((one) => one.beat === beat)
        if (!bidding) biddings.push((bidding = { auctioneer, sale, beat, final: new Map() }))
        bidding.final.set(seat, amount)
      } else {
        const winner = this.view.sales[sale - 1]?.award?.winner ?? -1
        const price = biddings.filter((one) => one.sale === sale && one.final.has(winner)).at(-1)
        this.canaries.tell(price?.final.get(winner) ?? '', seat)
      }
    }
    return biddings
  }

  #search(): void {
    for (const phone of this.phones) {
      const text = phone.tap.take()
      this.#texts.set(phone, text)
      const seat = this.seatOf(phone)
      this.#look(phone.name, text, ...(seat === null ? [] : [seat]))
      if (phone.match && !phone.match.over) this.#lookAtTiles(phone.name, phone.match, seat)
    }
    for (const frame of this.house.screen.frames.slice(this.#hostFrames)) {
      const eye = frame.type === 'match' && frame.eye !== 'table' ? frame.eye : null
      if (eye !== null && eye !== this.lifted) this.wrong.push(`the laptop shows the hand of ${String(eye)}`)
      this.#look('laptop', JSON.stringify(frame), ...(eye === null ? [] : [eye]))
      if (frame.type === 'match' && !frame.over) this.#lookAtTiles('laptop', frame, eye)
    }
    this.#hostFrames = this.house.screen.frames.length
    this.#look('web', this.house.web.take())
    this.#watched += this.#watcherTexts.length
    this.#look('second window', this.#watcherTexts.splice(0).join('\n'))
    this.#look('terminal', this.#terminal)
    this.#terminal = ''
  }

  #look(name: string, text: string, ...seat: readonly number[]): void {
    this.counts.bytes += text.length
    for (const secret of this.canaries.leaksIn(text, name, ...seat)) this.wrong.push(`${name} was sent ${secret}`)
  }

  /** Industry tokens are words that are also on every tile: what counts is where they stand. */
  #lookAtTiles(name: string, frame: MatchFrame, seat: number | null): void {
    for (const path of misplaced(frame, seat)) this.wrong.push(`${name} was sent an industry at ${path}`)
    const { left } = frame.view as View
    const order = left.map((tile) => TILES.findIndex((t) => t.nation === tile.nation && t.industry === tile.industry))
    if (order.some((place, i) => place <= (order[i - 1] ?? -1))) this.wrong.push(`${name} sees an order in the stack`)
  }
}
