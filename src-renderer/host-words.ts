/** What only the host's own screens have to say, in the language of this screen. */
import { de } from '../src-shared/app/host-words.de.ts'
import { en } from '../src-shared/app/host-words.en.ts'
import { session } from './session.svelte.ts'

const DICTIONARIES = { en, de }

export const hostWords = () => DICTIONARIES[session.language]
