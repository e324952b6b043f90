/** What the rules of Euro Crisis call things, in the language of this screen. Each part of the screens has words of its own beside it. */
import * as german from '../../../src-shared/games/euro-crisis/words.de.ts'
import * as english from '../../../src-shared/games/euro-crisis/words.en.ts'
import type { Language } from '../../../src-shared/words.ts'
import { session } from '../../session.svelte.ts'

export const euroWords = () => (session.language === 'de' ? german.de : english.en)

export const money = (n: number): string => (session.language === 'de' ? german.money(n) : english.money(n))

/** A number with a real minus sign. */
export const { signed } = english

/** A change, always with its sign. */
export const change = (n: number): string => (n > 0 ? `+${String(n)}` : n === 0 ? '±0' : signed(n))

/** The words of one part of the screens in the language of this screen. */
export const inLanguage = <W>(words: Readonly<Record<Language, W>>): W => words[session.language]
