/** Bars made of parts, one beside the other; what has to be taken away goes off their end. */

export interface Stacked {
  /** What is there, from the left; lengths go from 0 to 1. */
  readonly parts: readonly { readonly worth: number; readonly from: number; readonly length: number }[]
  readonly loss: number
  readonly lossFrom: number
  readonly lossLength: number
}

/** The longest bar there is, before anything is taken away. */
export const longestOf = (bars: readonly (readonly number[])[]): number =>
  Math.max(1, ...bars.map((worths) => worths.reduce((sum, worth) => sum + Math.max(0, worth), 0)))

/** Parts below zero have no length of their own. */
export function stacked(worths: readonly number[], most: number): Stacked {
  let from = 0
  const parts = worths.map((worth) => {
    const part = { worth, from, length: Math.max(0, worth) / most }
    from += part.length
    return part
  })
  const loss = worths.reduce((sum, worth) => sum + Math.min(0, worth), 0) + 0
  const lossLength = Math.min(from, -loss / most)
  return { parts, loss, lossFrom: from - lossLength, lossLength }
}
