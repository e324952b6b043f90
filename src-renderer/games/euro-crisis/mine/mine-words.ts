/** The words of what is asked of one player, in the language of this screen. */
import { inLanguage } from '../euro-words.ts'
import { de } from '../words/mine.de.ts'
import { en } from '../words/mine.en.ts'

export const mineWords = () => inLanguage({ en, de })
