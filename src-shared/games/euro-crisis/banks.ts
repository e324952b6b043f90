/** The banks: income discs and their stacks, paying, dropping out, and what the general supply still has. */
import type { Seat } from '../../game.ts'
import type { StateId } from './data.ts'
import { HIGHEST_INCOME, LOWEST_INCOME, SUPPLY } from './data.ts'
import type { Bank, Board, Happening, Payment, Shift, State } from './types.ts'

export const tell = (state: State, ...happened: readonly Happening[]): State => ({
  ...state,
  events: [...state.events, ...happened],
})

export function bankOf<B>({ banks }: { readonly banks: readonly B[] }, seat: Seat): B {
  const bank = banks[seat]
  if (!bank) throw new RangeError(`no bank on seat ${String(seat)}`)
  return bank
}

export function boardOf({ boards }: { readonly boards: readonly Board[] }, id: StateId): Board {
  const board = boards.find(({ state }) => state === id)
  if (!board) throw new RangeError(`${id} is not in play`)
  return board
}

export const withBank = (state: State, seat: Seat, change: Partial<Bank>): State => ({
  ...state,
  banks: state.banks.map((bank, s) => (s === seat ? { ...bank, ...change } : bank)),
})

export const withBoard = (state: State, board: Board): State => ({
  ...state,
  boards: state.boards.map((other) => (other.state === board.state ? board : other)),
})

/** What incomes and their stacks are read from: a state, or a view of one. */
interface Discs {
  readonly banks: readonly { readonly income: number; readonly out: unknown }[]
  readonly discs: readonly Seat[]
}

/** The banks in the game, the highest income first: of two on one space the one that came later lies on top. */
export function ranking({ banks, discs }: Discs): Seat[] {
  const incomeOf = (seat: Seat) => banks[seat]?.income ?? 0
  return [...discs]
    .reverse()
    .filter((seat) => banks[seat]?.out === null)
    .sort((a, b) => incomeOf(b) - incomeOf(a))
}

/** The lowest first: the order in which one step changes several banks. */
export const fromBelow = (state: Discs): Seat[] => ranking(state).reverse()

export const isIn = ({ banks }: { readonly banks: readonly { readonly out: unknown }[] }, seat: Seat): boolean =>
  banks[seat]?.out === null

/** Clockwise from a seat on, that one first; without those who have dropped out. */
export const clockwise = (state: State, from: Seat, direction: 1 | -1 = 1): Seat[] =>
  state.banks
    .map((_, i) => (((from + i * direction) % state.seats) + state.seats) % state.seats)
    .filter((seat) => isIn(state, seat))

export const isOver = ({ agenda }: Pick<State, 'agenda'>): boolean => agenda.length === 0

/** Where an income ends up. Undefined: the disc stays where it lies. */
export function incomeAfter(income: number, by: number, elimination: boolean): number | undefined {
  if (by === 0) return undefined
  const after = Math.min(HIGHEST_INCOME, income + by)
  if (elimination || after >= LOWEST_INCOME) return after
  return income === LOWEST_INCOME ? undefined : LOWEST_INCOME
}

/** Moves a disc, onto whatever lies on its new space. Whoever falls too low is out only by `eachFromBelow`. */
export function shifted(state: State, seat: Seat, by: number): { readonly state: State; readonly shift: Shift } {
  const from = bankOf(state, seat).income
  const to = incomeAfter(from, by, state.options.elimination)
  if (to === undefined) return { state, shift: { seat, from, to: from } }
  const discs = [...state.discs.filter((disc) => disc !== seat), seat]
  return { state: { ...withBank(state, seat, { income: to }), discs }, shift: { seat, from, to } }
}

/** What somebody with so much money pays, and what is missing. */
export const payable = (money: number, due: number) => {
  const paid = Math.min(money, due)
  return { paid, missing: due - paid }
}

/** Money comes in, or goes out; what is missing is lost as income in one move. */
export function paid(state: State, seat: Seat, money: number): { readonly state: State; readonly payment: Payment } {
  const bank = bankOf(state, seat)
  const { paid: out, missing } = payable(bank.money, Math.max(0, -money))
  const settled = withBank(state, seat, { money: bank.money + Math.max(0, money) - out })
  const { state: after, shift } = shifted(settled, seat, -missing)
  // Not −0, which is no plain JSON.
  return { state: after, payment: { ...shift, money: money > 0 ? money : 0 - out, missing } }
}

/** Below the lowest income a bank is out at once: what it had goes back to the supply, its loans and properties on the boards stay. */
function outIfFallen(state: State, seat: Seat): State {
  if (bankOf(state, seat).income >= LOWEST_INCOME) return state
  const { year, quarter } = state
  return withBank(state, seat, { money: 0, gold: 0, weapons: 0, loans: 0, out: { year, quarter } })
}

/**
 * One step that changes several banks: the lowest income goes first, in the order before the step. As soon as one bank is
 * left the game is over, and the rest of the step is dropped.
 */
export function eachFromBelow<Record>(
  state: State,
  change: (now: State, seat: Seat) => { readonly state: State; readonly record: Record },
  happened: (records: readonly Record[]) => Happening,
): State {
  const records: Record[] = []
  const gone: Happening[] = []
  let now = state
  for (const seat of fromBelow(state)) {
    const { state: after, record } = change(now, seat)
    records.push(record)
    now = outIfFallen(after, seat)
    if (!isIn(now, seat)) gone.push({ kind: 'out', seat })
    if (ranking(now).length === 1) break
  }
  const told = tell(now, happened(records), ...gone)
  return gone.length > 0 && ranking(told).length === 1 ? over(told, 'last') : told
}

export const over = (state: State, why: Extract<Happening, { kind: 'over' }>['why']): State =>
  tell({ ...state, agenda: [] }, { kind: 'over', why })

/** Loans a bank has on the boards. */
export const loansOut = (boards: readonly Board[], seat: Seat): number =>
  boards.reduce((sum, { loans }) => sum + loans.filter((loan) => loan.seat === seat).length, 0)

/** Loans of its colour that are still in the supply. */
export const loansLeft = (boards: readonly Board[], seat: Seat, inHand: number): number =>
  SUPPLY.loans - inHand - loansOut(boards, seat)

/** Pieces that nobody has. Weapons placed in a riot under way come back after it. */
export function supplyOf({ banks, agenda }: Pick<State, 'banks' | 'agenda'>): { gold: number; weapons: number } {
  const [step] = agenda
  const placed = step?.kind === 'riot' ? step.arms.reduce((sum, { weapons }) => sum + weapons, 0) : 0
  return {
    gold: banks.reduce<number>((left, { gold }) => left - gold, SUPPLY.gold),
    weapons: banks.reduce((left, { weapons }) => left - weapons, SUPPLY.weapons - placed),
  }
}
