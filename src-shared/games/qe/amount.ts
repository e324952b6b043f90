/** Money without a ceiling: whole amounts as canonical decimal strings, in the state, on the wire and on disk alike. */
import { MAX_DIGITS } from './data.ts'

declare const brand: unique symbol
/** Digits only: no sign, no leading zeros. */
export type Amount = string & { readonly [brand]: 'Amount' }

const CANONICAL = /^(0|[1-9][0-9]*)$/

export const isAmount = (text: unknown): text is Amount => typeof text === 'string' && CANONICAL.test(text)

/** A bid must also fit on the bid tile. */
export const isBid = (text: unknown): text is Amount => isAmount(text) && text.length <= MAX_DIGITS

/** For amounts that are written in the code or computed from amounts. */
export function amount(value: bigint | string): Amount {
  const text = value.toString()
  if (!isAmount(text)) throw new RangeError(`not a whole amount: ${text}`)
  return text
}

export const ZERO = amount('0')

/** Negative, zero or positive as a is less than, equal to or more than b. Canonical digits compare by length, then letter by letter. */
export function compare(a: Amount, b: Amount): number {
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : a > b ? 1 : 0
}

export const highest = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((a, b) => (compare(a, b) < 0 ? b : a), ZERO)

export const lowest = (amounts: readonly [Amount, ...Amount[]]): Amount =>
  amounts.reduce((a, b) => (compare(a, b) > 0 ? b : a))

export const sum = (amounts: readonly Amount[]): Amount => amount(amounts.reduce((total, a) => total + BigInt(a), 0n))

/** Where an amount stands on a logarithmic scale; for drawing only, never for deciding. */
export function magnitude(a: Amount): number {
  if (a === ZERO) return 0
  const leading = a.slice(0, 15)
  return Math.log10(Number(leading)) + (a.length - leading.length)
}
