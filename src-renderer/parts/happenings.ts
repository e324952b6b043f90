/** What happened at the table in order: the game's own events and what happened around it, told as one story. */
import type { BaseView, Told } from '../../src-shared/game.ts'
import type { HouseEvent } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Weight } from '../games/index.ts'

export interface Happening {
  /** Tells them apart: both kinds have numbers of their own. */
  readonly key: string
  readonly words: Words
  readonly weight: Weight
  /** The number of the game's newest event by then. */
  readonly n: number
  /** The number among what happened around the game. */
  readonly house: number | null
}

/** Up to where a screen has told what happened. */
export interface Seen {
  readonly n: number
  readonly house: number
}

interface Frame {
  readonly game: string
  readonly view: Pick<BaseView, 'events'>
  readonly house: readonly HouseEvent[]
}

export function happenings({ game, view, house }: Frame, weight: (event: Told) => Weight): Happening[] {
  const events = view.events.map((event) => ({
    ...{ key: `game-${String(event.n)}`, weight: weight(event), n: event.n, house: null },
    words: { ...event, from: `${game}.log` },
  }))
  const around = house.map(({ n, after, words }) => ({
    ...{ key: `house-${String(n)}`, weight: 'news' as const, n: after, house: n },
    words,
  }))
  // Sorting is stable: what happened around the game comes after the event that it followed.
  return [...events, ...around].sort((a, b) => a.n - b.n)
}

export const newestOf = ({ view, house }: Frame): Seen => ({
  n: view.events.at(-1)?.n ?? 0,
  house: house.at(-1)?.n ?? 0,
})

/** How much each kind of a game's events weighs: those that are in neither list are news. */
export const weighing =
  (pause: readonly string[], routine: readonly string[]) =>
  ({ key }: Told): Weight =>
    pause.includes(key) ? 'pause' : routine.includes(key) ? 'routine' : 'news'

/** What is new and worth telling, the newest last. */
export const newsSince = (all: readonly Happening[], seen: Seen): Happening[] =>
  all.filter(({ n, house, weight }) => weight !== 'routine' && (house === null ? n > seen.n : house > seen.house))
