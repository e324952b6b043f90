/** The two bags of Speculation: tiles leave them turn by turn and come back together after a Trade. */
import type { Random } from '../../random.ts'
import { ACTION_TILES, MOVEMENT_TILES } from './data.ts'
import type { State, Tiles, View } from './types.ts'

export type Out = State['out']

export const NOTHING_OUT: Out = { actions: [], movements: [] }

/** What is left of a list when some of it is taken away, piece by piece. */
export function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...all]
  for (const piece of gone) {
    const at = left.indexOf(piece)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** What is in the bags: everything that does not lie on the table. */
export const bagsOf = ({ out, tiles }: Pick<State, 'out' | 'tiles'>): View['bags'] => ({
  actions: without(ACTION_TILES, [...out.actions, ...(tiles ? [tiles.action] : [])]),
  movements: without(MOVEMENT_TILES, [...out.movements, ...(tiles ? [tiles.movement] : [])]),
})

/** One tile from each bag; the first action of a game may be a Trade that nobody draws. */
export function drawn(out: Out, forcedTrade: boolean, random: Random): Tiles {
  const { actions, movements } = bagsOf({ out, tiles: null })
  const action = forcedTrade ? 'trade' : actions[random.whole(0, actions.length - 1)]
  const movement = movements[random.whole(0, movements.length - 1)]
  // A Trade comes with the fourth draw at the latest.
  if (action === undefined || movement === undefined) throw new RangeError('a bag ran empty')
  return { action, movement }
}

/** After a Trade all tiles on the table go back; all others stay out. */
export const putAway = (out: Out, { action, movement }: Tiles): Out =>
  action === 'trade' ? NOTHING_OUT : { actions: [...out.actions, action], movements: [...out.movements, movement] }
