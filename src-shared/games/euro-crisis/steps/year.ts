/** What a year brings by itself: its list of steps, the events between the quarters, and everything at its end. */
import { ACTIONS, ANGER, ECONOMY, ECONOMY_OTHERS, PRICES, PRINTED, QUARTERS } from '../data.ts'
import { eachFromBelow, isIn, over, paid, ranking, tell } from '../banks.ts'
import { stepsToCut } from '../bonds.ts'
import { cheered, governed, indebted, pairOf, pointsOf } from '../states.ts'
import type { Bank, Board, Milestone, State, Step } from '../types.ts'
import { picksOf } from './quarters.ts'
import type { Of, StepRules } from './step.ts'
import { instead } from './step.ts'

/** One year in its order, after the quarters have been chosen. */
export const YEAR: readonly Step[] = [
  { kind: 'cards', quarter: 1 },
  { kind: 'anger' },
  { kind: 'note' },
  { kind: 'cards', quarter: 2 },
  { kind: 'economy' },
  { kind: 'note' },
  { kind: 'cards', quarter: 3 },
  { kind: 'blackMarket' },
  { kind: 'note' },
  { kind: 'cards', quarter: 4 },
  { kind: 'income' },
  { kind: 'nationalDebt' },
  { kind: 'restore' },
  { kind: 'note' },
  { kind: 'yearEnd' },
]

export const handOf = (options: State['options']): Bank['hand'] =>
  ACTIONS.flatMap((card) => Array.from({ length: options[card] }, () => card))

/** Three players: from the highest income to the second-highest. In year 1 these are the initial player and the next one clockwise. */
function directed(state: State): State {
  if (state.seats >= QUARTERS) return state
  const [from, to] = ranking(state)
  if (from === undefined || to === undefined) return state
  const direction = (from + 1) % state.seats === to ? 1 : -1
  return tell({ ...state, direction }, { kind: 'direction', from, to })
}

export const newYear: StepRules<Of<'newYear'>> = {
  settle(state) {
    const year = state.year + 1
    const hand = handOf(state.options)
    const banks = state.banks.map((bank): Bank => (bank.out ? bank : { ...bank, hand, played: [] }))
    const markers = Array.from({ length: QUARTERS }, () => null)
    const next = directed(tell({ ...state, year, quarter: 0, order: [], banks, markers }, { kind: 'year', year }))
    return instead(next, { kind: 'quarters', picks: picksOf(next) }, ...YEAR)
  },
}

/** The token of this year; with three states a fourth year sees the first one's again. */
export const tokenOf = <T>(tokens: readonly T[], year: number): T => {
  const token = tokens[(year - 1) % tokens.length]
  if (token === undefined) throw new RangeError('no token for this year')
  return token
}

/** An event may bring crises: the highest income, as it stands then, orders them. */
const withCrises = (state: State): State => instead(state, { kind: 'crises', seat: ranking(state)[0] ?? 0 })

const eachBoard = (state: State, change: (board: Board) => Board): State => ({
  ...state,
  boards: state.boards.map(change),
})

export const anger: StepRules<Of<'anger'>> = {
  settle(state) {
    const target = tokenOf(state.tokens.anger, state.year)
    const after = eachBoard(state, (board) => cheered(board, -(board.state === target ? ANGER.target : ANGER.others)))
    const slides = state.boards.map(({ state: id, happiness: from }, i) => ({
      ...{ state: id, from },
      to: after.boards[i]?.happiness ?? from,
    }))
    return withCrises(tell(after, { kind: 'anger', state: target, slides }))
  },
}

const driftsBetween = (before: State, after: State) =>
  before.boards.map(({ state, debt: from }, i) => ({ state, from, to: after.boards[i]?.debt ?? from }))

export const economy: StepRules<Of<'economy'>> = {
  settle(state) {
    const target = tokenOf(state.tokens.economy, state.year)
    const after = eachBoard(state, (board) =>
      indebted(board, board.state === target ? ECONOMY[target] : ECONOMY_OTHERS),
    )
    return withCrises(tell(after, { kind: 'economy', state: target, drifts: driftsBetween(state, after) }))
  },
}

export const blackMarket: StepRules<Of<'blackMarket'>> = {
  settle(state) {
    const fall = tokenOf(state.tokens.market, state.year)
    const market = {
      gold: Math.max(0, state.market.gold - fall.gold),
      weapons: Math.max(0, state.market.weapons - fall.weapons),
    }
    const moved = (goods: keyof typeof market) => ({
      from: PRICES[state.market[goods]] ?? 0,
      to: PRICES[market[goods]] ?? 0,
    })
    return tell(instead({ ...state, market }), { kind: 'blackMarket', gold: moved('gold'), weapons: moved('weapons') })
  },
}

export const income: StepRules<Of<'income'>> = {
  settle: (state) =>
    eachFromBelow(
      instead(state),
      (now, seat) => {
        const { state: after, payment } = paid(now, seat, now.banks[seat]?.income ?? 0)
        return { state: after, record: payment }
      },
      (payments) => ({ kind: 'income', year: state.year, payments }),
    ),
}

export const nationalDebt: StepRules<Of<'nationalDebt'>> = {
  settle(state) {
    const after = eachBoard(state, (board) => indebted(board, PRINTED[board.state].yearly))
    return withCrises(tell(after, { kind: 'nationalDebt', drifts: driftsBetween(state, after) }))
  },
}

export const restore: StepRules<Of<'restore'>> = {
  settle: (state) => tell(instead(eachBoard(state, (board) => governed(board, pairOf(board)))), { kind: 'restored' }),
}

export const milestoneOf = (state: State): Milestone => ({
  year: state.year,
  quarter: state.quarter,
  income: state.banks.map((bank) => bank.income),
  points: state.banks.map((_, seat) => pointsOf(state.boards, seat)),
  out: state.banks.map((_, seat) => !isIn(state, seat)),
  debt: state.boards.map((board) => stepsToCut(board.state, board.debt)),
  happiness: state.boards.map(({ happiness }) => happiness),
})

export const note: StepRules<Of<'note'>> = {
  settle: (state) => instead({ ...state, milestones: [...state.milestones, milestoneOf(state)] }),
}

export const yearEnd: StepRules<Of<'yearEnd'>> = {
  settle(state) {
    if (state.rich) return over(state, 'points')
    return state.year >= state.options.years ? over(state, 'years') : instead(state, { kind: 'newYear' })
  },
}
