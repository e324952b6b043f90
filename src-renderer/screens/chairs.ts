/** Chairs of a game that is being set up: names ready to be typed over, and what changes when one is added or taken away. */
import type { Chair, Sitter } from '../../src-shared/protocol.ts'

const free = (names: readonly string[], taken: readonly Chair[]): string =>
  names.find((name) => !taken.some((chair) => chair.name === name)) ?? `${names[0] ?? ''} ${String(taken.length + 1)}`

export interface SpareNames {
  readonly here: readonly string[]
  readonly bot: readonly string[]
}

export const addChair = (chairs: readonly Chair[], sitter: Sitter, names: SpareNames): Chair[] => [
  ...chairs,
  { name: free(names[sitter], chairs), sitter, side: null },
]

/** A chair that turns from person to bot, or back, also changes its name, unless somebody typed one. */
export function seat(chairs: readonly Chair[], at: number, sitter: Sitter, names: SpareNames): Chair[] {
  return chairs.map((chair, i) => {
    if (i !== at || chair.sitter === sitter) return chair
    const untouched = names[chair.sitter].includes(chair.name)
    return { ...chair, sitter, name: untouched ? free(names[sitter], chairs) : chair.name }
  })
}

/** With fewer players a side may leave the game: whoever picked it is dealt one again. */
export const fitSides = (chairs: readonly Chair[], sides: readonly string[]): Chair[] =>
  chairs.map((chair) => (chair.side !== null && !sides.includes(chair.side) ? { ...chair, side: null } : chair))

export function swap(chairs: readonly Chair[], a: number, b: number): Chair[] {
  const next = [...chairs]
  const [x, y] = [chairs[a], chairs[b]]
  if (x && y) {
    next[a] = y
    next[b] = x
  }
  return next
}
