/** How a game of Q.E. is laid out: nations, tokens, tiles, first auctioneer. */
import { describe, expect } from 'vitest'
import { SEED, table, tile } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import type { Industry, Nation, Tile } from './data.ts'
import { INDUSTRIES, NATIONS, TILES, tilesFor } from './data.ts'
import { qe } from './game.ts'
import { SECOND_EDITION } from './options.ts'

const seeds = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(32, '0'))
const nameOf = ({ nation, industry }: Tile) => `${nation} ${industry}`
const dealt = (seats: number, seed: string) =>
  qe.setup(SECOND_EDITION, { seats, first: null, sides: Array.from({ length: seats }, () => null) }, seed)
/** All tiles of a game in the order in which they will come. */
const tilesOf = (seats: number, seed = SEED) => {
  const state = dealt(seats, seed)
  return [...state.sales.map((sale) => sale.tile), ...state.stack]
}

describe('nations', () => {
  rule('setup.players', () => {
    expect(qe.seats).toEqual([3, 5])
  })

  rule('setup.nations', () => {
    expect([...qe.sides(3)].sort()).toEqual(['CN', 'EU', 'JP', 'US'])
    expect([...qe.sides(4)].sort()).toEqual(['CN', 'EU', 'JP', 'US'])
    expect([...qe.sides(5)].sort()).toEqual(['CN', 'EU', 'JP', 'UK', 'US'])
    expect([...dealt(5, SEED).nations].sort()).toEqual(['CN', 'EU', 'JP', 'UK', 'US'])
  })

  rule('setup.nations.different', () => {
    for (const seats of [3, 4, 5])
      for (const seed of seeds) expect(new Set(dealt(seats, seed).nations).size).toBe(seats)
  })

  rule('setup.nations.picked', () => {
    const dealtToSeat0 = new Set<Nation>()
    for (const seed of seeds) {
      const { nations } = qe.setup(SECOND_EDITION, { seats: 4, first: null, sides: [null, 'JP', null, 'US'] }, seed)
      expect(nations[1]).toBe('JP')
      expect(nations[3]).toBe('US')
      expect([nations[0], nations[2]].sort()).toEqual(['CN', 'EU'])
      if (nations[0]) dealtToSeat0.add(nations[0])
    }
    expect(dealtToSeat0.size).toBe(2)
  })

  rule('setup.nations.public', () => {
    const { state, sees } = table()
    for (const eye of [0, 1, 2, 3, 'table'] as const)
      expect(sees(eye).boards.map((board) => board.nation)).toEqual(state.nations)
  })

  rule('setup.nations.fourth', () => {
    const { state } = table({ seats: 3, nations: ['US', 'EU', 'JP'] })
    expect(tilesOf(3).filter(({ nation }) => nation === 'CN')).toHaveLength(4)
    expect(state.nations).not.toContain('CN')
  })
})

describe('industries', () => {
  rule('setup.industries', () => {
    for (const seed of seeds) {
      expect(dealt(4, seed).tokens).not.toContain('government')
      expect(tilesOf(4, seed).map(({ industry }) => industry)).not.toContain('government')
      expect(dealt(5, seed).tokens).toContain('government')
      expect(tilesOf(5, seed).map(({ industry }) => industry)).toContain('government')
    }
  })

  rule('setup.tokens', () => {
    const firstTokens = new Set<Industry | undefined>()
    for (const seats of [3, 4, 5])
      for (const seed of seeds) {
        const state = dealt(seats, seed)
        expect(state.tokens).toHaveLength(seats)
        expect(new Set([...state.tokens, ...state.box]).size).toBe(Math.max(4, seats))
        firstTokens.add(state.tokens[0])
        for (const seat of state.tokens.keys())
          expect(qe.view(state, seat).boards.map((board) => board.token)).toEqual(
            state.tokens.map((token, owner) => (owner === seat ? token : null)),
          )
      }
    expect(firstTokens.size).toBe(5)
  })

  rule('setup.tokens.box', () => {
    const { state, sees } = table({ seats: 3 })
    expect(state.box).toHaveLength(1)
    for (const eye of [0, 1, 2, 'table'] as const) expect(sees(eye).box).toBeNull()
    expect(table({ seats: 4 }).state.box).toEqual([])
    expect(table({ seats: 5 }).state.box).toEqual([])
  })
})

describe('tiles', () => {
  rule('setup.tiles', () => {
    expect(TILES).toHaveLength(21)
    const printed = NATIONS.map((nation) => [
      nation,
      ...INDUSTRIES.map((industry) => TILES.find((t) => t.nation === nation && t.industry === industry)?.vp ?? '–'),
    ])
    expect(printed).toEqual([
      ['US', 1, 2, 4, 3, '–'],
      ['EU', 2, 3, 1, 4, '–'],
      ['JP', 4, 1, 3, 2, 4],
      ['CN', 3, 4, 2, 1, 2],
      ['UK', 4, '–', 2, '–', 3],
    ])
  })

  rule('setup.tiles.four', () => {
    for (const seats of [3, 4]) {
      const tiles = tilesOf(seats)
      expect(tiles).toHaveLength(16)
      expect(TILES.filter((t) => !tiles.includes(t)).map(nameOf)).toEqual([
        'JP government',
        'CN government',
        'UK agriculture',
        'UK finance',
        'UK government',
      ])
    }
  })

  rule('setup.tiles.five', () => {
    const tiles = tilesOf(5)
    expect(tiles).toHaveLength(15)
    for (const nation of NATIONS) expect(tiles.filter((t) => t.nation === nation)).toHaveLength(3)
    for (const industry of INDUSTRIES) expect(tiles.filter((t) => t.industry === industry)).toHaveLength(3)
    expect(tiles.filter(({ vp }) => vp === 1)).toEqual([])
    expect(tiles).not.toContain(tile('JP agriculture'))
    expect(tiles).not.toContain(tile('CN finance'))
  })

  rule('setup.stack', () => {
    const orders = seeds.map((seed) => tilesOf(4, seed).map(nameOf))
    expect(new Set(orders.map((order) => order.join())).size).toBe(seeds.length)
    expect(new Set(orders.map((order) => [...order].sort().join())).size).toBe(1)
    const { state, sees } = table()
    for (const eye of [0, 'table'] as const) {
      const { left } = sees(eye)
      expect(left).toEqual(tilesFor(4).filter((t) => t !== state.sales[0]?.tile))
      expect(left.map(nameOf)).not.toEqual(state.stack.map(nameOf))
    }
  })
})

describe('who begins', () => {
  rule('setup.first', () => {
    expect(new Set(seeds.map((seed) => dealt(4, seed).first))).toEqual(new Set([0, 1, 2, 3]))
    for (const first of [0, 1, 2, 3]) expect(table({ first }).now.auctioneer).toBe(first)
  })

  rule('setup.clockwise', () => {
    const { state } = table({ first: 2 }).until(5)
    expect(state.sales.map((sale) => sale.auctioneer)).toEqual([2, 3, 0, 1, 2])
  })
})
