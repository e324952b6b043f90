/** How the house rules of a table are told, in German. */
import type { Dictionary } from '../words.ts'
import type { en } from './rule-words.en.ts'

export const de: Dictionary<typeof en> = {
  title: 'Hausregeln an diesem Tisch',
  printed: 'wie gedruckt',
  on: 'an',
  off: 'aus',
}
