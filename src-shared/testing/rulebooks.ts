/** The rulebook of every game on the shelf: its rules by name. */
import type { GameId } from '../games/index.ts'
import { RULES as qe } from './qe-rulebook.ts'
import { RULES as speculation } from './speculation-rulebook.ts'

export const RULEBOOKS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = { qe, speculation }
