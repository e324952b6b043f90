/** Rome: reforms one by one, what the four parties do, and how Rome ends. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid, LaidState, Table } from './testing/table.ts'
import { decline, reform, stop, table } from './testing/table.ts'
import type { Party, StateId } from './data.ts'

/** Seat 0 is in Rome, and this party has the large marker of the state. */
const rome = (state: StateId, party: Party, laid: LaidState = {}, rest: Laid = {}): Table => {
  const small = party === 'socialists' ? 'conservatives' : 'socialists'
  return table({ ...rest, states: { ...rest.states, [state]: { government: [party, small], ...laid } } }).acts(
    0,
    'rome',
  )
}

describe('reforms', () => {
  const game = rome('greece', 'conservatives')

  rule('rome.four', () => {
    const four = game.reforms(['greece'], ['ireland', 'small', false], ['spain', 'large', false], ['greece'])
    expect(four.state.events.filter(({ kind }) => kind === 'reform').length).toBe(4)
    expect(four.board('greece').large.left).toBe(2)
    expect(
      table({ seats: 3 })
        .acts(0, 'rome')
        .refusal(0, reform(1, 'france', 'large')),
    ).toBe('notInPlay')
  })

  rule('rome.one-by-one', () => {
    const one = game.reforms(['greece'])
    expect(one.waiting).toEqual([0])
    expect(one.asks(0)).toMatchObject([{ kind: 'reform', number: 2 }])
    expect(one.sees('table').boards).toEqual(one.state.boards)
    expect(one.debt('greece')).toEqual([5, 3])
  })

  rule('rome.again', () => {
    const one = game.reforms(['greece'])
    expect(one.refusal(0, reform(1, 'greece', 'large'))).toBe('otherReform')
    expect(one.refusal(0, reform(3, 'greece', 'large'))).toBe('otherReform')
    expect(one.refusal(0, reform(2, 'greece', 'large'))).toBeUndefined()
  })

  rule('rome.cost', () => {
    const both = game.reforms(['greece'], ['greece', 'large', false])
    expect(both.money).toEqual([11 - 2, 12, 13, 14])
    const poor = rome('greece', 'conservatives', {}, { banks: [{ money: 0 }] })
    expect(poor.refusal(0, reform(1, 'greece', 'large', false))).toBe('littleMoney')
    expect(poor.asks(0)).toMatchObject([{ choices: [] }])
    // Not even what the reform itself would bring pays for it.
    const owner = rome('ireland', 'liberals', { owners: [0] }, { banks: [{ money: 0 }] })
    expect(owner.refusal(0, reform(1, 'ireland', 'large'))).toBe('littleMoney')
  })

  rule('rome.marker', () => {
    const done = rome('greece', 'conservatives', { left: [1, 0] })
    expect(done.refusal(0, reform(1, 'greece', 'small'))).toBe('innermost')
    expect(done.reforms(['greece']).board('greece').large.left).toBe(0)
    expect(done.reforms(['greece']).refusal(0, reform(2, 'greece', 'large'))).toBe('innermost')
    const [ask] = done.asks(0)
    const choices = ask?.kind === 'reform' ? ask.choices : []
    expect(choices.length).toBe(7)
    expect(choices).not.toContainEqual({ state: 'greece', marker: 'small' })
  })

  rule('rome.printed', () => {
    const large = game.reforms(['greece'], ['greece'], ['greece'], ['greece'])
    expect(large.board('greece').large.left).toBe(0)
    const small = game.reforms(['greece', 'small'], ['greece', 'small'])
    expect(small.refusal(0, reform(3, 'greece', 'small'))).toBe('innermost')
    const between = rome('greece', 'conservatives', { left: [3, 1] }).reforms(['greece', 'small'])
    expect(between.refusal(0, reform(2, 'greece', 'small'))).toBe('innermost')
    expect(between.board('greece').large.left).toBe(3)
  })

  rule('rome.senseless', () => {
    for (const party of ['conservatives', 'socialists', 'liberals', 'communists'] as const) {
      const before = rome('france', party, { owners: [0, 1] })
      const after = before.reforms(['france', 'large', false])
      const { large, ...rest } = before.board('france')
      expect(after.board('france')).toEqual({ ...rest, large: { ...large, left: 3 } })
      expect(after.money).toEqual([10, 12, 13, 14])
      expect(after.told('reform')).toMatchObject({ party, real: false, payments: [] })
    }
  })

  rule('rome.nothing', () => {
    const still = rome('greece', 'liberals', { debt: [4, 2] }).reforms(['greece'])
    expect(still.told('reform')).toMatchObject({ real: true, payments: [] })
    expect([still.debt('greece'), still.happiness[0], still.money[0]]).toEqual([[4, 2], 4, 10])
  })
})

describe('how Rome ends', () => {
  const game = rome('greece', 'conservatives')

  rule('rome.stop', () => {
    const two = game.reforms(['greece'], ['spain', 'small', false])
    expect(two.refusal(0, decline)).toBe('notNow')
    const stopped = two.play(0, stop)
    expect(stopped.waiting).toEqual([1])
    expect(stopped.told('stopped')).toEqual({ kind: 'stopped', seat: 0, reforms: 2 })
  })

  rule('rome.ends.fourth', () => {
    const four = game.reforms(
      ['spain', 'large', false],
      ['spain', 'large', false],
      ['spain', 'large', false],
      ['greece'],
    )
    expect(four.waiting).toEqual([1])
    expect(four.state.beat).toBe(game.state.beat + 1)
  })

  rule('rome.ends.money', () => {
    const two = rome('greece', 'conservatives', {}, { banks: [{ money: 2 }] })
    expect(two.reforms(['greece']).waiting).toEqual([0])
    expect(two.reforms(['greece'], ['greece']).waiting).toEqual([1])
  })

  rule('rome.ends.markers', () => {
    const spent = { left: [0, 0] as const }
    const states = { ireland: spent, spain: spent, france: spent }
    const last = rome('greece', 'conservatives', { left: [1, 0] }, { states })
    expect(last.reforms(['greece', 'large', false]).waiting).toEqual([1])
  })

  rule('rome.none', () => {
    expect(game.refusal(0, stop)).toBe('notNow')
    expect(game.refusal(0, decline)).toBeUndefined()
  })

  rule('rome.crises', () => {
    const low = rome('greece', 'conservatives', { happiness: 1 }, { banks: [{}, { weapons: 2 }] })
    const one = low.reforms(['greece'])
    expect(one.happiness[0]).toBe(0)
    expect(one.happened).not.toContain('riot')
    expect(one.play(0, stop).happened).toContain('riot')
    const debt = rome('greece', 'socialists', { debt: [9, 5] }).reforms(['greece'])
    expect(debt.happened).not.toContain('cut')
    expect(debt.play(0, stop).happened).toContain('cut')
  })

  rule('rome.back', () => {
    const states = { greece: { debt: [7, 6], government: ['socialists', 'liberals'] } } as const
    const game = table({ states }).acts(0, 'rome').reforms(['greece'])
    expect(game.debt('greece')).toEqual([9, 6])
    const back = game.play(0, reform(2, 'greece', 'small')).play(0, stop)
    expect(back.debt('greece')).toEqual([7, 6])
    expect(back.happened).not.toContain('cut')
  })

  rule('rome.happy-again', () => {
    const states = { spain: { happiness: 1, government: ['conservatives', 'socialists'] } } as const
    const game = table({ states }).acts(0, 'rome')
    const one = game.reforms(['spain'])
    const two = game.reforms(['spain'], ['spain'])
    const three = game.reforms(['spain'], ['spain'], ['spain', 'small'])
    expect([one, two, three].map(({ happiness }) => happiness[2])).toEqual([0, 0, 1])
    expect(three.play(0, stop).happened).not.toContain('riot')
  })
})

describe('the parties', () => {
  rule('rome.conservatives', () => {
    const game = rome('spain', 'conservatives').reforms(['spain'])
    expect([game.debt('spain'), game.happiness[2]]).toEqual([[5, 4], 4])
  })

  rule('rome.socialists', () => {
    const game = rome('spain', 'socialists').reforms(['spain'])
    expect([game.debt('spain'), game.happiness[2]]).toEqual([[5, 6], 6])
  })

  rule('rome.socialists.worked', () => {
    const game = rome('france', 'socialists', { debt: [7, 10], happiness: 5 })
    const three = game.reforms(['france'], ['france'], ['france'])
    const steps = three.state.events.flatMap((e) => (e.kind === 'reform' ? [[e.debt.to.row, e.debt.to.column]] : []))
    expect(steps).toEqual([
      [1, 11],
      [0, 11],
      [0, 11],
    ])
    expect(three.happiness[3]).toBe(7)
    expect(three.play(0, stop).happened).toContain('cut')
  })

  rule('rome.liberals', () => {
    const game = rome('france', 'liberals', { owners: [1, 0, 1] }).reforms(['france'])
    expect(game.debt('france')).toEqual([4, 5])
    expect(game.money).toEqual([11 - 1 + 1, 12 + 2, 13, 14])
    expect(game.happiness[3]).toBe(5)
  })

  rule('rome.liberals.worked', () => {
    const two = rome('ireland', 'liberals', { owners: [2] }).reforms(['ireland'], ['ireland'])
    expect(two.debt('ireland')).toEqual([2, 4])
    expect(two.money[2]).toBe(13 + 2)
  })

  rule('rome.liberals.pay', () => {
    const game = rome('ireland', 'liberals', { owners: [0] }, { banks: [{ money: 1 }] })
    const four = game.reforms(['ireland'], ['ireland'], ['ireland'], ['ireland'])
    expect([four.money[0], four.waiting, four.debt('ireland')]).toEqual([1, [1], [2, 4]])
  })

  rule('rome.communists', () => {
    const game = rome('greece', 'communists', { owners: [1, 1, 3] }).reforms(['greece'])
    expect(game.debt('greece')).toEqual([7, 4])
    expect(game.money).toEqual([10, 12 - 2, 13, 14 - 1])
    expect(game.incomes).toEqual([5, 5, 5, 5])
  })

  rule('rome.communists.short', () => {
    const game = rome('spain', 'communists', { owners: [1, 1, 1] }, { banks: [{}, { money: 1 }] }).reforms(['spain'])
    expect(game.bank(1)).toMatchObject({ money: 0, income: 5 - 2 })
    expect(game.told('reform').payments).toEqual([{ seat: 1, from: 5, to: 3, money: -1, missing: 2 }])
    // The cost of the reform itself is paid first.
    const own = rome('spain', 'communists', { owners: [0] }, { banks: [{ money: 1 }] }).reforms(['spain'])
    expect(own.bank(0)).toMatchObject({ money: 0, income: 4 })
  })

  rule('rome.communists.order', () => {
    const banks = [{}, { money: 0 }, { money: 0 }]
    const laid = { banks, incomes: [9, 6, 5, 9] }
    const game = rome('france', 'communists', { owners: [1, 1, 2] }, laid).reforms(['france'])
    expect(game.incomes).toEqual([9, 4, 4, 9])
    expect(game.ranking.slice(2)).toEqual([1, 2])
    const reversed = rome('france', 'communists', { owners: [2, 2, 1] }, { banks, incomes: [9, 5, 6, 9] })
    expect(reversed.reforms(['france']).ranking.slice(2)).toEqual([2, 1])
  })
})
