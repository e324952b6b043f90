/** Q.E. on the screen. */
import { presets } from '../../../src-shared/games/qe/options.ts'
import type { View } from '../../../src-shared/games/qe/types.ts'
import { de } from '../../../src-shared/games/qe/words.de.ts'
import { en } from '../../../src-shared/games/qe/words.en.ts'
import { weighing } from '../../parts/happenings.ts'
import type { GameScreens } from '../index.ts'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Mine from './Mine.svelte'

type Key = View['events'][number]['key']

const PAUSE: readonly Key[] = ['awarded', 'awardedAt', 'nobody', 'tied']
const ROUTINE: readonly Key[] = ['sealed']

export const screens: GameScreens = {
  words: { en: { ...en, sides: en.nations }, de: { ...de, sides: de.nations } },
  presets,
  help: {
    en: async () => (await import('../../../src-shared/games/qe/help.en.md')).default,
    de: async () => (await import('../../../src-shared/games/qe/help.de.md')).default,
  },
  Emblem,
  Board,
  Mine,
  end: () => import('./End.svelte'),
  weight: weighing(PAUSE, ROUTINE),
}
