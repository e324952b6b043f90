/** Q.E.'s words in the language of this screen. */
import { grouped, inWords } from '../../../src-shared/games/qe/amount-words.ts'
import type { Amount } from '../../../src-shared/games/qe/amount.ts'
import { de } from '../../../src-shared/games/qe/words.de.ts'
import { en } from '../../../src-shared/games/qe/words.en.ts'
import { session } from '../../session.svelte.ts'

const DICTIONARIES = { en, de }

export const qeWords = () => DICTIONARIES[session.language]

export const money = (a: Amount): string => grouped(a, session.language)

/** The same in pieces: a long figure is broken between its groups and not within one. */
export const groups = (a: Amount): readonly string[] => money(a).match(/[0-9]+[^0-9]?/g) ?? []

export const moneyInWords = (a: Amount): string => inWords(a, session.language)
