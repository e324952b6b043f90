/** What the bricks on the screen still have to walk to stand where the view says. */
import type { Seat } from '../../../src-shared/game.ts'
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import type { Bricks, View } from '../../../src-shared/games/speculation/types.ts'

/** One brick to one space. */
export interface Hop {
  readonly company: Company
  readonly to: number
  /** Whose card it was; null for a Rank tile. */
  readonly seat: Seat | null
}

/** More turns than this at once are not walked again: only the last ones are. */
const TURNS = 1

export const bricksOf = (view: View): Bricks =>
  Object.fromEntries(view.bricks.map(({ company, space }) => [company, space])) as Bricks

/**
 * The hops from where the bricks stand on the screen to where the view has them: the cards of the turns not seen yet, space by
 * space and in their order; what a Rank tile did in between, in one leap.
 */
export function hopsTo(view: View, from: Bricks, revealsSeen: number): Hop[] {
  const at: Record<Company, number> = { ...from }
  const hops: Hop[] = []
  const leap = (company: Company, to: number) => {
    if (at[company] !== to) hops.push({ company, to, seat: null })
    at[company] = to
  }
  const fresh = view.reveals.slice(revealsSeen)
  for (const [i, reveal] of fresh.entries()) {
    const walked = i >= fresh.length - TURNS
    for (const { company, from: start, path, to, seat } of reveal.steps) {
      leap(company, start)
      if (walked) hops.push(...path.map((space) => ({ company, to: space, seat })))
      else leap(company, to)
      at[company] = to
    }
  }
  for (const { company, space } of view.bricks) leap(company, space)
  return hops
}

/** How long one hop takes, in milliseconds: so that a whole turn is soon over. */
export function paceOf(hops: number): number {
  return Math.max(90, Math.min(240, 5200 / Math.max(1, hops)))
}
