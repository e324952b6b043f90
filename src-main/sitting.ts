/** An open match with everybody at it: its table, clock and bots, and the wires that look on, each through its own curtain. */
import type { Seat } from '../src-shared/game.ts'
import type { MatchFrame, Wire } from '../src-shared/protocol.ts'
import type { Random } from '../src-shared/random.ts'
import type { Words } from '../src-shared/words.ts'
import { Bots } from './bots.ts'
import { DecisionClock } from './clock.ts'
import { refuse } from './refusals.ts'
import type { Change, Table } from './table.ts'
import type { Timers } from './timers.ts'

/** One wire's place at the table. */
export interface Guest {
  readonly wire: Wire
  /** Whether a page is listening: not during a reload. */
  isListening(): boolean
}

interface Place {
  /** The one seat whose private side this wire is sent; null while the curtain is down. */
  looking: Seat | null
  /** The last frame as text: a frame that says nothing new is not sent, for it would tell that something happened. */
  sent: string
}

export interface SittingInput {
  readonly table: Table
  readonly timers: Timers
  readonly random: Random
  readonly botPause: () => number
}

export class Sitting {
  readonly table: Table
  readonly #clock: DecisionClock
  readonly #bots: Bots
  readonly #places = new Map<Guest, Place>()

  constructor({ table, timers, random, botPause }: SittingInput) {
    this.table = table
    this.#clock = new DecisionClock(table, timers)
    const isLooking = (seat: Seat) => [...this.#places.values()].some(({ looking }) => looking === seat)
    this.#bots = new Bots({ table, timers, random, pause: botPause, isLooking })
    table.onChange((change) => this.#changed(change))
  }

  get guests(): readonly Guest[] {
    return [...this.#places.keys()]
  }

  join(guest: Guest): void {
    this.#places.set(guest, { looking: null, sent: '' })
    this.show(guest)
    this.#bots.wake()
  }

  /** True if nobody is left. */
  part(guest: Guest): boolean {
    this.#places.delete(guest)
    if (this.#places.size > 0) {
      this.#bots.wake()
      return false
    }
    this.close()
    return true
  }

  close(): void {
    this.#clock.stop()
    this.#bots.stop()
    this.table.close()
  }

  lookingAt(guest: Guest): Seat | null {
    return this.#places.get(guest)?.looking ?? null
  }

  /** Lifts the curtain for one seat; whatever was open before is closed by it. */
  look(guest: Guest, seat: Seat, pin: string | undefined): Words | undefined {
    const place = this.#places.get(guest)
    const refusal = this.checkSeat(seat) ?? this.table.admit(seat, pin)
    if (refusal || !place) return refusal
    place.looking = seat
    this.#clock.lifted(seat)
    this.show(guest)
    this.#bots.wake()
    return undefined
  }

  /** Lets the curtain down. */
  cover(guest: Guest): void {
    const place = this.#places.get(guest)
    if (place?.looking == null) return
    place.looking = null
    this.show(guest)
    this.#bots.wake()
  }

  /** Whether a seat exists and is played at this screen. */
  checkSeat(seat: Seat): Words | undefined {
    const chair = this.table.chairs[seat]
    if (!chair) return refuse({ key: 'noSuchSeat' })
    return chair.sitter === 'here' ? undefined : refuse({ key: 'notHere' })
  }

  /** Sends a guest what its eye may see now. */
  show(guest: Guest): void {
    const place = this.#places.get(guest)
    if (!place) return
    place.sent = ''
    this.#send(guest, place)
  }

  #changed(change: Change): void {
    for (const place of this.#places.values()) {
      if (place.looking !== null && this.#isDone(place.looking, change)) place.looking = null
    }
    this.#clock.settle()
    for (const { looking } of this.#places.values()) if (looking !== null) this.#clock.lifted(looking)
    for (const [guest, place] of this.#places) this.#send(guest, place)
    this.#bots.wake()
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

  #send(guest: Guest, place: Place): void {
    if (!guest.isListening()) return
    const frame = this.#frame(place.looking)
    const text = JSON.stringify(frame)
    if (text === place.sent) return
    place.sent = text
    guest.wire.send(frame)
  }

  /** With the curtain down, everything in here is public: no field may depend on what only some seats know. */
  #frame(looking: Seat | null): MatchFrame {
    const { table } = this
    return {
      type: 'match',
      match: table.match,
      game: table.header.game,
      chairs: table.chairs.map(({ name, sitter }, seat) => ({ name, sitter, pin: table.hasPin(seat) })),
      options: table.header.options,
      eye: looking ?? 'table',
      beat: table.beat,
      view: table.view(looking ?? 'table'),
      asks: looking === null ? [] : table.asks(looking),
      waiting: table.waiting,
      here: this.#here(),
      next: this.#next(),
      clock: looking === null ? null : this.#clock.left(looking),
      over: table.over,
    }
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
