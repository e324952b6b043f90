/** What a phone keeps to itself: its language, its look, and how it says that it is its turn. */
import { THEMES } from '../../src-shared/limits.ts'
import type { Language } from '../../src-shared/words.ts'
import { LANGUAGES } from '../../src-shared/words.ts'

export interface Preferences {
  /** Null follows the browser. */
  readonly language: Language | null
  readonly theme: (typeof THEMES)[number]
  readonly sound: boolean
  readonly vibration: boolean
}

/** What lies on the browser's shelf may be anything. */
export function readPreferences(raw: unknown): Preferences {
  const { language, theme, sound, vibration } =
    typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {}
  return {
    language: LANGUAGES.find((known) => known === language) ?? null,
    theme: THEMES.find((known) => known === theme) ?? 'system',
    sound: sound === true,
    vibration: vibration !== false,
  }
}
