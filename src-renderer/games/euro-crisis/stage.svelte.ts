/** What is told on the stage of this screen: events not seen yet, scene by scene, and never in anybody's way. */
import type { View } from '../../../src-shared/games/euro-crisis/types.ts'
import type { Scene } from './scenes.ts'
import { lengthOf, scenesAfter } from './scenes.ts'

/** Of more than this at once only the last ones are told: the log has the others. */
const MOST = 6
/** While more than this are waiting none stays longer than this, in milliseconds. */
const HURRY = { waiting: 2, length: 1500 }

/** How the event with that number went; nothing where there is none. */
const told = ({ events }: View, n: number): string => JSON.stringify(events.find((event) => event.n === n) ?? null)

class Stage {
  #match = ''
  /** The number of the newest event that was told or need not be, and how it went. */
  #seen = 0
  #last = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #sequence = $state.raw<readonly Scene[]>([])
  #at = $state(0)
  #held = false

  busy = $state(false)

  /** What is on the stage now. */
  readonly scene = $derived(this.busy ? (this.#sequence[this.#at] ?? null) : null)
  readonly number = $derived(this.#at + 1)
  readonly count = $derived(this.#sequence.length)

  /** Takes note of a view; where everybody looks, what is new in it is told. A match seen for the first time is shown as it stands. */
  follow(match: string, view: View, everybodyLooks: boolean): void {
    const newest = view.events[view.events.length - 1]?.n ?? 0
    if (match !== this.#match || this.#isTakenBack(view)) {
      this.skip()
      this.#sequence = []
      this.#match = match
      this.#note(view, newest)
      return
    }
    if (!everybodyLooks) return
    const fresh = scenesAfter(view, this.#seen)
    this.#note(view, newest)
    if (fresh.length === 0) return
    if (!this.busy) {
      this.#sequence = fresh.slice(-MOST)
      this.#begin()
      return
    }
    // What is on the stage is not taken down for what comes after it.
    const past = this.#sequence.slice(Math.max(0, this.#at - MOST), this.#at)
    const now = this.#sequence.slice(this.#at, this.#at + 1)
    const waiting = [...this.#sequence.slice(this.#at + 1), ...fresh].slice(-MOST)
    this.#sequence = [...past, ...now, ...waiting]
    this.#at = past.length
  }

  /** The next scene, or the end. */
  next(): void {
    if (!this.busy) return
    if (this.#at + 1 >= this.#sequence.length) {
      this.skip()
      return
    }
    this.#at += 1
    this.#wait()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.busy = false
    this.#held = false
  }

  /** The last sequence once more. */
  again(): void {
    if (this.#sequence.length > 0) this.#begin()
  }

  /** Whoever points at a scene wants to read it. */
  hold(on: boolean): void {
    this.#held = on
    if (on) clearTimeout(this.#timer)
    else if (this.busy) this.#wait()
  }

  #note(view: View, seen: number): void {
    this.#seen = seen
    this.#last = told(view, seen)
  }

  /** What was told last is not what happened: a move was taken back, and what it brought never was. */
  #isTakenBack(view: View): boolean {
    return told(view, this.#seen) !== this.#last
  }

  #begin(): void {
    this.#at = 0
    this.busy = true
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const scene = this.#sequence[this.#at]
    if (!scene || this.#held) return
    const waiting = this.#sequence.length - this.#at - 1
    const length = waiting > HURRY.waiting ? HURRY.length : lengthOf(scene)
    this.#timer = setTimeout(() => this.next(), length)
  }
}

/** One for the whole screen: it knows what was told while the board is taken down and put up again. */
export const stage = new Stage()
