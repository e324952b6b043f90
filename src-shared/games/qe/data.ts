/** Every number of the Q.E. rulebook. Correct a tile or a table here and the whole app follows. */

export const NATIONS = ['US', 'EU', 'JP', 'CN', 'UK'] as const
export type Nation = (typeof NATIONS)[number]

export const INDUSTRIES = ['agriculture', 'housing', 'finance', 'manufacturing', 'government'] as const
export type Industry = (typeof INDUSTRIES)[number]

export interface Tile {
  readonly nation: Nation
  readonly industry: Industry
  readonly vp: number
}

/** The 21 company tiles: victory points by nation, in the order of INDUSTRIES; null where no such company exists. */
const VP: Readonly<Record<Nation, readonly (number | null)[]>> = {
  US: [1, 2, 4, 3, null],
  EU: [2, 3, 1, 4, null],
  JP: [4, 1, 3, 2, 4],
  CN: [3, 4, 2, 1, 2],
  UK: [4, null, 2, null, 3],
}

export const TILES: readonly Tile[] = NATIONS.flatMap((nation) =>
  INDUSTRIES.flatMap((industry, column) => {
    const vp = VP[nation][column]
    return vp == null ? [] : [{ nation, industry, vp }]
  }),
)

export const SEATS = [3, 5] as const

/** The UK and the Government join only at a full table. */
export const FULL_TABLE = 5

/** At this size nobody auctions the last tile, and zero bids neither show nor score. */
export const SMALL_TABLE = 3

export const nationsFor = (seats: number): readonly Nation[] =>
  NATIONS.filter((n) => n !== 'UK' || seats === FULL_TABLE)

export const industriesFor = (seats: number): readonly Industry[] =>
  INDUSTRIES.filter((i) => i !== 'government' || seats === FULL_TABLE)

export function tilesFor(seats: number): readonly Tile[] {
  if (seats !== FULL_TABLE) return TILES.filter((t) => t.nation !== 'UK' && t.industry !== 'government')
  return TILES.filter(
    (t) =>
      t.vp !== 1 &&
      !(t.nation === 'JP' && t.industry === 'agriculture') &&
      !(t.nation === 'CN' && t.industry === 'finance'),
  )
}

/** A bid has at most this many digits, so a googol is legal. */
export const MAX_DIGITS = 120

/** The third tie in a row ends the bidding. */
export const TIES_THAT_DECIDE = 3

/** Points by how many one has; index 0 is "none". A longer row of tiles scores as the last entry. */
export interface PointTables {
  readonly nationalization: readonly number[]
  readonly monopolization: readonly number[]
  readonly diversification: { readonly second: readonly number[]; readonly first: readonly number[] }
  readonly leastSpent: number
}

const SMALLER: PointTables = {
  nationalization: [0, 1, 3, 6, 10],
  monopolization: [0, 0, 3, 6, 10],
  diversification: { second: [0, 0, 0, 4, 8], first: [0, 0, 0, 6, 10] },
  leastSpent: 6,
}

const FULL: PointTables = {
  nationalization: [0, 3, 6, 10],
  monopolization: [0, 0, 6, 10, 16],
  diversification: { second: [0, 0, 0, 8, 12, 17], first: [0, 0, 0, 10, 15, 21] },
  leastSpent: 7,
}

export const pointsFor = (seats: number): PointTables => (seats === FULL_TABLE ? FULL : SMALLER)

export const ZERO_BID_VP = 2
