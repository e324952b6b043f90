/** The two bags: what is drawn, what stays out, and when everything goes back. */
import { describe, expect } from 'vitest'
import { randomFrom, streamOf } from '../../random.ts'
import { rule } from './testing/rulebook.ts'
import { contest, randomRival } from './testing/rivals.ts'
import { seeds, table, waiting } from './testing/table.ts'
import { drawn, NOTHING_OUT, putAway } from './bags.ts'
import type { Out } from './bags.ts'
import { ACTION_TILES, MOVEMENT_TILES } from './data.ts'

rule('turn.draw', () => {
  const tiles = new Set<string>()
  for (const seed of seeds) {
    const game = table({ seed, options: { forcedTrade: false } })
    const drew = game.state.tiles
    for (const eye of [0, 3, 'table'] as const) expect(game.sees(eye).tiles).toEqual(drew)
    expect(game.state.beat).toBe(0)
    expect(waiting(game.state).length).toBeGreaterThan(0)
    tiles.add(`${drew?.action ?? ''} ${String(drew?.movement)}`)
  }
  expect(tiles.size).toBeGreaterThan(12)
})

describe('going back', () => {
  rule('tiles.back', () => {
    const game = table({ tiles: ['trade', 4] })
    const laid = table({ tiles: ['none', 2] })
      .turns(1)
      .with({ tiles: ['trade', 4] })
    expect(laid.state.out).toEqual({ actions: ['none'], movements: [2] })
    for (const one of [game, laid]) {
      const next = one.turns(1)
      expect(next.state.out).toEqual({ actions: [], movements: [] })
      expect(next.sees('table').bags.actions).toHaveLength(5)
      expect(next.sees('table').bags.movements).toHaveLength(5)
    }
  })

  rule('tiles.back.first', () => {
    const game = table()
    expect(game.state).toMatchObject({ turn: 1, tiles: { action: 'trade' } })
    const next = game.turns(1)
    expect(next.state.out).toEqual({ actions: [], movements: [] })
    expect(next.sees('table').events.filter(({ key }) => key === 'tilesBack')).toHaveLength(1)
  })

  rule('tiles.stay', () => {
    for (const action of ['up', 'down', 'none'] as const) {
      const next = table({ bricks: { metro: 9, carat: 3 }, tiles: [action, 4] }).turns(1)
      expect(next.state.out).toEqual({ actions: [action], movements: [4] })
      expect(next.state.tiles?.movement).not.toBe(4)
      expect(next.state.tiles?.action).not.toBe(action)
    }
  })

  rule('tiles.worked', () => {
    const second = table({ tiles: ['trade', 4] })
      .turns(1)
      .with({ tiles: ['none', 4] })
    expect(second.sees('table').bags).toEqual({
      actions: ['trade', 'trade', 'trade', 'up', 'down'],
      movements: [1, 2, 3, 5, 6],
    })
    const third = second.turns(1)
    expect(third.state.turn).toBe(3)
    const { bags, tiles } = third.sees('table')
    expect([...bags.actions, tiles?.action].sort()).toEqual(['down', 'trade', 'trade', 'trade', 'up'])
    expect([...bags.movements, tiles?.movement].sort()).toEqual([1, 2, 3, 5, 6])
  })
})

rule('tiles.fourth', () => {
  const random = randomFrom(streamOf('tiles', 'fourth'))
  const runs = new Set<number>()
  for (let i = 0; i < 400; i++) {
    let out: Out = NOTHING_OUT
    for (let draws = 1; ; draws++) {
      const tiles = drawn(out, false, random)
      out = putAway(out, tiles)
      if (tiles.action !== 'trade') continue
      runs.add(draws)
      break
    }
    expect(out).toEqual(NOTHING_OUT)
  }
  expect([...runs].sort()).toEqual([1, 2, 3, 4])
  expect(ACTION_TILES).toHaveLength(6)
  expect(MOVEMENT_TILES).toHaveLength(6)
})

rule('tiles.often', () => {
  let turns = 0
  let trades = 0
  const average = [3, 4, 5, 6].map((seats) => {
    const games = Array.from({ length: 16 }, (_, i) => {
      const players = Array.from({ length: seats }, () => randomRival)
      const { end } = contest({ seed: i.toString(16).padStart(32, '7'), players })
      turns += end.turn
      trades += end.events.filter((event) => event.kind === 'drew' && event.tiles.action === 'trade').length
      return end.turn
    })
    return games.reduce((a, b) => a + b, 0) / games.length
  })
  expect(trades / turns).toBeGreaterThan(0.53)
  expect(trades / turns).toBeLessThan(0.63)
  for (const [i, expected] of [37, 31, 22, 20].entries()) {
    expect(average[i]).toBeGreaterThan(expected * 0.88)
    expect(average[i]).toBeLessThan(expected * 1.12)
  }
})
