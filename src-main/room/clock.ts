/** Time limits: a decision's time runs while its player can decide, and then the rules decide for the seat. */
import { randomUUID } from 'node:crypto'
import type { Seat } from '../../src-shared/game.ts'
import { lateId } from '../saves/log-lines.ts'
import type { Table } from './table.ts'
import type { Timers } from '../timers.ts'

/** When a move by the clock could not be saved it is tried again. */
const TRY_AGAIN = 5000

interface Time {
  readonly beat: number
  /** Milliseconds, as of `since`. */
  left: number
  /** Null: it stands still. */
  since: number | null
  stop: () => void
}

export interface ClockInput {
  readonly table: Table
  readonly timers: Timers
  /** Whether the player of this seat could decide just now: a phone that is there, or a curtain that was lifted for this question. */
  readonly canDecide: (seat: Seat) => boolean
}

export class DecisionClock {
  readonly #in: ClockInput
  readonly #times = new Map<Seat, Time>()

  constructor(input: ClockInput) {
    this.#in = input
  }

  /** Looks at every seat anew: whose decision was made, who can decide now, who cannot any more. */
  settle(): void {
    const { table, canDecide } = this.#in
    for (const [seat] of table.chairs.entries()) {
      const time = this.#times.get(seat)
      if (time && (time.beat !== table.beat || !table.owes(seat))) this.#drop(seat, time)
      if (table.limit === 0 || !table.owes(seat)) continue
      if (canDecide(seat) && !table.paused) this.#run(seat)
      else this.#hold(seat)
    }
  }

  /** Milliseconds left, or null where no time was ever running. */
  left(seat: Seat): number | null {
    const time = this.#times.get(seat)
    return time ? this.#leftOf(time) : null
  }

  stop(): void {
    for (const [seat, time] of [...this.#times]) this.#drop(seat, time)
  }

  #leftOf({ left, since }: Time): number {
    return since === null ? left : Math.max(0, left - (this.#in.timers.now() - since))
  }

  /** Coming back gives no more time. */
  #run(seat: Seat): void {
    const { table, timers } = this.#in
    const time = this.#times.get(seat) ?? {
      beat: table.beat,
      left: table.timeLeft(seat) ?? table.limit * 1000,
      since: null,
      stop: () => undefined,
    }
    this.#times.set(seat, time)
    if (time.since !== null) return
    time.since = timers.now()
    time.stop = timers.after(time.left, () => this.#expire(seat))
  }

  #hold(seat: Seat): void {
    const time = this.#times.get(seat)
    if (time?.since == null) return
    time.left = this.#leftOf(time)
    time.since = null
    time.stop()
  }

  #drop(seat: Seat, time: Time): void {
    time.stop()
    this.#times.delete(seat)
  }

  #expire(seat: Seat): void {
    const { table, timers } = this.#in
    const time = this.#times.get(seat)
    const move = table.late(seat)
    if (!time || move === undefined) return
    const refusal = table.play(seat, lateId(randomUUID()), time.beat, move)
    if (refusal) time.stop = timers.after(TRY_AGAIN, () => this.#expire(seat))
  }
}
