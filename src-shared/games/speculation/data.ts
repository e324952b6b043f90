/** Every number of the Speculation rulebook. Correct a price here and the whole app follows. */

export const COMPANIES = [
  'alhambra',
  'carat',
  'colonia',
  'eketorp',
  'metro',
  'shogun',
  'showManager',
  'timbuktu',
] as const
export type Company = (typeof COMPANIES)[number]

export const ACTIONS = ['trade', 'up', 'down', 'none'] as const
export type Action = (typeof ACTIONS)[number]

export const HOLIDAY = 'holiday'
export type Card = Company | typeof HOLIDAY

export const SEATS = [3, 6] as const

export const STARTING_CASH = 20
/** By number of players. */
export const SHARES: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 4, 6: 5 }
export const MOST_SHARES = 5

export const ACTION_TILES: readonly Action[] = ['trade', 'trade', 'trade', 'up', 'down', 'none']
export const MOVEMENT_TILES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** A player's own deck. */
export const DECK: readonly Card[] = [...COMPANIES, HOLIDAY]
export const HAND = 2

export const START = 0
export const END = 60
export const START_PRICE = 20

/** From this many players on a single Bank Holiday only halves the moves. */
export const LARGE_TABLE = 5

/** The first space of each track segment; the last one is END alone. */
export const SEGMENTS: readonly number[] = [1, 11, 21, 31, 41, 51, END]

/** A price list of each side: a row a rank, a column a segment. */
export const PRICES: Readonly<Record<'normal' | 'star', readonly (readonly number[])[]>> = {
  normal: [
    [85, 130, 175, 220, 265, 310, 360],
    [70, 110, 145, 180, 215, 250, 290],
    [60, 95, 120, 145, 170, 195, 225],
    [50, 75, 95, 110, 125, 140, 160],
    [40, 55, 65, 75, 80, 85, 90],
    [30, 35, 35, 35, 30, 25, 20],
    [25, 20, 15, 10, 0, -10, -20],
    [15, 5, -5, -10, -25, -40, -60],
  ],
  star: [
    [60, 85, 110, 140, 170, 200, 240],
    [50, 70, 95, 120, 145, 170, 200],
    [45, 60, 75, 90, 105, 120, 140],
    [40, 50, 55, 60, 65, 70, 80],
    [35, 35, 35, 35, 30, 25, 20],
    [30, 25, 20, 10, 0, -10, -15],
    [20, 10, 0, -15, -25, -40, -50],
    [10, 0, -15, -30, -45, -60, -80],
  ],
}
