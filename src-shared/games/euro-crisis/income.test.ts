/** Income discs and their stacks, and the end of a year. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { decline, frankfurt, london, table } from './testing/table.ts'
import { euroCrisis } from './game.ts'

describe('discs', () => {
  rule('income.stack', () => {
    const game = table({ incomes: [9, 5, 5, 3] })
      .acts(0, 'frankfurt')
      .play(0, frankfurt(2))
    expect(game.incomes).toEqual([5, 5, 5, 3])
    expect(game.ranking).toEqual([0, 1, 2, 3])
    const other = table({ incomes: [5, 9, 5, 3], stack: [0, 2] })
      .acts(1, 'frankfurt')
      .play(1, frankfurt(2))
    expect(other.ranking).toEqual([1, 0, 2, 3])
    // From below as well.
    const up = table({ incomes: [5, 5, 5, 0], banks: [{}, {}, {}, { loans: 1 }] }).acts(3, 'london')
    expect(up.play(3, london('spain', 1)).ranking[0]).toBe(3)
  })

  rule('income.zero', () => {
    const game = table({ incomes: [0, 0, 0, 0], stack: [3, 1, 0, 2] })
    expect(game.event('income').ranking).toEqual([3, 1, 0, 2])
    expect(game.acts(2, 'frankfurt').play(2, decline).ranking).toEqual([3, 1, 0, 2])
    // Who loses nothing in a debt cut stays where they lie.
    const cut = table({ stack: [3, 1, 0, 2], states: { greece: { debt: [9, 5], loans: [[1, 1, 4]] } } })
    expect(cut.event('economy').ranking).toEqual([3, 0, 2, 1])
  })

  rule('income.top', () => {
    const game = table({ incomes: [36, 40, 40, 3], stack: [1, 2] })
      .acts(0, 'london')
      .play(0, london('spain', 1))
    expect(game.incomes[0]).toBe(40)
    expect(game.ranking).toEqual([0, 1, 2, 3])
  })

  rule('income.top.again', () => {
    const laid = { incomes: [40, 40, 3, 3], stack: [1, 0], states: { spain: { debt: [4, 3] as const } } }
    const before = table(laid).acts(0, 'london')
    expect(before.ranking.slice(0, 2)).toEqual([1, 0])
    const after = before.play(0, london('spain', 1))
    expect(after.told('lent').shift).toEqual({ seat: 0, from: 40, to: 40 })
    expect(after.ranking.slice(0, 2)).toEqual([0, 1])
  })

  rule('income.lowest', () => {
    const game = table({ incomes: [-14] })
      .acts(0, 'frankfurt')
      .play(0, frankfurt(3))
    expect(game.bank(0)).toMatchObject({ income: -20, out: null })
    expect(game.ranking[3]).toBe(0)
    const exact = table({ incomes: [-16], banks: [{ money: 12 }] }).event('income')
    expect(exact.bank(0)).toMatchObject({ income: -20, money: 0, out: null })
  })

  rule('income.never-tied', () => {
    for (const stack of [
      [0, 1, 2, 3],
      [3, 1, 2, 0],
      [2, 3, 0, 1],
    ]) {
      const game = table({ stack })
      expect(game.ranking).toEqual(stack)
      expect(game.sees('table').banks.map(({ rank }) => rank)).toEqual([0, 1, 2, 3].map((s) => stack.indexOf(s) + 1))
    }
  })
})

describe('the end of a year', () => {
  rule('year.income', () => {
    const game = table({ incomes: [6, 4, 0, 40] }).event('income')
    expect(game.money).toEqual([11 + 6, 12 + 4, 13, 14 + 40])
    expect(game.incomes).toEqual([6, 4, 0, 40])
  })

  rule('year.nothing', () => {
    const game = table({ incomes: [0, 0, 0, 0] }).event('income')
    expect(game.money).toEqual([11, 12, 13, 14])
    // A plain 0, as every replay writes it.
    expect(game.told('income').payments.map(({ money }) => Object.is(money, 0))).toEqual([true, true, true, true])
  })

  rule('year.pay', () => {
    const game = table({ incomes: [-5, -12, -13, -20], banks: [{}, {}, {}, { money: 20 }] }).event('income')
    expect(game.money).toEqual([6, 0, 0, 0])
    expect(game.incomes).toEqual([-5, -12, -13, -20])
    const short = table({ incomes: [-5, 5, 5, 5], banks: [{ money: 0 }] }).event('income')
    expect(short.incomes[0]).toBe(-10)
  })

  rule('year.pay.worked', () => {
    const game = table({ incomes: [-3], banks: [{ money: 2 }] }).event('income')
    expect(game.bank(0)).toMatchObject({ money: 0, income: -4 })
    expect(game.told('income').payments).toContainEqual({ seat: 0, from: -3, to: -4, money: -2, missing: 1 })
  })

  rule('year.order', () => {
    // −3 with nothing and −4 with 2 both end on −6; the second was lower.
    const two = table({ incomes: [-3, -4, 5, 5], banks: [{ money: 0 }, { money: 2 }, {}, {}] }).event('income')
    expect(two.incomes.slice(0, 2)).toEqual([-6, -6])
    expect(two.ranking.slice(2)).toEqual([0, 1])
    expect(
      two
        .told('income')
        .payments.map(({ seat }) => seat)
        .slice(0, 2),
    ).toEqual([1, 0])
  })

  rule('year.debt', () => {
    const low = { debt: [5, 1] as const }
    const game = table({ states: { greece: low, ireland: low, spain: low, france: low } }).event('nationalDebt')
    expect([game.debt('greece'), game.debt('ireland'), game.debt('spain'), game.debt('france')]).toEqual([
      [5, 3],
      [5, 3],
      [5, 5],
      [5, 5],
    ])
    const cut = table({ states: { spain: { debt: [9, 6] } } }).event('nationalDebt')
    expect([cut.told('cut').state, cut.debt('spain')]).toEqual(['spain', [5, 5]])
  })

  rule('year.restore', () => {
    const states = { greece: { government: ['liberals', 'communists'], left: [0, 1] } } as const
    expect(table({ states }).event('restore').board('greece')).toMatchObject({
      large: { party: 'liberals', left: 4 },
      small: { party: 'communists', left: 2 },
    })
  })

  rule('year.steps', () => {
    // The last income decides who orders; a cut in the national debt comes after it was paid out.
    const loans = [[0, 1, 9]] as const
    const game = table({ incomes: [9], states: { spain: { debt: [9, 6], loans } } }).from('income')
    expect(game.money[0]).toBe(11 + 9)
    expect(game.incomes[0]).toBe(0)
    expect(game.happened).toEqual(['income', 'nationalDebt', 'cut', 'restored', 'year'])
  })

  rule('year.new', () => {
    const game = table({ quarter: 4, incomes: [1, 2, 3, 4] }).from('income')
    expect(game.state).toMatchObject({ year: 2, quarter: 0, markers: [null, null, null, null] })
    expect(game.waiting).toEqual([3])
    expect(game.asks(3)).toMatchObject([{ kind: 'quarter', free: [1, 2, 3, 4] }])
  })

  rule('year.three', () => {
    expect(table({ year: 2 }).from('income').isOver).toBe(false)
    const over = table({ year: 3 }).from('income')
    expect(over.told('over').why).toBe('years')
    expect(euroCrisis.result(over.state)?.standings.length).toBe(4)
    // It ends after governments were restored.
    expect(over.happened).toEqual(['income', 'nationalDebt', 'restored', 'over'])
  })
})
