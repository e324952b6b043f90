/** Every number of Euro Crisis: states and their bond zones, parties, cards, events, the market, the quick start. */

export const SEATS = [3, 4] as const

export const STATE_IDS = ['greece', 'ireland', 'spain', 'france'] as const
export type StateId = (typeof STATE_IDS)[number]

export const PARTIES = ['conservatives', 'socialists', 'liberals', 'communists'] as const
export type Party = (typeof PARTIES)[number]

/** In the order in which the clock picks a card for those who are late. */
export const ACTIONS = ['frankfurt', 'london', 'moscow', 'rome', 'brussels'] as const
export type Action = (typeof ACTIONS)[number]

export const PROPERTY_IDS = [
  ...(['ports', 'acropolis', 'island'] as const),
  ...(['steel', 'guinness', 'moher', 'patrick'] as const),
  ...(['roja', 'rtve', 'corrida', 'endesa', 'rey'] as const),
  ...(['sncf', 'poste', 'eiffel', 'reunion', 'arsenal', 'education', 'securite'] as const),
] as const
export type PropertyId = (typeof PROPERTY_IDS)[number]

/** The bank in question and where it sits: clockwise from the initial player. */
export const QUICK_BANKS = ['red', 'blue', 'white', 'green'] as const
export type QuickBank = (typeof QUICK_BANKS)[number]

/** What is printed on a state's board. */
export interface Printed {
  /** Rows of the bond zone from the top: a number of interest, `_` a space without one, `€` the debt cut. */
  readonly grid: readonly string[]
  /** Where the debt marker begins: a row goes by its number, columns count from 1. */
  readonly start: { readonly row: number; readonly column: number }
  /** How much the national debt rises at the end of a year. */
  readonly yearly: number
  /** Happiness runs from 0, the fist, to `most`; `fist` weapons stand on the people's side of a riot. */
  readonly happiness: { readonly most: number; readonly start: number; readonly fist: number }
  /** From the cheapest to the dearest; the price is also what it is worth at the end. */
  readonly properties: readonly { readonly id: PropertyId; readonly points: number }[]
}

export const PRINTED: Readonly<Record<StateId, Printed>> = {
  greece: {
    grid: ['9 9 9 9 9 €', '7 7 7 7 7 _', '5 5 5 5 _ _', '4 4 4 4 _ _'],
    start: { row: 5, column: 4 },
    yearly: 2,
    happiness: { most: 6, start: 4, fist: 2 },
    properties: [
      { id: 'ports', points: 6 },
      { id: 'acropolis', points: 12 },
      { id: 'island', points: 16 },
    ],
  },
  ireland: {
    grid: ['5 5 5 5 5 5 5 5 5 €', '4 4 4 4 4 4 4 4 4 _', '2 2 2 2 2 2 2 2 _ _'],
    start: { row: 5, column: 4 },
    yearly: 2,
    happiness: { most: 7, start: 5, fist: 1 },
    properties: [
      { id: 'steel', points: 7 },
      { id: 'guinness', points: 9 },
      { id: 'moher', points: 10 },
      { id: 'patrick', points: 12 },
    ],
  },
  spain: {
    grid: ['9 9 9 9 9 9 9 9 9 €', '7 7 7 7 7 7 7 7 _', '5 5 5 5 5 5 _ _', '4 4 4 4 4 _ _'],
    start: { row: 5, column: 5 },
    yearly: 4,
    happiness: { most: 7, start: 5, fist: 2 },
    properties: [
      { id: 'roja', points: 5 },
      { id: 'rtve', points: 7 },
      { id: 'corrida', points: 8 },
      { id: 'endesa', points: 10 },
      { id: 'rey', points: 12 },
    ],
  },
  france: {
    grid: ['9 9 9 9 9 9 9 9 9 9 €', '7 7 7 7 7 7 7 7 7 _ _', '5 5 5 5 5 5 5 _ _ _', '4 4 4 4 4 _ _ _ _'],
    start: { row: 5, column: 5 },
    yearly: 4,
    happiness: { most: 7, start: 5, fist: 3 },
    properties: [
      { id: 'sncf', points: 2 },
      { id: 'poste', points: 3 },
      { id: 'eiffel', points: 5 },
      { id: 'reunion', points: 6 },
      { id: 'arsenal', points: 8 },
      { id: 'education', points: 9 },
      { id: 'securite', points: 11 },
    ],
  },
}

/** Spaces from where a government marker begins to the innermost one. */
export const TRACK = { large: 4, small: 2 } as const
export type MarkerSize = keyof typeof TRACK
export const MARKER_SIZES = ['large', 'small'] as const satisfies readonly MarkerSize[]

/** Large party, small party. */
export type Pair = readonly [large: Party, small: Party]
export const GOVERNMENTS: readonly Pair[] = [
  ['conservatives', 'socialists'],
  ['conservatives', 'liberals'],
  ['conservatives', 'communists'],
  ['socialists', 'conservatives'],
  ['socialists', 'liberals'],
  ['socialists', 'communists'],
  ['liberals', 'conservatives'],
  ['liberals', 'socialists'],
  ['communists', 'conservatives'],
  ['communists', 'socialists'],
]

export const REFORMS = 4
export const REFORM_COST = 1

/** The spaces of the market, and on which of them the two prices begin. */
export const PRICES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]
export const FIRST_PRICES = { gold: 3, weapons: 2 } as const
/** How many pieces of each kind one Moscow action may buy. */
export const MOST_BOUGHT = 5

export const ANGER = { target: 3, others: 1 } as const
/** How much the economy event adds to the debt of the state on the token, and to all others. */
export const ECONOMY: Readonly<Record<StateId, number>> = { greece: 2, ireland: 2, spain: 3, france: 3 }
export const ECONOMY_OTHERS = 1

/** A black-market token: by how many spaces the prices fall. */
export interface Fall {
  readonly gold: number
  readonly weapons: number
}
export const BLACK_MARKET: readonly Fall[] = [
  { gold: 2, weapons: 2 },
  { gold: 3, weapons: 1 },
  { gold: 1, weapons: 3 },
  { gold: 2, weapons: 2 },
]

/** A bank's cards for one year. */
export const CARDS: Readonly<Record<Action, number>> = { frankfurt: 1, london: 2, moscow: 2, rome: 2, brussels: 1 }
export const QUARTERS = 4

export const SUPPLY = { gold: 24, weapons: 24, loans: 15 } as const
export const START = { money: 11, gold: 4, weapons: 3, loans: 4, income: -4 } as const

export const LOWEST_INCOME = -20
export const HIGHEST_INCOME = 40

/** What a loan of the initial round earns, by lap: the row and, with it, the column it lies in. */
export const FIRST_LOANS: readonly number[] = [4, 5]

/** A loan of Frankfurt costs so much income. */
export const LOAN_COST = 2
/** One property is lost for so many weapons that the people lead by. */
export const RIOT_STEP = 3

export const END_POINTS = 33
export const YEARS = { least: 2, standard: 3, most: 4 } as const

export const QUICK_START = {
  /** In columns 1 and 2. */
  loans: {
    spain: ['red', 'white'],
    ireland: ['blue', 'red'],
    france: ['white', 'green'],
    greece: ['green', 'blue'],
  } satisfies Record<StateId, readonly [QuickBank, QuickBank]>,
  /** Who owns the cheapest property. */
  owners: { greece: 'red', spain: 'blue', ireland: 'white', france: 'green' } satisfies Record<StateId, QuickBank>,
  goldPaid: { red: 2, blue: 1, white: 4, green: 0 } satisfies Record<QuickBank, number>,
  income: 5,
  anger: ['france', 'greece', 'ireland'],
  economy: ['ireland', 'spain', 'france'],
  /** Indices of the black-market tokens. */
  market: [0, 1, 2],
  governments: {
    spain: ['conservatives', 'socialists'],
    france: ['socialists', 'communists'],
    ireland: ['liberals', 'conservatives'],
    greece: ['communists', 'conservatives'],
  } satisfies Record<StateId, Pair>,
} as const
