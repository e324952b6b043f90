/** The games as the lobby and the house-rule editor know them. */
import type { AnyGame } from '../src-shared/game.ts'
import { GAME_IDS, gameOf } from '../src-shared/games/index.ts'
import type { ShelfGame } from '../src-shared/protocol.ts'
import { descriptionsOf } from './room/fitting.ts'

function onShelf(game: AnyGame): ShelfGame {
  const [min, max] = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return {
    id: game.id,
    seats: game.seats,
    options: descriptionsOf(game),
    presets: game.presets.map(({ id, options }) => ({ id, options: { ...options } })),
    sides: Object.fromEntries(counts.map((seats) => [seats, game.sides(seats)])),
  }
}

export const SHELF: readonly ShelfGame[] = GAME_IDS.map((id) => onShelf(gameOf(id)))
