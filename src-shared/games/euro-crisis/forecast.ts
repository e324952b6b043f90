/** What the calendar brings where nobody does anything more: events, debt cuts, incomes and riots until the end. All of it lies open. */
import type { Seat } from '../../game.ts'
import { bankOf, fromBelow, payable } from './banks.ts'
import { debtRisen, isCut, loansFor } from './bonds.ts'
import { ANGER, ECONOMY, ECONOMY_OTHERS, HIGHEST_INCOME, LOWEST_INCOME, PRINTED } from './data.ts'
import { JUDGEMENT } from './judgement.ts'
import { riotTakes } from './riots.ts'
import { ownedBy } from './states.ts'
import { tokenOf } from './steps/year.ts'
import type { Board, State } from './types.ts'

const KINDS = ['anger', 'economy', 'income', 'nationalDebt'] as const
export interface Coming {
  readonly kind: (typeof KINDS)[number]
  readonly year: number
}

/** Points brought into year 1 make that the last one. */
export const lastYear = ({ rich, year, options }: State): number => (rich ? Math.max(1, year) : options.years)

function calendarOf(state: State): Coming[] {
  const { year, agenda } = state
  const calendar: Coming[] = agenda.flatMap(({ kind }) =>
    KINDS.filter((k) => k === kind).map((k) => ({ kind: k, year })),
  )
  for (let later = year + 1; later <= lastYear(state); later++)
    for (const kind of KINDS) calendar.push({ kind, year: later })
  return calendar
}

/** Turns that a bank still has this year. */
export const turnsLeft = ({ agenda }: State, seat: Seat): number =>
  agenda.filter((step) => step.kind === 'cards' || (step.kind === 'turn' && step.seat === seat && step.reforms === 0))
    .length

/** How much others are expected to push each state towards its crises before anything else happens. */
export interface Weather {
  /** Communists among those who push it take money for what banks own there. */
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
  /** By seat: the income with which it goes into the next year. */
  readonly soon: readonly number[]
  /** By seat: the year in which it drops out. */
  readonly out: readonly (number | null)[]
  /** By board: how many of its properties go. */
  readonly lost: readonly number[]
}

interface Purse {
  income: number
  /** At the end of this year. */
  soon: number
  money: number
  /** The year in which it fell too low; it is looked at further on, so that near and far ruin can be told apart. */
  out: number | null
}

function earned(purse: Purse, elimination: boolean, year: number): void {
  if (purse.income >= 0) purse.money += purse.income
  else pay(purse, -purse.income, elimination, year)
}

function pay(purse: Purse, due: number, elimination: boolean, year: number): void {
  const { paid, missing } = payable(purse.money, due)
  purse.money -= paid
  drop(purse, missing, elimination, year)
}

function drop(purse: Purse, by: number, elimination: boolean, year: number): void {
  purse.income = Math.max(2 * LOWEST_INCOME, Math.min(HIGHEST_INCOME, purse.income) - by)
  if (purse.income >= LOWEST_INCOME) return
  if (elimination) purse.out ??= year
  else purse.income = LOWEST_INCOME
}

/** Loans that a bank is expected to place soon: how much income they bring, by board. */
type Placed = readonly { readonly board: number; readonly income: number }[]

/** What a piece of income is good for until its cut: the incomes before it, and half as much again if it lasts. */
function lasting(calendar: readonly Coming[], cut: number, ends: number): number {
  const incomes = calendar.filter(({ kind, year }, i) => kind === 'income' && i < cut && year < ends).length
  return incomes + (cut >= calendar.length ? JUDGEMENT.lasts : 0)
}

/** When a state's loans are cut, and what income from it is good for until then. */
interface Cut {
  /** An index of the calendar, −1 for at once, its length for never. */
  readonly at: number
  readonly goodFor: number
}

/** The loans in hand go where they bring most, one state for each London card that can still be played this year. */
function placements(state: State, seat: Seat, rooms: readonly (readonly number[])[], cuts: readonly Cut[]): Placed {
  const bank = bankOf(state, seat)
  const cards = bank.hand.filter((card) => card === 'london').length
  const placed: { board: number; income: number }[] = []
  let loans = bank.loans
  for (let play = Math.min(cards, turnsLeft(state, seat)); play > 0 && loans > 0; play--) {
    let best = { board: -1, income: 0, used: 0, worth: 0 }
    rooms.forEach((room, board) => {
      const used = Math.min(loans, room.length)
      const income = (room[used - 1] ?? 0) * JUDGEMENT.room
      const worth = income * (cuts[board]?.goodFor ?? 0)
      if (worth > best.worth && !placed.some((one) => one.board === board)) best = { board, income, used, worth }
    })
    if (best.board < 0) break
    placed.push(best)
    loans -= best.used
  }
  return placed
}

/** What does not depend on the weather. */
export interface Prospect {
  readonly state: State
  readonly calendar: readonly Coming[]
  /** By board and number of loans: the income they would bring. */
  readonly rooms: readonly (readonly number[])[]
  /** By board: how many properties one riot takes. */
  readonly taken: (number | undefined)[]
}

export const prospectOf = (state: State): Prospect => ({
  state,
  calendar: calendarOf(state),
  rooms: state.boards.map(roomIn),
  taken: [],
})

/** Worked out only where there is a riot to come. */
function takenIn({ state, taken }: Prospect, board: Board, b: number): number {
  const known = taken[b] ?? riotTakes(state, board, fromBelow(state))
  taken[b] = known
  return known
}

/** One bank's way through the calendar. */
function purseOf({ state, calendar, rooms }: Prospect, seat: Seat, cuts: readonly Cut[], weather: Weather): Purse {
  const { boards, options, year } = state
  const bank = bankOf(state, seat)
  const ends = lastYear(state)
  const placed = placements(state, seat, rooms, cuts)
  const out = bank.income < LOWEST_INCOME ? year : null
  const purse: Purse = { income: bank.income, soon: bank.income, money: bank.money, out }
  for (const { income } of placed) purse.income += income
  const cutNow = (at: number, now: number) => {
    boards.forEach(({ loans }, b) => {
      if (cuts[b]?.at !== at) return
      for (const loan of loans) if (loan.seat === seat) drop(purse, loan.value, options.elimination, now)
      for (const { board, income } of placed) if (board === b) drop(purse, income, options.elimination, now)
    })
  }
  for (const board of boards) {
    const reforms = Math.min(weather.debt, left(board, ['communists']))
    pay(purse, reforms * ownedBy(board, seat), options.elimination, year)
  }
  cutNow(-1, year)
  purse.soon = purse.income
  calendar.forEach(({ kind, year: now }, i) => {
    const before = purse.money
    if (kind === 'income') earned(purse, options.elimination, now)
    // The last year's money comes too late to buy anything.
    if (kind === 'income' && now === ends) purse.money = Math.min(before, purse.money)
    cutNow(i, now)
    if (now <= Math.max(1, year)) purse.soon = purse.income
  })
  return purse
}

export function forecast(prospect: Prospect, weather: Weather): Forecast {
  const { state, calendar } = prospect
  const { boards, banks } = state
  const ends = lastYear(state)
  const cuts = boards.map((board): Cut => {
    const at = cutIn(state, board, calendar, weather)
    return { at, goodFor: lasting(calendar, at, ends) }
  })
  const purses = banks.map((_, seat) => purseOf(prospect, seat, cuts, weather))
  return {
    income: purses.map(({ income }) => income),
    soon: purses.map(({ soon }) => soon),
    money: purses.map(({ money }) => money),
    out: purses.map(({ out }) => out),
    lost: boards.map((board, b) => {
      if (board.owners.length === 0) return 0
      const riots = riotsIn(state, board, calendar, weather)
      return riots === 0 ? 0 : Math.min(board.owners.length, riots * takenIn(prospect, board, b))
    }),
  }
}

/** By the number of loans: the income they would bring in a state as it lies. */
function roomIn(board: Board): number[] {
  let income = 0
  return loansFor(board, 0, JUDGEMENT.placed).map(({ value }) => (income += value))
}
