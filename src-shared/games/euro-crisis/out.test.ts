/** Banks that drop out, and how the others go on. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid, Table } from './testing/table.ts'
import { choose, decline, first, london, pick, reform, stayOut, stop, table } from './testing/table.ts'
import { supplyOf } from './banks.ts'
import { euroCrisis } from './game.ts'

const gone = { out: true } as const
/** Seat 1 is out, its 7 loans and properties lie where they are laid. */
const without = (laid: Laid = {}): Table => table({ ...laid, banks: [{}, gone, ...(laid.banks ?? []).slice(2)] })
/** Year's end with no money: seat 1 falls from −11 to −22. */
const broke = { incomes: [5, -11, 4, 3], banks: [{}, { money: 0 }] }

describe('how it comes', () => {
  rule('out.below', () => {
    const out = table(broke).event('income')
    expect(out.bank(1)).toMatchObject({ income: -22, out: { year: 1 } })
    expect(out.told('out')).toEqual({ kind: 'out', seat: 1 })
    const still = table({ incomes: [5, -10, 4, 3], banks: [{}, { money: 0 }] }).event('income')
    expect(still.bank(1)).toMatchObject({ income: -20, out: null })
  })

  rule('out.income', () => {
    const out = table({ incomes: [-19, 5, -20, 5], banks: [{ money: 17 }, {}, { money: 19 }] }).event('income')
    expect(out.state.banks.map((bank) => bank.out !== null)).toEqual([true, false, true, false])
    expect(out.state.events.flatMap((e) => (e.kind === 'out' ? [e.seat] : []))).toEqual([2, 0])
  })

  const loans = [
    [1, 1, 9],
    [1, 2, 9],
  ] as const
  rule('out.cut', () => {
    const cut = table({ states: { greece: { debt: [9, 5], loans } }, incomes: [5, -3, 5, 5] }).event('economy')
    expect(cut.bank(1)).toMatchObject({ income: -21, out: { year: 1 } })
  })

  rule('out.communists', () => {
    const spain = { government: ['communists', 'liberals'], owners: [1, 1] } as const
    const laid = { states: { spain }, incomes: [5, -19, 5, 5], banks: [{}, { money: 0 }] }
    const out = table(laid).acts(0, 'rome').reforms(['spain'])
    expect(out.bank(1)).toMatchObject({ income: -21, out: { year: 1, quarter: 1 } })
    expect(out.waiting).toEqual([0])
  })

  rule('out.supply', () => {
    const laid = { incomes: [5, -20, 4, 3], banks: [{}, { money: 1, gold: 7, weapons: 6, loans: 5 }] }
    const before = table(laid)
    const out = before.event('income')
    expect(out.bank(1)).toMatchObject({ money: 0, gold: 0, weapons: 0, loans: 0 })
    expect(supplyOf(out.state)).toEqual({
      gold: supplyOf(before.state).gold + 7,
      weapons: supplyOf(before.state).weapons + 6,
    })
  })
})

describe('what it leaves behind', () => {
  const loans = [
    [1, 1],
    [1, 3],
  ] as const

  rule('out.loans', () => {
    const states = { spain: { debt: [5, 4], loans, government: ['conservatives', 'liberals'] } } as const
    const lent = without({ states }).acts(0, 'london').play(0, london('spain', 1))
    expect(lent.board('spain').loans.slice(2)).toMatchObject([{ seat: 0, column: 2 }])
    expect(without({ states }).acts(0, 'rome').reforms(['spain']).debt('spain')).toEqual([5, 4])
    const fallen = table({ ...broke, states }).event('income')
    expect(fallen.board('spain').loans.length).toBe(2)
  })

  rule('out.properties', () => {
    const states = { spain: { owners: [1, 1] } }
    const sold = without({ states }).acts(0, 'london').play(0, london('spain', 1))
    expect(sold.asks(0)).toMatchObject([{ property: 'corrida' }])
    expect(
      table({ ...broke, states })
        .event('income')
        .board('spain').owners,
    ).toEqual([1, 1])
  })

  rule('out.properties.riot', () => {
    const banks = [{}, gone, { weapons: 0 }, { weapons: 0 }]
    const states = { france: { owners: [2, 1], happiness: 3 } }
    const riot = without({ states, banks, anger: ['france'] }).event('anger')
    const lost = riot.until(({ happened }) => happened.includes('calmed')).told('calmed').lost
    expect(lost).toEqual([{ seat: 1, property: 'poste', points: 3 }])
  })

  rule('out.card', () => {
    const spain = { government: ['communists', 'liberals'], owners: [1, 1] } as const
    const laid = { states: { spain }, incomes: [5, -19, 5, 5], banks: [{}, { money: 0 }] }
    const rome = table(laid).acts(0, 'rome', { 1: 'brussels' }).reforms(['spain']).play(0, stop)
    expect(rome.waiting).toEqual([2])
    expect(rome.bank(1)).toMatchObject({ chosen: 'brussels', played: [] })
    expect(rome.state.events.flatMap((e) => (e.kind === 'up' ? [e.seat] : []))).toEqual([0, 2])
  })
})

describe('what it does no more', () => {
  rule('out.nothing', () => {
    const states = { ireland: { owners: [1, 1], government: ['liberals', 'communists'] } } as const
    const paid = without({ states }).acts(0, 'rome').reforms(['ireland'], ['ireland', 'small']).play(0, stop)
    expect(paid.money[1]).toBe(0)
    expect(paid.incomes[1]).toBe(-21)
    for (const move of [stop, decline, pick(1), stayOut, choose('rome')]) expect(paid.refusal(1, move)).toBe('notNow')
    const end = without({ incomes: [5, -21, 5, 5] }).event('income')
    expect(end.told('income').payments.map(({ seat }) => seat)).not.toContain(1)
  })

  rule('out.auction', () => {
    const loans = [
      [1, 1],
      [1, 2],
      [2, 4],
    ] as const
    const states = { spain: { loans, debt: [5, 8] as const } }
    const sale = without({ states }).acts(0, 'london').play(0, london('spain', 1))
    expect(sale.waiting).toEqual([0, 2, 3])
    const sold = sale.bids(0, 0, 2, 2)
    expect(sold.sale).toMatchObject({ bids: [0, null, 2, 2], winner: 2, by: 'loans' })
    expect(without({ states }).acts(0, 'london').play(0, london('spain', 1)).bids(0, 0, 0, 0).sale.winner).toBe(2)
  })

  rule('out.riot', () => {
    const game = without({ anger: ['spain'], states: { spain: { happiness: 3 } } }).event('anger')
    const asked = new Set<number>()
    game.until(({ waiting, happened }) => {
      waiting.forEach((seat) => asked.add(seat))
      return happened.includes('calmed')
    })
    expect([...asked].sort()).toEqual([0, 2, 3])
  })

  rule('out.new-year', () => {
    const year = without({ incomes: [9, -21, 8, 7] }).newYear()
    expect(year.waiting).toEqual([0])
    const cards = year.play(0, pick(1)).play(2, pick(2)).play(3, pick(3))
    expect(cards.waiting).toEqual([0, 2, 3])
    const before = table({ banks: [{}, { ...gone, hand: ['rome'], played: ['rome', 'moscow'] }] })
    expect(before.newYear().bank(1)).toEqual(before.bank(1))
    expect(cards.sees('table').ranking).toEqual([0, 2, 3])
    expect(cards.sees('table').banks[1]?.rank).toBeNull()
  })
})

describe('how the others go on', () => {
  rule('out.marker', () => {
    const game = without({ markers: [0, 1, 2, 3], quarter: 1 }).from('anger')
    expect(game.state).toMatchObject({ quarter: 2, markers: [0, 1, 2, 3], order: [2, 3, 0] })
    expect(game.told('begins').seat).toBe(2)
  })

  rule('out.marker.three', () => {
    const game = table({ seats: 3, banks: [{}, gone, {}], markers: [0, 1, 2, 0], direction: -1 }).from('anger')
    expect(game.told('begins')).toMatchObject({ seat: 2 })
    expect(game.state.order).toEqual([2, 0])
  })

  rule('out.three-left', () => {
    const year = without({ incomes: [3, -21, 9, 6] }).newYear()
    const chosen = year.play(2, pick(4)).play(3, pick(1)).play(0, pick(3))
    expect(chosen.state.markers).toEqual([3, 2, 0, 2])
  })

  rule('out.two-left', () => {
    const year = table({ banks: [gone, {}, gone, {}], incomes: [0, 3, 0, 9] }).newYear()
    const picks = [year, year.play(3, pick(1)), year.play(3, pick(1)).play(1, pick(2))]
    expect(picks.map(({ waiting }) => waiting)).toEqual([[3], [1], [3]])
    expect(picks[2]?.play(3, pick(4)).state.markers).toEqual([3, 1, 1, 3])
  })

  rule('out.clockwise', () => {
    for (const [seat, order] of [
      [0, [0, 2, 3]],
      [2, [2, 3, 0]],
      [3, [3, 0, 2]],
    ] as const)
      expect(without({ markers: [seat, seat, seat, seat] }).from('cards').state.order).toEqual(order)
  })

  rule('out.own-rome', () => {
    const states = {
      spain: { government: ['communists', 'liberals'], owners: [0, 0] },
      greece: { debt: [9, 5], government: ['socialists', 'liberals'] },
    } as const
    const laid = { states, incomes: [-19, 5, 5, 5], banks: [{ money: 2 }] }
    const game = table(laid).acts(0, 'rome').reforms(['greece'], ['spain'])
    expect(game.bank(0).out).not.toBeNull()
    expect(game.refusal(0, reform(3, 'spain', 'large'))).toBe('notNow')
    expect(game.told('cut').state).toBe('greece')
    expect(game.waiting).toEqual([1])
    // Several crises: the highest income orders them now.
    const more = { ...states, ireland: { happiness: 1, government: ['conservatives', 'liberals'] } } as const
    const two = table({ ...laid, banks: [{ money: 3 }], incomes: [-19, 5, 8, 5], states: more }).acts(0, 'rome')
    const both = two.reforms(['greece'], ['ireland'], ['spain'])
    expect(both.waiting).toEqual([2])
    expect(both.play(2, first('cut', 'greece')).told('riot').state).toBe('ireland')
  })

  rule('out.one-left', () => {
    const end = { banks: [gone, {}, gone, { money: 0 }], incomes: [0, 4, 0, -20] }
    const over = table({ ...end, year: 2, quarter: 4 }).from('income')
    expect(over.isOver).toBe(true)
    expect(over.told('over').why).toBe('last')
    expect(euroCrisis.result(over.state)?.standings.map(({ winner }) => winner)).toEqual([false, true, false, false])
    expect(over.places).toEqual([2, 1, 2, 2])
    // The instant: not even the rest of the payments of that step.
    expect(over.money[1]).toBe(12)
    expect(over.happened.slice(-2)).toEqual(['out', 'over'])
  })

  rule('out.one-left.step', () => {
    const broke = [0, 1, 2].map(() => ({ money: 0 }))
    const over = table({ seats: 3, banks: broke, incomes: [-15, -12, -19] }).from('income')
    expect(over.state.banks.map(({ out }) => out !== null)).toEqual([true, false, true])
    expect(over.incomes).toEqual([-30, -12, -38])
    expect(over.state.events.flatMap((e) => (e.kind === 'out' ? [e.seat] : []))).toEqual([2, 0])
    expect(over.places).toEqual([2, 1, 2])
    const loans = [
      [0, 1, 9],
      [1, 2, 9],
      [2, 3, 9],
    ] as const
    const cut = table({
      seats: 3,
      states: { spain: { debt: [9, 9], loans } },
      incomes: [-13, -12, -14],
      economy: ['greece'],
    })
    const last = cut.event('economy')
    expect(last.told('cut').losses.map(({ seat }) => seat)).toEqual([2, 0])
    expect(last.bank(1)).toMatchObject({ income: -12, out: null })
    expect([last.board('spain').loans, last.debt('spain')]).toMatchObject([[{ seat: 1, column: 2 }], [9, 10]])
    // Nobody is told of what was dropped.
    expect(last.sees('table').events.find(({ key }) => key === 'cut')).toMatchObject({ args: { again: false } })
  })
})
