// Secret amounts and everyone who may know them, to search whatever reaches a screen for the ones that must not.
import { amount } from '../src-shared/games/qe/amount.ts'
import { grouped, inWords } from '../src-shared/games/qe/amount-words.ts'
import type { Eye, Seat } from '../src-shared/game.ts'

interface Secret {
  readonly digits: string
  readonly forms: readonly string[]
  readonly knownTo: Set<Eye>
}

/** Base64 depends on where in a longer text the digits begin: all three ways, without the letters shared with neighbours. */
const inBase64 = (digits: string) =>
  [0, 1, 2].map((before) =>
    Buffer.from(' '.repeat(before) + digits)
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, -4),
  )

/** How an amount might be written: as it is, grouped by any sign, in words of both languages, encoded. */
export function formsOf(digits: string): string[] {
  const written = amount(BigInt(digits))
  const groups = grouped(written, 'en').split(',')
  const signs = [',', '.', ' ', '\u00a0', '\u202f', '’', "'", '_', '&nbsp;']
  return [
    digits,
    ...signs.map((sign) => groups.join(sign)),
    grouped(written, 'de'),
    inWords(written, 'en'),
    inWords(written, 'de'),
    [...digits].reverse().join(''),
    BigInt(digits).toString(16),
    Buffer.from(digits).toString('hex'),
    ...inBase64(digits),
  ]
}

export class Secrets {
  readonly #all: Secret[] = []

  add(digits: string, ...knownTo: Seat[]): void {
    // Capitals make no difference to who can read it.
    this.#all.push({ digits, forms: formsOf(digits).map((form) => form.toLowerCase()), knownTo: new Set(knownTo) })
  }

  tell(digits: string, seat: Seat): void {
    this.#all.find((secret) => secret.digits === digits)?.knownTo.add(seat)
  }

  /** Secrets in a text that this eye must not know: none, if all is well. */
  leaksIn(text: string, eye: Eye): string[] {
    return this.#search(text, (secret) => !secret.knownTo.has(eye))
  }

  /** Secrets in a text that this eye may know: the proof that a search finds something where there is something. */
  ownIn(text: string, eye: Eye): string[] {
    return this.#search(text, (secret) => secret.knownTo.has(eye))
  }

  #search(text: string, which: (secret: Secret) => boolean): string[] {
    const small = text.toLowerCase()
    return this.#all
      .filter(which)
      .filter(({ forms }) => forms.some((form) => small.includes(form)))
      .map(({ digits }) => digits)
  }
}
