/** The three events between the quarters. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { seeds, begun, table } from './testing/table.ts'
import { STATE_IDS } from './data.ts'

describe('public anger', () => {
  rule('anger.event', () => {
    const before = {
      greece: { happiness: 6 },
      ireland: { happiness: 7 },
      spain: { happiness: 5 },
      france: { happiness: 4 },
    }
    for (const [i, state] of STATE_IDS.entries()) {
      const after = table({ states: before, anger: [state] }).event('anger')
      expect(after.happiness).toEqual([6, 7, 5, 4].map((now, j) => now - (i === j ? 3 : 1)))
    }
  })

  rule('anger.end', () => {
    const banks = [0, 1, 2, 3].map(() => ({ weapons: 0 }))
    const low = table({ banks, states: { spain: { happiness: 2 } }, anger: ['spain'] }).event('anger')
    expect(low.told('anger').slides[2]).toEqual({ state: 'spain', from: 2, to: 0 })
    const states = { ireland: { happiness: 6, government: ['socialists', 'liberals'] as const } }
    const high = table({ states }).acts(0, 'rome').reforms(['ireland'], ['ireland'])
    expect(high.happiness[1]).toBe(7)
  })

  rule('anger.riot', () => {
    const banks = [0, 1, 2, 3].map(() => ({ weapons: 0 }))
    const angry = table({ banks, states: { spain: { happiness: 3 }, france: { happiness: 1 } }, anger: ['spain'] })
    expect(angry.event('anger').asks(0)).toMatchObject([{ due: [{ state: 'spain' }, { state: 'france' }] }])
  })
})

describe('the economy', () => {
  rule('economy.event', () => {
    const steps = [2, 2, 3, 3]
    for (const [i, state] of STATE_IDS.entries()) {
      const states = {
        greece: { debt: [5, 1] },
        ireland: { debt: [5, 1] },
        spain: { debt: [5, 1] },
        france: { debt: [5, 1] },
      } as const
      const after = table({ states, economy: [state] }).event('economy')
      expect(STATE_IDS.map((id) => after.debt(id)[1] - 1)).toEqual(steps.map((by, j) => (i === j ? by : 1)))
    }
  })

  rule('economy.cut', () => {
    const states = { greece: { debt: [9, 5] as const }, france: { debt: [9, 10] as const } }
    const game = table({ states, economy: ['spain'] }).event('economy')
    expect(game.asks(0)).toMatchObject([{ due: [{ state: 'greece', crisis: 'cut' }, { state: 'france' }] }])
  })
})

describe('the black market', () => {
  rule('market.event', () => {
    const game = table({ prices: { gold: 7, weapons: 6 }, market: [{ gold: 3, weapons: 1 }] }).event('blackMarket')
    expect(game.prices).toEqual([4, 5])
    expect(game.told('blackMarket')).toMatchObject({ gold: { from: 7, to: 4 }, weapons: { from: 6, to: 5 } })
  })

  rule('market.bottom', () => {
    const game = table({ prices: { gold: 2, weapons: 2 }, market: [{ gold: 1, weapons: 3 }] }).event('blackMarket')
    expect(game.prices).toEqual([1, 1])
  })
})

describe('tokens', () => {
  rule('events.year', () => {
    const states = ['spain', 'greece', 'france'] as const
    for (const year of [1, 2, 3]) {
      expect(table({ year, anger: states }).event('anger').told('anger').state).toBe(states[year - 1])
      expect(table({ year, economy: states }).event('economy').told('economy').state).toBe(states[year - 1])
      const market = [1, 2, 3].map((weapons) => ({ gold: 0, weapons }))
      const prices = { gold: 5, weapons: 5 }
      expect(table({ year, market, prices }).event('blackMarket').prices).toEqual([5, 5 - year])
    }
  })

  rule('events.order', () => {
    for (const seed of seeds.slice(0, 5)) {
      const { state } = begun({ seed, options: { elimination: false } }).finished()
      const course = state.events.flatMap<number | string>((e) => {
        if (e.kind === 'begins') return [e.quarter]
        return e.kind === 'anger' || e.kind === 'economy' || e.kind === 'blackMarket' ? [e.kind] : []
      })
      const year = [1, 'anger', 2, 'economy', 3, 'blackMarket', 4]
      expect(course).toEqual([...year, ...year, ...year])
    }
  })
})
