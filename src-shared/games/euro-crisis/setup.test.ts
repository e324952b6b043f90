/** What lies on the table before the first decision. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { begun, london, seeds, table } from './testing/table.ts'
import { supplyOf } from './banks.ts'
import { ZONES } from './bonds.ts'
import { GOVERNMENTS, PRINTED, STATE_IDS } from './data.ts'
import { euroCrisis } from './game.ts'
import { ORDERS } from './options.ts'

const drawn = seeds.map((seed) => begun({ seed, options: { order: 'drawn' } }))

describe('banks', () => {
  rule('setup.seats', () => {
    expect(euroCrisis.seats).toEqual([3, 4])
    expect([3, 4].map((seats) => begun({ seats }).state.banks.length)).toEqual([3, 4])
  })

  rule('setup.first', () => {
    expect([0, 1, 2, 3].map((first) => begun({ first }).state.first)).toEqual([0, 1, 2, 3])
    const seating = { seats: 4, first: null, sides: [null, null, null, null] }
    const lots = seeds.map((seed) => euroCrisis.setup(begun().state.options, seating, seed).first)
    expect(new Set(lots).size).toBe(4)
  })

  rule('setup.money', () => {
    expect(begun({ first: 2 }).money).toEqual([13, 14, 11, 12])
    expect(begun({ seats: 3, first: 1 }).money).toEqual([13, 11, 12])
  })

  rule('setup.supply', () => {
    for (const { gold, weapons, loans } of begun().state.banks) expect([gold, weapons, loans]).toEqual([4, 3, 4])
  })

  rule('setup.cards', () => {
    for (const { hand, played, chosen } of begun().newYear().state.banks) {
      expect(hand).toEqual(['frankfurt', 'london', 'london', 'moscow', 'moscow', 'rome', 'rome', 'brussels'])
      expect([played, chosen]).toEqual([[], null])
    }
  })

  rule('setup.income', () => {
    expect(begun({ first: 2 }).incomes).toEqual([-4, -4, -4, -4])
    expect(begun({ first: 2 }).ranking).toEqual([2, 3, 0, 1])
    expect(begun({ seats: 3, first: 1 }).ranking).toEqual([1, 2, 0])
  })

  rule('setup.points', () => {
    expect(begun().points).toEqual([0, 0, 0, 0])
  })

  rule('setup.pieces', () => {
    expect(supplyOf(begun().state)).toEqual({ gold: 24 - 4 * 4, weapons: 24 - 4 * 3 })
    const bank = begun()
      .with({ incomes: [40] })
      .acts(0, 'frankfurt')
    // 15 in all, 4 of them in hand.
    expect(bank.asks(0)).toMatchObject([{ kind: 'frankfurt', most: 11 }])
  })
})

rule('setup.unlimited', () => {
  // The box has money for 176 m € and 8 markers of a colour.
  const banks = [0, 1, 2, 3].map(() => ({ money: 99 }))
  const rich = table({ banks, incomes: [40, 40, 40, 40] }).event('income')
  expect(rich.money).toEqual([139, 139, 139, 139])
  const states = { france: { owners: [0, 0, 0, 0, 0, 0, 0] }, spain: { owners: [0, 0] } }
  const sold = table({ states }).acts(0, 'london').play(0, london('spain', 1)).bids(1, 0, 0, 0)
  expect([sold.sale.winner, sold.board('spain').owners]).toEqual([0, [0, 0, 0]])
})

describe('states', () => {
  rule('setup.states', () => {
    const orders = drawn.map(({ state }) => state.boards.map((board) => board.state))
    for (const order of orders) expect([...order].sort()).toEqual([...STATE_IDS].sort())
    expect(new Set(orders.map((order) => order.join('-'))).size).toBeGreaterThan(15)
    expect(new Set(ORDERS).size).toBe(24)
    const chosen = begun({ options: { order: 'spain-france-greece-ireland' } })
    expect(chosen.state.boards.map((board) => board.state)).toEqual(['spain', 'france', 'greece', 'ireland'])
  })

  rule('setup.governments', () => {
    expect(GOVERNMENTS.length).toBe(10)
    const seen = new Set<string>()
    for (const { state } of drawn) {
      const pairs = state.boards.map(({ large, small }) => `${large.party} ${small.party}`)
      expect(new Set([...pairs, ...state.box.governments.map((pair) => pair.join(' '))]).size).toBe(10)
      pairs.forEach((pair) => seen.add(pair))
    }
    expect([...seen].sort()).toEqual(GOVERNMENTS.map((pair) => pair.join(' ')).sort())
  })

  rule('setup.parties', () => {
    for (const { large, small } of begun().state.boards) expect([large.left, small.left]).toEqual([4, 2])
  })

  rule('setup.debt', () => {
    expect(STATE_IDS.map(begun().debt)).toEqual([
      [5, 4],
      [5, 4],
      [5, 5],
      [5, 5],
    ])
  })

  rule('setup.happiness', () => {
    expect(begun().happiness).toEqual([4, 5, 5, 5])
    expect(STATE_IDS.map((state) => PRINTED[state].happiness.most)).toEqual([6, 7, 7, 7])
    expect(STATE_IDS.map((state) => PRINTED[state].happiness.fist)).toEqual([2, 1, 2, 3])
  })

  rule('setup.boards', () => {
    // The number of a row, in how many columns it stands, and how many columns there are.
    const rows = (id: (typeof STATE_IDS)[number]) =>
      ZONES[id].map((row) => [row[0], row.filter((space) => typeof space === 'number').length, row.length].join(' '))
    expect(STATE_IDS.map(rows)).toEqual([
      ['9 5 6', '7 5 6', '5 4 6', '4 4 6'],
      ['5 9 10', '4 9 10', '2 8 10'],
      ['9 9 10', '7 8 9', '5 6 8', '4 5 7'],
      ['9 10 11', '7 9 11', '5 7 10', '4 5 9'],
    ])
    for (const state of STATE_IDS) {
      const [top = [], ...lower] = ZONES[state]
      expect(top.indexOf('cut')).toBe(top.length - 1)
      for (const row of lower) {
        const numbers = row.filter((space) => space !== 'blank')
        expect(new Set(numbers).size).toBe(1)
        expect(row.slice(0, numbers.length)).toEqual(numbers)
      }
    }
    expect(STATE_IDS.map((state) => PRINTED[state].properties.map(({ points }) => points))).toEqual([
      [6, 12, 16],
      [7, 9, 10, 12],
      [5, 7, 8, 10, 12],
      [2, 3, 5, 6, 8, 9, 11],
    ])
    expect(STATE_IDS.map((state) => PRINTED[state].yearly)).toEqual([2, 2, 4, 4])
  })
})

describe('events and market', () => {
  rule('setup.tokens', () => {
    for (const { state } of drawn) {
      const { tokens, box } = state
      expect([...tokens.anger, ...box.anger].sort()).toEqual([...STATE_IDS].sort())
      expect([...tokens.economy, ...box.economy].sort()).toEqual([...STATE_IDS].sort())
      const falls = [...tokens.market, ...box.market].map(({ gold, weapons }) => `${String(gold)} ${String(weapons)}`)
      expect(falls.sort()).toEqual(['1 3', '2 2', '2 2', '3 1'])
    }
  })

  rule('setup.events', () => {
    for (const { state, sees } of drawn) {
      const { anger, economy, market } = state.tokens
      expect([anger.length, economy.length, market.length]).toEqual([3, 3, 3])
      expect(sees('table').tokens).toEqual(state.tokens)
    }
    expect(new Set(drawn.map(({ state }) => state.tokens.anger.join())).size).toBeGreaterThan(12)
  })

  rule('setup.market', () => {
    expect(begun().prices).toEqual([3, 2])
  })
})
