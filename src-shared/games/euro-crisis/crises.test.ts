/** Several riots and debt cuts at once: who orders them, and what comes between. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid, Table } from './testing/table.ts'
import { arm, first, london, reform, stayOut, stop, table } from './testing/table.ts'

const unarmed = [0, 1, 2, 3].map(() => ({ weapons: 0 }))
const angry = { happiness: 1 }
/** Two riots and nobody armed. */
const twoRiots = (laid: Laid = {}): Table =>
  table({ banks: unarmed, anger: ['france'], ...laid, states: { greece: angry, spain: angry, ...laid.states } }).event(
    'anger',
  )

/** Greece has both, Spain a debt cut, all by the hand of seat 0 in Rome. */
const threeInRome = (laid: Laid = {}): Table =>
  table({
    banks: unarmed,
    ...laid,
    states: {
      greece: { debt: [9, 5], happiness: 1, government: ['communists', 'conservatives'] },
      spain: { debt: [9, 9], government: ['socialists', 'liberals'], happiness: 3 },
      ...laid.states,
    },
  })
    .acts(0, 'rome')
    .play(0, reform(1, 'spain', 'large'))

describe('when and by whom', () => {
  rule('crises.end', () => {
    const states = { spain: { debt: [9, 9], government: ['socialists', 'liberals'] } } as const
    const rome = table({ states }).acts(0, 'rome').reforms(['spain'])
    expect(rome.waiting).toEqual([0])
    expect(rome.happened).not.toContain('cut')
    // London sells before anything else can come.
    const sold = table().acts(0, 'london').play(0, london('spain', 1))
    expect(sold.state.agenda.slice(0, 2)).toMatchObject([{ kind: 'auction' }, { kind: 'crises', seat: 0 }])
  })

  rule('crises.player', () => {
    const states = { greece: { debt: [9, 5], government: ['socialists', 'liberals'] } } as const
    const game = threeInRome({ incomes: [1, 9, 9, 9], states })
      .play(0, reform(2, 'greece', 'large'))
      .play(0, stop)
    expect(game.waiting).toEqual([0])
    expect(game.asks(0)).toEqual([
      {
        kind: 'crisis',
        must: true,
        due: [
          { state: 'greece', crisis: 'cut' },
          { state: 'spain', crisis: 'cut' },
        ],
      },
    ])
    const named = game.play(0, first('cut', 'spain'))
    expect(named.state.events.flatMap((e) => (e.kind === 'cut' ? [e.state] : []))).toEqual(['spain', 'greece'])
  })

  rule('crises.event', () => {
    const game = twoRiots({ incomes: [5, 8, 8, 5], stack: [2, 1] })
    expect(game.waiting).toEqual([2])
    expect(game.asks(2)).toMatchObject([{ due: [{ state: 'greece' }, { state: 'spain' }] }])
    // At year's end income is paid before: whoever is highest then decides.
    const cuts = { greece: { debt: [9, 5] as const }, spain: { debt: [9, 8] as const } }
    const banks = [{ money: 0 }, {}, {}, {}]
    const year = table({ banks, states: cuts, incomes: [-1, -2, -3, -2], stack: [1, 3] }).from('income')
    expect(year.incomes).toEqual([-2, -2, -3, -2])
    expect(year.waiting).toEqual([0])
  })

  rule('crises.single', () => {
    const game = table({ banks: unarmed, anger: ['france'], states: { greece: angry } }).event('anger')
    expect(game.told('calmed').state).toBe('greece')
    const two = twoRiots().play(0, first('riot', 'spain'))
    expect(two.state.events.flatMap((e) => (e.kind === 'calmed' ? [e.state] : []))).toEqual(['spain', 'greece'])
    expect(two.state.events.filter(({ kind }) => kind === 'chosenCrisis').length).toBe(1)
  })

  rule('crises.due', () => {
    expect(twoRiots().refusal(0, first('cut', 'spain'))).toBe('notDue')
    expect(twoRiots().refusal(0, first('riot', 'france'))).toBe('notDue')
    expect(twoRiots().refusal(1, first('riot', 'spain'))).toBe('notNow')
  })
})

describe('one after the other', () => {
  const three = (laid: Laid = {}) => twoRiots({ ...laid, states: { ireland: angry, ...laid.states } })

  rule('crises.next', () => {
    const armed = [0, 1, 2, 3].map(() => ({ weapons: 1 }))
    const game = three({ banks: armed, incomes: [9, 5, 4, 3] }).play(0, first('riot', 'ireland'))
    expect(game.waiting).toEqual([3])
    const calm = [3, 2, 1, 0].reduce((now, seat) => now.play(seat, arm('people', 1)), game)
    expect(calm.waiting).toEqual([0])
    expect(calm.asks(0)).toMatchObject([{ kind: 'crisis', due: [{ state: 'greece' }, { state: 'spain' }] }])
    expect(calm.happiness[1]).toBe(5)
  })

  rule('crises.both', () => {
    // The loan stops the marker, not the anger; the Communists take the last row.
    const greece = {
      debt: [7, 6],
      loans: [[1, 5, 7]],
      happiness: 1,
      government: ['communists', 'conservatives'],
    } as const
    const rome = table({ banks: unarmed, states: { greece } }).acts(0, 'rome').reforms(['greece', 'small'], ['greece'])
    const both = rome.play(0, stop)
    expect(both.asks(0)).toMatchObject([
      {
        kind: 'crisis',
        due: [
          { state: 'greece', crisis: 'riot' },
          { state: 'greece', crisis: 'cut' },
        ],
      },
    ])
    const done = both.play(0, first('cut', 'greece'))
    expect(done.happened.filter((kind) => kind === 'cut' || kind === 'riot')).toEqual(['cut', 'riot'])
    expect([done.debt('greece'), done.happiness[0], done.incomes[1]]).toEqual([[5, 4], 4, -2])
  })

  rule('crises.same-bank', () => {
    const loans = [
      [0, 1, 9],
      [0, 2, 9],
    ] as const
    const cuts = {
      greece: { debt: [9, 5] as const, loans },
      ireland: { debt: [5, 9] as const },
      spain: { debt: [9, 9] as const },
    }
    const game = table({ states: cuts, incomes: [9, 5, 5, 5], economy: ['france'] }).event('economy')
    expect(game.waiting).toEqual([0])
    const one = game.play(0, first('cut', 'greece'))
    expect(one.incomes[0]).toBe(-9)
    expect(one.waiting).toEqual([0])
  })

  rule('crises.orderer-out', () => {
    const loans = [
      [0, 1, 9],
      [0, 2, 9],
    ] as const
    const cuts = {
      greece: { debt: [9, 5] as const, loans },
      ireland: { debt: [5, 9] as const },
      spain: { debt: [9, 9] as const },
    }
    const game = table({ states: cuts, incomes: [-4, -6, -5, -7], economy: ['france'] }).event('economy')
    const one = game.play(0, first('cut', 'greece'))
    expect(one.bank(0).out).toEqual({ year: 1, quarter: 0 })
    expect(one.waiting).toEqual([2])
    // From then on it is that bank, even if its income falls in its turn.
    const ireland = { debt: [5, 9], loans: [[2, 1, 5]] } as const
    const france = { debt: [9, 10] } as const
    const four = table({ states: { ...cuts, ireland, france }, incomes: [-4, -6, -5, -7], economy: ['greece'] })
    const two = four.event('economy').play(0, first('cut', 'greece')).play(2, first('cut', 'ireland'))
    expect([two.incomes[2], two.ranking, two.waiting]).toEqual([-10, [1, 3, 2], [2]])
  })

  rule('crises.before', () => {
    const loans = [
      [1, 1, 9],
      [1, 2, 9],
    ] as const
    const laid = {
      states: {
        greece: { debt: [9, 5] as const, loans, government: ['socialists', 'liberals'] as const, happiness: 3 },
        spain: { happiness: 1, government: ['conservatives', 'liberals'] as const },
      },
      banks: [{ weapons: 0 }, { weapons: 9 }, { weapons: 0 }, { weapons: 1 }],
      incomes: [5, -5, 5, 5],
    }
    const game = table(laid).acts(0, 'rome').reforms(['greece'], ['spain']).play(0, stop)
    expect(game.asks(0)).toMatchObject([{ due: [{ crisis: 'cut' }, { crisis: 'riot' }] }])
    const thrown = game.play(0, first('cut', 'greece'))
    expect(thrown.bank(1)).toMatchObject({ weapons: 0, out: { year: 1, quarter: 1 } })
    expect(thrown.waiting).toEqual([3])
    // In the other order its weapons are there.
    expect(game.play(0, first('riot', 'spain')).waiting).toEqual([1])
    expect(game.play(0, first('riot', 'spain')).play(1, stayOut).waiting).toEqual([3])
  })
})
