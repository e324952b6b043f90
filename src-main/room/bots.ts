/** Plays the chairs of bots: each sees its own view and its questions, and comes through the same door as people. */
import { randomUUID } from 'node:crypto'
import type { Ask, Seat } from '../../src-shared/game.ts'
import type { Random } from '../../src-shared/random.ts'
import { isDiskTrouble } from '../refusals.ts'
import type { Table } from './table.ts'
import type { Timers } from '../timers.ts'

/** How long a bot leaves people an offer that its own move would take away. */
const COURTESY = 5000
/** When a move could not be saved it is tried again. */
const TRY_AGAIN = 5000

export interface BotsInput {
  readonly table: Table
  readonly timers: Timers
  readonly random: Random
  /** Milliseconds a bot takes before it acts. */
  readonly pause: () => number
  /** Whether a person at this laptop has this seat's hand open just now. */
  readonly isLooking: (seat: Seat) => boolean
}

export class Bots {
  readonly #in: BotsInput
  #pending: { readonly at: number; readonly stop: () => void } | undefined
  /** Who has thought about the offers of this beat: each bot gets one thought, or it would take every offer in the end. */
  #thought: { readonly beat: number; readonly seats: Set<Seat> } = { beat: -1, seats: new Set() }
  #courtesy: { readonly beat: number | null; readonly until: number } = { beat: null, until: 0 }

  constructor(input: BotsInput) {
    this.#in = input
  }

  /** Something changed, at the table or at the curtain: perhaps a bot can act. */
  wake(): void {
    this.#beginCourtesy()
    this.#plan(this.#in.pause())
  }

  stop(): void {
    this.#pending?.stop()
    this.#pending = undefined
  }

  get #seats(): Seat[] {
    return this.#in.table.chairs.flatMap(({ sitter }, seat) => (sitter === 'bot' ? [seat] : []))
  }

  /** It runs from the first moment of a beat; a stopped game takes nothing from it, for nobody can take an offer then. */
  #beginCourtesy(): void {
    const { table, timers } = this.#in
    const beat = table.paused ? null : table.beat
    if (this.#courtesy.beat !== beat) this.#courtesy = { beat, until: timers.now() + COURTESY }
  }

  #plan(milliseconds: number): void {
    const at = this.#in.timers.now() + milliseconds
    if (this.#pending && this.#pending.at <= at) return
    this.stop()
    const stop = this.#in.timers.after(milliseconds, () => {
      this.#pending = undefined
      this.#step()
    })
    this.#pending = { at, stop }
  }

  /** At most one move; the change that it makes wakes the bots again. */
  #step(): void {
    // The end of the pause wakes the bots again.
    if (this.#in.table.paused) return
    const seats = this.#seats
    if (seats.some((seat) => this.#tookOffer(seat))) return
    const waits: number[] = []
    for (const seat of seats.filter((owing) => this.#in.table.owes(owing))) {
      const wait = this.#decide(seat)
      if (wait === 'played') return
      if (wait !== 'held') waits.push(wait)
    }
    if (waits.length > 0) this.#plan(Math.min(...waits))
  }

  /** Puts only the offers to the bot. True if it took one. */
  #tookOffer(seat: Seat): boolean {
    const { table } = this.#in
    if (this.#thought.beat !== table.beat) this.#thought = { beat: table.beat, seats: new Set() }
    const offers = table.asks(seat).filter((ask) => !ask.must)
    if (offers.length === 0 || this.#thought.seats.has(seat)) return false
    this.#thought.seats.add(seat)
    const move = this.#choose(seat, offers)
    return move !== undefined && table.play(seat, botId(), table.beat, move) === undefined
  }

  /** Plays what the bot owes, or gives the milliseconds after which to try again; 'held' until the curtain falls. */
  #decide(seat: Seat): 'played' | 'held' | number {
    const { table } = this.#in
    const asks = table.asks(seat)
    const chosen = this.#choose(seat, asks) ?? table.late(seat)
    const wait = this.#courtesyFor(seat, chosen, asks)
    if (wait === 'held' || wait > 0) return wait
    const refusal = table.play(seat, botId(), table.beat, chosen)
    if (!refusal) return 'played'
    if (isDiskTrouble(refusal)) return TRY_AGAIN
    // An illegal choice is our own mistake; the table must not hang on it.
    console.error('A bot was refused:', refusal)
    return table.play(seat, botId(), table.beat, table.late(seat)) ? TRY_AGAIN : 'played'
  }

  /** People come first where the bot's move would take an offer from them. */
  #courtesyFor(seat: Seat, move: unknown, asks: readonly Ask[]): 'held' | number {
    const { table, timers, isLooking } = this.#in
    const losers = table.takesFrom(seat, move)
    if (losers.some((loser) => isLooking(loser.seat))) return 'held'
    // An offer of the bot's own kind is a second thought about the same question (a bid that is in): nobody waits for those.
    const own = asks.filter((ask) => ask.must).map(({ kind }) => kind)
    if (!losers.some(({ kinds }) => kinds.some((kind) => !own.includes(kind)))) return 0
    return Math.max(0, this.#courtesy.until - timers.now())
  }

  #choose(seat: Seat, asks: readonly Ask[]): unknown {
    try {
      return this.#in.table.game.bot(this.#in.table.view(seat), asks, this.#in.random)
    } catch (error) {
      console.error('A bot stumbled:', error)
      return undefined
    }
  }
}

const botId = (): string => `bot-${randomUUID()}`
