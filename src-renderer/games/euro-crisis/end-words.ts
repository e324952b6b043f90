/** The words of the end in the language of this screen. */
import { inLanguage } from './euro-words.ts'
import { de } from './words/end.de.ts'
import { en } from './words/end.en.ts'

export const endWords = () => inLanguage({ en, de })
