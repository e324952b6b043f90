/** What a bot promises: something that happens in at least, or at most, so many cases of a hundred. `npm run bots` plays it out. */

/** How one game went, as far as the promise goes. */
export interface Try {
  /** In so many of the cases it happened: a shared victory counts in parts. */
  readonly hits: number
  readonly cases: number
  /** How long each decision of the bot took, by the clock that was given. */
  readonly times: readonly number[]
}

export interface Promised {
  readonly name: string
  /** Null: only measured, for comparison. */
  readonly wanted: { readonly least: number } | { readonly most: number } | null
  /** Games that take longer are played less often: the part of all games asked for. */
  readonly part: number
  /** Plays the game with that number. */
  play(game: number, clock: () => number): Try
}

/** The seed of a game by its number. */
export const seedOf = (game: number): string => (game + 1).toString(16).padStart(32, '0')
