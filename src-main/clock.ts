/** Time limits: a decision's time runs from the first lifted curtain of its beat, and then the rules decide for the seat. */
import { randomUUID } from 'node:crypto'
import type { Seat } from '../src-shared/game.ts'
import type { Table } from './table.ts'
import type { Timers } from './timers.ts'

/** When a move by the clock could not be saved it is tried again. */
const TRY_AGAIN = 5000

interface Running {
  readonly beat: number
  readonly deadline: number
  stop: () => void
}

export class DecisionClock {
  readonly #table: Table
  readonly #timers: Timers
  readonly #running = new Map<Seat, Running>()

  constructor(table: Table, timers: Timers) {
    this.#table = table
    this.#timers = timers
  }

  /** The seat can decide now. Lifting the curtain again gives no more time. */
  lifted(seat: Seat): void {
    const { beat, limit } = this.#table
    if (limit === 0 || !this.#table.owes(seat) || this.#running.get(seat)?.beat === beat) return
    this.#running.get(seat)?.stop()
    const milliseconds = limit * 1000
    const stop = this.#timers.after(milliseconds, () => this.#expire(seat))
    this.#running.set(seat, { beat, deadline: this.#timers.now() + milliseconds, stop })
  }

  /** Stops every clock whose decision has been made. */
  settle(): void {
    for (const [seat, running] of this.#running) {
      if (running.beat === this.#table.beat && this.#table.owes(seat)) continue
      running.stop()
      this.#running.delete(seat)
    }
  }

  /** Milliseconds left, or null where nothing runs. */
  left(seat: Seat): number | null {
    const running = this.#running.get(seat)
    return running ? Math.max(0, running.deadline - this.#timers.now()) : null
  }

  stop(): void {
    for (const { stop } of this.#running.values()) stop()
    this.#running.clear()
  }

  #expire(seat: Seat): void {
    const running = this.#running.get(seat)
    const move = this.#table.late(seat)
    if (!running || move === undefined) return
    const refusal = this.#table.play(seat, `late-${randomUUID()}`, running.beat, move)
    if (refusal) running.stop = this.#timers.after(TRY_AGAIN, () => this.#expire(seat))
  }
}
