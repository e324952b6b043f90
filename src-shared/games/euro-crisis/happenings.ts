/** Everything that can happen in Euro Crisis, in the words of the engine: what a log tells and a screen animates comes from these. */
import type { Seat } from '../../game.ts'
import type { Action, MarkerSize, Pair, Party, PropertyId, StateId } from './data.ts'
import type { Arms, Crisis, Drift, Loan, Payment, PriceMove, Shift, Slide } from './types.ts'

export type Happening =
  | { readonly kind: 'began' }
  | { readonly kind: 'lent'; readonly state: StateId; readonly loans: readonly Loan[]; readonly shift: Shift }
  /** Of the quick start: who holds what from the beginning. */
  | { readonly kind: 'quick' }
  | { readonly kind: 'year'; readonly year: number }
  /** Three players: the direction card lies between these two. */
  | { readonly kind: 'direction'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'quarter'; readonly seat: Seat; readonly quarter: number }
  | { readonly kind: 'begins'; readonly year: number; readonly quarter: number; readonly seat: Seat }
  | { readonly kind: 'chose'; readonly seat: Seat }
  | { readonly kind: 'up'; readonly seat: Seat; readonly card: Action }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly card: Action }
  | { readonly kind: 'frankfurt'; readonly loans: number; readonly shift: Shift }
  | {
      readonly kind: 'moscow'
      readonly seat: Seat
      readonly gold: number
      readonly weapons: number
      readonly cost: number
      readonly prices: { readonly gold: PriceMove; readonly weapons: PriceMove }
    }
  | {
      readonly kind: 'brussels'
      readonly seat: Seat
      readonly state: StateId
      readonly from: Pair
      readonly to: Pair
      readonly happiness: Slide
    }
  | {
      readonly kind: 'reform'
      readonly seat: Seat
      readonly state: StateId
      readonly marker: MarkerSize
      readonly party: Party
      readonly real: boolean
      readonly debt: Drift
      readonly happiness: Slide
      readonly payments: readonly Payment[]
    }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly reforms: number }
  | { readonly kind: 'bid'; readonly seat: Seat }
  /** The index of the auction. */
  | { readonly kind: 'auctioned'; readonly auction: number }
  /** A bank has the points that end the game with that year. */
  | { readonly kind: 'lastYear'; readonly seat: Seat; readonly points: number; readonly year: number }
  | { readonly kind: 'anger'; readonly state: StateId; readonly slides: readonly Slide[] }
  | { readonly kind: 'economy'; readonly state: StateId; readonly drifts: readonly Drift[] }
  | { readonly kind: 'blackMarket'; readonly gold: PriceMove; readonly weapons: PriceMove }
  | { readonly kind: 'chosenCrisis'; readonly seat: Seat; readonly crisis: Crisis }
  | { readonly kind: 'riot'; readonly state: StateId; readonly fist: number }
  | { readonly kind: 'armed'; readonly state: StateId; readonly arms: Arms }
  | { readonly kind: 'stayedOut'; readonly seat: Seat; readonly state: StateId }
  | {
      readonly kind: 'calmed'
      readonly state: StateId
      readonly people: number
      readonly government: number
      /** From the topmost down. */
      readonly lost: readonly { readonly seat: Seat; readonly property: PropertyId; readonly points: number }[]
    }
  | {
      readonly kind: 'cut'
      readonly state: StateId
      readonly losses: readonly (Shift & { readonly loans: readonly Loan[] })[]
    }
  | { readonly kind: 'income'; readonly year: number; readonly payments: readonly Payment[] }
  | { readonly kind: 'nationalDebt'; readonly drifts: readonly Drift[] }
  | { readonly kind: 'restored' }
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly why: 'years' | 'points' | 'last' }
