/** Riots: who arms whom, what is lost, and how calm returns. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid, LaidState, Table } from './testing/table.ts'
import { arm, brussels, london, stayOut, table } from './testing/table.ts'
import { supplyOf } from './banks.ts'
import type { StateId } from './data.ts'

/** Public anger brings this state to the fist. */
const riotIn = (state: StateId, laid: LaidState = {}, rest: Laid = {}): Table =>
  table({ anger: [state], ...rest, states: { ...rest.states, [state]: { happiness: 3, ...laid } } }).event('anger')

const armed = (...weapons: readonly number[]) => ({ banks: weapons.map((many) => ({ weapons: many })) })

describe('the sides', () => {
  rule('riot.fist', () => {
    const event = riotIn('greece')
    expect(event.told('riot')).toEqual({ kind: 'riot', state: 'greece', fist: 2 })
    const happy = table({ anger: ['greece'] }).event('anger')
    expect(happy.happened).not.toContain('riot')
    const action = table({ states: { spain: { happiness: 1, government: ['liberals', 'socialists'] } } })
    const made = action.acts(0, 'brussels').play(0, brussels('spain', 'liberals', 'socialists'))
    expect(made.told('riot').state).toBe('spain')
  })

  rule('riot.people', () => {
    for (const [state, fist] of [
      ['greece', 2],
      ['ireland', 1],
      ['spain', 2],
      ['france', 3],
    ] as const) {
      const game = riotIn(state, {}, armed(0, 0, 0, 0))
      expect(game.told('calmed')).toMatchObject({ state, people: fist, government: 0 })
    }
    expect(supplyOf(riotIn('france').state).weapons).toBe(24 - 4 * 3)
  })

  rule('riot.order', () => {
    const game = riotIn('greece', {}, { incomes: [6, 2, 9, 2], stack: [3, 1] })
    expect(game.waiting).toEqual([1])
    expect(game.refusal(3, stayOut)).toBe('notNow')
    const one = game.play(1, arm('people', 1))
    const two = one.play(3, stayOut)
    expect([one, two, two.play(0, stayOut)].map(({ waiting }) => waiting)).toEqual([[3], [0], [2]])
    expect([one, two].map(({ state }) => state.beat - game.state.beat)).toEqual([1, 2])
    expect(one.sees('table').step).toMatchObject({ kind: 'riot', arms: [{ seat: 1, side: 'people', weapons: 1 }] })
    expect(one.sees('table').events.at(-1)).toMatchObject({
      key: 'armed',
      args: { who: 1, side: 'people', weapons: 1 },
    })
  })

  rule('riot.side', () => {
    const game = riotIn('greece', {}, { incomes: [1, 2, 3, 4] })
    expect(game.asks(0)).toEqual([{ kind: 'arm', must: true, state: 'greece', most: 3 }])
    expect(game.refusal(0, arm('people', 4))).toBe('fewWeapons')
    for (const move of [arm('people', 3), arm('government', 1), stayOut]) expect(game.refusal(0, move)).toBeUndefined()
    expect(game.play(0, arm('government', 2)).weapons[0]).toBe(1)
    expect(game.play(0, stayOut).weapons[0]).toBe(3)
  })

  rule('riot.none', () => {
    const game = riotIn('greece', {}, { ...armed(0, 2, 0, 1), incomes: [1, 2, 3, 4] })
    expect(game.waiting).toEqual([1])
    const one = game.play(1, stayOut)
    expect(one.waiting).toEqual([3])
    expect(one.play(3, stayOut).happened).toContain('calmed')
  })

  rule('riot.state', () => {
    const game = riotIn('greece', { owners: [1] }, { incomes: [1, 2, 3, 4] })
    expect(game.play(0, arm('people', 3)).state.boards[0]?.owners).toEqual([1])
  })
})

describe('what is lost', () => {
  rule('riot.three', () => {
    const owners = [0, 1, 2, 3, 0, 1]
    const lostFor = (people: number, government: number) => {
      const game = riotIn('france', { owners }, { ...armed(people, government, 0, 0), incomes: [1, 2, 3, 4] })
      const one = people > 0 ? game.play(0, arm('people', people)) : game
      return (government > 0 ? one.play(1, arm('government', government)) : one).told('calmed').lost.length
    }
    // The fist of France holds 3.
    expect([lostFor(0, 1), lostFor(0, 0), lostFor(2, 0), lostFor(3, 0), lostFor(5, 2)]).toEqual([0, 1, 1, 2, 2])
    expect([lostFor(0, 9), lostFor(12, 0), lostFor(12, 1)]).toEqual([0, 5, 4])
  })

  rule('riot.top', () => {
    const game = riotIn('spain', { owners: [2, 0, 1, 3] }, { ...armed(4, 0, 0, 0) }).play(0, arm('people', 4))
    expect(game.told('calmed').lost).toEqual([
      { seat: 3, property: 'endesa', points: 10 },
      { seat: 1, property: 'corrida', points: 8 },
    ])
    expect(game.board('spain').owners).toEqual([2, 0])
    expect(game.points).toEqual([7, 0, 5, 0])
  })

  rule('riot.worked', () => {
    const laid = { ...armed(2, 2, 1, 3), incomes: [1, 2, 3, 4] }
    const game = riotIn('greece', { owners: [0, 2] }, laid)
      .play(0, arm('government', 2))
      .play(1, arm('people', 2))
      .play(2, arm('people', 1))
      .play(3, stayOut)
    expect(game.told('calmed')).toMatchObject({ people: 5, government: 2, lost: [{ seat: 2 }] })
  })

  rule('riot.printed', () => {
    const laid = { ...armed(2, 2, 1, 3), incomes: [1, 2, 3, 4] }
    const before = riotIn('greece', { owners: [0, 2] }, laid)
    const after = before.play(0, arm('government', 2)).play(1, arm('people', 2)).play(2, arm('people', 1))
    const calm = after.play(3, stayOut)
    expect(before.points[2]).toBe(12)
    expect(calm.points[2]).toBe(0)
    expect(calm.told('calmed').lost).toEqual([{ seat: 2, property: 'acropolis', points: 12 }])
  })

  rule('riot.most', () => {
    const game = riotIn('greece', { owners: [1] }, armed(9, 0, 0, 0)).play(0, arm('people', 9))
    expect(game.told('calmed').lost.length).toBe(1)
    expect(game.board('greece').owners).toEqual([])
    const both = riotIn('greece', { owners: [1, 2] }, armed(9, 0, 0, 0)).play(0, arm('people', 9))
    expect([both.told('calmed').lost.length, both.board('greece').owners]).toEqual([2, []])
    const empty = riotIn('greece', {}, armed(9, 0, 0, 0)).play(0, arm('people', 9))
    expect(empty.told('calmed').lost).toEqual([])
  })
})

describe('afterwards', () => {
  rule('riot.calm', () => {
    for (const owners of [[], [1, 2, 3]]) {
      const game = riotIn('ireland', { owners }, armed(0, 0, 0, 0))
      expect(game.board('ireland')).toMatchObject({ happiness: 5, owners })
    }
  })

  rule('riot.back', () => {
    const game = riotIn('greece', {}, { incomes: [1, 2, 3, 4] }).play(0, arm('people', 3))
    expect(supplyOf(game.state).weapons).toBe(24 - 12)
    const calm = game.play(1, arm('government', 1)).play(2, stayOut).play(3, stayOut)
    expect(calm.weapons).toEqual([0, 2, 3, 3])
    expect(supplyOf(calm.state).weapons).toBe(24 - 8)
    const sold = calm.with({ quarter: 4 }).acts(0, 'london').play(0, london('greece', 1))
    expect(sold.asks(0)).toMatchObject([{ property: 'ports' }])
  })
})
