/** The debt marker on its stepped boards. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { LaidState, Space } from './testing/table.ts'
import { stop, table } from './testing/table.ts'
import type { Party, StateId } from './data.ts'

/** Where the marker is after so many real reforms of that party. */
function after(party: Party, state: StateId, debt: Space, reforms = 1, laid: LaidState = {}): Space {
  const small = party === 'socialists' ? 'conservatives' : 'socialists'
  const game = table({ states: { [state]: { government: [party, small], debt, ...laid } } }).acts(0, 'rome')
  return game.reforms(...Array.from({ length: reforms }, () => [state] as const)).debt(state)
}

describe('more debt', () => {
  rule('debt.right', () => {
    expect(after('socialists', 'greece', [5, 4])).toEqual([5, 5])
  })

  rule('debt.up', () => {
    expect(after('socialists', 'greece', [5, 6])).toEqual([7, 6])
    expect(after('socialists', 'ireland', [2, 10])).toEqual([4, 10])
    expect(after('socialists', 'france', [4, 9])).toEqual([5, 9])
  })

  rule('debt.worked', () => {
    expect(after('socialists', 'spain', [5, 8])).toEqual([7, 8])
    expect(after('socialists', 'spain', [5, 8], 2)).toEqual([7, 9])
  })

  rule('debt.edges', () => {
    expect(after('liberals', 'spain', [7, 9])).toEqual([7, 9])
    expect(after('socialists', 'spain', [7, 9])).toEqual([9, 9])
    expect(after('socialists', 'spain', [7, 9], 2)).toEqual([9, 10])
  })

  rule('debt.blank', () => {
    expect(after('socialists', 'greece', [5, 4])).toEqual([5, 5])
    expect(after('socialists', 'spain', [4, 6])).toEqual([4, 7])
    expect(after('conservatives', 'spain', [4, 7])).toEqual([4, 6])
    expect(after('liberals', 'greece', [7, 6])).toEqual([5, 6])
  })

  rule('debt.cut', () => {
    expect(after('socialists', 'greece', [9, 5], 3)).toEqual([9, 6])
    expect(after('communists', 'greece', [7, 6], 3)).toEqual([9, 6])
  })

  rule('debt.printed', () => {
    // One space upwards, and afterwards one to the right.
    expect(after('socialists', 'spain', [4, 7], 2)).toEqual([5, 8])
    expect(after('conservatives', 'spain', [5, 4], 1, { loans: [[1, 3]] })).toEqual([5, 4])
    const low = { happiness: 2 }
    const quiet = table({ anger: ['spain'], banks: [0, 1, 2, 3].map(() => ({ weapons: 0 })), states: { spain: low } })
    expect(quiet.event('anger').told('anger').slides[2]).toEqual({ state: 'spain', from: 2, to: 0 })
  })
})

describe('less debt', () => {
  rule('debt.down', () => {
    expect(after('conservatives', 'france', [7, 9], 2)).toEqual([7, 7])
  })

  rule('debt.loan', () => {
    expect(after('conservatives', 'greece', [5, 4], 1, { loans: [[2, 3]] })).toEqual([5, 4])
    expect(after('conservatives', 'greece', [5, 4], 3, { loans: [[2, 1]] })).toEqual([5, 2])
  })

  rule('debt.first', () => {
    expect(after('conservatives', 'greece', [5, 2], 3)).toEqual([5, 1])
  })

  rule('debt.leaves-cut', () => {
    const up = table({ states: { greece: { debt: [9, 5], government: ['socialists', 'conservatives'] } } })
    const cut = up.acts(0, 'rome').reforms(['greece'])
    expect(cut.debt('greece')).toEqual([9, 6])
    const left = up.acts(0, 'rome').reforms(['greece'], ['greece', 'small'])
    expect(left.debt('greece')).toEqual([9, 5])
    expect(left.play(0, stop).happened).not.toContain('cut')
  })
})

describe('interest', () => {
  rule('debt.interest', () => {
    expect(after('communists', 'spain', [5, 5])).toEqual([7, 5])
    expect(after('liberals', 'spain', [5, 5])).toEqual([4, 5])
    expect(after('communists', 'spain', [9, 5])).toEqual([9, 5])
    expect(after('liberals', 'spain', [4, 5])).toEqual([4, 5])
  })

  rule('debt.interest.cut', () => {
    expect(after('communists', 'ireland', [4, 10])).toEqual([5, 10])
    const game = table({ states: { ireland: { debt: [4, 10], government: ['communists', 'liberals'] } } })
    const made = game.acts(0, 'rome').reforms(['ireland']).play(0, stop)
    expect(made.told('cut').state).toBe('ireland')
  })

  rule('debt.lost', () => {
    const stuck = table({ states: { spain: { debt: [5, 1], government: ['conservatives', 'liberals'] } } })
    const one = stuck.acts(0, 'rome').reforms(['spain'])
    expect([one.debt('spain'), one.happiness[2]]).toEqual([[5, 1], 4])
    const happy = table({ states: { spain: { happiness: 7, government: ['socialists', 'liberals'] } } })
    const two = happy.acts(0, 'rome').reforms(['spain'])
    expect([two.debt('spain'), two.happiness[2]]).toEqual([[5, 6], 7])
    const low = table({ states: { spain: { debt: [4, 3], owners: [2], government: ['liberals', 'socialists'] } } })
    const three = low.acts(0, 'rome').reforms(['spain'])
    expect([three.debt('spain'), three.money[2]]).toEqual([[4, 3], 14])
  })
})
