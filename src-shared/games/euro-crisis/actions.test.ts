/** Frankfurt, Moscow and Brussels. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { brussels, frankfurt, moscow, table } from './testing/table.ts'
import { supplyOf } from './banks.ts'
import { euroCrisis } from './game.ts'

describe('Frankfurt', () => {
  rule('frankfurt.take', () => {
    const two = table({ incomes: [6] })
      .acts(0, 'frankfurt')
      .play(0, frankfurt(2))
    expect(two.bank(0)).toMatchObject({ income: 2, loans: 4 })
    expect(two.told('frankfurt')).toMatchObject({ loans: 2, shift: { seat: 0, from: 6, to: 2 } })
    expect(two.waiting).toEqual([1])
  })

  rule('frankfurt.one', () => {
    const none = table({ incomes: [-19] }).acts(0, 'frankfurt')
    expect(none.asks(0)).toEqual([{ kind: 'frankfurt', must: true, most: 0 }])
    expect(table().acts(0, 'frankfurt').refusal(0, frankfurt(1))).toBeUndefined()
    expect(euroCrisis.parse(frankfurt(0))).toBeUndefined()
  })

  rule('frankfurt.supply', () => {
    const laid = {
      incomes: [40],
      banks: [{ loans: 6 }],
      states: { spain: { loans: [[0, 1] as const, [0, 2] as const] } },
    }
    const rich = table(laid).acts(0, 'frankfurt')
    // 15 in all, 6 in hand, 2 on the boards.
    expect(rich.refusal(0, frankfurt(8))).toBe('fewLoans')
    expect(rich.play(0, frankfurt(7)).bank(0)).toMatchObject({ loans: 13, income: 26 })
  })

  rule('frankfurt.limit', () => {
    const low = table({ incomes: [-14] }).acts(0, 'frankfurt')
    expect(low.refusal(0, frankfurt(4))).toBe('fewLoans')
    const lowest = low.play(0, frankfurt(3))
    expect(lowest.bank(0)).toMatchObject({ income: -20, loans: 5, out: null })
  })

  rule('frankfurt.none', () => {
    for (const income of [-19, -20])
      expect(
        table({ incomes: [income] })
          .acts(0, 'frankfurt')
          .refusal(0, frankfurt(1)),
      ).toBe('fewLoans')
    expect(
      table({ incomes: [-18] })
        .acts(0, 'frankfurt')
        .refusal(0, frankfurt(1)),
    ).toBeUndefined()
  })
})

describe('Moscow', () => {
  rule('moscow.buy', () => {
    const game = table({ banks: [{ money: 30 }] }).acts(0, 'moscow')
    expect(game.asks(0)).toEqual([
      { kind: 'moscow', must: true, money: 30, gold: { price: 3, most: 5 }, weapons: { price: 2, most: 5 } },
    ])
    const full = game.play(0, moscow(5, 5))
    expect(full.bank(0)).toMatchObject({ money: 30 - 15 - 10, gold: 9, weapons: 8 })
    expect(full.told('moscow')).toMatchObject({ seat: 0, gold: 5, weapons: 5, cost: 25 })
    expect(game.refusal(0, moscow(6, 0))).toBe('tooMany')
    expect(game.refusal(0, moscow(0, 6))).toBe('tooMany')
  })

  rule('moscow.one', () => {
    const game = table().acts(0, 'moscow')
    expect(game.refusal(0, moscow(0, 0))).toBe('nothingBought')
    expect(game.play(0, moscow(0, 1)).bank(0)).toMatchObject({ money: 9, gold: 4, weapons: 4 })
  })

  rule('moscow.dearer', () => {
    const game = table({ banks: [{ money: 40 }] }).acts(0, 'moscow')
    expect(game.play(0, moscow(4, 0)).prices).toEqual([4, 2])
    expect(game.play(0, moscow(0, 1)).prices).toEqual([3, 3])
    expect(game.play(0, moscow(1, 1)).prices).toEqual([4, 3])
  })

  rule('moscow.top', () => {
    const game = table({ banks: [{ money: 40 }], prices: { gold: 8, weapons: 7 } }).acts(0, 'moscow')
    expect(game.play(0, moscow(1, 1)).prices).toEqual([8, 8])
  })

  rule('moscow.money', () => {
    const game = table({ banks: [{ money: 8 }] }).acts(0, 'moscow')
    expect(game.refusal(0, moscow(2, 2))).toBe('littleMoney')
    expect(game.refusal(0, moscow(1, 3))).toBe('littleMoney')
    expect(game.refusal(0, moscow(2, 1))).toBeUndefined()
    expect(game.asks(0)).toMatchObject([{ gold: { most: 2 }, weapons: { most: 4 } }])
  })

  rule('moscow.supply', () => {
    const banks = [{ money: 99, gold: 4 }, { gold: 9 }, { gold: 9, weapons: 14 }, { gold: 0 }]
    const game = table({ banks }).acts(0, 'moscow')
    expect(supplyOf(game.state)).toEqual({ gold: 2, weapons: 1 })
    expect(game.asks(0)).toMatchObject([{ gold: { most: 2 }, weapons: { most: 1 } }])
    expect(game.refusal(0, moscow(3, 0))).toBe('soldOut')
    expect(game.refusal(0, moscow(0, 2))).toBe('soldOut')
    expect(supplyOf(game.play(0, moscow(2, 1)).state)).toEqual({ gold: 0, weapons: 0 })
  })
})

describe('Brussels', () => {
  const government = ['conservatives', 'socialists'] as const
  const game = table({ states: { greece: { government, left: [1, 0] } } }).acts(0, 'brussels')

  rule('brussels.parties', () => {
    expect(game.refusal(0, brussels('greece', 'conservatives', 'conservatives'))).toBe('oneParty')
    const formed = game.play(0, brussels('greece', 'communists', 'conservatives'))
    expect(formed.board('greece')).toMatchObject({
      large: { party: 'communists' },
      small: { party: 'conservatives' },
    })
    expect(formed.state.boards.slice(1)).toEqual(game.state.boards.slice(1))
  })

  rule('brussels.large', () => {
    expect(game.refusal(0, brussels('greece', 'socialists', 'liberals'))).toBe('withoutLarge')
    expect(game.refusal(0, brussels('greece', 'liberals', 'communists'))).toBe('withoutLarge')
    expect(game.refusal(0, brussels('greece', 'liberals', 'conservatives'))).toBeUndefined()
    expect(game.refusal(0, brussels('greece', 'conservatives', 'liberals'))).toBeUndefined()
  })

  rule('brussels.start', () => {
    const formed = game.play(0, brussels('greece', 'liberals', 'conservatives'))
    expect([formed.board('greece').large.left, formed.board('greece').small.left]).toEqual([4, 2])
  })

  rule('brussels.happiness', () => {
    const formed = game.play(0, brussels('greece', 'liberals', 'conservatives'))
    expect(formed.happiness).toEqual([3, 5, 5, 5])
    expect(formed.told('brussels')).toMatchObject({ from: government, to: ['liberals', 'conservatives'] })
  })

  rule('brussels.reset', () => {
    const reset = game.play(0, brussels('greece', ...government))
    expect(reset.board('greece')).toMatchObject({
      large: { party: 'conservatives', left: 4 },
      small: { party: 'socialists', left: 2 },
      happiness: 3,
    })
  })

  rule('brussels.riot', () => {
    const angry = table({ states: { greece: { government, happiness: 1 } } }).acts(0, 'brussels')
    const riot = angry.play(0, brussels('greece', ...government))
    expect(riot.told('riot')).toEqual({ kind: 'riot', state: 'greece', fist: 2 })
    expect(riot.asks(riot.waiting[0] ?? 9)).toMatchObject([{ kind: 'arm', state: 'greece' }])
  })
})
