/** A Speculation bot: sees one seat's view, imagines what may come, and trades, ranks and plays cards for what that is worth. */
import type { Ask } from '../../game.ts'
import type { Random } from '../../random.ts'
import { COMPANIES } from './data.ts'
import type { Company } from './data.ts'
import type { Beginning, Known, Prices } from './foresight.ts'
import { blankPrices, companyNumber, imagine, knownFrom, lotsFrom, MOST_LOTS } from './foresight.ts'
import { byCompany } from './track.ts'
import { objection } from './trading.ts'
import type { Trade } from './trading.ts'
import type { Move, Shares, SpeculationAsk, View } from './types.ts'

/** So many courses of the game are imagined for a question. */
const COURSES = 32
/** Turns that a share is held for a better price. */
const PATIENCE = 8
/** Turns over which a card or a rank shows what it was good for. */
const NEAR = 3
/** What is sure to come counts for more than the best that may come. */
const HOPE = 0.3

type AskFor<Kind extends SpeculationAsk['kind']> = Extract<SpeculationAsk, { kind: Kind }>

export function bot(view: View, asks: readonly Ask[], random: Random): Move | undefined {
  const ask = (asks as readonly SpeculationAsk[]).find((a) => a.must)
  switch (ask?.kind) {
    case 'take': {
      // All bricks stand on start, and nobody has cards yet: one share is as good as another.
      const company = ask.companies[random.whole(0, ask.companies.length - 1)]
      return company && { kind: 'take', company }
    }
    case 'trade':
      return trade(view, random)
    case 'rank':
      return rank(view, ask, random)
    case 'card':
      return card(view, ask, random)
    case undefined:
      return undefined
  }
}

/** What a share of each company is worth to somebody who may wait: the best turn to have it, mostly by the average of all courses. */
function worths(view: View, random: Random): Shares {
  const lots = lotsFrom(random.whole(1, MOST_LOTS))
  const known = knownFrom(view)
  const rows = blankPrices(PATIENCE)
  const means = blankPrices(PATIENCE)
  const hopes = COMPANIES.map(() => 0)
  for (let course = 0; course < COURSES; course++) {
    imagine(known, {}, lots, rows)
    for (let c = 0; c < hopes.length; c++) {
      hopes[c] = (hopes[c] ?? 0) + bestOf(rows, c) / COURSES
      means.forEach((mean, turn) => (mean[c] = (mean[c] ?? 0) + (rows[turn]?.[c] ?? 0) / COURSES))
    }
  }
  return byCompany((company) => {
    const c = companyNumber(company)
    return (1 - HOPE) * bestOf(means, c) + HOPE * (hopes[c] ?? 0)
  })
}

/** The highest price of the turns to come; now is too late to wait for. */
const bestOf = (rows: Prices, c: number): number =>
  rows.reduce((best, row, turn) => (turn === 0 ? best : Math.max(best, row[c] ?? 0)), -Infinity)

/** The deal that gains most over its price. */
function trade(view: View, random: Random): Move {
  const worth = worths(view, random)
  const prices = byCompany((company) => view.bricks[companyNumber(company)]?.price ?? 0)
  const bank = byCompany((company) => view.bricks[companyNumber(company)]?.bank ?? 0)
  const board = view.boards[view.me ?? 0]
  const gain = (company: Company | null) => (company === null ? 0 : worth[company] - prices[company])
  const either: readonly (Company | null)[] = [null, ...COMPANIES]
  let best: Trade = { kind: 'trade', sell: null, buy: null }
  for (const sell of either)
    for (const buy of either) {
      const deal: Trade = { kind: 'trade', sell, buy }
      if (!board || objection(board, bank, prices, deal)) continue
      if (gain(buy) - gain(sell) > gain(best.buy) - gain(best.sell)) best = deal
    }
  return best
}

/** My wealth less what the others have on average, over the next turns, where the game goes on like this. */
function outlook(known: Known, begin: Beginning, seed: number): number {
  const { view } = known
  const lots = lotsFrom(seed)
  const rows = blankPrices(NEAR)
  // By company: how many shares more than the average of the others I hold. What is cash now stays cash.
  const edge = COMPANIES.map((company) =>
    view.boards.reduce(
      (total, { shares }, seat) => total + (seat === view.me ? shares[company] : -shares[company] / (view.seats - 1)),
      0,
    ),
  )
  let total = 0
  for (let course = 0; course < COURSES; course++) {
    imagine(known, begin, lots, rows)
    for (let turn = 1; turn <= NEAR; turn++)
      for (let c = 0; c < edge.length; c++) total += (edge[c] ?? 0) * (rows[turn]?.[c] ?? 0)
  }
  return total
}

/** What has the best outlook, all compared in the same imagined courses. */
function bestBy<T>(list: readonly T[], view: View, begin: (one: T) => Beginning, random: Random): T | undefined {
  const seed = random.whole(1, MOST_LOTS)
  const known = knownFrom(view)
  let best: { readonly one: T; readonly value: number } | undefined
  for (const one of list) {
    const value = outlook(known, begin(one), seed)
    if (!best || value > best.value) best = { one, value }
  }
  return best?.one
}

function rank(view: View, { choices }: AskFor<'rank'>, random: Random): Move | undefined {
  const choice = bestBy(choices, view, ({ company, to }) => ({ rank: { brick: companyNumber(company), to } }), random)
  return choice && { kind: 'rank', company: choice.company }
}

function card(view: View, { hand }: AskFor<'card'>, random: Random): Move | undefined {
  const chosen = bestBy(hand, view, (one) => ({ card: one }), random)
  return chosen && { kind: 'card', card: chosen }
}
