/** What a position is worth to each bank: the score it is heading for, in points of the end. */
import type { Seat } from '../../game.ts'
import { MOST_BOUGHT, PRICES, PRINTED } from './data.ts'
import type { Forecast, Weather } from './forecast.ts'
import { forecast, lastYear, prospectOf, turnsLeft } from './forecast.ts'
import { JUDGEMENT } from './judgement.ts'
import { tokenOf } from './steps/year.ts'
import type { Bank, State } from './types.ts'

/** How likely each is, and how much of the fear of ruin is for it. */
const WEATHERS: readonly { readonly likely: number; readonly feared: number; readonly weather: Weather }[] = [
  { likely: 1 - JUDGEMENT.rough, feared: 1 - JUDGEMENT.fear, weather: { debt: 0, anger: 0 } },
  { likely: JUDGEMENT.rough, feared: JUDGEMENT.fear, weather: { debt: JUDGEMENT.push, anger: JUDGEMENT.push } },
]

const yearsAfter = (state: State): number => lastYear(state) - Math.max(0, state.year)

/** What gold buys besides half a point: nothing when there is no auction any more. */
export function goldRate(state: State): number {
  const banks = state.banks.filter(({ out }) => out === null).length
  const turns = state.agenda.reduce((sum, { kind }) => sum + (kind === 'cards' ? banks : kind === 'turn' ? 1 : 0), 0)
  const quarters = 4 * yearsAfter(state) * banks
  const here = state.agenda.filter(({ kind }) => kind === 'auction').length
  return JUDGEMENT.gold * Math.min(1, (here + JUDGEMENT.auctions * (turns + quarters)) / JUDGEMENT.market)
}

export const goldWorth = (gold: number, rate: number): number =>
  JUDGEMENT.half * gold + rate * JUDGEMENT.enoughGold * (1 - Math.exp(-gold / JUDGEMENT.enoughGold))

/** What a piece of gold will cost at the next good moment to buy some. */
function priceAhead(state: State, turns: number): number {
  const coming = state.agenda.some(({ kind }) => kind === 'blackMarket')
  const fall = coming && turns > 0 ? tokenOf(state.tokens.market, state.year).gold : 0
  return PRICES[Math.max(0, Math.min(PRICES.length - 1, state.market.gold - fall + 1))] ?? 1
}

/** Money is worth the gold it can still be turned into. */
function moneyWorth(state: State, bank: Bank, seat: Seat, money: number, rate: number): number {
  const turns = turnsLeft(state, seat)
  const cards = bank.hand.filter((card) => card === 'moscow').length
  const visits = Math.min(cards, turns) + JUDGEMENT.visits * yearsAfter(state)
  const price = priceAhead(state, turns)
  const pieces = Math.min(money / price, visits * MOST_BOUGHT)
  const more = goldWorth(bank.gold + pieces, rate) - goldWorth(bank.gold, rate)
  return more * JUDGEMENT.money
}

/** Loans that find no place this year wait for the next one. */
const loansWorth = (state: State, { loans }: Bank): number =>
  Math.min(1, yearsAfter(state)) * JUDGEMENT.later * Math.min(loans, JUDGEMENT.placed)

/** What a bank keeps of its properties where so many of each state's topmost ones may go. */
function keptPoints(state: State, seat: Seat, lost: readonly number[]): number {
  let points = 0
  state.boards.forEach(({ state: id, owners, happiness }, b) => {
    const risk = happiness === 0 ? 1 : JUDGEMENT.threat
    const safe = owners.length - (lost[b] ?? 0)
    owners.forEach((owner, i) => {
      if (owner === seat) points += (PRINTED[id].properties[i]?.points ?? 0) * (i < safe ? 1 : 1 - risk)
    })
  })
  return points
}

/** By seat. */
export function outlook(state: State): number[] {
  const prospect = prospectOf(state)
  const rate = goldRate(state)
  const worths = state.banks.map(() => 0)
  for (const { likely, feared, weather } of WEATHERS) {
    const seen = forecast(prospect, weather)
    state.banks.forEach((bank, seat) => {
      const ruined = ruin(state, seen.out[seat] ?? null, seen.soon[seat] ?? 0)
      worths[seat] = (worths[seat] ?? 0) + feared * ruined + likely * standing(state, bank, seat, seen, rate)
    })
  }
  return worths
}

const standing = (state: State, bank: Bank, seat: Seat, seen: Forecast, rate: number): number =>
  keptPoints(state, seat, seen.lost) +
  goldWorth(bank.gold, rate) +
  moneyWorth(state, bank, seat, seen.money[seat] ?? 0, rate) +
  loansWorth(state, bank) +
  JUDGEMENT.half * (bank.weapons + (seen.income[seat] ?? 0))

/** What the threat of dropping out costs: the nearer, the more; and a deep income is hard to come up from. */
function ruin(state: State, outIn: number | null, soon: number): number {
  const mired = JUDGEMENT.depth * Math.min(0, soon - JUDGEMENT.mire)
  return mired + (outIn === null ? 0 : JUDGEMENT.out / (1 + outIn - state.year))
}

/** One bank's own worth, less something for what the others have: most for the strongest. */
export function edge(worths: readonly number[], banks: readonly Pick<Bank, 'out'>[], seat: Seat): number {
  const rivals = worths.filter((_, other) => other !== seat && banks[other]?.out === null)
  if (rivals.length === 0) return worths[seat] ?? 0
  const mean = rivals.reduce((sum, worth) => sum + worth, 0) / rivals.length
  return (worths[seat] ?? 0) - (JUDGEMENT.rivalry * (mean + Math.max(...rivals))) / 2
}
