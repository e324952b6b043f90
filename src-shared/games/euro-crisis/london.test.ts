/** London: where loans come to lie, what they earn, and the auction that follows. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { LaidState, Table } from './testing/table.ts'
import { bid, decline, london, table } from './testing/table.ts'
import type { StateId } from './data.ts'

const lending = (state: StateId, laid: LaidState, loans = 9): Table =>
  table({ states: { [state]: laid }, banks: [{ loans }] }).acts(0, 'london')

const lyingIn = (game: Table, state: StateId) =>
  game.board(state).loans.map(({ seat, column, value }) => [seat, column, value])

describe('where loans go', () => {
  rule('london.place', () => {
    const game = lending('spain', {}).play(0, london('spain', 3))
    expect(lyingIn(game, 'spain')).toEqual([
      [0, 1, 5],
      [0, 2, 5],
      [0, 3, 5],
    ])
    expect(game.bank(0).loans).toBe(6)
    expect(game.told('lent')).toMatchObject({ state: 'spain', shift: { seat: 0, from: 5, to: 20 } })
  })

  rule('london.row', () => {
    for (const [row, value] of [
      [9, 9],
      [7, 7],
      [4, 4],
    ] as const)
      expect(lyingIn(lending('spain', { debt: [row, 4] }).play(0, london('spain', 2)), 'spain')).toEqual([
        [0, 1, value],
        [0, 2, value],
      ])
  })

  rule('london.left', () => {
    const game = lending('greece', { debt: [5, 3] })
    expect(game.refusal(0, london('greece', 3))).toBe('littleRoom')
    expect(game.refusal(0, london('greece', 2))).toBeUndefined()
    expect(lending('greece', { debt: [5, 1] }).refusal(0, london('greece', 1))).toBe('littleRoom')
  })

  rule('london.nearest', () => {
    // Row 4 of Spain has numbers up to column 5: column 6 has its 5 just above.
    expect(lyingIn(lending('spain', { debt: [4, 7] }).play(0, london('spain', 6)), 'spain').slice(4)).toEqual([
      [0, 5, 4],
      [0, 6, 5],
    ])
    // Row 5 of France ends at column 7; the nearest number of column 10 is on the top row.
    const deep = lending('france', { debt: [7, 11] }, 12).play(0, london('france', 10))
    expect(lyingIn(deep, 'france').slice(8)).toEqual([
      [0, 9, 7],
      [0, 10, 9],
    ])
  })

  rule('london.worked', () => {
    const loans = [
      [1, 1, 4],
      [2, 2, 5],
      [3, 3, 5],
    ] as const
    const game = lending('greece', { debt: [5, 6], loans }).play(0, london('greece', 2))
    expect(lyingIn(game, 'greece').slice(3)).toEqual([
      [0, 4, 5],
      [0, 5, 7],
    ])
    expect(game.incomes[0]).toBe(5 + 12)
  })

  rule('london.skip', () => {
    const loans = [
      [1, 1],
      [0, 3],
    ] as const
    const game = lending('spain', { loans })
    expect(game.asks(0)).toMatchObject([{ kind: 'london' }])
    expect(lyingIn(game.play(0, london('spain', 2)), 'spain').slice(2)).toEqual([
      [0, 2, 5],
      [0, 4, 5],
    ])
    expect(game.refusal(0, london('spain', 3))).toBe('littleRoom')
  })

  rule('london.count', () => {
    const game = lending('spain', {}, 3)
    expect(game.refusal(0, london('spain', 4))).toBe('littleRoom')
    for (const many of [1, 2, 3]) expect(game.refusal(0, london('spain', many))).toBeUndefined()
    expect(table({ seats: 3 }).acts(0, 'london').refusal(0, london('france', 1))).toBe('notInPlay')
  })

  rule('london.cut', () => {
    // A debt cut never waits for London in play; on the top row the columns left of it are all that count.
    const game = lending('greece', { debt: [9, 5] }).play(0, london('greece', 4))
    expect(lyingIn(game, 'greece').map(([, , value]) => value)).toEqual([9, 9, 9, 9])
    expect(lending('greece', { debt: [9, 6] }).asks(0)).toMatchObject([
      {
        offers: [
          { state: 'greece', loans: [{ column: 1 }, { column: 2 }, { column: 3 }, { column: 4 }, { column: 5 }] },
          {},
          {},
          {},
        ],
      },
    ])
  })
})

describe('what follows', () => {
  rule('london.income', () => {
    const high = table({ incomes: [33], banks: [{ loans: 3 }] })
      .acts(0, 'london')
      .play(0, london('spain', 3))
    expect(high.incomes[0]).toBe(40)
    const low = table({ incomes: [-20], banks: [{ loans: 1 }] })
      .acts(0, 'london')
      .play(0, london('spain', 1))
    expect(low.incomes[0]).toBe(-15)
  })

  rule('london.auction', () => {
    const game = lending('spain', { owners: [3] }).play(0, london('spain', 1))
    expect(game.waiting).toEqual([0, 1, 2, 3])
    expect(game.asks(2)).toEqual([{ kind: 'bid', must: true, state: 'spain', property: 'rtve', most: 4, bid: null }])
    const sold = game.bids(0, 0, 2, 0)
    expect(sold.board('spain').owners).toEqual([3, 2])
    // One auction, however many loans.
    expect(sold.waiting).toEqual([1])
  })

  rule('london.sold-out', () => {
    const game = lending('greece', { owners: [1, 2, 3] }).play(0, london('greece', 2))
    expect(game.incomes[0]).toBe(15)
    expect(game.state.auctions).toEqual([])
    expect(game.waiting).toEqual([1])
  })

  rule('london.nothing', () => {
    const empty = table({ banks: [{ loans: 0 }] }).acts(0, 'london')
    const full = { debt: [5, 1] as const }
    const shut = table({ states: { greece: full, ireland: full, spain: full, france: full } }).acts(0, 'london')
    for (const game of [empty, shut]) {
      expect(game.asks(0)).toEqual([{ kind: 'london', must: true, offers: [] }])
      expect(game.refusal(0, london('spain', 1))).toBe('littleRoom')
      expect(game.refusal(0, bid(0))).toBe('notNow')
      expect(game.play(0, decline).waiting).toEqual([1])
    }
  })
})
