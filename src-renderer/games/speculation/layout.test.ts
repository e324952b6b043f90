/** The track winds upwards without gaps, and everything on it has its own place. */
import { describe, expect, it } from 'vitest'
import { COMPANIES, END, SEGMENTS } from '../../../src-shared/games/speculation/data.ts'
import { byCompany } from '../../../src-shared/games/speculation/track.ts'
import { columnOf, rowOf, rowsOf, stripPlaces, trackOf } from './layout.ts'

describe('the serpentine', () => {
  it('has a row for each segment of the price list, START below and END above', () => {
    expect([0, 1, 10, 11, 30, 31, 50, 51, 59, 60].map(rowOf)).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 6, 7])
    expect(SEGMENTS.map(rowOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('runs back in every other row, so that neighbours touch', () => {
    expect([1, 10, 11, 20, 21, 59].map(columnOf)).toEqual([0, 9, 9, 0, 0, 1])
    for (let space = 2; space < END; space += 1) {
      const steps = [Math.abs(columnOf(space) - columnOf(space - 1)), rowOf(space) - rowOf(space - 1)]
      expect(steps[0] === 1 ? steps[1] : steps[1] === 1 && steps[0]).toBe(0)
    }
  })

  it('keeps every space inside the picture and apart from all others, also on a phone', () => {
    for (const [width, height] of [
      [430, 280],
      [340, 330],
      [900, 600],
    ] as const) {
      const { spaces, brick } = trackOf(width, height)
      expect(spaces).toHaveLength(END - 1)
      for (const { x, y } of spaces) {
        expect(x).toBeGreaterThan(brick / 2)
        expect(x).toBeLessThan(width - brick / 2)
        expect(y).toBeGreaterThan(brick / 2)
        expect(y).toBeLessThan(height - brick / 2)
      }
      const apart = spaces.every((a, i) => spaces.slice(i + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= brick))
      expect(apart).toBe(true)
    }
  })

  it('gives each brick on START and on END a place of its own', () => {
    const track = trackOf(430, 300)
    const starts = COMPANIES.map((company) => track.place(company, 0, []).x)
    expect(new Set(starts).size).toBe(COMPANIES.length)
    expect(Math.max(...starts)).toBeLessThan(430)
    const [first, second] = [
      track.place('metro', END, ['metro', 'carat']),
      track.place('carat', END, ['metro', 'carat']),
    ]
    expect(first.x).toBeLessThan(second.x)
    expect(first.y).toBe(rowsOf(300).middle(7))
  })
})

describe('the strip of a phone', () => {
  it('piles up what is too close, and keeps bricks on START before the line', () => {
    const bricks = { ...byCompany(() => 0), metro: 20, carat: 21, timbuktu: 60 }
    const { bricks: placed, x, levels } = stripPlaces(340, 20, { bricks, arrivals: ['timbuktu'] })
    const at = (company: string) => placed.find((brick) => brick.company === company)
    expect(placed).toHaveLength(8)
    expect(at('metro')?.level).toBe(0)
    expect(at('carat')?.level).toBe(1)
    expect(levels).toBe(2)
    expect(at('alhambra')?.x).toBeLessThan(x(0))
    expect(at('timbuktu')?.x).toBeLessThanOrEqual(340 - 10)
    expect(new Set(placed.map((brick) => `${String(brick.x)} ${String(brick.level)}`)).size).toBe(8)
  })
})
