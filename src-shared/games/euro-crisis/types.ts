/** The vocabulary of Euro Crisis: what lies on the table, what banks decide, what each eye gets to see. */
import type { Base, BaseView, Seat } from '../../game.ts'
import type { Seed } from '../../random.ts'
import type { Said } from '../../words.ts'
import type { Action, Fall, MarkerSize, Pair, Party, PropertyId, StateId } from './data.ts'
import type { Happening } from './happenings.ts'
import type { Options } from './options.ts'
import type { en } from './words.en.ts'

export type { Happening } from './happenings.ts'

/** A space of a bond zone: rows count from 0 at the top, columns from 1. */
export interface Spot {
  readonly row: number
  readonly column: number
}

/** A loan marker in a bond zone. */
export interface Loan {
  readonly seat: Seat
  readonly column: number
  readonly row: number
  /** The number it lies on: what it earns, and what a debt cut takes away again. */
  readonly value: number
}

/** A government marker: whose party track it is on, and how many spaces it has left to the innermost one. */
export interface Marker {
  readonly party: Party
  readonly left: number
}

export interface Board {
  readonly state: StateId
  readonly debt: Spot
  /** By column. */
  readonly loans: readonly Loan[]
  /** 0 is the fist. */
  readonly happiness: number
  readonly large: Marker
  readonly small: Marker
  /** Who owns the properties, from the cheapest on: those beyond the last owner are the state's. */
  readonly owners: readonly Seat[]
}

export interface Bank {
  readonly money: number
  readonly gold: number
  readonly weapons: number
  /** In hand. */
  readonly loans: number
  readonly income: number
  /** Cards that were not turned up this year, in the order of the data; the chosen one is among them. */
  readonly hand: readonly Action[]
  /** Face up, in the order of the quarters. */
  readonly played: readonly Action[]
  readonly chosen: Action | null
  /** When it dropped out. */
  readonly out: Moment | null
}

/** Year 0 is the initial round; quarter 0 is before the first of a year. */
export interface Moment {
  readonly year: number
  readonly quarter: number
}

export const SIDES = ['people', 'government'] as const
export type Side = (typeof SIDES)[number]

export const CRISES = ['riot', 'cut'] as const
export interface Crisis {
  readonly state: StateId
  readonly crisis: (typeof CRISES)[number]
}

export type Move =
  /** A loan of the initial round. */
  | { readonly kind: 'lend'; readonly state: StateId }
  | { readonly kind: 'quarter'; readonly quarter: number }
  | { readonly kind: 'card'; readonly card: Action }
  /** The card is spent, and nothing happens. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'frankfurt'; readonly loans: number }
  | { readonly kind: 'london'; readonly state: StateId; readonly loans: number }
  | { readonly kind: 'moscow'; readonly gold: number; readonly weapons: number }
  | { readonly kind: 'brussels'; readonly state: StateId; readonly large: Party; readonly small: Party }
  | {
      readonly kind: 'reform'
      /** Which reform of this Rome it is, from 1: one that comes twice is not made twice. */
      readonly number: number
      readonly state: StateId
      readonly marker: MarkerSize
      readonly real: boolean
    }
  /** Rome is over before the fourth reform. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'bid'; readonly gold: number }
  | { readonly kind: 'arm'; readonly side: Side; readonly weapons: number }
  /** No weapons in this riot. */
  | { readonly kind: 'stayOut' }
  /** Which crisis comes next. */
  | { readonly kind: 'crisis'; readonly state: StateId; readonly crisis: Crisis['crisis'] }

/** One of the goods in Moscow: its price, and how many pieces this bank may take at the most. */
export interface Offer {
  readonly price: number
  readonly most: number
}

export type EuroAsk =
  | { readonly kind: 'lend'; readonly must: true; readonly value: number; readonly states: readonly StateId[] }
  | { readonly kind: 'quarter'; readonly must: true; readonly free: readonly number[] }
  /** `must` is false for a card that is chosen and may still be changed. */
  | { readonly kind: 'card'; readonly must: boolean; readonly hand: readonly Action[]; readonly chosen: Action | null }
  | { readonly kind: 'frankfurt'; readonly must: true; readonly most: number }
  | {
      readonly kind: 'london'
      readonly must: true
      /** The states that can be lent to, each with the loans in the order they are placed. */
      readonly offers: readonly { readonly state: StateId; readonly loans: readonly Loan[] }[]
    }
  | {
      readonly kind: 'moscow'
      readonly must: true
      readonly money: number
      readonly gold: Offer
      readonly weapons: Offer
    }
  | { readonly kind: 'brussels'; readonly must: true }
  | {
      readonly kind: 'reform'
      readonly must: true
      /** The number of the next reform, from 1. */
      readonly number: number
      /** Markers that can still be moved; none while there is no money for a reform. */
      readonly choices: readonly { readonly state: StateId; readonly marker: MarkerSize }[]
    }
  /** `must` is false for a bid that is in and may still be changed. */
  | {
      readonly kind: 'bid'
      readonly must: boolean
      readonly state: StateId
      readonly property: PropertyId
      readonly most: number
      readonly bid: number | null
    }
  | { readonly kind: 'arm'; readonly must: true; readonly state: StateId; readonly most: number }
  | { readonly kind: 'crisis'; readonly must: true; readonly due: readonly Crisis[] }

/** What has been put into a riot. */
export interface Arms {
  readonly seat: Seat
  readonly side: Side
  readonly weapons: number
}

/** What is still to be done, the next thing first: a year is a list of these. Some wait for a decision, the others do themselves. */
export type Step =
  /** Initial round: the seat puts a loan on the column of this lap (1 or 2). */
  | { readonly kind: 'lending'; readonly lap: number; readonly seat: Seat }
  | { readonly kind: 'auction'; readonly state: StateId; readonly bids: readonly (number | null)[] }
  | { readonly kind: 'newYear' }
  /** The banks that still choose a quarter, in their order; the last free quarter needs no choice. */
  | { readonly kind: 'quarters'; readonly picks: readonly Seat[] }
  | { readonly kind: 'cards'; readonly quarter: number }
  /** A bank's turn; its card is null until it is turned up, `reforms` were made in Rome. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly card: Action | null; readonly reforms: number }
  /** Riots and debt cuts that are due, one after the other; this bank orders them while it is in the game. */
  | { readonly kind: 'crises'; readonly seat: Seat }
  /** The banks that still may place weapons, in their order. */
  | { readonly kind: 'riot'; readonly state: StateId; readonly queue: readonly Seat[]; readonly arms: readonly Arms[] }
  | { readonly kind: 'cut'; readonly state: StateId }
  | { readonly kind: 'anger' }
  | { readonly kind: 'economy' }
  | { readonly kind: 'blackMarket' }
  | { readonly kind: 'income' }
  | { readonly kind: 'nationalDebt' }
  | { readonly kind: 'restore' }
  /** How things stand is written down for the charts. */
  | { readonly kind: 'note' }
  | { readonly kind: 'yearEnd' }

/** How an auction ended. */
export interface Auction extends Moment {
  readonly state: StateId
  readonly property: PropertyId
  /** By seat; null for a bank that has dropped out. */
  readonly bids: readonly (number | null)[]
  /** Null where it stayed unsold. */
  readonly winner: Seat | null
  readonly price: number
  /** What decided: the bid, or between equal bids more loans, the loan further right, the higher income. */
  readonly by: 'bid' | 'loans' | 'furthest' | 'income' | 'unsold'
}

/** A move of an income disc. */
export interface Shift {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** Money that came in or was due; what could not be paid became a loss of income. */
export interface Payment extends Shift {
  /** Negative where it had to be paid. */
  readonly money: number
  readonly missing: number
}

/** A marker of a state that was moved by an event. */
export interface Slide {
  readonly state: StateId
  readonly from: number
  readonly to: number
}

/** A debt marker that was moved. */
export interface Drift {
  readonly state: StateId
  readonly from: Spot
  readonly to: Spot
}

/** A price that was moved. */
export interface PriceMove {
  readonly from: number
  readonly to: number
}

/** How things stood: for charts. */
export interface Milestone extends Moment {
  /** By seat. */
  readonly income: readonly number[]
  readonly points: readonly number[]
  readonly out: readonly boolean[]
  /** By board: steps of debt from a debt cut, and happiness. */
  readonly debt: readonly number[]
  readonly happiness: readonly number[]
}

/** The tokens laid out, one for each year. */
export interface Tokens {
  readonly anger: readonly StateId[]
  readonly economy: readonly StateId[]
  readonly market: readonly Fall[]
}

export interface State extends Base, Moment {
  readonly options: Options
  readonly seats: number
  /** The initial player. */
  readonly first: Seat
  /** In board order: clockwise from top left. */
  readonly boards: readonly Board[]
  readonly banks: readonly Bank[]
  /** Discs in the order they were last moved, the latest last: on one space the later lies on top. */
  readonly discs: readonly Seat[]
  /** Which space of the market each price is on. */
  readonly market: { readonly gold: number; readonly weapons: number }
  readonly tokens: Tokens
  /** What stays unseen until the end, in the order it would be drawn. */
  readonly box: Tokens & { readonly governments: readonly Pair[] }
  /** Who starts each quarter, from the first. */
  readonly markers: readonly (Seat | null)[]
  /** Three players: 1 is clockwise. */
  readonly direction: 1 | -1
  /** The order of play in this quarter. */
  readonly order: readonly Seat[]
  /** Somebody had the points that end the game with this year. */
  readonly rich: boolean
  /** Empty when the game is over. */
  readonly agenda: readonly Step[]
  readonly auctions: readonly Auction[]
  readonly milestones: readonly Milestone[]
  readonly events: readonly Happening[]
}

/** A bank as one eye sees it. */
export interface BankView extends Omit<Bank, 'money' | 'gold' | 'weapons' | 'chosen'> {
  /** Null where supplies are hidden from this eye. */
  readonly money: number | null
  readonly gold: number | null
  readonly weapons: number | null
  /** Null where this eye may not know it. */
  readonly chosen: Action | null
  readonly hasChosen: boolean
  readonly points: number
  /** 1 is the highest income; null for a bank that has dropped out. */
  readonly rank: number | null
}

/** The step that is waiting for somebody, without what is secret about it. */
export type StepView =
  | Exclude<Step, { kind: 'auction' }>
  | {
      readonly kind: 'auction'
      readonly state: StateId
      readonly property: PropertyId
      /** By seat: who has bid. */
      readonly hasBid: readonly boolean[]
      /** What this eye has bid. */
      readonly bid: number | null
    }
  | { readonly kind: 'over' }

export interface ScoreSheet {
  readonly seat: Seat
  readonly properties: readonly { readonly state: StateId; readonly property: PropertyId; readonly points: number }[]
  readonly points: number
  readonly gold: number
  readonly weapons: number
  readonly income: number
  /** Half of gold, weapons and income, rounded up. */
  readonly half: number
  readonly total: number
  readonly out: Moment | null
  /** From 1; all who dropped out share the last one. */
  readonly place: number
  readonly winner: boolean
}

export interface View extends BaseView, Moment {
  readonly me: Seat | null
  readonly options: Options
  readonly seats: number
  readonly first: Seat
  readonly boards: readonly Board[]
  readonly banks: readonly BankView[]
  /** The discs as they are stacked, the highest income first; without those who have dropped out. */
  readonly ranking: readonly Seat[]
  readonly discs: readonly Seat[]
  readonly market: State['market']
  /** Pieces nobody has; null where supplies are hidden. */
  readonly supply: { readonly gold: number; readonly weapons: number } | null
  readonly tokens: Tokens
  /** What was left in the box: known when the game is over. */
  readonly box: State['box'] | null
  readonly markers: readonly (Seat | null)[]
  readonly direction: 1 | -1
  readonly order: readonly Seat[]
  readonly rich: boolean
  readonly step: StepView
  /** What comes after it, as far as it is on the agenda already: nothing in it is secret before it is its turn. */
  readonly later: readonly Step[]
  readonly auctions: readonly Auction[]
  readonly milestones: readonly Milestone[]
  readonly seal: string
  readonly seed: Seed | null
  readonly scores: readonly ScoreSheet[] | null
  readonly events: readonly ({ readonly n: number } & Said<typeof en.log>)[]
}
