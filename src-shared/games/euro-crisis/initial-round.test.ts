/** The initial round: two loans each, then a property of every state. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { begun, bid, lend } from './testing/table.ts'

/** Seat 2 begins: 2, 3, 0, 1, and back. */
const game = begun({ first: 2 })
const lap = game.play(2, lend('spain')).play(3, lend('greece')).play(0, lend('france'))
const lent = lap.play(1, lend('france')).play(0, lend('ireland')).play(3, lend('greece'))

describe('loans', () => {
  rule('round.first-lap', () => {
    expect(game.waiting).toEqual([2])
    expect(game.asks(2)).toEqual([
      { kind: 'lend', must: true, value: 4, states: ['greece', 'ireland', 'spain', 'france'] },
    ])
    const one = game.play(2, lend('spain'))
    expect(one.waiting).toEqual([3])
    expect(one.refusal(3, lend('spain'))).toBe('notOpen')
    expect(one.board('spain').loans).toEqual([{ seat: 2, column: 1, row: 3, value: 4 }])
    expect([one.bank(2).income, one.bank(2).loans]).toEqual([0, 3])
    expect(one.refusal(2, lend('greece'))).toBe('notNow')
  })

  rule('round.last', () => {
    // Ireland was left for seat 1: it lies there already, and the second lap begins with the same bank.
    expect(lap.board('ireland').loans).toMatchObject([{ seat: 1, column: 1, value: 4 }])
    expect(lap.waiting).toEqual([1])
    expect(lap.asks(1)).toMatchObject([{ value: 5 }])
    // Spain was left for seat 2.
    expect(lent.board('spain').loans).toMatchObject([
      { seat: 2, column: 1 },
      { seat: 2, column: 2 },
    ])
  })

  rule('round.second-lap', () => {
    const turns = [lap, lap.play(1, lend('france')), lap.play(1, lend('france')).play(0, lend('ireland'))]
    expect(turns.map(({ waiting }) => waiting)).toEqual([[1], [0], [3]])
    expect(turns[1]?.refusal(0, lend('france'))).toBe('notOpen')
    expect(lent.board('france').loans).toEqual([
      { seat: 0, column: 1, row: 3, value: 4 },
      { seat: 1, column: 2, row: 2, value: 5 },
    ])
    // In Ireland the 5 is on the top row.
    expect(lent.board('ireland').loans[1]).toEqual({ seat: 0, column: 2, row: 0, value: 5 })
  })

  rule('round.own', () => {
    expect(lent.board('greece').loans.map(({ seat }) => seat)).toEqual([3, 3])
  })

  rule('round.marker', () => {
    const before = game.state.boards.map(({ debt }) => debt)
    expect(lent.state.boards.map(({ debt }) => debt)).toEqual(before)
    // Greece and Ireland have their markers in column 4, yet the 4 is in the row below.
    expect(lent.board('greece').loans.map(({ row }) => row)).toEqual([3, 2])
  })
})

describe('auctions', () => {
  rule('round.auctions', () => {
    const sold = lent.bids(1, 0, 0, 0).bids(0, 1, 0, 0).bids(0, 0, 1, 0).bids(0, 0, 0, 1)
    expect(sold.state.auctions.map(({ state, property, winner }) => [state, property, winner])).toEqual([
      ['greece', 'ports', 0],
      ['ireland', 'steel', 1],
      ['spain', 'roja', 2],
      ['france', 'sncf', 3],
    ])
    expect(sold.points).toEqual([6, 7, 5, 2])
    const ordered = begun({ options: { order: 'france-spain-ireland-greece' } }).until(({ state }) => state.year === 1)
    expect(ordered.state.auctions.map(({ state }) => state)).toEqual(['france', 'spain', 'ireland', 'greece'])
    expect(lent.refusal(0, bid(5))).toBe('littleGold')
  })

  const done = lent.bids(1, 0, 0, 0).bids(0, 1, 0, 0).bids(0, 0, 1, 0).bids(0, 0, 0, 1)

  rule('round.result', () => {
    for (const first of [0, 1, 2, 3]) {
      const after = begun({ first }).until(({ state }) => state.year === 1)
      expect(after.incomes).toEqual([5, 5, 5, 5])
      expect(after.state.banks.map(({ loans }) => loans)).toEqual([2, 2, 2, 2])
      expect(after.ranking).toEqual([0, 1, 2, 3].map((i) => (first + i) % 4))
    }
  })

  rule('round.money', () => {
    expect(done.money).toEqual([13, 14, 11, 12])
    expect(done.gold).toEqual([3, 3, 3, 3])
  })

  rule('round.year', () => {
    expect(done.state).toMatchObject({ year: 1, quarter: 0 })
    expect(done.waiting).toEqual([2])
    expect(done.asks(2)).toMatchObject([{ kind: 'quarter' }])
  })
})
