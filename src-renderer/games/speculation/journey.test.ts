/** Bricks on the screen always arrive where the game has them, by the way the cards took. */
import { describe, expect, it } from 'vitest'
import type { Reveal, View } from '../../../src-shared/games/speculation/types.ts'
import { COMPANIES } from '../../../src-shared/games/speculation/data.ts'
import { byCompany } from '../../../src-shared/games/speculation/track.ts'
import { hopsTo, paceOf } from './journey.ts'

const START = byCompany(() => 0)

const reveal = (turn: number, steps: Reveal['steps']): Reveal => ({ turn, cards: [], holidays: 0, distance: 2, steps })

const viewOf = (bricks: Partial<typeof START>, reveals: readonly Reveal[]): View =>
  ({ bricks: COMPANIES.map((company) => ({ company, space: bricks[company] ?? 0 })), reveals }) as unknown as View

describe('hops', () => {
  it('follow the path of every card in order, jumped spaces left out', () => {
    const view = viewOf({ metro: 4, carat: 2 }, [
      reveal(1, [
        { seat: 1, company: 'metro', from: 0, to: 3, path: [1, 3] },
        { seat: 2, company: 'carat', from: 0, to: 2, path: [1, 2] },
        { seat: 0, company: 'metro', from: 3, to: 4, path: [4] },
      ]),
    ])
    expect(hopsTo(view, START, 0).map(({ company, to, seat }) => [company, to, seat])).toEqual([
      ['metro', 1, 1],
      ['metro', 3, 1],
      ['carat', 1, 2],
      ['carat', 2, 2],
      ['metro', 4, 0],
    ])
  })

  it('leap where a Rank tile moved a brick, before the cards and after them', () => {
    const steps = [{ seat: 0, company: 'metro' as const, from: 7, to: 8, path: [8] }]
    const view = viewOf({ metro: 8, timbuktu: 9 }, [reveal(1, steps)])
    expect(hopsTo(view, { ...START, metro: 5 }, 0)).toEqual([
      { company: 'metro', to: 7, seat: null },
      { company: 'metro', to: 8, seat: 0 },
      { company: 'timbuktu', to: 9, seat: null },
    ])
  })

  it('are none where nothing moved, and what was seen is not walked again', () => {
    const view = viewOf({ metro: 2 }, [
      reveal(1, [{ seat: 0, company: 'metro', from: 0, to: 2, path: [1, 2] }]),
      reveal(2, []),
    ])
    expect(hopsTo(view, { ...START, metro: 2 }, 1)).toEqual([])
    expect(hopsTo(view, { ...START, metro: 2 }, 2)).toEqual([])
  })

  it('walk the last turn only where several were missed', () => {
    const view = viewOf({ metro: 4 }, [
      reveal(1, [{ seat: 0, company: 'metro', from: 0, to: 2, path: [1, 2] }]),
      reveal(2, [{ seat: 0, company: 'metro', from: 2, to: 4, path: [3, 4] }]),
    ])
    expect(hopsTo(view, START, 0).map(({ to }) => to)).toEqual([2, 3, 4])
  })

  it('are quick enough that a turn is soon over', () => {
    expect(paceOf(36) * 36).toBeLessThanOrEqual(5300)
    expect(paceOf(1)).toBeLessThanOrEqual(400)
  })
})
