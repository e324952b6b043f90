/** An evening that can be had twice: the same people do the same things at the same times, and at most one secret is another. */
import { vi } from 'vitest'
import { FakePhone, openHouse } from '../../src-main/testing-phones.ts'
import type { OpenHouse } from '../../src-main/testing-phones.ts'
import { chairsOf } from '../../src-main/testing.ts'
import { GAMES } from '../../src-shared/games/index.ts'
import type { QeAsk, State, View } from '../../src-shared/games/qe/types.ts'
import type { DownFrame, MatchFrame } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import { digits, once } from './chance.ts'

export interface Setting {
  readonly seats: number
  /** Which of them are at the laptop. */
  readonly laptop: readonly number[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
}

export type Action =
  | { readonly kind: 'move'; readonly seat: number; readonly beat: number; readonly move: unknown }
  | { readonly kind: 'look' | 'lose' | 'back'; readonly seat: number }
  | { readonly kind: 'pause'; readonly on: boolean }
  | { readonly kind: 'wait'; readonly milliseconds: number }

/** An accepted bid, with all that has been bid in its sale. */
export interface MadeBid {
  /** Which action it was. */
  readonly at: number
  readonly seat: number
  readonly sale: number
  readonly beat: number
  readonly amount: string
}

/** Everything one receiver was sent, in the order it was sent. */
export interface Received {
  readonly name: string
  /** The seat it plays; null for those who look on and for the laptop. */
  readonly seat: number | null
  readonly texts: readonly string[]
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']

export class TwinEvening {
  readonly actions: Action[] = []
  readonly bids: MadeBid[] = []
  /** By seat: the numbers of the sales it peeked at. */
  readonly peeks: { readonly seat: number; readonly sale: number }[] = []
  /** What came of each action, in one word. */
  readonly outcomes: string[] = []
  readonly #house: OpenHouse
  readonly #setting: Setting
  /** By seat: all the sockets its phone has had. */
  readonly #phones: (FakePhone[] | undefined)[]
  readonly #watcher: FakePhone

  private constructor(house: OpenHouse, setting: Setting) {
    this.#house = house
    this.#setting = setting
    const pattern = Array.from({ length: setting.seats }, (_, seat) => (setting.laptop.includes(seat) ? 'h' : 'p'))
    const chairs = chairsOf(pattern.join(''))
    house.screen.say({ type: 'lay', game: 'qe', options: setting.options, chairs, first: null })
    this.#phones = pattern.map((letter, seat) => {
      if (letter === 'h') return undefined
      const name = NAMES[seat] ?? ''
      const phone = house.phone(name, `192.168.0.${String(20 + seat)}`)
      phone.say({ type: 'sit', chair: phone.lobby.chairs[seat]?.id ?? null, name })
      return [phone]
    })
    this.#watcher = house.phone('Zoe', '192.168.0.99')
    house.screen.say({ type: 'deal' })
  }

  /** `deal` may change what lies face down before anybody sees anything. */
  static async begin(setting: Setting, deal: (state: State) => State = (state) => state): Promise<TwinEvening> {
    const real = { ...GAMES.qe }
    vi.spyOn(GAMES.qe, 'setup').mockImplementation((options, seating) =>
      deal(real.setup(options, seating, setting.seed)),
    )
    try {
      return new TwinEvening(await openHouse(), setting)
    } finally {
      vi.restoreAllMocks()
    }
  }

  get table(): MatchFrame {
    return this.#watcher.match
  }
  get view(): View {
    return this.#watcher.view
  }

  /** Somebody does something, as chance wants it. Nothing here may depend on what is secret, but the amounts themselves. */
  live(random: Random): void {
    const { waiting, beat, paused } = this.table
    const seat = once(random, 4)
      ? random.whole(0, this.#setting.seats - 1)
      : (waiting[random.whole(0, waiting.length - 1)] ?? 0)
    const isAway = this.#phones[seat]?.at(-1)?.closed === true
    if (paused) this.do({ kind: 'pause', on: false })
    else if (isAway) this.do({ kind: 'back', seat })
    else if (once(random, 30)) this.do({ kind: 'pause', on: true })
    else if (once(random, 20)) this.do({ kind: this.#phones[seat] ? 'lose' : 'look', seat })
    else if (once(random, 15)) this.do({ kind: 'wait', milliseconds: random.whole(1, 20_000) })
    else if (once(random, 10))
      this.do({ kind: 'move', seat, beat: beat - random.whole(0, 2), move: this.#wrong(random) })
    else this.#play(seat, beat, random)
  }

  do(action: Action): void {
    const at = this.actions.push(action) - 1
    this.outcomes.push(this.#act(action, at))
  }

  received(): Received[] {
    const { screen } = this.#house
    const phones = this.#phones.flatMap((sockets, seat) =>
      sockets ? [{ name: NAMES[seat] ?? '', seat, texts: sockets.flatMap(({ texts }) => texts) }] : [],
    )
    const onlooker = { name: 'Zoe', seat: null, texts: this.#watcher.texts }
    const shown = screen.frames.filter(({ type }) => type !== 'home' && type !== 'hosting')
    const laptop = { name: 'laptop', seat: null, texts: shown.map((frame) => JSON.stringify(frame)) }
    return [...phones, onlooker, laptop].map((one) => ({ ...one, texts: one.texts.map((text) => this.#scrub(text)) }))
  }

  close(): Promise<void> {
    return this.#house.host.close()
  }

  /** What comes from the system's own chance: the name of the match and the tokens. */
  #scrub(text: string): string {
    const all = [...this.#phones.flatMap((sockets) => sockets ?? []), this.#watcher]
    const tokens = new Set(all.map(({ token }) => token))
    return [...tokens].reduce(
      (rest, token) => rest.replaceAll(token, 'TOKEN'),
      text.replaceAll(this.table.match, 'MATCH'),
    )
  }

  #act(action: Action, at: number): string {
    const { screen, timers, network } = this.#house
    switch (action.kind) {
      case 'wait':
        timers.pass(action.milliseconds)
        return 'waited'
      case 'pause':
        return screen.say({ type: 'pause', on: action.on })?.key ?? 'done'
      case 'look':
        return screen.look(action.seat)?.key ?? screen.say({ type: 'cover' })?.key ?? 'done'
      case 'lose':
        this.#phones[action.seat]?.at(-1)?.lose()
        return 'gone'
      case 'back': {
        const sockets = this.#phones[action.seat] ?? []
        const phone = new FakePhone(network, `192.168.0.${String(20 + action.seat)}`)
        const refusal = phone.hello({ token: sockets.at(-1)?.token ?? '' })
        sockets.push(phone)
        return refusal?.key ?? 'back'
      }
      case 'move':
        return this.#move(action, at)
    }
  }

  #move({ seat, beat, move }: Extract<Action, { kind: 'move' }>, at: number): string {
    const sale = this.view.sales.length
    const { kind, amount = '' } = move as { readonly kind: string; readonly amount?: string }
    const outcome = this.#send(seat, beat, move, `move-${String(at)}`)
    if (outcome !== 'done') return outcome
    if (kind === 'bid') this.bids.push({ at, seat, sale, beat, amount })
    if (kind === 'peek') this.peeks.push({ seat, sale: sale - 1 })
    return outcome
  }

  #send(seat: number, beat: number, move: unknown, id: string): string {
    const { screen, timers } = this.#house
    const frame = { type: 'move', id, beat, move } as const
    const phone = this.#phones[seat]?.at(-1)
    if (!phone) screen.look(seat)
    const from = screen.frames.length
    if (phone) phone.send(frame)
    else screen.connection.receive(frame)
    const answer = (): DownFrame | undefined =>
      phone
        ? phone.answerTo(id)
        : screen.frames.slice(from).find((one) => (one.type === 'done' || one.type === 'refused') && one.id === id)
    // Held back, for the sake of those who may still look at something.
    if (!answer()) timers.pass(10_000)
    const found = answer()
    if (!phone) screen.say({ type: 'cover' })
    return found?.type === 'refused' ? found.words.key : (found?.type ?? 'unanswered')
  }

  #play(seat: number, beat: number, random: Random): void {
    const asks = this.#asksOf(seat)
    const ask = asks.find(({ must }) => must) ?? asks[0]
    if (!ask) return
    if (ask.kind === 'peek') this.do({ kind: 'move', seat, beat, move: { kind: 'peek' } })
    else this.do({ kind: 'move', seat, beat, move: { kind: ask.kind, amount: this.#amount(ask.kind, random) } })
  }

  #asksOf(seat: number): readonly QeAsk[] {
    const phone = this.#phones[seat]?.at(-1)
    if (phone) return phone.asks
    const { screen } = this.#house
    this.do({ kind: 'look', seat })
    return (screen.matches.filter(({ eye }) => eye === seat).at(-1)?.asks ?? []) as readonly QeAsk[]
  }

  #amount(kind: string, random: Random): string {
    const before = this.bids.at(-1)?.amount
    if (kind === 'bid' && once(random, 9)) return '0'
    if (kind === 'bid' && before !== undefined && once(random, 12)) return before
    return digits(random, random.whole(2, 30))
  }

  #wrong(random: Random): unknown {
    const amount = digits(random, 5)
    return random.pick([
      { kind: 'bid', amount: `-${amount}` },
      { kind: 'open', amount },
      { kind: 'peek' },
      { kind: 'bid', amount: amount.padEnd(130, '1') },
    ])
  }
}
