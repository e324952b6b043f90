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

type Key = View['events'][number]['key']

const PAUSE = new Set<Key>(['awarded', 'awardedAt', 'nobody', 'tied'])
const ROUTINE = new Set<Key>(['sealed'])

export const screens: GameScreens = {
  words: { en: { ...en, sides: en.nations }, de: { ...de, sides: de.nations } },
  help: { en: helpEn, de: helpDe },
  Emblem,
  Board,
  Mine,
  End,
  weight: (event) => {
    const { key } = event as View['events'][number]
    if (PAUSE.has(key)) return 'pause'
    return ROUTINE.has(key) ? 'routine' : 'news'
  },
}
