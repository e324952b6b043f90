/** Q.E. on the screen. */
import type { View } from '../../../src-shared/games/qe/types.ts'
import { de } from '../../../src-shared/games/qe/words.de.ts'
import { en } from '../../../src-shared/games/qe/words.en.ts'
import type { GameScreens } from '../index.ts'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Mine from './Mine.svelte'

type Key = View['events'][number]['key']

const PAUSE = new Set<Key>(['awarded', 'awardedAt', 'nobody', 'tied'])
const ROUTINE = new Set<Key>(['sealed'])

export const screens: GameScreens = {
  words: { en: { ...en, sides: en.nations }, de: { ...de, sides: de.nations } },
  help: {
    en: async () => (await import('../../../src-shared/games/qe/help.en.md')).default,
    de: async () => (await import('../../../src-shared/games/qe/help.de.md')).default,
  },
  Emblem,
  Board,
  Mine,
  end: () => import('./End.svelte'),
  weight: (event) => {
    const { key } = event as View['events'][number]
    if (PAUSE.has(key)) return 'pause'
    return ROUTINE.has(key) ? 'routine' : 'news'
  },
}
