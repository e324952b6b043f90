/** What each eye may see of a Q.E. game. Built field by field: what is not put in here does not leave the engine. */
import type { Eye, Seat } from '../../game.ts'
import type { Amount } from './amount.ts'
import { sum } from './amount.ts'
import { FULL_TABLE, tilesFor } from './data.ts'
import { score } from './scoring.ts'
import type { BiddingView, BoardView, Happening, Sale, SaleView, State, View } from './types.ts'

export interface NumberedSale extends Sale {
  readonly number: number
}

export function currentSale(state: State): Sale {
  const sale = state.sales.at(-1)
  if (!sale) throw new Error('no tile has been turned up')
  return sale
}

/** The sale just ended, for as long as no opening bid has followed it. The last tile of three has none, so there it stays open. */
export function lastAwarded(state: State): NumberedSale | undefined {
  if (state.phase === 'over' || currentSale(state).opening !== null) return undefined
  const number = state.sales.length - 1
  const sale = state.sales[number - 1]
  return sale && { ...sale, number }
}

/** Winner, auctioneer and whoever peeked know a price; all do when the auctioneer won, in a teaching game, and at the end. */
export function knowsPrice(state: State, sale: NumberedSale, eye: Eye): boolean {
  if (!sale.award) return false
  if (state.phase === 'over' || state.options.reveal) return true
  if (sale.award.winner === null) return false
  if (sale.award.winner === sale.auctioneer) return true
  return eye !== 'table' && (sale.award.winner === eye || sale.auctioneer === eye || state.peeks[eye] === sale.number)
}

/** One's own bids always; the auctioneer all bids once their bidding closed; everyone at the end, or of the sale in a teaching game. */
export function knowsBid(state: State, sale: Sale, bidding: number, seat: Seat, eye: Eye): boolean {
  if (state.phase === 'over' || seat === eye || (state.options.reveal && sale.award !== null)) return true
  const closed = sale.award !== null || bidding < sale.biddings.length - 1
  return closed && sale.auctioneer !== null && sale.auctioneer === eye
}

/** Whether this seat could look at the price of the sale just ended. */
export function peekAllowed(state: State, seat: Seat): boolean {
  const { peek } = state.options
  if (peek === 'off' || (peek === 'five' && state.seats !== FULL_TABLE)) return false
  const ended = lastAwarded(state)
  return ended !== undefined && state.peeks[seat] === null && !knowsPrice(state, ended, seat)
}

export function view(state: State, eye: Eye): View {
  const over = state.phase === 'over'
  const sales = state.sales.map((sale, i) => saleView(state, { ...sale, number: i + 1 }, eye))
  const seen = state.sales.map((sale) => sale.tile)
  const perRound = state.seats
  return {
    me: eye === 'table' ? null : eye,
    options: state.options,
    seats: state.seats,
    first: state.first,
    phase: state.phase,
    rounds: Math.floor(tilesFor(state.seats).length / perRound),
    saleCount: tilesFor(state.seats).length,
    sales,
    boards: state.nations.map((_, seat) => boardView(state, sales, seat, eye)),
    left: tilesFor(state.seats).filter(
      (tile) => !seen.some((other) => other.nation === tile.nation && other.industry === tile.industry),
    ),
    box: over ? state.box : null,
    mayPeek: eye !== 'table' && peekAllowed(state, eye),
    seal: state.seal,
    seed: over ? state.seed : null,
    scores: over ? score(state) : null,
    events: state.events.map((event, i) => ({ n: i + 1, ...told(state, sales, event) })),
  }
}

function saleView(state: State, sale: NumberedSale, eye: Eye): SaleView {
  const { award } = sale
  return {
    number: sale.number,
    tile: sale.tile,
    round: sale.round,
    auctioneer: sale.auctioneer,
    opening: sale.opening,
    biddings: sale.biddings.map((bidding, i): BiddingView => ({
      who: bidding.who,
      in: bidding.who.filter((seat) => bidding.bids[seat] !== null),
      bids: bidding.bids.map((bid, seat) => (knowsBid(state, sale, i, seat, eye) ? bid : null)),
    })),
    award: award && {
      winner: award.winner,
      price: award.winner !== null && knowsPrice(state, sale, eye) ? award.price : null,
      zeros: award.zeros,
      marks: award.marks,
    },
  }
}

function boardView(state: State, sales: readonly SaleView[], seat: Seat, eye: Eye): BoardView {
  const won = sales.filter(({ award }) => award?.winner === seat)
  const prices = won.flatMap(({ award }): Amount[] => (award?.price == null ? [] : [award.price]))
  return {
    nation: state.nations[seat] ?? 'US',
    token: state.phase === 'over' || seat === eye ? (state.tokens[seat] ?? null) : null,
    won: won.map((sale) => sale.number),
    zeroRounds: sales.filter(({ award }) => award?.marks.includes(seat)).map((sale) => sale.round),
    spent: sum(prices),
    unknownPrices: won.length - prices.length,
    peekedAt: state.peeks[seat] ?? null,
  }
}

type LogWords = View['events'][number] extends infer E ? (E extends { n: number } ? Omit<E, 'n'> : never) : never

/** Puts an event into words, from what the eye sees of its sale: an amount that is not in the view cannot be told. */
function told(state: State, sales: readonly SaleView[], event: Happening): LogWords {
  if (event.kind === 'over') return { key: 'over' }
  const sale = sales[event.sale - 1]
  if (!sale) throw new Error('an event of a sale that never was')
  const { number, tile } = sale
  switch (event.kind) {
    case 'turned-up':
      return sale.auctioneer === null
        ? { key: 'lastTile', args: { sale: number, tile } }
        : { key: 'turnedUp', args: { sale: number, tile, auctioneer: sale.auctioneer } }
    case 'opened':
      return {
        key: 'opened',
        args: { who: sale.auctioneer ?? state.first, amount: sale.opening ?? state.options.openingMinimum },
      }
    case 'sealed':
      return { key: 'sealed', args: { who: event.seat } }
    case 'tied':
      return { key: 'tied', args: { who: event.who } }
    case 'awarded': {
      const winner = sale.award?.winner ?? null
      if (winner === null) return { key: 'nobody', args: { tile } }
      const price = sale.award?.price ?? null
      return price === null
        ? { key: 'awarded', args: { winner, tile } }
        : { key: 'awardedAt', args: { winner, tile, price } }
    }
    case 'zeros':
      return { key: 'zeros', args: { who: sale.award?.zeros ?? [], marks: sale.award?.marks ?? [] } }
    case 'peeked':
      return { key: 'peeked', args: { who: event.seat, sale: number } }
  }
}
