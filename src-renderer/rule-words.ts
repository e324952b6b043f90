/** How the house rules of a table are told, in the language of this screen. */
import { de } from '../src-shared/app/rule-words.de.ts'
import { en } from '../src-shared/app/rule-words.en.ts'
import { session } from './session.svelte.ts'

const DICTIONARIES = { en, de }

export const ruleWords = () => DICTIONARIES[session.language]
