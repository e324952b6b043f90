/** The phones that were let in: each by the fingerprint of its token, whether it is in reach or not. */
import type { GuestView } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { PhoneScreen } from './phone-screen.ts'
import { isPassing } from '../refusals.ts'

interface Guest {
  readonly id: number
  name: string
  /** A phone may have the page open twice. */
  readonly screens: Set<PhoneScreen>
  /** What its last moves were answered, by their ids. */
  readonly answers: Map<string, Words | undefined>
}

/** As many as can play, and fifty who watch. */
const MOST_CONNECTED = 56
const REMEMBERED = 200
/** More moves than that no phone has on the way at once. */
const MOST_ANSWERS = 50

export class Guests {
  readonly #all = new Map<string, Guest>()
  #count = 0

  get connected(): number {
    return [...this.#all.values()].filter(({ screens }) => screens.size > 0).length
  }

  get isFull(): boolean {
    return this.connected >= MOST_CONNECTED
  }

  knows(holder: string): boolean {
    return this.#all.has(holder)
  }

  isThere(holder: string): boolean {
    return (this.#all.get(holder)?.screens.size ?? 0) > 0
  }

  /** Gives the number by which the host's screens speak of the phone. */
  welcome(holder: string, screen: PhoneScreen, name: string): number {
    const guest = this.#all.get(holder) ?? { id: ++this.#count, name, screens: new Set(), answers: new Map() }
    if (name !== '') guest.name = name
    guest.screens.add(screen)
    this.#all.set(holder, guest)
    return guest.id
  }

  /** True if the phone is out of reach now. */
  lose(holder: string, screen: PhoneScreen): boolean {
    const guest = this.#all.get(holder)
    return guest !== undefined && guest.screens.delete(screen) && guest.screens.size === 0
  }

  rename(holder: string, name: string): void {
    const guest = this.#all.get(holder)
    if (guest) guest.name = name
  }

  /** Remembers what a move of this phone was answered; what only the moment refused has no answer yet. */
  remember(holder: string, move: string, refusal: Words | undefined): void {
    const answers = this.#all.get(holder)?.answers
    if (!answers || (refusal && isPassing(refusal))) return
    answers.set(move, refusal)
    const [oldest] = answers.keys()
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest)
  }

  /** What a move of this phone was answered, or else something new. */
  answerTo(holder: string, move: string, otherwise: () => Words): Words | undefined {
    const answers = this.#all.get(holder)?.answers
    return answers?.has(move) ? answers.get(move) : otherwise()
  }

  holderOf(id: number): string | undefined {
    return [...this.#all].find(([, guest]) => guest.id === id)?.[0]
  }

  /** The phone of somebody in reach, by name. */
  named(name: string): string | null {
    // A phone that came back by its token may have none; a chair that waits for anybody has none either.
    if (name === '') return null
    return [...this.#all].find(([, guest]) => guest.screens.size > 0 && guest.name === name)?.[0] ?? null
  }

  /** Gives the screens to be told. */
  forget(holder: string): readonly PhoneScreen[] {
    const screens = [...(this.#all.get(holder)?.screens ?? [])]
    this.#all.delete(holder)
    return screens
  }

  /** Lets go of phones that came, watched and left, when there are too many of them. */
  prune(isSeated: (holder: string) => boolean): void {
    for (const [holder, { screens }] of this.#all) {
      if (this.#all.size <= REMEMBERED) return
      if (screens.size === 0 && !isSeated(holder)) this.#all.delete(holder)
    }
  }

  list(chairOf: (holder: string) => string | null): GuestView[] {
    return [...this.#all].map(([holder, { id, name, screens }]) => ({
      id,
      name,
      connected: screens.size > 0,
      chair: chairOf(holder),
    }))
  }
}
