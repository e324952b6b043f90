/** The games on the shelf. */
import type { AnyGame } from '../game.ts'
import { euroCrisis } from './euro-crisis/game.ts'
import { qe } from './qe/game.ts'
import { speculation } from './speculation/game.ts'

export const GAMES = { qe, speculation, 'euro-crisis': euroCrisis } satisfies Record<string, AnyGame>

export type GameId = keyof typeof GAMES

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[]

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id)

/** A game by its id, for code that runs any of them. */
export const gameOf = (id: GameId): AnyGame => GAMES[id]
