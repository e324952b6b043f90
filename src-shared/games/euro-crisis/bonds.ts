/** Bond zones: where the debt marker may go, where loans come to lie, and how far it is to a debt cut. */
import type { StateId } from './data.ts'
import { PRINTED, STATE_IDS } from './data.ts'
import type { Board, Loan, Spot } from './types.ts'

/** A number of interest, a space without one, or the debt cut. */
export type Space = number | 'blank' | 'cut'

const spaceOf = (sign: string): Space => (sign === '€' ? 'cut' : sign === '_' ? 'blank' : Number(sign))
const zoneOf = (state: StateId): Space[][] => PRINTED[state].grid.map((row) => row.split(' ').map(spaceOf))

/** Rows from the top, columns from 0 here. */
export const ZONES: Readonly<Record<StateId, readonly (readonly Space[])[]>> = {
  greece: zoneOf('greece'),
  ireland: zoneOf('ireland'),
  spain: zoneOf('spain'),
  france: zoneOf('france'),
}

/** What is printed there; undefined beyond the edges. */
export const spaceAt = (state: StateId, { row, column }: Spot): Space | undefined => ZONES[state][row]?.[column - 1]

/** The number a row goes by. */
export const numberOf = (state: StateId, row: number): number => Number(ZONES[state][row]?.[0])

/** The row with that number. */
export const rowOf = (state: StateId, number: number): number => ZONES[state].findIndex(([first]) => first === number)

const startOf = (state: StateId): Spot => {
  const { row, column } = PRINTED[state].start
  return { row: rowOf(state, row), column }
}
export const STARTS = Object.fromEntries(STATE_IDS.map((state) => [state, startOf(state)])) as Readonly<
  Record<StateId, Spot>
>

export const isCut = (state: StateId, spot: Spot): boolean => spaceAt(state, spot) === 'cut'

/** One step: right, or where that is impossible up. From the debt cut nothing leads further. */
function risen(state: StateId, spot: Spot): Spot {
  if (isCut(state, spot)) return spot
  const right = { ...spot, column: spot.column + 1 }
  if (spaceAt(state, right) !== undefined) return right
  return { ...spot, row: spot.row - 1 }
}

export function debtRisen(state: StateId, spot: Spot, steps: number): Spot {
  let now = spot
  for (let step = 0; step < steps; step++) now = risen(state, now)
  return now
}

/** One step left, not out of the zone and not into a column that holds a loan. */
export function debtFallen({ debt, loans }: Pick<Board, 'debt' | 'loans'>): Spot {
  const column = debt.column - 1
  return column < 1 || loans.some((loan) => loan.column === column) ? debt : { ...debt, column }
}

/** A row up or down in the same column, where there is such a space. */
export function interestMoved(state: StateId, spot: Spot, by: 1 | -1): Spot {
  const moved = { ...spot, row: spot.row - by }
  return spaceAt(state, moved) === undefined ? spot : moved
}

/** So many single steps of debt lead to the debt cut. */
export function stepsToCut(state: StateId, spot: Spot): number {
  let steps = 0
  for (let now = spot; !isCut(state, now); now = risen(state, now)) steps++
  return steps
}

/** What a loan in that column would lie on: in the marker's row, else in the nearest one of the column that has a number. */
function spotFor(state: StateId, row: number, column: number): Spot | undefined {
  const rows = ZONES[state].map((_, candidate) => candidate)
  const numbered = rows.filter((candidate) => typeof spaceAt(state, { row: candidate, column }) === 'number')
  const [nearest] = numbered.sort((a, b) => Math.abs(a - row) - Math.abs(b - row))
  return nearest === undefined ? undefined : { row: nearest, column }
}

/** The loans a bank could place: free columns left of the marker, the leftmost first. */
export function loansFor(board: Pick<Board, 'state' | 'debt' | 'loans'>, seat: number, most: number): Loan[] {
  const { state, debt, loans } = board
  const found: Loan[] = []
  for (let column = 1; column < debt.column && found.length < most; column++) {
    const spot = spotFor(state, debt.row, column)
    if (!spot || loans.some((loan) => loan.column === column)) continue
    found.push({ ...spot, seat, value: Number(spaceAt(state, spot)) })
  }
  return found
}

export const valueOf = (loans: readonly Pick<Loan, 'value'>[]): number =>
  loans.reduce((sum, { value }) => sum + value, 0)
