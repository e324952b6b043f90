/** A player's nine cards: two in hand, the rest face down, what was played face up until the ninth. */
import { randomFrom } from '../../random.ts'
import type { Stream } from '../../random.ts'
import { without } from './bags.ts'
import type { Card } from './data.ts'
import { DECK, HAND } from './data.ts'
import type { Player } from './types.ts'

export interface Dealt {
  readonly hand: readonly Card[]
  readonly pile: readonly Card[]
  /** Where the player's stream stands after the shuffle. */
  readonly stream: Stream
}

export function shuffled(stream: Stream): Dealt {
  const random = randomFrom(stream)
  const cards = random.shuffled(DECK)
  return { hand: cards.slice(0, HAND), pile: cards.slice(HAND), stream: random.stream() }
}

export const discarded = (player: Player, card: Card): Player => ({
  ...player,
  hand: without(player.hand, [card]),
  discards: [...player.discards, card],
  played: [...player.played, card],
  chosen: null,
})

/** Draws the next card while there is one. */
export function refilled(player: Player): Player {
  const [next, ...pile] = player.pile
  return next === undefined ? player : { ...player, hand: [...player.hand, next], pile }
}

/** All nine are played. */
export const isSpent = (player: Player): boolean => player.discards.length === DECK.length
