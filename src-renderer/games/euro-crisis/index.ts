/** Euro Crisis on the screen. */
import { presets } from '../../../src-shared/games/euro-crisis/options.ts'
import type { View } from '../../../src-shared/games/euro-crisis/types.ts'
import { de } from '../../../src-shared/games/euro-crisis/words.de.ts'
import { en } from '../../../src-shared/games/euro-crisis/words.en.ts'
import { weighing } from '../../parts/happenings.ts'
import type { GameScreens } from '../index.ts'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import './euro.css'
import Mine from './Mine.svelte'

type Key = View['events'][number]['key']

/** What comes over all at once, or decides who owns or loses what: the stage tells it, and the laptop waits for that. */
const PAUSE: readonly Key[] = [
  ...(['anger', 'economy', 'blackMarket', 'income', 'nationalDebt'] as const),
  ...(['auctioned', 'unsold', 'riot', 'calmed', 'cut', 'out', 'over'] as const),
]
/** What the board shows anyway, or what the next line says too: a card that comes up is seen in what is done with it. */
const ROUTINE: readonly Key[] = [
  ...(['direction', 'quarter', 'begins', 'chose', 'up', 'stopped'] as const),
  ...(['bid', 'stayedOut', 'restored'] as const),
]

export const screens: GameScreens = {
  words: { en: { ...en, sides: {} }, de: { ...de, sides: {} } },
  presets,
  help: {
    en: async () => (await import('../../../src-shared/games/euro-crisis/help.en.md')).default,
    de: async () => (await import('../../../src-shared/games/euro-crisis/help.de.md')).default,
  },
  Emblem,
  Board,
  Mine,
  end: () => import('./End.svelte'),
  weight: weighing(PAUSE, ROUTINE),
}
