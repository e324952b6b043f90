/** What tells seats apart without colours, where there is no room for a whole badge. */
import type { Seat } from '../../src-shared/game.ts'

export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '?'

const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5', '14 4']

/** A stroke of its own for each seat, on charts of lines. */
export const dashOf = (seat: Seat): string => DASHES[seat] ?? ''
