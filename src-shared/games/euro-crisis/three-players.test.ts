/** Three banks: three states, and the direction card. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid } from './testing/table.ts'
import { begun, lend, pick, seeds, table } from './testing/table.ts'
import { STATE_IDS } from './data.ts'

const three = (laid: Laid = {}) => begun({ ...laid, seats: 3 })

describe('what is on the table', () => {
  rule('three.states', () => {
    const drawn = seeds.map((seed) =>
      three({ seed, options: { order: 'drawn' } }).state.boards.map(({ state }) => state),
    )
    for (const states of drawn) expect(new Set(states).size).toBe(3)
    expect(new Set(drawn.flatMap((states) => STATE_IDS.filter((id) => !states.includes(id)))).size).toBe(4)
    const chosen = three({ options: { order: 'spain-greece-ireland-france' } })
    expect(chosen.state.boards.map(({ state }) => state)).toEqual(['spain', 'greece', 'ireland'])
    expect(chosen.state.box.governments.length).toBe(7)
  })

  rule('three.tokens', () => {
    for (const seed of seeds) {
      const { state } = three({ seed, options: { order: 'drawn' } })
      const states = state.boards.map((board) => board.state).sort()
      expect([...state.tokens.anger].sort()).toEqual(states)
      expect([...state.tokens.economy].sort()).toEqual(states)
      expect([state.tokens.market.length, state.box.market.length, state.box.anger.length]).toEqual([3, 1, 0])
    }
  })

  rule('three.round', () => {
    const game = three({ first: 1 })
    const lap = game.play(1, lend('greece')).play(2, lend('spain'))
    // Ireland is left for seat 0, and seat 0 begins the second lap.
    expect(lap.waiting).toEqual([0])
    expect(lap.board('ireland').loans).toMatchObject([{ seat: 0, column: 1 }])
    const round = lap.play(0, lend('spain')).play(2, lend('greece')).bids(0, 0, 0).bids(0, 0, 0).bids(0, 0, 0)
    expect(round.incomes).toEqual([5, 5, 5])
    expect(round.ranking).toEqual([1, 2, 0])
    expect(round.state.auctions.length).toBe(3)
    expect(round.money).toEqual([13, 11, 12])
  })
})

describe('the direction card', () => {
  rule('three.first-year', () => {
    for (const first of [0, 1, 2]) {
      const year = three({ first }).until(({ state }) => state.year === 1)
      expect(year.told('direction')).toEqual({ kind: 'direction', from: first, to: (first + 1) % 3 })
      expect(year.state.direction).toBe(1)
    }
  })

  rule('three.direction', () => {
    const up = table({ seats: 3, incomes: [6, 9, 3] }).newYear()
    expect(up.told('direction')).toEqual({ kind: 'direction', from: 1, to: 0 })
    expect(up.state.direction).toBe(-1)
    expect(up.happened).toEqual(['year', 'direction'])
    const stack = table({ seats: 3, incomes: [6, 6, 3], stack: [0, 1] }).newYear()
    expect([stack.told('direction').from, stack.state.direction]).toEqual([0, 1])
    expect(table({ seats: 3, incomes: [6, 3, 9] }).newYear().state.direction).toBe(1)
    expect(table({ incomes: [6, 9, 3, 3] }).newYear().happened).toEqual(['year'])
  })

  rule('three.order', () => {
    // 1 and 0 have the card between them, pointing from 1 to 0: 1, 0, 2.
    const year = table({ seats: 3, incomes: [6, 9, 3] }).newYear()
    const cards = year.play(1, pick(2)).play(0, pick(1)).play(2, pick(3))
    expect(cards.state.order).toEqual([0, 2, 1])
    const orders = new Map<number, readonly number[]>()
    cards.until(({ state }) => {
      orders.set(state.quarter, state.order)
      return state.quarter === 4
    })
    expect([2, 3, 4].map((quarter) => orders.get(quarter))).toEqual([
      [1, 0, 2],
      [2, 1, 0],
      [1, 0, 2],
    ])
  })

  rule('three.quarters', () => {
    const year = table({ seats: 3, incomes: [6, 9, 3] }).newYear()
    const picks = [year, year.play(1, pick(2)), year.play(1, pick(2)).play(0, pick(1))]
    expect(picks.map(({ waiting }) => waiting)).toEqual([[1], [0], [2]])
    const cards = picks[2]?.play(2, pick(3))
    expect(cards?.state.markers).toEqual([0, 1, 2, 1])
    expect(cards?.waiting).toEqual([0, 1, 2])
  })
})
