/** What a browser says before it is at the table, in the language of this screen. */
import { de } from '../../src-shared/app/door-words.de.ts'
import { en } from '../../src-shared/app/door-words.en.ts'
import { session } from '../session.svelte.ts'

const DICTIONARIES = { en, de }

export const doorWords = () => DICTIONARIES[session.language]
