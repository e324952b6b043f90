/** What is going on, in one line, and whose turn comes after whose. */
import { describe, expect, it } from 'vitest'
import type { View } from '../../../src-shared/games/euro-crisis/types.ts'
import { london, table } from '../../../src-shared/games/euro-crisis/testing/table.ts'
import { en as rules } from '../../../src-shared/games/euro-crisis/words.en.ts'
import { phaseOf, roundOf } from './phase.ts'
import { en as t } from './words/board.en.ts'

const name = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dora'][seat] ?? ''
const phase = (view: View) => phaseOf(view, [], { t, rules, name })

describe('an auction', () => {
  const auction = (hidden: boolean) =>
    table({ banks: [{}, { gold: 0 }], options: { hidden } })
      .acts(0, 'london')
      .play(0, london('spain', 1))
      .sees('table')

  it('waits for those who have gold', () => {
    expect(phase(auction(false))).toContain('0 of 3 bids')
  })

  it('waits for everybody where nobody sees who has gold', () => {
    expect(phase(auction(true))).toContain('0 of 4 bids')
  })
})

describe('the direction card', () => {
  const year = (incomes: number[]) => table({ seats: 3, incomes }).newYear().sees('table')

  it('leads from the highest income to the second-highest and on', () => {
    expect(roundOf(year([5, 9, 7]))).toEqual([1, 2, 0])
    expect(roundOf(year([7, 9, 5]))).toEqual([1, 0, 2])
  })

  it('is not there with four banks', () => {
    expect(roundOf(table().newYear().sees('table'))).toEqual([])
  })
})
