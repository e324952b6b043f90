/** The words of the board in the language of this screen. */
import { inLanguage } from './euro-words.ts'
import { de } from './words/board.de.ts'
import { en } from './words/board.en.ts'

export const boardWords = () => inLanguage({ en, de })
