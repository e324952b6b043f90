/** What would become of a card, a brick or a deal: told before it is made, by the rules of the game itself. */
import type { Seat } from '../../../src-shared/game.ts'
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import { COMPANIES } from '../../../src-shared/games/speculation/data.ts'
import { advanced, byCompany, priceAt, rankOf, stepped } from '../../../src-shared/games/speculation/track.ts'
import type { Trade } from '../../../src-shared/games/speculation/trading.ts'
import { objection, priced } from '../../../src-shared/games/speculation/trading.ts'
import type { Shares, Step, View } from '../../../src-shared/games/speculation/types.ts'
import { bricksOf } from './journey.ts'
import type { Standing } from './layout.ts'

export interface Quote {
  readonly company: Company
  readonly space: number
  readonly rank: number
  readonly price: number
}

/** What every company is ranked and worth with the bricks standing so. */
export const quotesOf = (side: View['options']['side'], standing: Standing): Quote[] =>
  COMPANIES.map((company) => {
    const space = standing.bricks[company]
    const rank = rankOf(standing, company)
    return { company, space, rank, price: priceAt(side, space, rank) }
  })

export const wealthOf = (cash: number, shares: Shares, quotes: readonly Quote[]): number =>
  quotes.reduce((sum, { company, price }) => sum + shares[company] * price, cash)

export interface Change {
  readonly company: Company
  readonly before: Quote
  readonly after: Quote
}

export interface Preview {
  readonly company: Company
  readonly path: readonly number[]
  readonly from: number
  readonly to: number
  /** The companies whose price or rank it changes, the moved one first. */
  readonly changes: readonly Change[]
  /** What it does to the player's wealth. */
  readonly gain: number
}

/** One brick moved, and nothing else. */
function previewOf(view: View, seat: Seat, step: Step): Preview {
  const standing = { bricks: bricksOf(view), arrivals: view.arrivals }
  const { side } = view.options
  const before = quotesOf(side, standing)
  const after = quotesOf(side, stepped(standing, step))
  const changes = before.flatMap((was, i): Change[] => {
    const is = after[i]
    if (!is) return []
    const changed = was.company === step.company || was.price !== is.price || was.rank !== is.rank
    return changed ? [{ company: was.company, before: was, after: is }] : []
  })
  const board = view.boards[seat]
  const gain = board ? wealthOf(board.cash, board.shares, after) - wealthOf(board.cash, board.shares, before) : 0
  const own = (change: Change) => (change.company === step.company ? 0 : 1)
  return { ...step, gain, changes: changes.sort((a, b) => own(a) - own(b)) }
}

/** A card of the hand, if nobody else moves that brick or stands in its way. */
export const cardPreview = (view: View, seat: Seat, company: Company): Preview =>
  previewOf(view, seat, advanced(bricksOf(view), company, view.tiles?.movement ?? 0))

export const rankPreview = (view: View, seat: Seat, company: Company, to: number): Preview =>
  previewOf(view, seat, { company, from: bricksOf(view)[company], to, path: [to] })

export interface Net {
  readonly sold: number
  readonly bought: number
  readonly cash: number
  readonly problem: ReturnType<typeof objection>
}

/** Both sides of a deal with the bank, and why it cannot be made. */
export function netOf(view: View, seat: Seat, sell: Company | null, buy: Company | null): Net {
  const by = (of: 'price' | 'bank') => byCompany((wanted) => view.bricks.find((b) => b.company === wanted)?.[of] ?? 0)
  const trade: Trade = { kind: 'trade', sell, buy }
  const prices = by('price')
  const { sold, bought } = priced(prices, trade)
  const board = view.boards[seat]
  return {
    sold,
    bought,
    cash: (board?.cash ?? 0) + sold - bought,
    problem: board && objection(board, by('bank'), prices, trade),
  }
}
