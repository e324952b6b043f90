/** Speculation on the screen. */
import { presets } from '../../../src-shared/games/speculation/options.ts'
import type { View } from '../../../src-shared/games/speculation/types.ts'
import { de } from '../../../src-shared/games/speculation/words.de.ts'
import { en } from '../../../src-shared/games/speculation/words.en.ts'
import { weighing } from '../../parts/happenings.ts'
import type { GameScreens } from '../index.ts'
import Board from './Board.svelte'
import './companies.css'
import Emblem from './Emblem.svelte'
import Mine from './Mine.svelte'

type Key = View['events'][number]['key']

const PAUSE: readonly Key[] = ['revealed', 'over']
const ROUTINE: readonly Key[] = ['chose', 'moved', 'passed', 'shuffled', 'tilesBack']

export const screens: GameScreens = {
  words: { en: { ...en, sides: {} }, de: { ...de, sides: {} } },
  presets,
  help: {
    en: async () => (await import('../../../src-shared/games/speculation/help.en.md')).default,
    de: async () => (await import('../../../src-shared/games/speculation/help.de.md')).default,
  },
  Emblem,
  Board,
  Mine,
  end: () => import('./End.svelte'),
  weight: weighing(PAUSE, ROUTINE),
}
