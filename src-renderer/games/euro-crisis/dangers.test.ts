/** How near each state is to its debt cut and to a riot is told as the events will have it. */
import { describe, expect, test } from 'vitest'
import { rowOf } from '../../../src-shared/games/euro-crisis/bonds.ts'
import { euroCrisis } from '../../../src-shared/games/euro-crisis/game.ts'
import type { State, Step, View } from '../../../src-shared/games/euro-crisis/types.ts'
import { matchFrom, playOut } from '../../../src-shared/testing/play.ts'
import { dangersOf, eventsOf, nextAnger, nextDebt } from './dangers.ts'

const tokens: View['tokens'] = {
  anger: ['france', 'greece', 'ireland'],
  economy: ['ireland', 'spain', 'france'],
  market: [
    { gold: 2, weapons: 2 },
    { gold: 3, weapons: 1 },
    { gold: 1, weapons: 3 },
  ],
}
const YEAR: readonly Step['kind'][] = ['anger', 'economy', 'blackMarket', 'nationalDebt']

/** In a year, with so many of its four events over. */
const at = (year: number, over: number, years = 3) => ({
  ...{ year, tokens, rich: false },
  step: { kind: 'turn', seat: 0, card: 'rome', reforms: 0 } as const,
  later: YEAR.slice(over).map((kind) => ({ kind }) as Step),
  options: { years } as View['options'],
})

describe('what the next event does', () => {
  test('anger takes three where it is aimed at, one elsewhere; once it is over next year’s counts', () => {
    expect(nextAnger('france', at(1, 0))).toBe(3)
    expect(nextAnger('spain', at(1, 0))).toBe(1)
    expect(nextAnger('greece', at(1, 1))).toBe(3)
    expect(nextAnger('greece', at(3, 1))).toBe(0)
  })

  test('the economy comes before the national debt', () => {
    expect(nextDebt('ireland', at(1, 1))).toBe(2)
    expect(nextDebt('spain', at(1, 1))).toBe(1)
    expect(nextDebt('spain', at(1, 2))).toBe(4)
    expect(nextDebt('greece', at(3, 3))).toBe(2)
    expect(nextDebt('greece', at(3, 4))).toBe(0)
  })

  test('brings nothing after a year that somebody rich has made the last one', () => {
    expect(nextAnger('greece', { ...at(1, 1), rich: true })).toBe(0)
    expect(nextDebt('spain', { ...at(2, 2), rich: true })).toBe(4)
    expect(nextDebt('spain', { ...at(2, 4), rich: true })).toBe(0)
    expect(nextAnger('france', { ...at(0, 4), later: [], rich: true })).toBe(3)
  })

  test('before the first year everything is still to come', () => {
    const before = { ...at(0, 4), later: [] }
    expect(nextAnger('france', before)).toBe(3)
    expect(nextDebt('ireland', before)).toBe(2)
  })
})

describe('the dangers of a state', () => {
  const spain = (column: number, happiness: number) => ({
    ...{ state: 'spain' as const, happiness },
    debt: { row: rowOf('spain', 9), column },
  })

  test('are the steps to the debt cut and to a riot', () => {
    const [cut, riot] = dangersOf(spain(4, 5), at(1, 0))
    expect([cut.left, cut.level]).toEqual([6, 'calm'])
    expect([riot.left, riot.level]).toEqual([5, 'calm'])
  })

  test('snap where the next event is enough, and not a step before', () => {
    expect(dangersOf(spain(9, 1), at(1, 0)).map(({ level }) => level)).toEqual(['snaps', 'snaps'])
    expect(dangersOf(spain(8, 2), at(1, 0)).map(({ level }) => level)).toEqual(['near', 'near'])
    expect(dangersOf(spain(6, 5), at(1, 2))[0].level).toBe('snaps')
  })

  test('are there when they are there', () => {
    expect(dangersOf(spain(10, 0), at(1, 0)).map(({ level }) => level)).toEqual(['due', 'due'])
  })
})

describe('the events of all years', () => {
  test('are past, next or later', () => {
    expect(eventsOf(at(2, 2)).map(({ at: when }) => Object.values(when))).toEqual([
      ['past', 'past', 'past'],
      ['past', 'past', 'next'],
      ['later', 'later', 'later'],
    ])
    expect(eventsOf(at(2, 3)).map(({ at: when }) => Object.values(when))[2]).toEqual(['next', 'later', 'later'])
  })

  test('have no next one when the year is the last one and they are over', () => {
    const over = eventsOf({ ...at(2, 3), rich: true }).flatMap(({ at: when }) => Object.values(when))
    expect(over).not.toContain('next')
  })

  test('with three states come again in a fourth year', () => {
    expect(eventsOf(at(1, 0, 4))[3]).toMatchObject({ anger: 'france', economy: 'ireland' })
  })
})

describe('what is foretold', () => {
  test('comes true with the next event, in game after game', () => {
    let tried = 0
    for (let number = 0; number < 12; number++) {
      const match = matchFrom('euro-crisis', number, 'dangers')
      playOut(match, (before, _, after) => {
        const view = euroCrisis.view(before as State, 'table')
        const told = euroCrisis.view(after as State, 'table').events.slice(view.events.length)
        const [first, second, third] = told
        // Nothing but incomes came in between.
        const event = first?.key !== 'declined' ? undefined : second?.key === 'income' ? third : second
        for (const board of view.boards) {
          const [cut, riot] = dangersOf(board, view)
          const { state } = board
          if (event?.key === 'anger') {
            const to = event.args.slides.find((slide) => slide.state === state)?.to ?? riot.left
            expect([Math.max(0, riot.left - riot.next), riot.level === 'snaps']).toEqual([to, to === 0])
            tried++
          }
          if (event?.key === 'economy' || event?.key === 'nationalDebt') {
            const there = event.args.drifts.find((drift) => drift.state === state)?.to ?? board.debt
            const to = dangersOf({ ...board, debt: there }, view)[0].left
            expect([Math.max(0, cut.left - cut.next), cut.level === 'snaps']).toEqual([to, to === 0])
            tried++
          }
        }
      })
    }
    expect(tried).toBeGreaterThan(30)
  })
})
