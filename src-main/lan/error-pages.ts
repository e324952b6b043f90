/** The small pages for whoever is turned away before the app could speak: in every language at once. */
import { STATUS_CODES } from 'node:http'
import type { Language } from '../../src-shared/words.ts'

const texts = {
  403: { en: 'Another page may not open this table.', de: 'Eine andere Seite darf diesen Tisch nicht öffnen.' },
  404: { en: 'There is nothing here.', de: 'Hier ist nichts.' },
  405: { en: 'This can only be looked at.', de: 'Das lässt sich nur ansehen.' },
  421: {
    en: 'Open the address that the host’s screen shows.',
    de: 'Öffne die Adresse, die auf dem Bildschirm der Gastgeber steht.',
  },
  429: { en: 'That was too much at once. Wait a moment.', de: 'Das war zu viel auf einmal. Warte einen Moment.' },
  503: {
    en: 'There is no room for another screen at this table.',
    de: 'An diesem Tisch ist kein Platz für noch einen Bildschirm.',
  },
} as const satisfies Record<number, Record<Language, string>>

export type Refusal = keyof typeof texts

interface Page {
  readonly reason: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

function page(status: Refusal, more: Readonly<Record<string, string>> = {}): Page {
  const text = `${Object.values(texts[status]).join('\n')}\n`
  return {
    reason: STATUS_CODES[status] ?? '',
    text,
    headers: { 'content-length': String(Buffer.byteLength(text)), 'cache-control': 'no-store', ...more },
  }
}

export const pages: Readonly<Record<Refusal, Page>> = {
  403: page(403),
  404: page(404),
  405: page(405, { allow: 'GET, HEAD' }),
  421: page(421),
  429: page(429, { 'retry-after': '1' }),
  503: page(503, { 'retry-after': '5' }),
}
