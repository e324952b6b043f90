/** What tells seats apart without colours: a letter on every player's sign, and on charts a stroke. */
import type { Seat } from '../../src-shared/game.ts'

const lettersIn = (word: string): string[] => [...word].flatMap((sign) => [...sign.toUpperCase()].slice(0, 1))

/** What could stand for a name, the likeliest first: "Bot Rosa" is a Rosa before she is one of many bots. */
function candidatesFor(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean).reverse().map(lettersIn)
  return [...words.flatMap((letters) => letters.slice(0, 1)), ...words.flatMap((letters) => letters.slice(1))]
}

const initialOf = (name: string): string => lettersIn(name.trim())[0] ?? '?'

/** Whoever has but one name has less to choose from. */
const wordsIn = (name: string): number => name.trim().split(/\s+/).length

/** The initial where it is nobody else's: pieces with the same letter are never two players'. */
export function lettersOf(names: readonly string[]): string[] {
  const letters = names.map(initialOf)
  const isAlone = (letter: string) => letters.filter((other) => other === letter).length === 1
  const taken = new Set(letters.filter(isAlone))
  const sharing = names.map((name, i) => ({ name, i })).filter(({ i }) => !taken.has(letters[i] ?? ''))
  for (const { name, i } of sharing.sort((a, b) => wordsIn(a.name) - wordsIn(b.name))) {
    letters[i] = candidatesFor(name).find((candidate) => !taken.has(candidate)) ?? initialOf(name)
    taken.add(letters[i])
  }
  return letters
}

const DASHES = ['', '8 3', '2 3', '10 3 2 3', '5 5', '14 4']

/** A stroke of its own for each seat, on charts of lines. */
export const dashOf = (seat: Seat): string => DASHES[seat] ?? ''
