// Which language a terminal is spoken to in.
import { expect, test } from 'vitest'
import { languageOf } from './words.ts'

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de' }, 'de'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'del_US' }, 'en'],
  [{ LANG: 'de_DE', LC_ALL: 'en_GB' }, 'en'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'de_CH' }, 'de'],
  [{ LANG: 'de_DE', LC_ALL: '' }, 'de'],
])('%j: %s', (env, language) => {
  expect(languageOf(env)).toBe(language)
})
