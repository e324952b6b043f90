/** How a game of Speculation is laid out: shares, cash, decks, tiles, who begins. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { SEED, seeds, sharesIn, table, waiting } from './testing/table.ts'
import { COMPANIES, DECK } from './data.ts'
import { speculation } from './game.ts'
import { STANDARD } from './options.ts'
import type { State } from './types.ts'

const TABLES = [3, 4, 5, 6] as const
const begun = (seats: number, seed: string, first: number | null = null) =>
  speculation.setup(STANDARD, { seats, first, sides: Array.from({ length: seats }, () => null) }, seed)
const startingShares = (state: State) =>
  state.players.map(({ shares }) => COMPANIES.filter((company) => shares[company] > 0))

describe('pieces', () => {
  rule('setup.players', () => {
    expect(speculation.seats).toEqual([3, 6])
  })

  rule('setup.shares', () => {
    for (const [seats, each] of [
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
    ] as const) {
      const { state } = table({ seats })
      for (const company of COMPANIES)
        expect(state.players.reduce((sum, { shares }) => sum + shares[company], state.bank[company])).toBe(each)
    }
  })

  rule('setup.first-share', () => {
    const first = new Set<string>()
    for (const seats of TABLES)
      for (const seed of seeds) {
        const state = begun(seats, seed)
        const drawn = startingShares(state)
        expect(drawn.every((companies) => companies.length === 1)).toBe(true)
        expect(new Set(drawn.flat()).size).toBe(seats)
        for (const company of COMPANIES)
          expect(state.bank[company]).toBe(seats - 1 - (drawn.flat().includes(company) ? 1 : 0))
        drawn[0]?.forEach((company) => first.add(company))
      }
    expect(first.size).toBe(8)
  })

  rule('setup.worked', () => {
    const { state } = table({ seats: 4 })
    expect(sharesIn(state)).toBe(24)
    expect(COMPANIES.reduce((sum, company) => sum + state.bank[company], 0)).toBe(20)
    expect(startingShares(state).flat()).toHaveLength(4)
  })

  rule('setup.cash', () => {
    for (const seats of TABLES)
      expect(table({ seats }).state.players.map(({ cash }) => cash)).toEqual(Array(seats).fill(20))
  })

  rule('setup.bank', () => {
    const game = table({
      bricks: { metro: 59 },
      cash: [0, 0, 0, 0],
      shares: [{ metro: 1 }, { metro: 1 }, { metro: 1 }],
    })
    const sold = game.trades(['metro', null], ['metro', null], ['metro', null])
    expect([0, 1, 2].map(sold.cash)).toEqual([310, 310, 310])
  })

  rule('setup.bricks', () => {
    for (const company of COMPANIES) expect(table().space(company)).toBe(0)
  })

  rule('setup.tiles', () => {
    const { tiles, bags } = table().sees('table')
    expect(tiles?.action).toBe('trade')
    expect(bags.actions).toEqual(['trade', 'trade', 'up', 'down', 'none'])
    expect([...bags.movements, tiles?.movement].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  rule('setup.deck', () => {
    const orders = new Set<string>()
    for (const seed of seeds) {
      const { players } = begun(4, seed)
      for (const { hand, pile, discards } of players) {
        expect([hand.length, pile.length, discards.length]).toEqual([2, 7, 0])
        expect([...hand, ...pile].sort()).toEqual([...DECK].sort())
        orders.add([...hand, ...pile].join())
      }
    }
    expect(orders.size).toBe(seeds.length * 4)
  })

  rule('setup.sides', () => {
    const laid = { bricks: { metro: 5 } } as const
    expect(table(laid).price('metro')).toBe(85)
    expect(table({ ...laid, options: { side: 'star' } }).price('metro')).toBe(60)
    expect(speculation.sides(4)).toEqual([])
  })
})

describe('who begins', () => {
  rule('setup.first', () => {
    expect(new Set(seeds.map((seed) => begun(6, seed).first))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    for (const first of [0, 1, 2, 3]) expect(begun(4, SEED, first)).toMatchObject({ first, active: first })
  })

  rule('setup.clockwise', () => {
    const game = table({ first: 2 })
    expect([0, 1, 2, 3, 4].map((turns) => game.turns(turns).state.active)).toEqual([2, 3, 0, 1, 2])
    expect(waiting(game.state)).toEqual([2])
    expect(waiting(game.trades(null, null).state)).toEqual([0])
  })
})

describe('chance', () => {
  rule('chance.streams', () => {
    const one = table({ seed: SEED }).state
    const streams = [one.bagStream, one.lateStream, ...one.deckStreams].map((stream) => stream.join())
    expect(new Set(streams).size).toBe(6)
    // What is drawn at the table does not move the decks on.
    const drawn = begun(4, SEED)
    const named = begun(4, SEED, 3)
    expect(drawn.players.map(({ hand, pile }) => [hand, pile])).toEqual(
      named.players.map(({ hand, pile }) => [hand, pile]),
    )
    expect(begun(6, SEED).players[0]?.pile).toEqual(drawn.players[0]?.pile)
  })

  rule('chance.seed', () => {
    expect(table({ seed: SEED }).finished().state).toEqual(table({ seed: SEED }).finished().state)
    expect(table({ seed: SEED }).state).not.toEqual(table({ seed: 'f'.repeat(32) }).state)
  })
})
