/** Holds a person's move back for a moment where it would take an offer from somebody who can use it at another screen. */
import type { Seat } from '../../src-shared/game.ts'
import type { Words } from '../../src-shared/words.ts'
import type { SatChair } from '../saves/position.ts'
import { refuse } from '../refusals.ts'
import type { Table } from './table.ts'
import type { Timers } from '../timers.ts'

/** How long after the start of a phase everyone has to make up their mind about its offers. */
const CHANCE = 6000

export interface SentMove {
  readonly seat: Seat
  readonly id: string
  readonly beat: number
  readonly move: unknown
}

export type Answer = (refusal: Words | undefined) => void

interface Held extends SentMove {
  /** Who sat there: a move does not outlive its player's chair. */
  readonly chair: SatChair | undefined
  /** The last one who asked: a phone that comes back asks again. */
  answer: Answer
  stop: () => void
}

export interface FairChanceInput {
  readonly table: Table
  readonly timers: Timers
  /** Whether this seat's player is at another screen than that one's, and there. */
  readonly isElsewhere: (seat: Seat, than: Seat) => boolean
}

export class FairChance {
  readonly #in: FairChanceInput
  readonly #held = new Map<string, Held>()
  #phase: { readonly beat: number; readonly since: number }

  constructor(input: FairChanceInput) {
    this.#in = input
    this.#phase = { beat: input.table.beat, since: input.timers.now() }
  }

  /** Plays the move now and gives nothing, or holds it back and gives the milliseconds; the answer comes when it is played. */
  play(sent: SentMove, answer: Answer): number | undefined {
    const key = `${sent.seat}:${sent.id}`
    const known = this.#held.get(key)
    if (known) {
      known.answer = answer
      return this.#wait(known)
    }
    const wait = this.#wait(sent)
    if (wait <= 0) {
      answer(this.#in.table.play(sent.seat, sent.id, sent.beat, sent.move))
      return undefined
    }
    const stop = this.#in.timers.after(wait, () => this.#release(key))
    this.#held.set(key, { ...sent, chair: this.#in.table.chairs[sent.seat], answer, stop })
    return wait
  }

  /** The table changed: perhaps nobody has to be waited for any more. */
  settle(): void {
    const { table, timers } = this.#in
    if (this.#phase.beat !== table.beat) this.#phase = { beat: table.beat, since: timers.now() }
    for (const [key, held] of [...this.#held]) if (this.#isTaken(held) || this.#wait(held) <= 0) this.#release(key)
  }

  stop(): void {
    for (const { stop } of this.#held.values()) stop()
    this.#held.clear()
  }

  #release(key: string): void {
    const held = this.#held.get(key)
    if (!held) return
    held.stop()
    this.#held.delete(key)
    if (this.#isTaken(held)) held.answer(refuse({ key: 'notHere' }))
    else held.answer(this.#in.table.play(held.seat, held.id, held.beat, held.move))
  }

  #isTaken({ seat, chair }: Held): boolean {
    const now = this.#in.table.chairs[seat]
    return now?.sitter !== chair?.sitter || now?.holder !== chair?.holder
  }

  #wait({ seat, beat, move }: SentMove): number {
    const { table, timers, isElsewhere } = this.#in
    if (beat !== table.beat || table.paused) return 0
    // An offer of the move's own kind is a second thought about the same question (a bid that is in): nobody waits for those.
    const own = table.asks(seat).flatMap((ask) => (ask.must ? [ask.kind] : []))
    const losers = table.takesFrom(seat, move).filter(({ kinds }) => kinds.some((kind) => !own.includes(kind)))
    if (!losers.some((loser) => isElsewhere(loser.seat, seat))) return 0
    return this.#phase.since + CHANCE - timers.now()
  }
}
