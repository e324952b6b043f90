/** An open match with everybody at it: its table, clock and bots, and the screens that look on, each with the one eye it may have. */
import type { Eye, Seat } from '../../src-shared/game.ts'
import type { MatchFrame, Wire } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import type { Words } from '../../src-shared/words.ts'
import { Bots } from './bots.ts'
import { DecisionClock } from './clock.ts'
import type { Answer, SentMove } from './fair-chance.ts'
import { FairChance } from './fair-chance.ts'
import { refuse } from '../refusals.ts'
import type { Change, Table } from './table.ts'
import type { Timers } from '../timers.ts'

/** One screen at the table. */
export interface Onlooker {
  readonly wire: Wire
  /** Whether a page is listening: not during a reload. */
  isListening(): boolean
  /** The laptop's own screen can look at the hands of those who play here; a phone at the one it holds; the rest at none. */
  readonly kind: 'host' | 'phone' | 'watcher'
  /** The fingerprint of the phone's token. */
  readonly holder: string | null
}

interface Place {
  /** The one hand that is open on the laptop's screen; null while the curtain is down. */
  looking: Seat | null
  /** What the last frame said: one that says nothing new is not sent, for it would tell that something happened. */
  said: string
}

export interface SittingInput {
  readonly table: Table
  readonly timers: Timers
  readonly random: Random
  readonly botPause: () => number
  /** Whether the phone with that token is in reach. */
  readonly isThere: (holder: string) => boolean
}

/** What one screen is told besides what all are told. */
type Own = Pick<MatchFrame, 'eye' | 'view' | 'asks' | 'here' | 'next' | 'mine' | 'returnTo'>

export class Sitting {
  readonly table: Table
  readonly #in: SittingInput
  readonly #clock: DecisionClock
  readonly #bots: Bots
  readonly #chance: FairChance
  readonly #places = new Map<Onlooker, Place>()
  /** Whose curtain was lifted since the question was asked: from then on their time runs. */
  #lifted: { readonly beat: number; readonly seats: Set<Seat> } = { beat: -1, seats: new Set() }

  constructor(input: SittingInput) {
    const { table, timers, random, botPause } = input
    this.table = table
    this.#in = input
    this.#clock = new DecisionClock({ table, timers, canDecide: (seat) => this.#canDecide(seat) })
    this.#bots = new Bots({ table, timers, random, pause: botPause, isLooking: (seat) => this.#isLooking(seat) })
    this.#chance = new FairChance({ table, timers, isElsewhere: (seat, than) => this.#isElsewhere(seat, than) })
    table.onChange((change) => this.#changed(change))
  }

  join(...screens: readonly Onlooker[]): void {
    for (const screen of screens) this.#places.set(screen, { looking: null, said: '' })
    this.#clock.settle()
    // The others see who is there.
    this.#sendAll()
    this.#bots.wake()
  }

  part(screen: Onlooker): void {
    if (!this.#places.delete(screen)) return
    this.#clock.settle()
    this.#sendAll()
    this.#bots.wake()
  }

  close(): void {
    for (const seat of this.table.waiting) {
      const left = this.#clock.left(seat)
      if (left !== null) this.table.keepTime(seat, left)
    }
    this.#clock.stop()
    this.#bots.stop()
    this.#chance.stop()
    this.#places.clear()
    this.table.close()
  }

  lookingAt(screen: Onlooker): Seat | null {
    return this.#places.get(screen)?.looking ?? null
  }

  /** The seat a phone plays now. */
  seatOf(holder: string): Seat | null {
    const seat = this.table.chairs.findIndex((chair) => chair.holder === holder && chair.sitter === 'phone')
    return seat < 0 ? null : seat
  }

  /** The seat that is a phone's, also while a bot plays on for it. */
  chairOf(holder: string): Seat | null {
    const seat = this.table.chairs.findIndex((chair) => chair.holder === holder)
    return seat < 0 ? null : seat
  }

  /** Milliseconds for which the move is held back, if it is; the answer comes in any case. */
  play(sent: SentMove, answer: Answer): number | undefined {
    return this.#chance.play(sent, answer)
  }

  /** Lifts the curtain for one seat; whatever was open before is closed by it. */
  look(screen: Onlooker, seat: Seat, pin: string | undefined): Words | undefined {
    const place = this.#places.get(screen)
    const refusal = this.checkSeat(seat) ?? this.table.admit(seat, pin)
    if (refusal || !place) return refusal
    place.looking = seat
    this.#lift(seat)
    this.#clock.settle()
    this.show(screen)
    this.#bots.wake()
    return undefined
  }

  /** Lets the curtain down. */
  cover(screen: Onlooker): void {
    const place = this.#places.get(screen)
    if (place?.looking == null) return
    place.looking = null
    this.show(screen)
    this.#bots.wake()
  }

  /** Whether a seat exists and is played at this laptop. */
  checkSeat(seat: Seat): Words | undefined {
    const chair = this.table.chairs[seat]
    if (!chair) return refuse({ key: 'noSuchSeat' })
    return chair.sitter === 'here' ? undefined : refuse({ key: 'notHere' })
  }

  /** Sends a screen what its eye may see now, also if that is nothing new. */
  show(screen: Onlooker): void {
    const place = this.#places.get(screen)
    if (!place) return
    place.said = ''
    this.#send(new Map([[screen, place]]))
  }

  #changed(change: Change): void {
    for (const place of this.#places.values()) {
      const { looking } = place
      if (looking !== null && (this.checkSeat(looking) || this.#isDone(looking, change))) place.looking = null
      if (place.looking !== null) this.#lift(place.looking)
    }
    this.#clock.settle()
    this.#sendAll()
    this.#bots.wake()
    this.#chance.settle()
  }

  /**
   * A player who has decided everything is covered at once; also by the clock's decision, and when the phase has closed.
   * Whose own decision closed the phase is covered even if asked again: by then the laptop is on its way to somebody else.
   */
  #isDone(seat: Seat, change: Change): boolean {
    const own = change.seat === seat
    if (this.table.owes(seat)) return own && change.beatMoved && this.#here().length > 1
    return change.beatMoved || (own && !change.usedOffer)
  }

  #lift(seat: Seat): void {
    if (this.#lifted.beat !== this.table.beat) this.#lifted = { beat: this.table.beat, seats: new Set() }
    this.#lifted.seats.add(seat)
  }

  #isLooking(seat: Seat): boolean {
    return [...this.#places.values()].some(({ looking }) => looking === seat)
  }

  #isHeldAndThere(seat: Seat): boolean {
    const holder = this.table.chairs[seat]?.holder
    return holder != null && this.#in.isThere(holder)
  }

  #canDecide(seat: Seat): boolean {
    const sitter = this.table.chairs[seat]?.sitter
    if (sitter === 'phone') return this.#isHeldAndThere(seat)
    return sitter === 'here' && this.#lifted.beat === this.table.beat && this.#lifted.seats.has(seat)
  }

  /** Two people at this laptop share one screen: who holds it keeps nobody from looking. */
  #isElsewhere(seat: Seat, than: Seat): boolean {
    const sitter = this.table.chairs[seat]?.sitter
    return sitter === 'phone' ? this.#isHeldAndThere(seat) : this.table.chairs[than]?.sitter === 'phone'
  }

  #sendAll(): void {
    this.#send(this.#places)
  }

  /** What all are told is put into JSON once, and what several eyes are told alike once each. */
  #send(places: ReadonlyMap<Onlooker, Place>): void {
    const shared = this.#shared()
    const sharedText = JSON.stringify(shared).slice(0, -1)
    const written = new Map<string, { readonly own: Own; readonly text: string }>()
    for (const [screen, place] of places) {
      if (!screen.isListening()) continue
      const eye = this.#eyeOf(screen, place)
      const returnTo = this.#returnTo(screen)
      const key = `${screen.kind} ${String(eye)} ${String(returnTo)}`
      const known = written.get(key)
      const own = known?.own ?? this.#own(screen, eye, returnTo)
      const text = known?.text ?? `${sharedText},${JSON.stringify(own).slice(1, -1)}`
      written.set(key, { own, text })
      const clock = eye === 'table' ? null : this.#clock.left(eye)
      // The time that is left is news only where it begins or ends: else it would tell that something happened just now.
      const said = `${text}${String(clock === null)}`
      if (said === place.said) continue
      place.said = said
      screen.wire.send({ ...shared, ...own, clock }, `${text},"clock":${String(clock)}}`)
    }
  }

  /** Public to the last field: nothing in here may depend on what only some seats know. */
  #shared(): Omit<MatchFrame, keyof Own | 'clock'> {
    const { table } = this
    return {
      type: 'match',
      match: table.match,
      game: table.header.game,
      chairs: table.chairs.map(({ name, sitter, holder }, seat) => ({
        name,
        sitter,
        pin: table.hasPin(seat),
        held: holder !== null,
        away: holder !== null && !this.#in.isThere(holder),
      })),
      options: table.header.options,
      beat: table.beat,
      waiting: table.waiting,
      paused: table.paused,
      house: table.house,
      over: table.over,
    }
  }

  #own(screen: Onlooker, eye: Eye, returnTo: Seat | null): Own {
    const { table } = this
    const isHost = screen.kind === 'host'
    return {
      eye,
      view: table.view(eye),
      asks: eye === 'table' ? [] : table.asks(eye),
      here: isHost ? this.#here() : [],
      next: isHost ? this.#next() : null,
      mine: isHost || eye === 'table' ? null : eye,
      returnTo,
    }
  }

  #eyeOf({ kind, holder }: Onlooker, { looking }: Place): Eye {
    if (kind === 'host') return looking ?? 'table'
    return (holder === null ? null : this.seatOf(holder)) ?? 'table'
  }

  #returnTo({ holder }: Onlooker): Seat | null {
    const seat = holder === null ? null : this.chairOf(holder)
    return seat !== null && this.table.chairs[seat]?.sitter === 'bot' ? seat : null
  }

  #here(): Seat[] {
    return this.table.chairs.flatMap(({ sitter }, seat) => (sitter === 'here' ? [seat] : []))
  }

  /** Clockwise from the last one who decided something. */
  #next(): Seat | null {
    const { last, waiting, chairs } = this.table
    const from = (last ?? -1) + 1
    const clockwise = chairs.map((_, step) => (from + step) % chairs.length)
    return clockwise.find((seat) => waiting.includes(seat) && chairs[seat]?.sitter === 'here') ?? null
  }
}
