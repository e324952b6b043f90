/** Secrets that occur nowhere by chance, who may know each of them, and the search for them in whatever somebody was sent. */
import { formsOf } from '../secrets.ts'

/** A seat's number, 'table' for all, or the name of a receiver. */
export type Knower = number | string

interface Canary {
  readonly secret: string
  /** In small letters. */
  readonly forms: readonly string[]
  /** Where capitals make the difference. */
  readonly exact: readonly string[]
  readonly knownTo: Set<Knower>
}

const hasCapitals = (form: string): boolean => form !== form.toLowerCase()

/** A text that is no amount: as it is, backwards, encoded. */
const formsOfText = (text: string): string[] => [
  text,
  [...text].reverse().join(''),
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -2),
  encodeURIComponent(text),
]

export class Canaries {
  readonly #all = new Map<string, Canary>()

  /** A secret amount. Several may happen to bid the same. */
  add(digits: string, ...knownTo: readonly Knower[]): void {
    this.#add(digits, formsOf(digits), knownTo)
  }

  /** A token, a code, a seed. */
  addText(text: string, ...knownTo: readonly Knower[]): void {
    this.#add(text, formsOfText(text), knownTo)
  }

  has(secret: string): boolean {
    return this.#all.has(secret)
  }

  tell(secret: string, ...knowers: readonly Knower[]): void {
    for (const knower of knowers) this.#all.get(secret)?.knownTo.add(knower)
  }

  /** Secrets in a text that reached somebody who is none of those who may know them: none, if all is well. */
  leaksIn(text: string, ...receiver: readonly Knower[]): string[] {
    return this.#search(text, (canary) => !isKnown(canary, receiver))
  }

  /** Secrets in a text that its receiver may know: the proof that the search finds what is there. */
  ownIn(text: string, ...receiver: readonly Knower[]): string[] {
    return this.#search(text, (canary) => isKnown(canary, receiver))
  }

  #add(secret: string, forms: readonly string[], knownTo: readonly Knower[]): void {
    const known = this.#all.get(secret)
    if (known) for (const knower of knownTo) known.knownTo.add(knower)
    else {
      const exact = forms.filter(hasCapitals)
      this.#all.set(secret, {
        secret,
        exact,
        forms: forms.map((form) => form.toLowerCase()),
        knownTo: new Set(knownTo),
      })
    }
  }

  #search(text: string, which: (canary: Canary) => boolean): string[] {
    const small = text.toLowerCase()
    return [...this.#all.values()]
      .filter(which)
      .filter(({ forms, exact }) => forms.some((f) => small.includes(f)) || exact.some((f) => text.includes(f)))
      .map(({ secret }) => secret)
  }
}

const isKnown = ({ knownTo }: Canary, receiver: readonly Knower[]): boolean =>
  knownTo.has('table') || receiver.some((knower) => knownTo.has(knower))
