/** The winding track of Speculation: where bricks go, which rank they hold, and what that makes of a share. */
import type { Company } from './data.ts'
import { COMPANIES, END, PRICES, SEGMENTS, START, START_PRICE } from './data.ts'
import type { Bricks, Shares, State, Step } from './types.ts'

/** What the track has to know of a state. */
export type Track = Pick<State, 'bricks' | 'arrivals'>

export const byCompany = (of: (company: Company) => number): Record<Company, number> => ({
  alhambra: of('alhambra'),
  carat: of('carat'),
  colonia: of('colonia'),
  eketorp: of('eketorp'),
  metro: of('metro'),
  shogun: of('shogun'),
  showManager: of('showManager'),
  timbuktu: of('timbuktu'),
})

/** 1 + the bricks ahead. Bricks on start are behind all others and share theirs; on END the arrival decides. */
export function rankOf({ bricks, arrivals }: Track, company: Company): number {
  if (bricks[company] === END) return arrivals.indexOf(company) + 1
  return 1 + COMPANIES.filter((other) => bricks[other] > bricks[company]).length
}

export function priceAt(side: 'normal' | 'star', space: number, rank: number): number {
  if (space === START) return START_PRICE
  const segment = SEGMENTS.filter((first) => first <= space).length - 1
  const price = PRICES[side][rank - 1]?.[segment]
  if (price === undefined) throw new RangeError(`no price for rank ${String(rank)} on space ${String(space)}`)
  return price
}

export const ranksOf = (track: Track): Shares => byCompany((company) => rankOf(track, company))

export const pricesOf = (state: Track & Pick<State, 'options'>): Shares =>
  byCompany((company) => priceAt(state.options.side, state.bricks[company], rankOf(state, company)))

export const allOnStart = (bricks: Bricks): boolean => COMPANIES.every((company) => bricks[company] === START)

/** Start and END hold any number of bricks, every other space one. */
const isEmpty = (bricks: Bricks, space: number): boolean =>
  space <= START || space >= END || COMPANIES.every((company) => bricks[company] !== space)

/** The nearest empty space from this one on, forwards or backwards. */
function empty(bricks: Bricks, from: number, direction: 1 | -1): number {
  let space = from
  while (!isEmpty(bricks, space)) space += direction
  return space
}

/** A card's move: counts empty spaces only, and stops on END. A brick that is there already does not move. */
export function advanced(bricks: Bricks, company: Company, distance: number): Step {
  const from = bricks[company]
  const path: number[] = []
  while (path.length < distance && (path.at(-1) ?? from) < END) path.push(empty(bricks, (path.at(-1) ?? from) + 1, 1))
  return { company, from, to: path.at(-1) ?? from, path }
}

/** Where Rank +1 takes a brick; null for the first. For every brick on start the hindmost on the track is just ahead. */
export function rankUp(bricks: Bricks, company: Company): number | null {
  const ahead = COMPANIES.map((other) => bricks[other]).filter((space) => space > bricks[company])
  return ahead.length === 0 ? null : empty(bricks, Math.min(...ahead) + 1, 1)
}

/** Where Rank −1 takes a brick; null for a brick on start and for the eighth. */
export function rankDown(bricks: Bricks, company: Company): number | null {
  const behind = COMPANIES.map((other) => bricks[other]).filter((space) => space < bricks[company])
  if (behind.length === 0) return null
  const nearest = Math.max(...behind)
  return nearest === START ? START : empty(bricks, nearest - 1, -1)
}

export const ranked = (bricks: Bricks, company: Company, direction: 'up' | 'down'): number | null =>
  direction === 'up' ? rankUp(bricks, company) : rankDown(bricks, company)

/** The bricks that a Rank tile may move, each with where it would land. */
export const rankChoices = (bricks: Bricks, direction: 'up' | 'down') =>
  COMPANIES.flatMap((company) => {
    const to = ranked(bricks, company, direction)
    return to === null ? [] : [{ company, to }]
  })

/** Puts a brick where its step ends. */
export function stepped({ bricks, arrivals }: Track, { company, from, to }: Step): Track {
  return {
    bricks: { ...bricks, [company]: to },
    arrivals: to === END && from !== END ? [...arrivals, company] : arrivals,
  }
}
