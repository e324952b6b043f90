/** Choosing quarters, and the secret cards of a quarter. */
import { describe, expect } from 'vitest'
import type { Eye } from '../../game.ts'
import { rule } from './testing/rulebook.ts'
import { choose, decline, frankfurt, london, moscow, pick, stop, table } from './testing/table.ts'
import type { Action } from './data.ts'
import { ACTIONS } from './data.ts'

const EYES: readonly Eye[] = [0, 1, 2, 3, 'table']

describe('quarters', () => {
  const year = table({ incomes: [3, 9, 9, 1], stack: [2, 1] }).newYear()
  const chosen = year.play(2, pick(3)).play(1, pick(1)).play(0, pick(4))

  rule('quarters.order', () => {
    expect(year.ranking).toEqual([2, 1, 0, 3])
    expect(year.waiting).toEqual([2])
    expect(year.play(2, pick(3)).waiting).toEqual([1])
    expect(year.play(2, pick(3)).play(1, pick(1)).waiting).toEqual([0])
    expect(year.refusal(1, pick(1))).toBe('notNow')
  })

  rule('quarters.free', () => {
    const next = year.play(2, pick(3))
    expect(next.asks(1)).toEqual([{ kind: 'quarter', must: true, free: [1, 2, 4] }])
    expect(next.refusal(1, pick(3))).toBe('quarterTaken')
  })

  rule('quarters.last', () => {
    expect(chosen.state.markers).toEqual([1, 3, 2, 0])
    expect(chosen.waiting).toEqual([0, 1, 2, 3])
  })

  rule('quarters.starter', () => {
    const begins = chosen.finished().state.events.flatMap((e) => (e.kind === 'begins' && e.year === 2 ? [e.seat] : []))
    expect(begins).toEqual([1, 3, 2, 0])
  })

  rule('quarters.play', () => {
    expect(chosen.state.order).toEqual([1, 2, 3, 0])
    const all = [0, 1, 2, 3].reduce((now, seat) => now.play(seat, choose('moscow')), chosen)
    const one = all.play(1, decline)
    const two = one.play(2, decline)
    expect([all, one, two, two.play(3, decline)].map(({ waiting }) => waiting)).toEqual([[1], [2], [3], [0]])
  })

  rule('quarters.four', () => {
    const events = year.finished().state.events
    const second = events.slice(events.findIndex((e) => e.kind === 'begins'))
    const course = second.flatMap<number | string>((e) => {
      if (e.kind === 'begins') return [e.quarter]
      return e.kind === 'anger' || e.kind === 'economy' || e.kind === 'blackMarket' || e.kind === 'income'
        ? [e.kind]
        : []
    })
    expect(course.slice(0, 8)).toEqual([1, 'anger', 2, 'economy', 3, 'blackMarket', 4, 'income'])
  })
})

describe('cards', () => {
  const cards = table({ markers: [1, 2, 3, 0] }).from('cards')
  const some = cards.play(2, choose('rome')).play(0, choose('london'))

  rule('cards.choose', () => {
    expect(cards.waiting).toEqual([0, 1, 2, 3])
    expect(some.waiting).toEqual([1, 3])
    expect(cards.refusal(0, decline)).toBe('notNow')
  })

  rule('cards.secret', () => {
    for (const eye of EYES)
      expect(some.sees(eye).banks.map(({ chosen }) => chosen)).toEqual([
        eye === 0 ? 'london' : null,
        null,
        eye === 2 ? 'rome' : null,
        null,
      ])
    const otherwise = cards.play(2, choose('brussels')).play(0, choose('london'))
    for (const eye of EYES.filter((one) => one !== 2)) expect(otherwise.sees(eye)).toEqual(some.sees(eye))
  })

  rule('cards.change', () => {
    const changed = some.play(2, choose('brussels'))
    expect(some.asks(2)).toMatchObject([{ kind: 'card', must: false, chosen: 'rome' }])
    expect(changed.bank(2).chosen).toBe('brussels')
    for (const eye of EYES.filter((one) => one !== 2)) expect(changed.sees(eye)).toEqual(some.sees(eye))
    expect(changed.state.beat).toBe(some.state.beat)
  })

  const all = some.play(3, choose('frankfurt')).play(1, choose('moscow'))

  rule('cards.close', () => {
    expect(all.state.beat).toBe(some.state.beat + 1)
    for (const seat of [0, 2, 3]) expect(all.refusal(seat, choose('moscow'))).toBe('notNow')
    expect(all.refusal(1, choose('rome'))).toBe('notNow')
  })

  rule('cards.one-by-one', () => {
    expect(all.state.banks.map(({ played }) => played)).toEqual([[], ['moscow'], [], []])
    expect(all.sees('table').banks.map(({ chosen, hasChosen }) => [chosen, hasChosen])).toEqual([
      [null, true],
      [null, false],
      [null, true],
      [null, true],
    ])
    expect(all.play(1, decline).state.banks.map(({ played }) => played)).toEqual([[], ['moscow'], ['rome'], []])
  })

  rule('cards.own', () => {
    expect(all.refusal(1, frankfurt(1))).toBe('notNow')
    expect(all.refusal(1, stop)).toBe('notNow')
    expect(all.refusal(3, frankfurt(1))).toBe('notNow')
    expect(all.refusal(1, moscow(1, 1))).toBeUndefined()
  })

  rule('cards.decline', () => {
    for (const card of ACTIONS) {
      const up = table().acts(0, card)
      const declined = up.play(0, decline)
      expect(declined.bank(0).played).toEqual([card])
      expect({ ...declined.bank(0), chosen: null }).toEqual({ ...up.bank(0), chosen: null })
      expect(declined.state.boards).toEqual(up.state.boards)
      expect(declined.told('declined')).toEqual({ kind: 'declined', seat: 0, card })
      expect(declined.waiting).toEqual([1])
      // What is still on its way for this turn comes too late.
      expect(declined.state.beat).toBe(up.state.beat + 1)
    }
  })

  rule('cards.part', () => {
    expect(table().acts(0, 'moscow').refusal(0, moscow(0, 0))).toBe('nothingBought')
    expect(table().acts(0, 'rome').refusal(0, stop)).toBe('notNow')
    const sold = table({ incomes: [5, 5, 5, 5] })
      .acts(0, 'london')
      .play(0, london('spain', 1))
    // London is not over before its auction is.
    expect(sold.asks(0)).toMatchObject([{ kind: 'bid' }])
    expect(sold.refusal(0, decline)).toBe('notNow')
  })

  const quarter = (game: ReturnType<typeof table>, card: Action, number: number) =>
    [0, 1, 2, 3]
      .reduce((now, seat) => now.play(seat, choose(card)), game)
      .until(({ state, waiting }) => state.quarter === number && waiting.length === 4)

  rule('cards.spent', () => {
    const next = quarter(table().from('cards'), 'frankfurt', 2)
    expect(next.refusal(0, choose('frankfurt'))).toBe('cardSpent')
    expect(next.asks(0)).toMatchObject([
      { hand: ['london', 'london', 'moscow', 'moscow', 'rome', 'rome', 'brussels'], chosen: null },
    ])
    expect(next.bank(0).played).toEqual(['frankfurt'])
    expect(quarter(next, 'rome', 3).bank(0).played).toEqual(['frankfurt', 'rome'])
  })

  rule('cards.twice', () => {
    const next = quarter(quarter(table().from('cards'), 'rome', 2), 'rome', 3)
    expect(next.bank(0).played).toEqual(['rome', 'rome'])
    expect(next.refusal(0, choose('rome'))).toBe('cardSpent')
  })

  rule('cards.back', () => {
    const next = table()
      .from('cards')
      .until(({ state }) => state.year === 2)
    for (const { hand, played } of next.state.banks) expect([hand.length, played]).toEqual([8, []])
  })
})
