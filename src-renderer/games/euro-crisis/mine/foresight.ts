/** What a move would change, told before it is made: for the bank that makes it, for others, for the states, and which crises come of it. */
import type { Seat } from '../../../../src-shared/game.ts'
import { bankOf, boardOf, ranking } from '../../../../src-shared/games/euro-crisis/banks.ts'
import { numberOf, stepsToCut } from '../../../../src-shared/games/euro-crisis/bonds.ts'
import type { Action, Pair, PropertyId, StateId } from '../../../../src-shared/games/euro-crisis/data.ts'
import { PARTIES, PRICES } from '../../../../src-shared/games/euro-crisis/data.ts'
import { mayGovern, nextProperty } from '../../../../src-shared/games/euro-crisis/states.ts'
import { dueIn } from '../../../../src-shared/games/euro-crisis/steps/crises.ts'
import { rulesOf } from '../../../../src-shared/games/euro-crisis/steps/index.ts'
import type { Board, EuroAsk, Move, State, Step, View } from '../../../../src-shared/games/euro-crisis/types.ts'
import { considered, worldOf } from '../../../../src-shared/games/euro-crisis/world.ts'
import type { CrisisOutcome, YearEnd } from './outcomes.ts'
import { crisisOutcome, yearEndOf } from './outcomes.ts'

interface Change {
  readonly from: number
  readonly to: number
}

export type Effect =
  | (Change & { readonly kind: 'income'; readonly rank: Change })
  | (Change & { readonly kind: 'money' | 'gold' | 'weapons' | 'loans' })
  | (Change & { readonly kind: 'price'; readonly goods: 'gold' | 'weapons' })
  /** Steps to the debt cut, and the numbers of the rows. */
  | (Change & { readonly kind: 'debt'; readonly state: StateId; readonly rows: Change })
  | (Change & { readonly kind: 'happiness'; readonly state: StateId })
  /** What another bank gets or, with a minus, has to pay; `income` where that costs it some, and whether it falls out by that. */
  | {
      readonly kind: 'payment'
      readonly seat: Seat
      readonly money: number
      readonly income: Change | null
      readonly isOut: boolean
    }
  | { readonly kind: 'auction'; readonly property: PropertyId; readonly points: number }
  | { readonly kind: 'out' }
  | YearEnd
  | CrisisOutcome

/** More than anybody ever has to pay. */
const PLENTY = 1000

/** Nothing is guessed of what is hidden: there are pieces enough to buy, and others can pay whatever they have to. */
const unguessed = (view: View): View => ({
  ...view,
  banks: view.banks.map((bank) => ({
    ...bank,
    ...{ money: bank.money ?? PLENTY, gold: bank.gold ?? 0, weapons: bank.weapons ?? 0 },
  })),
})

/** How things would stand right after a move, before anything that comes of it. Undefined where it is not possible. */
export const foreseen = (view: View, seat: Seat, move: Move): State | undefined =>
  considered(unguessed(view), seat, move)

/** Everything that is different right after a move, and what comes of it then: the worst first. */
export function effectsOf(view: View, seat: Seat, after: State): Effect[] {
  const stays = bankOf(after, seat).out === null
  return [
    ...(stays ? [] : [{ kind: 'out' } as const]),
    ...dueIn(after.boards).map((crisis) => crisisOutcome(after, crisis)),
    ...(stays ? ownEffects(view, seat, after) : []),
    ...after.boards.flatMap((board) => boardEffects(view, board)),
    ...auctionIn(after),
    ...paymentsIn(seat, after),
    ...pricesIn(view, after),
    ...(stays ? yearEndIn(view, seat, after) : []),
  ]
}

const rankOf = (world: Pick<State, 'banks' | 'discs'> | View, seat: Seat): number => ranking(world).indexOf(seat) + 1

function ownEffects(view: View, seat: Seat, after: State): Effect[] {
  const [before, bank] = [bankOf(view, seat), bankOf(after, seat)]
  const effects: Effect[] = []
  if (before.income !== bank.income) {
    const rank = { from: rankOf(view, seat), to: rankOf(after, seat) }
    effects.push({ kind: 'income', from: before.income, to: bank.income, rank })
  }
  for (const kind of ['money', 'gold', 'weapons', 'loans'] as const) {
    const from = before[kind]
    if (from !== null && from !== bank[kind]) effects.push({ kind, from, to: bank[kind] })
  }
  return effects
}

/** This bank's own part is in its money and income. */
const paymentsIn = (seat: Seat, after: State): Effect[] =>
  after.events
    .flatMap((event) => (event.kind === 'reform' ? event.payments : []))
    .flatMap((payment): Effect[] => {
      const { seat: who, money, missing, from, to } = payment
      if (who === seat) return []
      const income = missing > 0 ? { from, to } : null
      return [{ kind: 'payment', seat: who, money: money - missing, income, isOut: bankOf(after, who).out !== null }]
    })

function boardEffects(view: View, after: Board): Effect[] {
  const { state } = after
  const before = boardOf(view, state)
  const effects: Effect[] = []
  if (before.debt.row !== after.debt.row || before.debt.column !== after.debt.column) {
    const steps = { from: stepsToCut(state, before.debt), to: stepsToCut(state, after.debt) }
    const rows = { from: numberOf(state, before.debt.row), to: numberOf(state, after.debt.row) }
    effects.push({ kind: 'debt', state, ...steps, rows })
  }
  if (before.happiness !== after.happiness)
    effects.push({ kind: 'happiness', state, from: before.happiness, to: after.happiness })
  return effects
}

function auctionIn({ agenda: [step], boards }: State): Effect[] {
  const property = step?.kind === 'auction' ? nextProperty(boardOf({ boards }, step.state)) : undefined
  return property ? [{ kind: 'auction', property: property.id, points: property.points }] : []
}

const pricesIn = (view: View, after: State): Effect[] =>
  (['gold', 'weapons'] as const).flatMap((goods): Effect[] => {
    const [from, to] = [PRICES[view.market[goods]] ?? 0, PRICES[after.market[goods]] ?? 0]
    return from === to ? [] : [{ kind: 'price', goods, from, to }]
  })

/** Told where the move has to do with it. What cannot be paid then is a warning, and told as one. */
function yearEndIn(view: View, seat: Seat, after: State): YearEnd[] {
  const before = bankOf(view, seat)
  const bank = bankOf(after, seat)
  // The initial round is only beginning to make an income.
  if (view.year === 0) return []
  const matters = before.income !== bank.income || (bank.income < 0 && before.money !== bank.money)
  const end = yearEndOf(after, seat)
  return matters && end.missing === 0 ? [end] : []
}

/** The question a card would bring if it were turned up now. */
export function askOf(view: View, seat: Seat, card: Action): EuroAsk | undefined {
  const step: Step = { kind: 'turn', seat, card, reforms: 0 }
  return rulesOf(step).asks?.({ ...worldOf(unguessed(view)), agenda: [step] }, step, seat)[0]
}

/** Whether a card has something to do as things stand. */
export function isUseful(ask: EuroAsk): boolean {
  switch (ask.kind) {
    case 'frankfurt':
      return ask.most > 0
    case 'london':
      return ask.offers.length > 0
    case 'moscow':
      return ask.gold.most + ask.weapons.most > 0
    case 'reform':
      return ask.choices.length > 0
    default:
      return true
  }
}

/** The governments that may be formed in a state, the one it has first: that one begins its reforms anew. */
export function pairsFor(board: Board): Pair[] {
  const pairs = PARTIES.flatMap((large) => PARTIES.map((small): Pair => [large, small]))
  const isNow = ([large, small]: Pair) => large === board.large.party && small === board.small.party
  const allowed = pairs.filter((pair) => mayGovern(board, pair))
  return [...allowed.filter(isNow), ...allowed.filter((pair) => !isNow(pair))]
}

/** How many more pieces of one kind can be bought beside those of the other. */
export const mostBeside = (
  money: number,
  goods: { readonly price: number; readonly most: number },
  other: { readonly price: number; readonly pieces: number },
): number => Math.max(0, Math.min(goods.most, Math.floor((money - other.pieces * other.price) / goods.price)))

/** The reforms of the Rome that is under way, from the first. */
export function reformsMade({ events }: Pick<View, 'events'>) {
  const up = events.map(({ key }) => key).lastIndexOf('up')
  return events.slice(up + 1).flatMap((event) => {
    if (event.key !== 'reform' && event.key !== 'senseless') return []
    const { state, party } = event.args
    return [{ state, party, real: event.key === 'reform' }]
  })
}

/** Whether a reform moves nothing but its marker. */
export const isIdle = ({ events }: State): boolean =>
  events.every((event) => {
    if (event.kind !== 'reform') return true
    const { debt, happiness, payments } = event
    const isStill = debt.from.row === debt.to.row && debt.from.column === debt.to.column
    return isStill && happiness.from === happiness.to && payments.length === 0
  })

/** What this eye would see of banks and states right after a move: for warnings. What is hidden stays hidden. */
export const seenAfter = (view: View, { boards, banks }: State): View => ({
  ...view,
  boards,
  banks: view.banks.map((bank, seat) => {
    const { income, money, out } = bankOf({ banks }, seat)
    return { ...bank, income, out, money: bank.money === null ? null : money }
  }),
})
