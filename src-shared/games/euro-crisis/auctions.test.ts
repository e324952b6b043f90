/** Auctions: sealed bids of gold, and who wins between equal ones. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import type { Laid, LaidState, Table } from './testing/table.ts'
import { bid, london, table } from './testing/table.ts'
import { supplyOf } from './banks.ts'
import { euroCrisis } from './game.ts'

/** Seat 0 lends one to France, which has an auction then. */
const france = (laid: LaidState = {}, rest: Laid = {}): Table =>
  table({ banks: [0, 1, 2, 3].map(() => ({ gold: 5 })), ...rest, states: { france: laid } })
    .acts(0, 'london')
    .play(0, london('france', 1))

describe('selling', () => {
  rule('auction.cheapest', () => {
    expect(france({ owners: [1, 2, 3] }).asks(0)).toMatchObject([{ property: 'reunion' }])
    expect(france({ owners: [1, 2, 3] }).bids(0, 0, 0, 4).points).toEqual([0, 2, 3, 5 + 6])
  })

  rule('auction.back', () => {
    const states = { france: { owners: [1, 2, 3], happiness: 1 } }
    const riot = table({ states, anger: ['france'], banks: [0, 1, 2, 3].map(() => ({ weapons: 0 })) }).event('anger')
    expect(riot.board('france').owners).toEqual([1, 2])
    const again = riot.with({ quarter: 4 }).acts(0, 'london').play(0, london('france', 1))
    expect(again.asks(0)).toMatchObject([{ property: 'eiffel' }])
  })

  rule('auction.all', () => {
    const game = france()
    expect(game.waiting).toEqual([0, 1, 2, 3])
    expect(game.refusal(3, bid(6))).toBe('littleGold')
    for (const gold of [0, 5]) expect(game.refusal(3, bid(gold))).toBeUndefined()
    const some = game.play(2, bid(4))
    expect(some.waiting).toEqual([0, 1, 3])
    expect(some.state.auctions).toEqual([])
    expect(game.bids(1, 3, 2, 0).sale.bids).toEqual([1, 3, 2, 0])
    // A wire can bring −0: it is 0, as every replay writes it.
    expect(euroCrisis.parse(JSON.parse('{"kind":"bid","gold":-0}'))).toEqual(bid(0))
  })

  rule('auction.change', () => {
    const some = france().play(2, bid(4))
    expect(some.asks(2)).toMatchObject([{ kind: 'bid', must: false, bid: 4 }])
    const changed = some.play(2, bid(1))
    expect(changed.sees('table')).toEqual(some.sees('table'))
    const done = changed.play(0, bid(2)).play(1, bid(0)).play(3, bid(0))
    expect(done.sale).toMatchObject({ winner: 0, bids: [2, 0, 1, 0] })
    expect(done.refusal(2, bid(5))).toBe('notNow')
    expect([some, changed, done].map(({ state }) => state.beat - some.state.beat)).toEqual([0, 0, 1])
  })

  rule('auction.highest', () => {
    expect(france().bids(1, 4, 3, 2).sale).toMatchObject({ winner: 1, price: 4, by: 'bid' })
  })

  rule('auction.pays', () => {
    const game = france()
    const sold = game.bids(1, 4, 3, 2)
    expect(sold.gold).toEqual([5, 1, 5, 5])
    expect(supplyOf(sold.state).gold).toBe(supplyOf(game.state).gold + 4)
  })

  rule('auction.points', () => {
    const sold = france({ owners: [3] }).bids(1, 4, 3, 2)
    expect(sold.board('france').owners).toEqual([3, 1])
    expect(sold.points).toEqual([0, 3, 0, 2])
  })

  rule('auction.no-gold', () => {
    const game = france({}, { banks: [{ gold: 0 }, { gold: 1 }, { gold: 0 }, { gold: 0 }] })
    expect(game.waiting).toEqual([1])
    expect(game.play(1, bid(0)).sale.bids).toEqual([0, 0, 0, 0])
    const nobody = france({}, { banks: [0, 1, 2, 3].map(() => ({ gold: 0 })) })
    expect(nobody.sale).toMatchObject({ winner: 0, price: 0 })
    expect(nobody.waiting).toEqual([1])
  })
})

describe('equal bids', () => {
  rule('auction.tie.loans', () => {
    const loans = [
      [1, 1],
      [1, 2],
      [2, 4],
    ] as const
    expect(france({ loans }).bids(0, 3, 3, 0).sale).toMatchObject({ winner: 1, by: 'loans' })
    // Somebody without a loan there loses against somebody with one.
    expect(france({ loans }).bids(0, 0, 3, 3).sale).toMatchObject({ winner: 2, by: 'loans' })
  })

  rule('auction.tie.furthest', () => {
    const loans = [
      [1, 1],
      [2, 2],
      [2, 3],
      [1, 4],
    ] as const
    const game = table({ states: { france: { loans, debt: [5, 8] } } })
      .acts(0, 'london')
      .play(0, london('france', 1))
    expect(game.bids(0, 3, 3, 0).sale).toMatchObject({ winner: 1, by: 'furthest' })
  })

  rule('auction.tie.income', () => {
    const rich = france({}, { incomes: [5, 7, 9, 9], stack: [2, 3] })
    expect(rich.bids(0, 3, 3, 3).sale).toMatchObject({ winner: 2, by: 'income' })
    const other = france({}, { incomes: [5, 7, 9, 9], stack: [3, 2] })
    expect(other.bids(0, 3, 3, 3).sale).toMatchObject({ winner: 3, by: 'income' })
  })

  rule('auction.tie.new', () => {
    const game = france({}, { incomes: [-20, 30, 30, 30] })
    expect(game.bids(3, 3, 0, 0).sale).toMatchObject({ winner: 0, by: 'loans' })
  })

  rule('auction.tie.others', () => {
    const loans = [
      [3, 1],
      [3, 2],
      [3, 3],
    ] as const
    const game = france({ loans }, { incomes: [5, 4, 9, 40] })
    expect(game.bids(0, 3, 3, 2).sale).toMatchObject({ winner: 2, by: 'income' })
  })

  rule('auction.zero', () => {
    const loans = [
      [2, 1],
      [2, 2],
    ] as const
    const game = france({ loans }).bids(0, 0, 0, 0)
    expect(game.sale).toMatchObject({ winner: 2, price: 0, by: 'loans' })
    expect([game.gold[2], game.points[2]]).toEqual([5, 2])
  })

  rule('auction.worked', () => {
    // Red is 0, Blue 1, White 2, Green 3; Red has just lent two.
    const loans = [
      [2, 1],
      [3, 2],
    ] as const
    const states = { france: { loans, owners: [1] } }
    const game = table({ states }).acts(0, 'london').play(0, london('france', 2)).bids(1, 2, 3, 3)
    expect(game.sale).toMatchObject({ property: 'poste', winner: 3, price: 3, by: 'furthest' })
    expect(game.points[3]).toBe(3)
  })
})
