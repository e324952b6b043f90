/** What is worth a scene is told once, in its order, and with all that explains it. */
import { describe, expect, it } from 'vitest'
import { euroCrisis } from '../../../src-shared/games/euro-crisis/game.ts'
import { QUICK } from '../../../src-shared/games/euro-crisis/options.ts'
import type { State, View } from '../../../src-shared/games/euro-crisis/types.ts'
import { matchFrom, playOut } from '../../../src-shared/testing/play.ts'
import type { Scene } from './scenes.ts'
import { closingOf, lengthOf, scenesAfter } from './scenes.ts'

type Event = View['events'][number] extends infer E ? (E extends { n: number } ? Omit<E, 'n'> : never) : never

const seating = { seats: 4, first: 0, sides: [null, null, null, null] }
const quickStart = euroCrisis.view(euroCrisis.setup(QUICK, seating, '1'.repeat(32)), 'table')

/** A table at which just this has happened. */
const told = (...events: readonly Event[]): View => ({
  ...quickStart,
  events: events.map((event, i) => ({ ...event, n: i + 1 })),
})

const spain = { state: 'spain' as const }
const uprising = { key: 'riot', args: { ...spain, fist: 2 } } as const
const armed = (who: number, side: 'people' | 'government', weapons: number) =>
  ({ key: 'armed', args: { ...spain, who, side, weapons } }) as const
const lost = [{ seat: 1, property: 'roja', points: 5 }] as const
const calmed = (people: number, government: number) =>
  ({ key: 'calmed', args: { ...spain, people, government, lost: people - government >= 3 ? lost : [] } }) as const

describe('scenes', () => {
  it('are made of what moved the table, not of what the log alone keeps', () => {
    const view = told(
      { key: 'year', args: { year: 1 } },
      { key: 'chose', args: { who: 0 } },
      { key: 'up', args: { who: 0, card: 'rome' } },
      { key: 'blackMarket', args: { gold: { from: 4, to: 2 }, weapons: { from: 2, to: 1 } } },
    )
    expect(scenesAfter(view, 0).map(({ kind, n }) => [kind, n])).toEqual([
      ['year', 1],
      ['market', 4],
    ])
  })

  it('begin after the event that was seen last', () => {
    const view = told({ key: 'year', args: { year: 1 } }, { key: 'out', args: { who: 2 } })
    expect(scenesAfter(view, 1).map(({ kind }) => kind)).toEqual(['out'])
    expect(scenesAfter(view, 2)).toEqual([])
  })

  it('tell of a new year what its events will be', () => {
    const [year] = scenesAfter(told({ key: 'year', args: { year: 2 } }), 0)
    expect(year).toMatchObject({ year: 2, anger: 'greece', economy: 'spain', market: { gold: 3, weapons: 1 } })
  })

  it('say how near a state came to its debt cut, and when it is there', () => {
    const drift = { state: 'greece', from: { row: 0, column: 4 }, to: { row: 0, column: 6 } } as const
    const [scene] = scenesAfter(told({ key: 'nationalDebt', args: { drifts: [drift] } }), 0)
    expect(scene).toMatchObject({ kind: 'national', states: [{ state: 'greece', from: 2, to: 0 }] })
  })

  it('show in a riot who stood where, the fist among the people, and what the lead costs', () => {
    const view = told(
      uprising,
      armed(0, 'people', 2),
      { key: 'stayedOut', args: { ...spain, who: 1 } },
      armed(2, 'people', 1),
      armed(3, 'government', 2),
      calmed(5, 2),
    )
    expect(scenesAfter(view, 0)).toEqual([
      {
        ...{ kind: 'riot', n: 6, state: 'spain', people: 5, government: 2, lead: 3, due: 1, lost },
        forces: [
          { seat: null, side: 'people', weapons: 2 },
          { seat: 0, side: 'people', weapons: 2 },
          { seat: 2, side: 'people', weapons: 1 },
          { seat: 3, side: 'government', weapons: 2 },
        ],
      },
    ])
  })

  it('announce a riot while banks still take sides, and remember them when it is over', () => {
    const view = told(uprising, armed(0, 'people', 1), calmed(3, 0))
    expect(scenesAfter({ ...view, events: view.events.slice(0, 1) }, 0).map(({ kind }) => kind)).toEqual(['uprising'])
    expect(scenesAfter(view, 2)).toMatchObject([{ kind: 'riot', forces: [{ seat: null }, { seat: 0 }] }])
  })

  it('do not mix up two riots of one evening', () => {
    const view = told(uprising, armed(0, 'people', 1), calmed(3, 0), uprising, armed(1, 'government', 2), calmed(2, 2))
    const second = scenesAfter(view, 3)[0]
    expect(second?.kind === 'riot' && second.forces.map(({ seat }) => seat)).toEqual([null, 1])
    expect(second).toMatchObject({ lead: 0, due: 0 })
  })

  it('let those who drop out together go together', () => {
    const view = told({ key: 'out', args: { who: 2 } }, { key: 'out', args: { who: 0 } })
    expect(scenesAfter(view, 0)).toEqual([{ kind: 'out', n: 2, seats: [2, 0] }])
  })

  it('take between one and a half and three seconds', () => {
    const short: Scene = { kind: 'out', n: 1, seats: [0] }
    expect(lengthOf(short)).toBeGreaterThanOrEqual(1500)
    const [long] = scenesAfter(told(uprising, ...[0, 1, 2, 3].map((who) => armed(who, 'people', 3)), calmed(14, 0)), 0)
    expect(long && lengthOf(long)).toBeLessThanOrEqual(3000)
  })

  it('miss nothing, whether an evening is looked at move by move or with frames dropped', () => {
    for (let number = 0; number < 4; number++) {
      const match = matchFrom('euro-crisis', number, 'scenes')
      const piecemeal: Scene[] = []
      let seen = 0
      let last: View | undefined
      playOut(match, (_, __, after) => {
        last = euroCrisis.view(after as State, 'table')
        if (last.events.length % 3 === 0) return
        piecemeal.push(...scenesAfter(last, seen))
        seen = last.events.length
      })
      if (!last) throw new Error('nobody played')
      piecemeal.push(...scenesAfter(last, seen))
      const whole = scenesAfter(last, match.game.setup(match.options, match.seating, match.seed).events.length)
      const worth = (scenes: readonly Scene[]) =>
        scenes.filter(({ kind }) => kind !== 'uprising' && kind !== 'out').map(({ n }) => n)
      expect(worth(piecemeal).filter((n) => worth(whole).includes(n))).toEqual(worth(whole))
    }
  })
  it('tell at the very end how it came to it: from the last income on', () => {
    const view = told(
      { key: 'income', args: { year: 1, payments: [] } },
      { key: 'year', args: { year: 2 } },
      { key: 'up', args: { who: 0, card: 'rome' } },
      { key: 'income', args: { year: 2, payments: [] } },
      { key: 'out', args: { who: 2 } },
      { key: 'over', args: { why: 'years', year: 2, points: 33 } },
    )
    expect(closingOf(view).map(({ kind, n }) => [kind, n])).toEqual([
      ['income', 4],
      ['out', 5],
    ])
  })

  it('tell of a game that ends in the middle of a year what the last card brought', () => {
    const view = told(
      { key: 'income', args: { year: 1, payments: [] } },
      { key: 'year', args: { year: 2 } },
      { key: 'up', args: { who: 0, card: 'rome' } },
      { key: 'out', args: { who: 2 } },
      { key: 'over', args: { why: 'last', year: 2, points: 33 } },
    )
    expect(closingOf(view).map(({ kind }) => kind)).toEqual(['out'])
  })
})
