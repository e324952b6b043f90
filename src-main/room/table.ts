/** One match and the only door for its moves: people, bots and clocks all come through `play`. */
import type { AnyGame, Ask, BaseView, Eye, Seat } from '../../src-shared/game.ts'
import type { HouseEvent } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { sameName } from './fitting.ts'
import type { Entry, Header, MoveEntry, TableEntry } from '../saves/log-lines.ts'
import { isMove } from '../saves/log-lines.ts'
import type { MatchLog } from '../saves/match-log.ts'
import { hashPin, PinGuard } from './pins.ts'
import { afterMove, afterTableEntry } from '../saves/position.ts'
import type { Position, SatChair } from '../saves/position.ts'
import type { GoodLog } from '../saves/reading.ts'
import { isPassing, refuse } from '../refusals.ts'
import type { Timers } from '../timers.ts'

/** What a listener is told. It looks at the table for the rest. */
export interface Change {
  /** Whose move it was; null where only the table changed. */
  readonly seat: Seat | null
  /** The phase closed. */
  readonly beatMoved: boolean
  /** The seat used an offer up, a look at something for example, and will want to see what came of it. */
  readonly usedOffer: boolean
}

/** Refusals are remembered for repeated frames, but not without end. */
const REMEMBERED = 1000

export class Table {
  readonly match: string
  readonly game: AnyGame
  readonly header: Header
  readonly #log: MatchLog
  readonly #timers: Timers
  readonly #guard = new PinGuard()
  readonly #answers = new Map<string, Words | undefined>()
  readonly #listeners = new Set<(change: Change) => void>()
  #position: Position

  /** Takes a log that has just been read and replayed. */
  constructor(log: MatchLog, reading: GoodLog, timers: Timers) {
    this.match = log.match
    this.game = reading.game
    this.header = reading.header
    this.#log = log
    this.#timers = timers
    this.#position = reading.position
    for (const entry of reading.entries.filter(isMove)) this.#answers.set(answerKey(entry.seat, entry.id), undefined)
  }

  get chairs(): readonly SatChair[] {
    return this.#position.chairs
  }
  get paused(): boolean {
    return this.#position.paused
  }
  /** The tail of what happened besides the game. */
  get house(): readonly HouseEvent[] {
    return this.#position.house
  }
  get beat(): number {
    return this.#position.state.beat
  }
  get last(): Seat | null {
    return this.#position.last
  }
  get over(): boolean {
    return this.game.result(this.#position.state) !== undefined
  }
  /** Seconds for a decision; 0 is no limit. */
  get limit(): number {
    return this.game.clock(this.#position.state)
  }
  /** Who has to decide something now. An offer that may be left alone keeps nobody waiting. */
  get waiting(): readonly Seat[] {
    return this.#seats().filter((seat) => this.owes(seat))
  }

  asks(seat: Seat): readonly Ask[] {
    return this.game.asks(this.#position.state, seat)
  }
  owes(seat: Seat): boolean {
    return this.asks(seat).some((ask) => ask.must)
  }
  view(eye: Eye): BaseView {
    return this.game.view(this.#position.state, eye)
  }
  late(seat: Seat): unknown {
    return this.game.late(this.#position.state, seat)
  }
  hasPin(seat: Seat): boolean {
    return this.#position.pins[seat] != null
  }

  /** Gives the refusal, or undefined when the move is saved and played. A repeated id gets its first answer again. */
  play(seat: Seat, id: string, beat: number, raw: unknown): Words | undefined {
    const key = answerKey(seat, id)
    if (this.#answers.has(key)) return this.#answers.get(key)
    const refusal = this.#try(seat, id, beat, raw)
    // What only the moment refused, a full disk or a pause, may come again as the same frame.
    if (!refusal || !isPassing(refusal)) this.#remember(key, refusal)
    return refusal
  }

  /** The people from whom a legal move would take an offer that they have now; each with the kinds of those offers. */
  takesFrom(seat: Seat, raw: unknown): readonly { readonly seat: Seat; readonly kinds: readonly string[] }[] {
    const { state } = this.#position
    const move = this.game.parse(raw)
    if (move === undefined || this.game.check(state, seat, move)) return []
    const after = this.game.apply(state, seat, move)
    return this.#seats()
      .filter((other) => other !== seat && this.chairs[other]?.sitter !== 'bot')
      .map((other) => ({ seat: other, kinds: goneOffers(this.asks(other), this.game.asks(after, other)) }))
      .filter(({ kinds }) => kinds.length > 0)
  }

  /** Lets a player through to a seat, or says why not. */
  admit(seat: Seat, pin: string | undefined): Words | undefined {
    const kept = this.#position.pins[seat]
    return kept ? this.#guard.admit(seat, pin, kept, this.#timers.now()) : undefined
  }

  /** Sets a PIN, or with null removes it. */
  setPin(seat: Seat, pin: string | null): Words | undefined {
    const at = this.#timers.now()
    const entry: TableEntry = pin === null ? { entry: 'unpin', seat, at } : { entry: 'pin', seat, ...hashPin(pin), at }
    const refusal = this.#settle(entry)
    if (!refusal) this.#guard.forget(seat)
    return refusal
  }

  /** Gives a chair to somebody else. */
  reseat(seat: Seat, chair: SatChair): Words | undefined {
    return this.#wrongName(seat, chair.name) ?? this.#settle({ entry: 'chair', seat, ...chair, at: this.#timers.now() })
  }

  rename(seat: Seat, name: string): Words | undefined {
    return this.#wrongName(seat, name) ?? this.#settle({ entry: 'rename', seat, name, at: this.#timers.now() })
  }

  pause(on: boolean): Words | undefined {
    return on === this.paused ? undefined : this.#settle({ entry: 'pause', on, at: this.#timers.now() })
  }

  /** Milliseconds that were left for this decision when the table was last put away, if its time had begun. */
  timeLeft(seat: Seat): number | null {
    return this.#position.times[seat] ?? null
  }

  /** Notes the time that is left, for the next evening. A disk that refuses gives the player the whole time again. */
  keepTime(seat: Seat, left: number): void {
    this.#save({ entry: 'time', seat, beat: this.beat, left: Math.ceil(left), at: this.#timers.now() })
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#log.close()
  }

  #wrongName(seat: Seat, name: string): Words | undefined {
    if (!this.chairs[seat]) return refuse({ key: 'noSuchSeat' })
    const taken = this.chairs.some((chair, other) => other !== seat && sameName(chair.name) === sameName(name))
    return taken ? refuse({ key: 'sameNames' }) : undefined
  }

  /** Writes down what happened besides the game, then lets it be so. */
  #settle(entry: TableEntry): Words | undefined {
    const refusal = this.#save(entry)
    if (refusal) return refusal
    this.#position = afterTableEntry(this.#position, entry)
    this.#tell({ seat: null, beatMoved: false, usedOffer: false })
    return undefined
  }

  #try(seat: Seat, id: string, beat: number, raw: unknown): Words | undefined {
    if (!this.chairs[seat]) return refuse({ key: 'noSuchSeat' })
    if (this.paused) return refuse({ key: 'paused' })
    const before = this.#position
    const move = this.game.parse(raw)
    if (move === undefined) return refuse({ key: 'badMove' })
    if (beat !== before.state.beat) return refuse({ key: 'closedBeat' })
    const illegal = this.game.check(before.state, seat, move)
    if (illegal) return illegal
    const entry: MoveEntry = { seat, id, beat, move, at: this.#timers.now() }
    // Worked out first, shown last: a move that our own rules stumble over must not get into the log.
    const after = afterMove(this.game, before, entry, move)
    const unsaved = this.#save(entry)
    if (unsaved) return unsaved
    const offers = this.asks(seat)
    this.#position = after
    const beatMoved = after.state.beat !== beat
    const usedOffer = !beatMoved && goneOffers(offers, this.asks(seat)).length > 0
    // Before anybody is told: a listener may send the same frame again.
    this.#remember(answerKey(seat, id), undefined)
    this.#tell({ seat, beatMoved, usedOffer })
    return undefined
  }

  #save(entry: Entry): Words | undefined {
    const reason = this.#log.append(entry)
    return reason === undefined ? undefined : refuse({ key: 'notSaved', args: { reason } })
  }

  #remember(key: string, answer: Words | undefined): void {
    this.#answers.set(key, answer)
    if (this.#answers.size <= REMEMBERED) return
    const oldRefusal = [...this.#answers].find(([, words]) => words !== undefined)
    if (oldRefusal) this.#answers.delete(oldRefusal[0])
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }

  #seats(): Seat[] {
    return this.chairs.map((_, seat) => seat)
  }
}

const answerKey = (seat: Seat, id: string): string => `${seat}:${id}`

/** The kinds of offers (questions that may be left alone) that were there before and are not after. */
function goneOffers(before: readonly Ask[], after: readonly Ask[]): string[] {
  return before.filter((ask) => !ask.must && !after.some(({ kind }) => kind === ask.kind)).map(({ kind }) => kind)
}
