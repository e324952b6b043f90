/** The vocabulary of Q.E.: what lies on the table, what players do, what each eye gets to see. */
import type { Base, BaseView, Seat } from '../../game.ts'
import type { Seed } from '../../random.ts'
import type { Said } from '../../words.ts'
import type { Amount } from './amount.ts'
import type { Industry, Nation, Tile } from './data.ts'
import type { Options } from './options.ts'
import type { ScoreSheet } from './scoring.ts'
import type { en } from './words.en.ts'

export type Move =
  | { readonly kind: 'open'; readonly amount: Amount }
  | { readonly kind: 'bid'; readonly amount: Amount }
  | { readonly kind: 'peek' }

export type QeAsk =
  | { readonly kind: 'open'; readonly must: true; readonly minimum: Amount }
  /** `banned` is the amount that may not be bid; `must` is false for a bid that is in and may still be changed. */
  | { readonly kind: 'bid'; readonly must: boolean; readonly banned: Amount | null; readonly again: boolean }
  | { readonly kind: 'peek'; readonly must: false; readonly sale: number }

/** One collection of sealed bids: the first of a sale, or a rebid of those who tied. */
export interface Bidding {
  readonly who: readonly Seat[]
  /** By seat; null where no bid is in, or none is asked. */
  readonly bids: readonly (Amount | null)[]
}

export interface Award {
  /** Null: the tied last tile of three, which nobody gets. */
  readonly winner: Seat | null
  readonly price: Amount
  /** Who stands at zero, and who of them marks points for it. Both empty with three players. */
  readonly zeros: readonly Seat[]
  readonly marks: readonly Seat[]
}

export interface Sale {
  readonly tile: Tile
  /** Counted from 1; a round begins each time the first auctioneer auctions. */
  readonly round: number
  /** Null: the last tile of three players. */
  readonly auctioneer: Seat | null
  readonly opening: Amount | null
  readonly biddings: readonly Bidding[]
  readonly award: Award | null
}

/** Amounts are never in an event: the view looks them up in the sale for the eyes that may know them. */
export type Happening =
  | { readonly kind: 'turned-up'; readonly sale: number }
  | { readonly kind: 'opened'; readonly sale: number }
  | { readonly kind: 'sealed'; readonly sale: number; readonly seat: Seat }
  | { readonly kind: 'tied'; readonly sale: number; readonly who: readonly Seat[] }
  | { readonly kind: 'awarded'; readonly sale: number }
  | { readonly kind: 'zeros'; readonly sale: number }
  | { readonly kind: 'peeked'; readonly sale: number; readonly seat: Seat }
  | { readonly kind: 'over' }

export interface State extends Base {
  readonly options: Options
  readonly seats: number
  readonly first: Seat
  /** By seat. */
  readonly nations: readonly Nation[]
  readonly tokens: readonly Industry[]
  /** The token left over with three players, unseen by all. */
  readonly box: readonly Industry[]
  /** Face down, the next tile first. */
  readonly stack: readonly Tile[]
  /** The last one is under way until it has its award. */
  readonly sales: readonly Sale[]
  readonly phase: Phase
  /** By seat: the number of the sale that seat peeked at. */
  readonly peeks: readonly (number | null)[]
  readonly events: readonly Happening[]
}

export const PHASES = ['opening', 'bidding', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface BiddingView {
  readonly who: readonly Seat[]
  readonly in: readonly Seat[]
  /** By seat: what this eye may know of it. */
  readonly bids: readonly (Amount | null)[]
}

export interface SaleView {
  readonly number: number
  readonly tile: Tile
  readonly round: number
  readonly auctioneer: Seat | null
  readonly opening: Amount | null
  readonly biddings: readonly BiddingView[]
  readonly award: {
    readonly winner: Seat | null
    /** Null where this eye may not know it. */
    readonly price: Amount | null
    readonly zeros: readonly Seat[]
    readonly marks: readonly Seat[]
  } | null
}

export interface BoardView {
  readonly nation: Nation
  /** Null where this eye may not know it. */
  readonly token: Industry | null
  /** Numbers of the sales this seat won. */
  readonly won: readonly number[]
  /** The rounds in which a zero was marked, one entry a mark. */
  readonly zeroRounds: readonly number[]
  /** What this eye knows of the money this seat spent, and how many prices it does not know. */
  readonly spent: Amount
  readonly unknownPrices: number
  readonly peekedAt: number | null
}

export interface View extends BaseView {
  readonly me: Seat | null
  readonly options: Options
  readonly seats: number
  readonly first: Seat
  readonly phase: Phase
  readonly rounds: number
  readonly saleCount: number
  readonly sales: readonly SaleView[]
  readonly boards: readonly BoardView[]
  /** The tiles still face down, sorted: which they are is public, their order is not. */
  readonly left: readonly Tile[]
  /** The token in the box: known when the game is over. */
  readonly box: readonly Industry[] | null
  readonly mayPeek: boolean
  readonly seal: string
  readonly seed: Seed | null
  readonly scores: readonly ScoreSheet[] | null
  readonly events: readonly ({ readonly n: number } & Said<typeof en.log>)[]
}
