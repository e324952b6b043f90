/** A table of Q.E. for tests: set up with chosen hands, played sale by sale, every move through the same door as in the app. */
import type { Eye, Seat } from '../../../game.ts'
import type { Amount } from '../amount.ts'
import { amount } from '../amount.ts'
import type { Industry, Nation, Tile } from '../data.ts'
import { TILES } from '../data.ts'
import { qe } from '../game.ts'
import type { Options } from '../options.ts'
import { FIRST_EDITION, SECOND_EDITION } from '../options.ts'
import type { ScoreSheet } from '../scoring.ts'
import { score } from '../scoring.ts'
import type { Award, Move, Sale, State, View } from '../types.ts'

export const SEED = '000102030405060708090a0b0c0d0e0f'
export const GOOGOL = 10n ** 100n

/** Any whole number; a string where it is written with its digits. */
export type Money = number | bigint | string
export const money = (value: Money): Amount => amount(typeof value === 'string' ? value : BigInt(value))

/** Amounts by seat. */
export type Bids = Readonly<Record<Seat, Money>>

export interface SaleBids {
  /** Left out where nobody auctions. */
  readonly opening?: Money
  readonly bids: Bids
  readonly rebids?: readonly Bids[]
}

export interface Laid {
  readonly seats?: number
  readonly edition?: 'second' | 'first'
  readonly first?: Seat
  readonly options?: Partial<Options>
  readonly nations?: readonly Nation[]
  readonly tokens?: readonly Industry[]
  readonly seed?: string
}

/** 'US finance' is a tile. */
export function tile(name: string): Tile {
  const found = TILES.find(({ nation, industry }) => `${nation} ${industry}` === name)
  if (!found) throw new RangeError(`no such tile: ${name}`)
  return found
}

export const optionsOf = ({ edition = 'second', options = {} }: Laid): Options => ({
  ...(edition === 'first' ? FIRST_EDITION : SECOND_EDITION),
  ...options,
})

/** Four players, second edition, seat 0 first, where nothing else is said. */
export function table(laid: Laid = {}): Table {
  const { seats = 4, first = 0, seed = SEED } = laid
  const sides = Array.from({ length: seats }, (_, seat) => laid.nations?.[seat] ?? null)
  const state = qe.setup(optionsOf(laid), { seats, first, sides }, seed)
  return at({ ...state, tokens: laid.tokens ?? state.tokens })
}

export const bid = (value: Money): Move => ({ kind: 'bid', amount: money(value) })
export const opening = (value: Money): Move => ({ kind: 'open', amount: money(value) })
export const peek: Move = { kind: 'peek' }

export interface Table {
  readonly state: State
  readonly play: (seat: Seat, move: Move) => Table
  /** The key of the words a move is refused with; undefined where it is legal. */
  readonly refusal: (seat: Seat, move: Move) => string | undefined
  /** The seat that auctions opens. */
  readonly open: (value: Money) => Table
  readonly bid: (bids: Bids) => Table
  readonly sale: (sale: SaleBids) => Table
  /** One ordinary sale that this seat wins; the price is three or more. */
  readonly sold: (to: Seat, price?: Money) => Table
  /** Sales that their auctioneers win for 3, until this one has been turned up. */
  readonly until: (sale: number) => Table
  /** The same to the end of the game. */
  readonly finished: () => Table
  readonly sees: (eye: Eye) => View
  /** The sale under way, or the last one where the game is over. */
  readonly now: Sale
  /** The latest award. */
  readonly award: Award
  readonly scores: ScoreSheet[]
}

export function at(state: State): Table {
  const now = last(state.sales)
  const self: Table = {
    state,
    now,
    refusal: (seat, move) => qe.check(state, seat, move)?.key,
    play(seat, move) {
      const refused = qe.check(state, seat, move)
      if (refused) throw new Error(`seat ${String(seat)}, ${JSON.stringify(move)}: ${refused.key}`)
      return at(qe.apply(state, seat, move))
    },
    open: (value) => self.play(now.auctioneer ?? -1, opening(value)),
    bid: (bids) => Object.entries(bids).reduce((table, [seat, value]) => table.play(Number(seat), bid(value)), self),
    sale: ({ opening: first, bids, rebids = [] }) =>
      [bids, ...rebids].reduce((table, round) => table.bid(round), first === undefined ? self : self.open(first)),
    sold(to, price = 3) {
      const others = state.nations.map((_, seat) => seat).filter((seat) => seat !== to && seat !== now.auctioneer)
      const low = Object.fromEntries(others.map((seat) => [seat, to === now.auctioneer ? 1 : 2]))
      if (now.auctioneer === null) return self.bid({ ...low, [to]: price })
      return to === now.auctioneer
        ? self.sale({ opening: price, bids: low })
        : self.sale({ opening: 1, bids: { ...low, [to]: price } })
    },
    until: (sale) => (state.sales.length >= sale ? self : self.sold(now.auctioneer ?? 0).until(sale)),
    finished: () => (state.phase === 'over' ? self : self.sold(now.auctioneer ?? 0).finished()),
    sees: (eye) => qe.view(state, eye),
    get award() {
      return last(state.sales.flatMap((sale) => sale.award ?? []))
    },
    get scores() {
      return score(state)
    },
  }
  return self
}

export function last<T>(list: readonly T[]): T {
  const found = list.at(-1)
  if (found === undefined) throw new RangeError('nothing in the list')
  return found
}

/** What a player took home, tile by tile with its price. */
export type Books = Readonly<Record<Seat, readonly (readonly [tile: string, price: Money])[]>>

/** A game that is over, with these books: for the scoring alone. */
export function ended(laid: Laid, books: Books, zeroMarks: Readonly<Record<Seat, number>> = {}): ScoreSheet[] {
  const { state } = table(laid)
  const sold = Object.entries(books).flatMap(([seat, tiles]) =>
    tiles.map(([name, price]) => saleOf(name, { winner: Number(seat), price: money(price), zeros: [], marks: [] })),
  )
  const marked = Object.entries(zeroMarks).flatMap(([seat, marks]) =>
    Array.from({ length: marks }, () =>
      saleOf('US housing', { winner: null, price: money(0), zeros: [Number(seat)], marks: [Number(seat)] }),
    ),
  )
  return score({ ...state, phase: 'over', stack: [], sales: [...sold, ...marked] })
}

const saleOf = (name: string, award: Award): Sale => ({
  tile: tile(name),
  round: 1,
  auctioneer: 0,
  opening: money(1),
  biddings: [],
  award,
})

/** The points of one line of a sheet. */
export function line(sheet: ScoreSheet | undefined, key: ScoreSheet['lines'][number]['why']['key']): number {
  const found = sheet?.lines.find(({ why }) => why.key === key)
  if (!found) throw new RangeError(`no such line: ${key}`)
  return found.points
}
