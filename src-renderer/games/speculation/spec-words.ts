/** Speculation's words and money in the language of this screen. */
import * as german from '../../../src-shared/games/speculation/words.de.ts'
import * as english from '../../../src-shared/games/speculation/words.en.ts'
import { session } from '../../session.svelte.ts'

const DICTIONARIES = { en: english, de: german }

export const specWords = () => (session.language === 'de' ? german.de : english.en)

export const money = (n: number): string => DICTIONARIES[session.language].money(n)

/** A change of money, always with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${money(n)}` : n === 0 ? `±${money(0)}` : money(n))

/** Money where the room is scarce. */
export const bare = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n))
