/** Euro Crisis on the screen. */
import type { View } from '../../../src-shared/games/euro-crisis/types.ts'
import { de } from '../../../src-shared/games/euro-crisis/words.de.ts'
import { en } from '../../../src-shared/games/euro-crisis/words.en.ts'
import type { GameScreens } from '../index.ts'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import './euro.css'
import Mine from './Mine.svelte'

type Key = View['events'][number]['key']

const PAUSE = new Set<Key>(['auctioned', 'unsold', 'calmed', 'cut', 'income', 'out', 'over'])
const ROUTINE = new Set<Key>(['chose', 'bid', 'quarter', 'begins', 'direction', 'stayedOut', 'stopped', 'restored'])

export const screens: GameScreens = {
  words: { en: { ...en, sides: {} }, de: { ...de, sides: {} } },
  help: {
    en: async () => (await import('../../../src-shared/games/euro-crisis/help.en.md')).default,
    de: async () => (await import('../../../src-shared/games/euro-crisis/help.de.md')).default,
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
