/** The vocabulary of Speculation: what lies on the table, what players do, what each eye gets to see. */
import type { Base, BaseView, Seat } from '../../game.ts'
import type { Seed, Stream } from '../../random.ts'
import type { Said } from '../../words.ts'
import type { Action, Card, Company } from './data.ts'
import type { Options } from './options.ts'
import type { en } from './words.en.ts'

export type Move =
  /** Where the first share is chosen. */
  | { readonly kind: 'take'; readonly company: Company }
  /** One share to the bank, one from it, or neither: that is a pass. */
  | { readonly kind: 'trade'; readonly sell: Company | null; readonly buy: Company | null }
  | { readonly kind: 'rank'; readonly company: Company }
  | { readonly kind: 'card'; readonly card: Card }

export type SpeculationAsk =
  | { readonly kind: 'take'; readonly must: true; readonly companies: readonly Company[] }
  | { readonly kind: 'trade'; readonly must: true; readonly round: number; readonly rounds: number }
  | {
      readonly kind: 'rank'
      readonly must: true
      readonly direction: 'up' | 'down'
      /** The bricks that may be chosen, each with the space it would land on. */
      readonly choices: readonly { readonly company: Company; readonly to: number }[]
    }
  /** `must` is false for a card that is chosen and may still be changed. */
  | { readonly kind: 'card'; readonly must: boolean; readonly hand: readonly Card[]; readonly chosen: Card | null }

export const PHASES = ['taking', 'trading', 'ranking', 'choosing', 'over'] as const
export type Phase = (typeof PHASES)[number]

export type Shares = Readonly<Record<Company, number>>
/** By company: the space of its brick. On END see the arrivals. */
export type Bricks = Readonly<Record<Company, number>>

export interface Player {
  readonly cash: number
  readonly shares: Shares
  readonly hand: readonly Card[]
  /** Face down, the next card first. */
  readonly pile: readonly Card[]
  readonly discards: readonly Card[]
  readonly chosen: Card | null
  /** Every card played since the first turn. */
  readonly played: readonly Card[]
}

export interface Tiles {
  readonly action: Action
  readonly movement: number
}

/** One trade that was made. */
export interface Deal {
  readonly turn: number
  readonly seat: Seat
  readonly sell: Company | null
  readonly buy: Company | null
  /** At the prices of the moment; 0 where nothing went that way. */
  readonly sold: number
  readonly bought: number
}

/** One brick that went from one space to another. */
export interface Step {
  readonly company: Company
  readonly from: number
  readonly to: number
  /** The empty spaces it counted, in order, the one it landed on last. */
  readonly path: readonly number[]
}

/** What became of one turn's cards. */
export interface Reveal {
  readonly turn: number
  /** By seat. */
  readonly cards: readonly Card[]
  readonly holidays: number
  /** How far each card moved its brick: the tile's value, half of it, or nothing. */
  readonly distance: number
  /** In the order they were made, with whose card it was. */
  readonly steps: readonly (Step & { readonly seat: Seat })[]
}

/** How things stood at the end of a turn (0: before the first): for charts. */
export interface Milestone {
  readonly turn: number
  /** By company. */
  readonly prices: Shares
  readonly ranks: Shares
  /** By seat. */
  readonly wealth: readonly number[]
}

export type Happening =
  | { readonly kind: 'began' }
  | { readonly kind: 'took'; readonly seat: Seat; readonly company: Company }
  | { readonly kind: 'drew'; readonly turn: number; readonly seat: Seat; readonly tiles: Tiles }
  /** The index of the deal. */
  | { readonly kind: 'traded'; readonly deal: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'ranked'; readonly seat: Seat; readonly direction: 'up' | 'down'; readonly step: Step }
  /** A Rank tile without a brick on the track. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'chose'; readonly seat: Seat }
  /** The index of the reveal. */
  | { readonly kind: 'revealed'; readonly reveal: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly step: Step }
  | { readonly kind: 'shuffled' }
  | { readonly kind: 'tilesBack' }
  | { readonly kind: 'over' }

export interface State extends Base {
  readonly options: Options
  readonly seats: number
  readonly first: Seat
  readonly active: Seat
  /** Counted from 1. */
  readonly turn: number
  readonly phase: Phase
  readonly bricks: Bricks
  /** Companies on END in the order of their arrival. */
  readonly arrivals: readonly Company[]
  readonly bank: Shares
  readonly players: readonly Player[]
  /** Null only before the first turn. */
  readonly tiles: Tiles | null
  /** Tiles of earlier turns that stay out until a Trade comes. */
  readonly out: { readonly actions: readonly Action[]; readonly movements: readonly number[] }
  /** Starting shares still to be chosen from, where they are chosen. */
  readonly firstShares: readonly Company[]
  /** So many trades of this Trade tile have been made or passed: says whose turn it is. */
  readonly traded: number
  readonly deals: readonly Deal[]
  readonly reveals: readonly Reveal[]
  readonly milestones: readonly Milestone[]
  /** Public draws of tiles. */
  readonly bagStream: Stream
  /** The hidden shuffles of the decks, by seat. */
  readonly deckStreams: readonly Stream[]
  /** What the clock decides for those who are late. */
  readonly lateStream: Stream
  readonly events: readonly Happening[]
}

export interface BrickView {
  readonly company: Company
  readonly space: number
  /** Bricks on start share their rank: 4 where five of them stand there behind three. */
  readonly rank: number
  readonly price: number
  /** As the last finished turn began: the difference is what that turn, and the Rank tile of this one, brought. */
  readonly priceBefore: number
  readonly rankBefore: number
  readonly bank: number
}

export interface BoardView {
  readonly cash: number
  readonly shares: Shares
  /** Cash and shares at the prices of now. */
  readonly wealth: number
  readonly discards: readonly Card[]
  /** Every card played since the first turn, where the house rule shows it, and at the end. */
  readonly played: readonly Card[] | null
  readonly hasChosen: boolean
  readonly handSize: number
  readonly pileSize: number
  /** Null where this eye may not know it. */
  readonly hand: readonly Card[] | null
  readonly chosen: Card | null
  /** In its order: known when the game is over. */
  readonly pile: readonly Card[] | null
}

export interface ScoreSheet {
  readonly seat: Seat
  readonly cash: number
  readonly holdings: readonly { readonly company: Company; readonly count: number; readonly price: number }[]
  readonly wealth: number
  readonly winner: boolean
  /** The deals whose net gain until the end was best and worst; null where there were none. */
  readonly best: DealWorth | null
  readonly worst: DealWorth | null
}

export interface DealWorth {
  readonly deal: Deal
  /** What it came to at the end, compared with not having made it. */
  readonly gain: number
}

export interface View extends BaseView {
  readonly me: Seat | null
  readonly options: Options
  readonly seats: number
  readonly first: Seat
  readonly active: Seat
  readonly turn: number
  readonly phase: Phase
  readonly bricks: readonly BrickView[]
  readonly arrivals: readonly Company[]
  readonly boards: readonly BoardView[]
  readonly tiles: Tiles | null
  readonly out: State['out']
  /** What is still in the bags: public by elimination, sorted. */
  readonly bags: { readonly actions: readonly Action[]; readonly movements: readonly number[] }
  readonly firstShares: readonly Company[]
  /** Who is to choose a starting share now. */
  readonly taker: Seat | null
  /** Who is to trade now. */
  readonly trader: Seat | null
  readonly deals: readonly Deal[]
  readonly reveals: readonly Reveal[]
  readonly milestones: readonly Milestone[]
  readonly seal: string
  readonly seed: Seed | null
  readonly scores: readonly ScoreSheet[] | null
  readonly events: readonly ({ readonly n: number } & Said<typeof en.log>)[]
}
