/** What the calendar brings where nobody does anything more: events, debt cuts, incomes and riots until the end. All of it lies open. */
import type { Seat } from '../../game.ts'
import { fromBelow } from './banks.ts'
import { debtRisen, isCut } from './bonds.ts'
import { ANGER, ECONOMY, ECONOMY_OTHERS, HIGHEST_INCOME, LOWEST_INCOME, PRINTED } from './data.ts'
import { riotTakes } from './riots.ts'
import { tokenOf } from './steps/year.ts'
import type { Board, State } from './types.ts'

const KINDS = ['anger', 'economy', 'income', 'nationalDebt'] as const
export interface Coming {
  readonly kind: (typeof KINDS)[number]
  readonly year: number
}

export const lastYear = ({ rich, year, options }: State): number => (rich ? year : options.years)

export function calendarOf(state: State): Coming[] {
  const { year, agenda } = state
  const calendar: Coming[] = agenda.flatMap(({ kind }) =>
    KINDS.filter((k) => k === kind).map((k) => ({ kind: k, year })),
  )
  for (let later = year + 1; later <= lastYear(state); later++)
    for (const kind of KINDS) calendar.push({ kind, year: later })
  return calendar
}

/** How much others are expected to push each state towards its crises before anything else happens. */
export interface Weather {
  readonly debt: number
  readonly anger: number
}

const left = ({ large, small }: Board, parties: readonly string[]): number =>
  (parties.includes(large.party) ? large.left : 0) + (parties.includes(small.party) ? small.left : 0)

/** Where a state stands in that weather: nobody can push further than its parties have spaces left. */
function pushed(board: Board, { debt, anger }: Weather): { debt: Board['debt']; happiness: number } {
  if (debt === 0 && anger === 0) return board
  return {
    debt: debtRisen(board.state, board.debt, Math.min(debt, left(board, ['socialists', 'communists']))),
    // Brussels costs one, too.
    happiness: Math.max(0, board.happiness - Math.min(anger, 1 + left(board, ['conservatives']))),
  }
}

/** When loans that lie in a state now are cut: an index of the calendar, −1 for at once, its length for never. */
export function cutIn(state: State, board: Board, calendar: readonly Coming[], weather: Weather): number {
  let { debt } = pushed(board, weather)
  if (isCut(board.state, debt)) return -1
  for (let i = 0; i < calendar.length; i++) {
    const coming = calendar[i]
    if (coming?.kind === 'economy') {
      const isTarget = tokenOf(state.tokens.economy, coming.year) === board.state
      debt = debtRisen(board.state, debt, isTarget ? ECONOMY[board.state] : ECONOMY_OTHERS)
    } else if (coming?.kind === 'nationalDebt') debt = debtRisen(board.state, debt, PRINTED[board.state].yearly)
    else continue
    if (isCut(board.state, debt)) return i
  }
  return calendar.length
}

/** How many riots are to come in a state, one that is due now included. */
function riotsIn(state: State, board: Board, calendar: readonly Coming[], weather: Weather): number {
  let { happiness } = pushed(board, weather)
  let riots = 0
  const check = () => {
    if (happiness > 0) return
    riots++
    happiness = PRINTED[board.state].happiness.start
  }
  check()
  for (const { kind, year } of calendar) {
    if (kind !== 'anger') continue
    happiness -= tokenOf(state.tokens.anger, year) === board.state ? ANGER.target : ANGER.others
    check()
  }
  return riots
}

export interface Forecast {
  /** By seat. */
  readonly income: readonly number[]
  /** By seat: what it has and will get before the last year's end, when money is worth nothing any more. */
  readonly money: readonly number[]
  readonly out: readonly boolean[]
  /** By board: when its loans are cut. */
  readonly cuts: readonly number[]
  /** By board: how many of its properties go. */
  readonly lost: readonly number[]
}

interface Purse {
  income: number
  money: number
  out: boolean
}

function earned(purse: Purse, elimination: boolean): void {
  const due = purse.income
  if (due >= 0) purse.money += due
  else {
    const paid = Math.min(purse.money, -due)
    purse.money -= paid
    drop(purse, -due - paid, elimination)
  }
}

function drop(purse: Purse, by: number, elimination: boolean): void {
  purse.income = Math.min(HIGHEST_INCOME, purse.income) - by
  if (purse.income >= LOWEST_INCOME) return
  if (elimination) purse.out = true
  else purse.income = LOWEST_INCOME
}

export function forecast(state: State, calendar: readonly Coming[], weather: Weather): Forecast {
  const { boards, banks, options } = state
  const queue = fromBelow(state)
  const cuts = boards.map((board) => cutIn(state, board, calendar, weather))
  const ends = lastYear(state)
  const purses = banks.map((bank, seat: Seat): Purse => {
    const purse: Purse = {
      income: bank.income,
      money: bank.money,
      out: bank.out !== null || bank.income < LOWEST_INCOME,
    }
    const cutNow = (at: number) => {
      boards.forEach((board, b) => {
        if (cuts[b] !== at) return
        for (const loan of board.loans) if (loan.seat === seat) drop(purse, loan.value, options.elimination)
      })
    }
    cutNow(-1)
    for (let i = 0; i < calendar.length && !purse.out; i++) {
      const coming = calendar[i]
      if (coming?.kind === 'income') {
        const before = purse.money
        earned(purse, options.elimination)
        if (coming.year === ends) purse.money = Math.min(before, purse.money)
      }
      cutNow(i)
    }
    return purse
  })
  return {
    income: purses.map(({ income }) => income),
    money: purses.map(({ money }) => money),
    out: purses.map(({ out }) => out),
    cuts,
    lost: boards.map((board) => {
      if (board.owners.length === 0) return 0
      const riots = riotsIn(state, board, calendar, weather)
      return riots === 0 ? 0 : Math.min(board.owners.length, riots * riotTakes(state, board, queue))
    }),
  }
}
