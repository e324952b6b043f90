/** Rank +1 and Rank −1: a brick changes places with its neighbour, and lands where there is room. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { asksOf, pass, rankMove, seeds, table, waiting } from './testing/table.ts'
import type { Company } from './data.ts'
import { COMPANIES } from './data.ts'

type Bricks = Partial<Record<Company, number>>

const up = (bricks: Bricks) => table({ bricks, tiles: ['up', 1] })
const down = (bricks: Bricks) => table({ bricks, tiles: ['down', 1] })
const choices = (game: ReturnType<typeof table>) => {
  const [ask] = asksOf(game.state, 0)
  return ask?.kind === 'rank' ? Object.fromEntries(ask.choices.map(({ company, to }) => [company, to])) : undefined
}
/** All eight on the track. */
const ALL: Bricks = {
  alhambra: 3,
  carat: 5,
  colonia: 6,
  eketorp: 7,
  metro: 20,
  shogun: 30,
  showManager: 40,
  timbuktu: 41,
}

rule('rank.active', () => {
  const game = table({ first: 2, bricks: ALL, tiles: ['up', 1] })
  expect(waiting(game.state)).toEqual([2])
  expect(asksOf(game.state, 2)).toMatchObject([{ kind: 'rank', must: true, direction: 'up' }])
  expect(game.refusal(0, rankMove('metro'))).toBe('notRanking')
  expect(game.refusal(2, pass)).toBe('notTrading')
  const done = game.rank('metro')
  expect(done.state).toMatchObject({ phase: 'choosing', beat: game.state.beat + 1 })
  expect(done.refusal(2, rankMove('carat'))).toBe('notRanking')
})

describe('up', () => {
  rule('rank.up', () => {
    const game = up({ metro: 18, alhambra: 21 }).rank('metro')
    expect(game.space('metro')).toBe(22)
    expect([game.rankOf('metro'), game.rankOf('alhambra')]).toEqual([1, 2])
    expect(game.sees('table').events.at(-1)).toMatchObject({
      key: 'rankedUp',
      args: { company: 'metro', from: 18, to: 22 },
    })
  })

  rule('rank.up.worked', () => {
    expect(up({ metro: 18, alhambra: 21, timbuktu: 22 }).rank('metro').space('metro')).toBe(23)
  })

  rule('rank.up.far', () => {
    expect(up({ metro: 2, alhambra: 48 }).rank('metro').space('metro')).toBe(49)
  })

  rule('rank.up.several', () => {
    const game = up(ALL)
    expect(game.rankOf('alhambra')).toBe(8)
    expect(game.rank('alhambra').space('alhambra')).toBe(8)
    expect(game.rank('alhambra').rankOf('alhambra')).toBe(5)
  })

  rule('rank.up.end', () => {
    expect(up({ metro: 58, alhambra: 59 }).rank('metro').space('metro')).toBe(60)
    expect(up({ metro: 20, alhambra: 58, carat: 59 }).rank('metro').space('metro')).toBe(60)
    expect(up({ metro: 20, alhambra: 57, carat: 59 }).rank('metro').space('metro')).toBe(58)
    expect(up({ metro: 20, alhambra: 58, carat: 59 }).rank('metro').state.arrivals).toEqual(['metro'])
  })

  rule('rank.up.first', () => {
    expect(up(ALL).refusal(0, rankMove('timbuktu'))).toBe('firstBrick')
    expect(up({ metro: 1 }).refusal(0, rankMove('metro'))).toBe('firstBrick')
    expect(choices(up(ALL))).not.toHaveProperty('timbuktu')
    expect(Object.keys(choices(up(ALL)) ?? {})).toHaveLength(7)
  })

  rule('rank.up.start', () => {
    const game = up({ metro: 30, carat: 4, shogun: 5 })
    for (const company of ['alhambra', 'colonia', 'eketorp', 'showManager', 'timbuktu'] as const)
      expect(game.rank(company).space(company)).toBe(6)
    expect(up({ metro: 30 }).rank('alhambra').space('alhambra')).toBe(31)
  })
})

describe('down', () => {
  rule('rank.down', () => {
    const game = down({ metro: 18, alhambra: 21, carat: 10 }).rank('alhambra')
    expect(game.space('alhambra')).toBe(17)
    expect(game.rankOf('alhambra')).toBe(2)
    expect(game.sees('table').events.at(-1)).toMatchObject({ key: 'rankedDown', args: { company: 'alhambra', to: 17 } })
  })

  rule('rank.down.several', () => {
    const game = down({ ...ALL, alhambra: 1 }).rank('metro')
    expect(game.space('metro')).toBe(4)
    expect(game.rankOf('metro')).toBe(7)
  })

  rule('rank.down.start', () => {
    expect(down({ metro: 18 }).rank('metro').space('metro')).toBe(0)
    expect(down({ metro: 18, alhambra: 30 }).rank('metro').space('metro')).toBe(0)
    expect(down({ metro: 18, alhambra: 30 }).rank('alhambra').space('alhambra')).toBe(17)
  })

  rule('rank.down.full', () => {
    expect(down({ carat: 1, metro: 2, shogun: 3, alhambra: 9 }).rank('alhambra').space('alhambra')).toBe(0)
    expect(
      down({ ...ALL, alhambra: 1, carat: 2, colonia: 3 })
        .rank('colonia')
        .space('colonia'),
    ).toBe(0)
  })

  rule('rank.down.eighth', () => {
    expect(down(ALL).refusal(0, rankMove('alhambra'))).toBe('lastBrick')
    expect(Object.keys(choices(down(ALL)) ?? {})).toHaveLength(7)
    // With a brick on start the hindmost on the track has it behind.
    expect(down({ ...ALL, timbuktu: 0 }).refusal(0, rankMove('alhambra'))).toBeUndefined()
  })

  rule('rank.down.on-start', () => {
    expect(down({ metro: 3 }).refusal(0, rankMove('carat'))).toBe('lastBrick')
    expect(choices(down({ metro: 3 }))).toEqual({ metro: 0 })
  })
})

rule('rank.worked', () => {
  const bricks = { metro: 1, carat: 2, shogun: 9 }
  expect(choices(up(bricks))).toMatchObject({ alhambra: 3, timbuktu: 3 })
  expect(choices(down(bricks))).toEqual({ shogun: 0, carat: 0, metro: 0 })
})

/** A game whose first tile is this Rank tile, with all bricks on start. */
function idle() {
  for (const seed of seeds) {
    const game = table({ seed, options: { forcedTrade: false } })
    if (game.state.tiles?.action === 'up' || game.state.tiles?.action === 'down') return game
  }
  throw new Error('no Rank tile came first')
}

describe('all bricks on start', () => {
  rule('rank.idle', () => {
    const game = idle()
    expect(game.state.phase).toBe('choosing')
    expect(waiting(game.state)).toEqual([0, 1, 2, 3])
    expect(game.sees('table').events.at(-1)?.key).toBe('idle')
    expect(game.refusal(0, rankMove('metro'))).toBe('notRanking')
  })

  rule('tiles.stay.idle', () => {
    const game = idle()
    const first = game.state.tiles
    const next = game.turns(1)
    expect(next.state.out).toEqual({ actions: [first?.action], movements: [first?.movement] })
    expect(next.sees('table').bags.actions).toHaveLength(4)
  })

  rule('rank.always', () => {
    for (let many = 1; many <= 8; many++) {
      const bricks = Object.fromEntries(COMPANIES.slice(0, many).map((company, i) => [company, i + 1]))
      for (const game of [up(bricks), down(bricks)])
        expect(Object.keys(choices(game) ?? {}).length, `${String(many)} on the track`).toBeGreaterThan(0)
    }
  })
})

rule('action.none', () => {
  const game = table({ tiles: ['none', 3] })
  expect(waiting(game.state)).toEqual([0, 1, 2, 3])
  expect(asksOf(game.state, 0)).toMatchObject([{ kind: 'card', must: true, chosen: null }])
  expect(game.refusal(0, pass)).toBe('notTrading')
  expect(game.refusal(0, rankMove('metro'))).toBe('notRanking')
})
