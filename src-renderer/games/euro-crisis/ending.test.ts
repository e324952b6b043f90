/** The end is told as it was played: every point has its reason, every line of a chart its end. */
import { describe, expect, it } from 'vitest'
import { euroCrisis } from '../../../src-shared/games/euro-crisis/game.ts'
import { QUICK } from '../../../src-shared/games/euro-crisis/options.ts'
import type { Milestone, ScoreSheet, View } from '../../../src-shared/games/euro-crisis/types.ts'
import { bankLines, debtLines, inOrder, linesOf, quartersOf, tiesOf } from './ending.ts'

const sheet = (seat: number, place: number, more: Partial<ScoreSheet> = {}): ScoreSheet => ({
  ...{ seat, place, properties: [], points: 0, gold: 0, weapons: 0, income: 0, half: 0, total: 0, out: null },
  winner: place === 1,
  ...more,
})

describe('the score, line by line', () => {
  it('has a line for each state, with what is owned there and what it is worth', () => {
    const lines = linesOf({
      properties: [
        { state: 'greece', property: 'ports', points: 6 },
        { state: 'greece', property: 'acropolis', points: 12 },
        { state: 'france', property: 'sncf', points: 2 },
      ],
    })
    expect(lines.map(({ state, properties, points }) => [state, properties.length, points])).toEqual([
      ['greece', 2, 18],
      ['france', 1, 2],
    ])
    expect(linesOf({ properties: [] })).toEqual([])
  })

  it('is told from the best to those who dropped out', () => {
    const out = { year: 2, quarter: 3 }
    const scores = [sheet(0, 3, { out }), sheet(1, 2), sheet(2, 3, { out }), sheet(3, 1)]
    expect(inOrder(scores).map(({ seat }) => seat)).toEqual([3, 1, 0, 2])
  })
})

describe('a tie', () => {
  it('is broken by the higher income', () => {
    const scores = [sheet(0, 2, { total: 24, income: -18 }), sheet(1, 1, { total: 24, income: -3 }), sheet(2, 3)]
    expect(tiesOf(scores)).toEqual([{ higher: 1, lower: 0, total: 24, incomes: [-3, -18], by: 'income' }])
  })

  it('is broken by the stack where the incomes are equal too', () => {
    const scores = [sheet(0, 1, { total: 24, income: 5 }), sheet(1, 2, { total: 24, income: 5 })]
    expect(tiesOf(scores).map(({ higher, by }) => [higher, by])).toEqual([[0, 'stack']])
  })

  it('is none with a bank that dropped out', () => {
    const out = { year: 2, quarter: 3 }
    expect(tiesOf([sheet(0, 1, { total: 12 }), sheet(1, 2, { total: 12, out })])).toEqual([])
  })
})

/** A quick start before its first move, with a course laid down by hand. */
function ended(change: Partial<View>): View {
  const state = euroCrisis.setup(QUICK, { seats: 4, first: 0, sides: [] }, '5'.repeat(32))
  return { ...euroCrisis.view(state, 'table'), ...change }
}

const noted = (year: number, quarter: number, income: number[], more: Partial<Milestone> = {}): Milestone => ({
  ...{ year, quarter, income, points: income.map(() => 7), out: income.map(() => false) },
  ...{ debt: [4, 6, 7, 8], happiness: [4, 5, 5, 5] },
  ...more,
})

const start = noted(0, 0, [5, 5, 5, 5])

describe('charts over the quarters', () => {
  it('go from the beginning to the end of the last quarter', () => {
    const milestones = [start, noted(1, 1, [15, 5, 5, 5]), noted(1, 4, [9, 5, 5, 5])]
    const view = ended({ year: 1, quarter: 4, milestones })
    expect(bankLines(view, 'income')[0]).toEqual([
      { x: 0, y: 5 },
      { x: 1, y: 15 },
      { x: 4, y: 9 },
    ])
    expect(bankLines(view, 'points')[3]?.map(({ y }) => y)).toEqual([7, 7, 7])
    expect(quartersOf(view)).toEqual([
      { x: 1, year: null },
      { x: 4, year: 1 },
    ])
  })

  it('follow a bank down to where it dropped out, and no further', () => {
    const gone = [false, true, false, false]
    const milestones = [start, noted(1, 1, [5, -22, 5, 5], { out: gone }), noted(1, 2, [5, -22, 5, 5], { out: gone })]
    const lines = bankLines(ended({ year: 1, quarter: 2, milestones }), 'income')
    expect(lines.map((line) => line.length)).toEqual([3, 2, 3, 3])
    expect(lines[1]?.[1]).toEqual({ x: 1, y: -22 })
  })

  it('have the very end where the game is over in the middle of a quarter', () => {
    const view = ended({ year: 2, quarter: 3, milestones: [start, noted(2, 2, [5, 5, 5, 5])] })
    const banks = view.banks.map((bank, seat) => (seat === 0 ? bank : { ...bank, income: -21, out: view }))
    const lines = bankLines({ ...view, banks }, 'income')
    expect(lines[0]?.map(({ x }) => x)).toEqual([0, 6, 7])
    expect(lines[1]?.[2]).toEqual({ x: 7, y: -21 })
  })

  it('touch zero where a state had a debt cut', () => {
    const events: View['events'] = [
      { n: 1, key: 'begins', args: { year: 1, quarter: 2, who: 0 } },
      { n: 2, key: 'cut', args: { state: 'ireland', losses: [], again: true } },
    ]
    const milestones = [start, noted(1, 1, [5, 5, 5, 5]), noted(1, 2, [5, 5, 5, 5])]
    const [greece, ireland] = debtLines(ended({ year: 1, quarter: 2, milestones, events }))
    expect(greece?.map(({ y }) => y)).toEqual([4, 4, 4])
    expect(ireland?.map(({ y }) => y)).toEqual([6, 6, 0, 6])
    expect(ireland?.[2]?.x).toBeGreaterThan(1)
    expect(ireland?.[2]?.x).toBeLessThan(2)
  })
})
