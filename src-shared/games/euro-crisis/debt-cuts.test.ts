/** Debt cuts: what banks lose, and that the state begins anew. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid, LaidState, Table } from './testing/table.ts'
import { frankfurt, london, stop, table } from './testing/table.ts'
import type { StateId } from './data.ts'

/** The economy brings this state, two or three steps before it, to the debt cut. */
const cutIn = (state: StateId, laid: LaidState = {}, rest: Laid = {}): Table => {
  const debt = { greece: [9, 4], ireland: [5, 8], spain: [9, 7], france: [9, 8] } as const
  return table({
    ...rest,
    economy: [state],
    states: { ...rest.states, [state]: { debt: debt[state], ...laid } },
  }).event('economy')
}

describe('debt cuts', () => {
  rule('cut.euro', () => {
    expect(cutIn('spain').told('cut').state).toBe('spain')
    expect(cutIn('spain', { debt: [9, 6] }).happened).not.toContain('cut')
    const states = { france: { debt: [9, 10], government: ['socialists', 'liberals'] } } as const
    const action = table({ states }).acts(0, 'rome').reforms(['france'])
    expect(action.play(0, stop).told('cut').state).toBe('france')
  })

  const loans = [
    [0, 1, 4],
    [1, 2, 5],
    [0, 3, 9],
    [2, 4, 5],
  ] as const
  const game = cutIn('spain', { loans }, { incomes: [20, 20, 20, 20] })

  rule('cut.loans', () => {
    expect(game.board('spain').loans).toEqual([])
    expect(game.state.banks.map((bank) => bank.loans)).toEqual([2, 2, 2, 2])
    // They are in the supply again: 13 can be taken.
    const bank = game
      .with({ quarter: 4 })
      .with({ incomes: [40, 20, 20, 20] })
      .acts(0, 'frankfurt')
    expect(bank.refusal(0, frankfurt(13))).toBeUndefined()
    expect(bank.refusal(0, frankfurt(14))).toBe('fewLoans')
  })

  rule('cut.income', () => {
    expect(game.incomes).toEqual([20 - 13, 20 - 5, 20 - 5, 20])
    expect(game.told('cut').losses).toMatchObject([
      { seat: 2, from: 20, to: 15 },
      { seat: 1, from: 20, to: 15 },
      { seat: 0, from: 20, to: 7, loans: [{ value: 4 }, { value: 9 }] },
    ])
  })

  rule('cut.printed', () => {
    const printed = [
      [1, 1, 4],
      [1, 2, 4],
      [2, 3, 9],
      [3, 4, 7],
      [3, 5, 5],
    ] as const
    const cut = cutIn('spain', { loans: printed }, { incomes: [9, 9, 9, 9] })
    expect(cut.incomes).toEqual([9, 1, 0, -3])
  })

  rule('cut.order', () => {
    const both = [
      [1, 1, 4],
      [2, 2, 5],
    ] as const
    const laid = { incomes: [9, 6, 7, 9] }
    const one = cutIn('spain', { loans: both }, laid)
    expect(one.incomes).toEqual([9, 2, 2, 9])
    // 2 was the higher one.
    expect(one.ranking.slice(2)).toEqual([2, 1])
    const other = cutIn(
      'spain',
      {
        loans: [
          [2, 1, 4],
          [1, 2, 5],
        ],
      },
      { incomes: [9, 7, 6, 9] },
    )
    expect(other.ranking.slice(2)).toEqual([1, 2])
  })

  rule('cut.marker', () => {
    expect(game.debt('spain')).toEqual([5, 5])
    expect(cutIn('greece').debt('greece')).toEqual([5, 4])
    expect(cutIn('ireland').debt('ireland')).toEqual([5, 4])
    expect(cutIn('france').debt('france')).toEqual([5, 5])
  })

  rule('cut.again', () => {
    expect(game.sees('table').events.find(({ key }) => key === 'cut')).toMatchObject({ args: { again: true } })
    const again = game.with({ quarter: 4 }).acts(0, 'london').play(0, london('spain', 2))
    expect(again.board('spain').loans.map(({ column, value }) => [column, value])).toEqual([
      [1, 5],
      [2, 5],
    ])
  })

  rule('cut.out', () => {
    const cut = cutIn('spain', { loans }, { banks: [{ out: true }] })
    expect(cut.board('spain').loans).toEqual([])
    expect(cut.told('cut').losses.map(({ seat }) => seat)).toEqual([2, 1])
    expect(cut.bank(0)).toMatchObject({ income: -21, loans: 0 })
  })

  rule('cut.none', () => {
    expect(cutIn('spain').told('cut').losses).toEqual([])
    expect(cutIn('spain').incomes).toEqual([5, 5, 5, 5])
  })
})
