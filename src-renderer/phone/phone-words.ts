/** What phones say, in the language of this screen. */
import { de } from '../../src-shared/app/phone-words.de.ts'
import { en } from '../../src-shared/app/phone-words.en.ts'
import { session } from '../session.svelte.ts'

const DICTIONARIES = { en, de }

export const phoneWords = () => DICTIONARIES[session.language]
