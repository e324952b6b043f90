/** An ending told in stages: it goes on when somebody says so, can be skipped, and goes on by itself where nobody can press anything. */
import { untrack } from 'svelte'

/** Milliseconds for each stage where it goes on by itself. */
export const UNATTENDED = 6000

interface Telling<Name> {
  /** Starts at the last stage, for a game whose end is known. */
  readonly told: () => boolean
  readonly unattended: () => boolean
  /** A stage has opened; the one it starts with was open already. */
  readonly opened?: (name: Name) => void
  /** The last one has opened. */
  readonly finished: () => void
}

export class Stages<Name extends string> {
  readonly #names: readonly [Name, ...Name[]]
  readonly #telling: Telling<Name>
  #at = $state(0)

  constructor(names: readonly [Name, ...Name[]], telling: Telling<Name>) {
    this.#names = names
    this.#telling = telling
    this.#at = untrack(telling.told) ? this.#last : 0
    $effect(() => {
      if (!telling.unattended() || this.over) return
      const timer = setTimeout(this.next, UNATTENDED)
      return () => clearTimeout(timer)
    })
  }

  get #last(): number {
    return this.#names.length - 1
  }

  get now(): Name {
    return this.#names[this.#at] ?? this.#names[0]
  }

  get over(): boolean {
    return this.#at === this.#last
  }

  /** Goes on at once, whatever is still moving. */
  readonly next = (): void => this.#open(Math.min(this.#at + 1, this.#last))

  readonly skip = (): void => this.#open(this.#last)

  #open(at: number): void {
    this.#at = at
    this.#telling.opened?.(this.now)
    if (this.over) this.#telling.finished()
  }
}
