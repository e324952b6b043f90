/** What the keys of the bid pad do to the text in it, and when an amount is absurd enough to ask twice. */
import { readAmount } from '../../../src-shared/games/qe/amount-parse.ts'
import type { Amount } from '../../../src-shared/games/qe/amount.ts'
import { amount, highest } from '../../../src-shared/games/qe/amount.ts'
import type { View } from '../../../src-shared/games/qe/types.ts'

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '00'] as const

/** Adds digits. What was typed with marks or units is first turned into plain digits, so that "2.5m" and a tap do not mix. */
export const press = (text: string, digits: string): string => (plainDigits(text) + digits).replace(/^0+(?=[0-9])/, '')

export function times(text: string, zeros: string): string {
  const plain = plainDigits(text)
  return plain === '' || plain === '0' ? plain : plain + zeros
}

export const backspace = (text: string): string => text.slice(0, -1)

function plainDigits(text: string): string {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? reading.amount : text.replace(/[^0-9]/g, '')
}

/** How many times more than anything seen in this game makes the pad ask again. */
export const ABSURD = 1000n

/** The most this player has seen in the game; before anything was seen, a thousand is taken as usual. */
export function mostSeen(view: View): Amount {
  const seen = view.sales.flatMap((sale) => [
    sale.opening,
    sale.award?.price ?? null,
    ...sale.biddings.flatMap((bidding) => bidding.bids),
  ])
  return highest([amount('1000'), ...seen.filter((a) => a !== null)])
}

export const isAbsurd = (bid: Amount, view: View): boolean => BigInt(bid) > BigInt(mostSeen(view)) * ABSURD
