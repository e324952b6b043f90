/** The words of the stage in the language of this screen. */
import { inLanguage } from './euro-words.ts'
import { de } from './words/stage.de.ts'
import { en } from './words/stage.en.ts'

export const stageWords = () => inLanguage({ en, de })
