/** The numbers behind the end of a game of Euro Crisis: the score line by line, what broke ties, and how it all came about. */
import type { Seat } from '../../../src-shared/game.ts'
import { stepsToCut } from '../../../src-shared/games/euro-crisis/bonds.ts'
import type { PropertyId, StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import { QUARTERS } from '../../../src-shared/games/euro-crisis/data.ts'
import type { Milestone, Moment, ScoreSheet, View } from '../../../src-shared/games/euro-crisis/types.ts'
import type { Point } from '../../parts/lines.ts'

export interface StateLine {
  readonly state: StateId
  readonly properties: readonly { readonly property: PropertyId; readonly points: number }[]
  readonly points: number
}

/** What a bank owns, state by state. */
export function linesOf({ properties }: Pick<ScoreSheet, 'properties'>): StateLine[] {
  const states = [...new Set(properties.map(({ state }) => state))]
  return states.map((state) => {
    const own = properties.filter((property) => property.state === state)
    return { state, properties: own, points: own.reduce((sum, { points }) => sum + points, 0) }
  })
}

/** The best first; those who dropped out come last, as they sit. */
export const inOrder = (scores: readonly ScoreSheet[]): ScoreSheet[] => [...scores].sort((a, b) => a.place - b.place)

/** Two banks with equal totals, and what put one before the other: the income, or its place in the stack. */
export interface Tie {
  readonly higher: Seat
  readonly lower: Seat
  readonly total: number
  readonly incomes: readonly [higher: number, lower: number]
  readonly by: 'income' | 'stack'
}

export function tiesOf(scores: readonly ScoreSheet[]): Tie[] {
  const scored = inOrder(scores).filter(({ out }) => out === null)
  return scored.flatMap((sheet, i): Tie[] => {
    const next = scored[i + 1]
    if (next?.total !== sheet.total) return []
    return [
      {
        ...{ higher: sheet.seat, lower: next.seat, total: sheet.total, incomes: [sheet.income, next.income] },
        by: sheet.income > next.income ? 'income' : 'stack',
      },
    ]
  })
}

/** Quarters since the beginning. */
const timeOf = ({ year, quarter }: Moment): number => Math.max(0, (year - 1) * QUARTERS + quarter)

type Ended = Pick<View, 'year' | 'quarter' | 'banks' | 'boards' | 'milestones' | 'events'>

/** How things stood after each quarter; a game that ended in the middle of one has its very end as well. */
function courseOf(view: Ended): Milestone[] {
  const { year, quarter, banks, boards, milestones } = view
  const last = milestones[milestones.length - 1]
  if (last && timeOf(last) >= timeOf(view)) return [...milestones]
  const end: Milestone = {
    year,
    quarter,
    income: banks.map(({ income }) => income),
    points: banks.map(({ points }) => points),
    out: banks.map(({ out }) => out !== null),
    debt: boards.map(({ state, debt }) => stepsToCut(state, debt)),
    happiness: boards.map(({ happiness }) => happiness),
  }
  return [...milestones, end]
}

/** By seat; the line of a bank ends where it dropped out. */
export function bankLines(view: Ended, of: 'income' | 'points'): Point[][] {
  const course = courseOf(view)
  return view.banks.map((_, seat) => {
    const gone = course.findIndex(({ out }) => out[seat] === true)
    const seen = gone < 0 ? course : course.slice(0, gone + 1)
    return seen.map((milestone) => ({ x: timeOf(milestone), y: milestone[of][seat] ?? 0 }))
  })
}

/** So long before the end of its quarter a debt cut is drawn: between how things stood before and afterwards. */
const JUST_BEFORE = 0.35

function cutsOf(view: Ended, state: StateId): Point[] {
  let time = 0
  const cuts: Point[] = []
  for (const event of view.events) {
    if (event.key === 'begins') time = timeOf(event.args)
    if (event.key === 'cut' && event.args.state === state) cuts.push({ x: time - JUST_BEFORE, y: 0 })
  }
  return cuts
}

/** By board: steps to a debt cut, down to zero where one came. */
export function debtLines(view: Ended): Point[][] {
  const course = courseOf(view)
  return view.boards.map(({ state }, board) =>
    [
      ...course.map((milestone) => ({ x: timeOf(milestone), y: milestone.debt[board] ?? 0 })),
      ...cutsOf(view, state),
    ].sort((a, b) => a.x - b.x),
  )
}

/** The end of each quarter; those that end a year have its number. */
export function quartersOf(view: Ended): { readonly x: number; readonly year: number | null }[] {
  const course = courseOf(view)
  return course
    .map(timeOf)
    .filter((x) => x > 0)
    .map((x) => ({ x, year: x % QUARTERS === 0 ? x / QUARTERS : null }))
}
