/** The stock exchange of Speculation: one share sold and one bought, as one transaction with the bank. */
import type { Seat } from '../../game.ts'
import type { Said } from '../../words.ts'
import { pricesOf } from './track.ts'
import type { Deal, Move, Player, Shares, State } from './types.ts'
import type { en } from './words.en.ts'

export type Trade = Extract<Move, { kind: 'trade' }>

export const traderOf = (state: Pick<State, 'phase' | 'active' | 'traded' | 'seats'>): Seat | null =>
  state.phase === 'trading' ? (state.active + state.traded) % state.seats : null

export const isPass = ({ sell, buy }: Trade): boolean => sell === null && buy === null

/** What changes hands at these prices. */
export const priced = (prices: Shares, { sell, buy }: Trade) => ({
  sold: sell === null ? 0 : prices[sell],
  bought: buy === null ? 0 : prices[buy],
})

/** Why a deal is not possible. The share that is bought has to be in the bank before the sale; of the money only the net counts. */
export function objection(
  player: Pick<Player, 'cash' | 'shares'>,
  bank: Shares,
  prices: Shares,
  trade: Trade,
): Said<typeof en.refuse> | undefined {
  const { sell, buy } = trade
  if (sell !== null && player.shares[sell] === 0) return { key: 'noShare', args: { company: sell } }
  if (buy !== null && bank[buy] === 0) return { key: 'bankEmpty', args: { company: buy } }
  const { sold, bought } = priced(prices, trade)
  const left = player.cash + sold - bought
  return left < 0 && !isPass(trade) ? { key: 'tooDear', args: { missing: -left } } : undefined
}

/** The state after a deal, with the deal on record. */
export function dealt(state: State, seat: Seat, trade: Trade): State {
  const { sell, buy } = trade
  const deal: Deal = { turn: state.turn, seat, sell, buy, ...priced(pricesOf(state), trade) }
  const change = (shares: Shares, sign: 1 | -1): Shares => {
    const changed = { ...shares }
    if (sell !== null) changed[sell] -= sign
    if (buy !== null) changed[buy] += sign
    return changed
  }
  return {
    ...state,
    bank: change(state.bank, -1),
    players: state.players.map((player, s) =>
      s === seat
        ? { ...player, cash: player.cash + deal.sold - deal.bought, shares: change(player.shares, 1) }
        : player,
    ),
    deals: [...state.deals, deal],
  }
}
