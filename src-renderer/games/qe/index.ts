/** Q.E. on the screen. */
import type { View } from '../../../src-shared/games/qe/types.ts'
import helpDe from '../../../src-shared/games/qe/help.de.md'
import helpEn from '../../../src-shared/games/qe/help.en.md'
import { de } from '../../../src-shared/games/qe/words.de.ts'
import { en } from '../../../src-shared/games/qe/words.en.ts'
import type { GameScreens } from '../index.ts'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import End from './End.svelte'
import Mine from './Mine.svelte'

/** What everyone should see before the laptop goes on: the end of a sale, and a tie. */
const WORTH_A_LOOK = ['awarded', 'awardedAt', 'nobody', 'tied'] as const satisfies View['events'][number]['key'][]

export const screens: GameScreens = {
  words: { en: { ...en, sides: en.nations }, de: { ...de, sides: de.nations } },
  help: { en: helpEn, de: helpDe },
  Emblem,
  Board,
  Mine,
  End,
  pause: (view, after) => view.events.some(({ n, key }) => n > after && WORTH_A_LOOK.some((look) => look === key)),
}
