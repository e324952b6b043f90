/** The language of the terminal, and the host's words in it. */
import type { Language } from '../../src-shared/words.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

/** As a terminal says it; where it says nothing, as the system writes its dates. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const said = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((one) => one !== undefined && one !== '')
  const locale = said ?? new Intl.DateTimeFormat().resolvedOptions().locale
  return /^de\b|^de_/i.test(locale) ? 'de' : 'en'
}

export const terminalWords = (language: Language): typeof de => ({ en, de })[language]
