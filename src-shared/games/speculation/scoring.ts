/** The end of a game of Speculation: cash and shares, the richest, and what each one's deals came to. */
import type { Seat } from '../../game.ts'
import { COMPANIES } from './data.ts'
import { pricesOf } from './track.ts'
import type { Deal, DealWorth, Player, ScoreSheet, Shares, State } from './types.ts'

export const wealthOf = ({ cash, shares }: Pick<Player, 'cash' | 'shares'>, prices: Shares): number =>
  COMPANIES.reduce((total, company) => total + shares[company] * prices[company], cash)

/** What a deal came to at these prices, compared with not having made it. */
export function gainOf(deal: Deal, prices: Shares): number {
  const without = deal.sell === null ? 0 : prices[deal.sell]
  const withIt = deal.buy === null ? 0 : prices[deal.buy]
  return deal.sold - without + withIt - deal.bought
}

/** Of deals that came to the same the earlier one. */
const extreme = (deals: readonly DealWorth[], sign: 1 | -1): DealWorth | null =>
  deals.reduce<DealWorth | null>((best, one) => (best && best.gain * sign >= one.gain * sign ? best : one), null)

export function score(state: State): ScoreSheet[] {
  const prices = pricesOf(state)
  const wealth = state.players.map((player) => wealthOf(player, prices))
  const most = Math.max(...wealth)
  return state.players.map(({ cash, shares }, seat): ScoreSheet => {
    const deals = dealsOf(state, seat).map((deal) => ({ deal, gain: gainOf(deal, prices) }))
    return {
      seat,
      cash,
      holdings: COMPANIES.filter((company) => shares[company] > 0).map((company) => ({
        company,
        count: shares[company],
        price: prices[company],
      })),
      wealth: wealth[seat] ?? 0,
      winner: wealth[seat] === most,
      best: extreme(deals, 1),
      worst: extreme(deals, -1),
    }
  })
}

const dealsOf = (state: State, seat: Seat) => state.deals.filter((deal) => deal.seat === seat)
