/** What the keys of the bid pad do to the text in it, and when an amount is absurd enough to ask twice. */
import { readAmount } from '../../../src-shared/games/qe/amount-parse.ts'
import type { Amount } from '../../../src-shared/games/qe/amount.ts'
import { highest, ZERO } from '../../../src-shared/games/qe/amount.ts'
import type { View } from '../../../src-shared/games/qe/types.ts'

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '00'] as const

/** Adds digits. What was typed with marks or units is first turned into plain digits, so that "2.5m" and a tap do not mix. */
export function press(text: string, digits: string): string {
  const plain = plainDigits(text)
  return plain === undefined ? text : (plain + digits).replace(/^0+(?=[0-9])/, '')
}

export function times(text: string, zeros: string): string {
  const plain = plainDigits(text)
  if (plain === undefined) return text
  return plain === '' || plain === '0' ? plain : plain + zeros
}

/** Takes the last digit off, without the marks that would now stand in the wrong places; else what was typed last. */
export function backspace(text: string): string {
  const plain = /^[^\p{L}]*$/u.test(text) ? plainDigits(text) : undefined
  return (plain ?? text).slice(0, -1)
}

/** The text in plain digits, if it is exactly one amount, or nothing yet. */
function plainDigits(text: string): string | undefined {
  if (text.trim() === '') return ''
  const reading = readAmount(text)
  return reading.kind === 'amount' ? reading.amount : undefined
}

/** How many times more than anything seen in this game makes the pad ask again. */
export const ABSURD = 1000n
/** Nobody is asked about less, however modest the others are. */
const MODEST = 1_000_000n
/** From here on it is absurd even for somebody who has seen nothing yet. */
const OUT_OF_NOWHERE = 10n ** 12n

export type Absurdity = 'thousandfold' | 'outOfNowhere'

export function absurdity(bid: Amount, { sales }: Pick<View, 'sales'>): Absurdity | undefined {
  const most = mostSeen(sales)
  if (most === ZERO) return BigInt(bid) >= OUT_OF_NOWHERE ? 'outOfNowhere' : undefined
  return BigInt(bid) > BigInt(most) * ABSURD && BigInt(bid) > MODEST ? 'thousandfold' : undefined
}

/** The most this player has seen in the game, zero if nothing. */
function mostSeen(sales: View['sales']): Amount {
  const seen = sales.flatMap((sale) => [
    sale.opening,
    sale.award?.price ?? null,
    ...sale.biddings.flatMap((bidding) => bidding.bids),
  ])
  return highest([ZERO, ...seen.filter((a) => a !== null)])
}
