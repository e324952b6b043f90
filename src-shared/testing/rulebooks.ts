/** The rulebook of every game on the shelf: its rules by name. */
import type { GameId } from '../games/index.ts'
import { RULES as euroCrisis } from '../games/euro-crisis/testing/rulebook.ts'
import { RULES as qe } from '../games/qe/testing/rulebook.ts'
import { RULES as speculation } from '../games/speculation/testing/rulebook.ts'

export const RULEBOOKS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  qe,
  speculation,
  'euro-crisis': euroCrisis,
}
