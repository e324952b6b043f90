/** The track: where bricks may stand, their ranks, and the prices these make. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { table } from './testing/table.ts'
import type { Company } from './data.ts'
import { COMPANIES } from './data.ts'
import { priceAt } from './track.ts'

const FIVE_AHEAD = { metro: 30, carat: 29, shogun: 28, eketorp: 27, colonia: 26 } as const

describe('ranks', () => {
  rule('track.start', () => {
    for (const side of ['normal', 'star'] as const) {
      const game = table({ options: { side }, bricks: { metro: 59 } })
      for (const company of COMPANIES.filter((other) => other !== 'metro')) expect(game.price(company)).toBe(20)
    }
  })

  rule('track.one', () => {
    const game = table({ tiles: ['none', 1], bricks: { metro: 1 } }).cards('carat', 'shogun', 'eketorp', 'colonia')
    expect((['carat', 'shogun', 'eketorp', 'colonia'] as const).map(game.space)).toEqual([2, 3, 4, 5])
  })

  rule('track.end', () => {
    const game = table({ tiles: ['none', 6], bricks: { metro: 59, carat: 58, shogun: 57 } })
    const over = game.cards('shogun', 'metro', 'carat', 'eketorp')
    expect((['shogun', 'metro', 'carat'] as const).map(over.space)).toEqual([60, 60, 60])
    expect((['shogun', 'metro', 'carat', 'eketorp'] as const).map(over.rankOf)).toEqual([1, 2, 3, 4])
  })

  rule('track.rank', () => {
    const game = table({ bricks: FIVE_AHEAD })
    expect((['metro', 'carat', 'shogun', 'eketorp', 'colonia'] as const).map(game.rankOf)).toEqual([1, 2, 3, 4, 5])
  })

  rule('track.rank.start', () => {
    const game = table({ bricks: { metro: 3, carat: 2, shogun: 1 } })
    expect(COMPANIES.map(game.rankOf).sort()).toEqual([1, 2, 3, 4, 4, 4, 4, 4])
    expect(COMPANIES.map(table().rankOf)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  })
})

/** All eight on the track, this one on this rank and space: the others just before and behind it. */
function ranked(company: Company, space: number, rank: number) {
  const others = COMPANIES.filter((other) => other !== company)
  const spaces = others.map((_, i) => (i < rank - 1 ? space + 1 + i : space - 1 - i))
  return Object.fromEntries([[company, space], ...others.map((other, i) => [other, spaces[i]])]) as Record<
    Company,
    number
  >
}

describe('prices', () => {
  rule('price.list', () => {
    const game = table({ bricks: FIVE_AHEAD })
    expect((['metro', 'carat', 'shogun', 'eketorp', 'colonia'] as const).map(game.price)).toEqual([
      175, 145, 120, 95, 65,
    ])
    for (const rank of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(table({ bricks: ranked('metro', 25, rank) }).price('metro')).toBe(priceAt('normal', 25, rank))
  })

  rule('price.borders', () => {
    const columns = Array.from({ length: 60 }, (_, i) => priceAt('normal', i + 1, 1))
    const changes = columns.flatMap((price, i) => (price === columns[i - 1] ? [] : [i + 1]))
    expect(changes).toEqual([1, 11, 21, 31, 41, 51, 60])
  })

  const SPACES = [1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51, 59, 60]
  const list = (side: 'normal' | 'star') =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => SPACES.map((space) => priceAt(side, space, rank)))
  /** Both ends of each segment. */
  const twice = (rows: readonly (readonly number[])[]) =>
    rows.map((row) => row.flatMap((price, i) => (i < 6 ? [price, price] : [price])))

  rule('price.normal', () => {
    expect(list('normal')).toEqual(
      twice([
        [85, 130, 175, 220, 265, 310, 360],
        [70, 110, 145, 180, 215, 250, 290],
        [60, 95, 120, 145, 170, 195, 225],
        [50, 75, 95, 110, 125, 140, 160],
        [40, 55, 65, 75, 80, 85, 90],
        [30, 35, 35, 35, 30, 25, 20],
        [25, 20, 15, 10, 0, -10, -20],
        [15, 5, -5, -10, -25, -40, -60],
      ]),
    )
  })

  rule('price.star', () => {
    expect(list('star')).toEqual(
      twice([
        [60, 85, 110, 140, 170, 200, 240],
        [50, 70, 95, 120, 145, 170, 200],
        [45, 60, 75, 90, 105, 120, 140],
        [40, 50, 55, 60, 65, 70, 80],
        [35, 35, 35, 35, 30, 25, 20],
        [30, 25, 20, 10, 0, -10, -15],
        [20, 10, 0, -15, -25, -40, -50],
        [10, 0, -15, -30, -45, -60, -80],
      ]),
    )
  })

  rule('price.printed', () => {
    expect(table({ bricks: { metro: 22, alhambra: 21, timbuktu: 18 } }).price('timbuktu')).toBe(95)
    expect(table({ bricks: { metro: 22, alhambra: 19 } }).price('alhambra')).toBe(110)
    expect(table({ bricks: { metro: 21 } }).price('metro')).toBe(175)
    expect(table({ bricks: ranked('carat', 32, 8) }).price('carat')).toBe(-10)
  })

  rule('price.worked', () => {
    const game = table({ bricks: { metro: 18, timbuktu: 22 } })
    expect(game.price('timbuktu')).toBe(175)
    expect(game.price('metro')).toBe(110)
    for (const company of COMPANIES.filter((other) => other !== 'metro' && other !== 'timbuktu'))
      expect(game.price(company)).toBe(20)
  })
})
