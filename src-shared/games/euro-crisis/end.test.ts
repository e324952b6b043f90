/** The end of a game, and who wins it. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid } from './testing/table.ts'
import { begun, bid, choose, decline, lend, london, pick, stop, table } from './testing/table.ts'
import { euroCrisis } from './game.ts'
import { halfOf, score } from './scoring.ts'

const last = (laid: Laid) => table({ ...laid, year: 3 }).from('yearEnd')
const totals = (laid: Laid) => score(last(laid).state).map(({ total }) => total)

describe('by points', () => {
  /** Seat 1 has 28 points and buys St. Patrick's Day for 12. */
  const owners = { ireland: { owners: [1, 1, 1] }, france: { owners: [1] } }
  const bought = table({ states: owners }).acts(0, 'london').play(0, london('ireland', 1)).bids(0, 4, 0, 0)

  rule('end.points', () => {
    expect(bought.points[1]).toBe(28 + 12)
    expect(bought.state.rich).toBe(true)
    const over = bought.until(({ isOver, state }) => isOver || state.year === 2)
    expect(over.isOver).toBe(true)
    expect(over.told('over').why).toBe('points')
    // 32 are not enough: 28 and Tour Eiffel … with La Poste it is 31.
    const less = table({ states: owners }).acts(0, 'london').play(0, london('france', 1)).bids(0, 4, 0, 0)
    expect([less.points[1], less.state.rich]).toEqual([31, false])
    const exact = { ireland: { owners: [1, 1, 1] }, france: { owners: [0, 0] }, spain: { owners: [0, 0] } }
    const edge = table({ states: exact, options: { endPoints: 31 } })
      .acts(0, 'london')
      .play(0, london('france', 1))
    expect(edge.bids(0, 4, 0, 0).state.rich).toBe(true)
    expect(edge.bids(0, 4, 0, 0).points[1]).toBe(31)
  })

  rule('end.points.finish', () => {
    expect(bought.waiting).toEqual([1])
    const over = bought.finished()
    const quarters = over.state.events.flatMap((e) => (e.kind === 'begins' ? [e.quarter] : []))
    expect(quarters).toEqual([1, 2, 3, 4])
    expect(over.happened.slice(-2)).toEqual(['restored', 'over'])
  })

  rule('end.points.lost', () => {
    const lost = bought.with({ states: { ireland: { owners: [] }, france: { owners: [] } } })
    expect(lost.points[1]).toBe(0)
    expect(lost.finished().state.year).toBe(1)
    const out = bought.with({ banks: [{}, { out: true }] })
    expect(out.until(({ isOver, state }) => isOver || state.year === 2).told('over').why).toBe('points')
  })

  rule('end.points.round', () => {
    const game = begun({ options: { endPoints: 5 } })
    const lent = game.play(0, lend('spain')).play(1, lend('greece')).play(2, lend('france'))
    const rest = lent.until(({ state }) => state.year === 1)
    expect(rest.state.rich).toBe(true)
    expect(rest.finished().state.year).toBe(1)
    const quick = begun({ options: { start: 'quick', endPoints: 7 } })
    expect([quick.state.rich, quick.state.year]).toEqual([true, 1])
    expect(begun({ options: { start: 'quick', endPoints: 8 } }).state.rich).toBe(false)
  })
})

describe('scores', () => {
  const banks = [
    { gold: 3, weapons: 2, money: 50, loans: 9 },
    { gold: 0, weapons: 1, money: 0 },
    { gold: 4, weapons: 0 },
    { gold: 0, weapons: 0 },
  ]

  rule('score.sum', () => {
    const laid = { banks, incomes: [10, 1, 3, -2], states: { spain: { owners: [0, 2, 0] }, greece: { owners: [3] } } }
    expect(totals(laid)).toEqual([5 + 8 + 8, 1, 7 + 4, 6 - 1])
    expect(score(last(laid).state)[0]).toMatchObject({
      properties: [
        { state: 'spain', property: 'roja', points: 5 },
        { state: 'spain', property: 'corrida', points: 8 },
      ],
      points: 13,
      half: 8,
    })
  })

  rule('score.half', () => {
    const half = (income: number) => halfOf({ gold: 0, weapons: 0, income })
    expect([-4, -3, -2, -1, 0, 1, 2, 3].map(half)).toEqual([-2, -1, -1, 0, 0, 1, 1, 2])
    expect(halfOf({ gold: 2, weapons: 1, income: 4 })).toBe(4)
  })

  rule('score.nothing', () => {
    const rich = banks.map((bank) => ({ ...bank, money: 99, loans: 12 }))
    expect(totals({ banks: rich })).toEqual(totals({ banks }))
  })

  rule('score.tie', () => {
    const even = [0, 1, 2, 3].map(() => ({ gold: 0, weapons: 0 }))
    // 6 points of Ports and nothing, against 5 of La Roja and half of 2, against half of 12.
    const laid = { banks: even, incomes: [0, 2, 12, 12], stack: [3, 2] }
    const owned = { greece: { owners: [0] }, spain: { owners: [1] } }
    expect(totals({ ...laid, states: owned })).toEqual([6, 6, 6, 6])
    expect(last({ ...laid, states: owned }).places).toEqual([4, 3, 2, 1])
    expect(last({ ...laid, stack: [2, 3], states: owned }).places).toEqual([4, 3, 1, 2])
  })

  rule('score.places', () => {
    const over = last({ banks, incomes: [4, 30, 10, -9] })
    expect(over.places).toEqual([3, 1, 2, 4])
    const standings = euroCrisis.result(over.state)?.standings ?? []
    expect(standings.map(({ winner }) => winner)).toEqual([false, true, false, false])
    expect(euroCrisis.result(table().state)).toBeUndefined()
  })

  rule('score.out', () => {
    const gone = { out: true } as const
    const over = last({ banks: [gone, {}, gone, {}], states: { greece: { owners: [0, 0, 0] } }, incomes: [0, 3, 0, 2] })
    expect(over.places).toEqual([3, 1, 3, 2])
    expect(euroCrisis.result(over.state)?.standings.map(({ eliminated }) => eliminated)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  rule('end.over', () => {
    const over = last({})
    const moves = [bid(0), decline, stop, choose('rome'), pick(1), lend('spain'), london('spain', 1)]
    for (const seat of [0, 1, 2, 3]) {
      expect(over.asks(seat)).toEqual([])
      for (const move of moves) expect(over.refusal(seat, move)).toBe('over')
    }
  })
})
