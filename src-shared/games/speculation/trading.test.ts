/** Trade: one share sold and one bought, as one transaction, all players in turn. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { asksOf, deal, pass, table, waiting } from './testing/table.ts'
import type { Laid } from './testing/table.ts'
import { speculation } from './game.ts'
import type { Company } from './data.ts'

/** All eight on the track in the fourth segment or behind it: last is −10 on 31, then 10, 35, 75, 110, 145, 180, 220 before it. */
const ROW = { carat: 31, metro: 32, shogun: 33, eketorp: 34, colonia: 35, alhambra: 36, timbuktu: 37, showManager: 38 }

describe('a round of trades', () => {
  rule('trade.order', () => {
    const game = table({ seats: 5, first: 3 })
    const seen = [
      game,
      game.trades(null),
      game.trades(null, null),
      game.trades(null, null, null),
      game.trades(null, null, null, null),
    ]
    expect(seen.map(({ state }) => waiting(state))).toEqual([[3], [4], [0], [1], [2]])
    expect(seen.map(({ state }) => speculation.view(state, 'table').trader)).toEqual([3, 4, 0, 1, 2])
    expect(seen.map(({ state }) => state.beat)).toEqual([0, 1, 2, 3, 4])
    expect(game.refusal(4, pass)).toBe('notTrading')
    expect(game.trades(null, null, null, null, null).state.phase).toBe('choosing')
    expect(game.trades(null, null, null, null, null).refusal(3, pass)).toBe('notTrading')
  })

  rule('trade.next', () => {
    const game = table({ cash: [20, 20, 20, 20], shares: [{ metro: 3 }] })
    expect(game.refusal(0, deal(null, 'metro'))).toBe('bankEmpty')
    const sold = game.trades(['metro', null])
    expect(sold.refusal(1, deal(null, 'metro'))).toBeUndefined()
    expect(sold.trades([null, 'metro']).shares(1, 'metro')).toBe(1)
  })

  rule('trade.pass', () => {
    const game = table({ cash: [0, 20, 20, 20] }).trades(null)
    expect(game.state.players).toEqual(table({ cash: [0, 20, 20, 20] }).state.players)
    expect(game.state.deals).toEqual([])
    expect(game.sees('table').events.at(-1)).toMatchObject({ key: 'passed', args: { who: 0 } })
  })
})

describe('a deal', () => {
  const laid: Laid = { bricks: { metro: 18, timbuktu: 22 }, cash: [70, 20, 20, 20], shares: [{ metro: 1, carat: 1 }] }

  rule('trade.one', () => {
    const game = table(laid).trades(['metro', 'timbuktu'])
    expect(game.state.players[0]).toMatchObject({ cash: 70 + 110 - 175, shares: { metro: 0, carat: 1, timbuktu: 1 } })
    expect(game.state.bank).toMatchObject({ metro: 3, timbuktu: 2 })
    expect(game.state.deals).toEqual([{ turn: 1, seat: 0, sell: 'metro', buy: 'timbuktu', sold: 110, bought: 175 }])
    for (const two of [
      { kind: 'trade', sell: ['metro', 'carat'], buy: null },
      { kind: 'trade', sell: null, buy: ['metro'] },
    ])
      expect(speculation.parse(two)).toBeUndefined()
    expect(game.refusal(0, pass)).toBe('notTrading')
  })

  rule('trade.own', () => {
    const game = table(laid)
    expect(game.refusal(0, deal('shogun', null))).toBe('noShare')
    expect(game.refusal(0, deal('shogun', 'carat'))).toBe('noShare')
    expect(game.trades(['metro', null], null, null, null).state.phase).toBe('choosing')
  })

  rule('trade.sell', () => {
    const game = table(laid).trades(['metro', null])
    expect(game.cash(0)).toBe(180)
    expect(game.shares(0, 'metro')).toBe(0)
    // Trades leave the prices as they are.
    expect(game.price('metro')).toBe(110)
  })

  rule('trade.buy', () => {
    const game = table(laid).trades([null, 'shogun'])
    expect(game.cash(0)).toBe(50)
    expect(game.shares(0, 'shogun')).toBe(1)
    expect(game.price('shogun')).toBe(20)
  })

  rule('trade.net', () => {
    // 65 and 110 make 175 to the dollar.
    const game = table({ ...laid, cash: [65, 20, 20, 20] })
    expect(game.refusal(0, deal(null, 'timbuktu'))).toBe('tooDear')
    expect(game.refusal(0, deal('metro', 'timbuktu'))).toBeUndefined()
    expect(game.trades(['metro', 'timbuktu']).cash(0)).toBe(0)
  })

  rule('trade.too-dear', () => {
    const game = table({ ...laid, cash: [64, 20, 20, 20] })
    expect(game.refusal(0, deal('metro', 'timbuktu'))).toBe('tooDear')
    expect(speculation.check(game.state, 0, deal('metro', 'timbuktu'))?.args).toEqual({ missing: 1 })
    expect(table({ cash: [19, 20, 20, 20] }).refusal(0, deal(null, 'metro'))).toBe('tooDear')
    expect(table({ cash: [20, 20, 20, 20], shares: [] }).refusal(0, deal(null, 'metro'))).toBeUndefined()
  })

  rule('trade.bank', () => {
    const game = table({ cash: [20, 20, 20, 20], shares: [{ metro: 3 }, { carat: 3 }] })
    expect(game.refusal(0, deal('metro', 'metro'))).toBe('bankEmpty')
    expect(game.refusal(0, deal('metro', 'carat'))).toBe('bankEmpty')
    expect(game.refusal(0, deal('metro', 'shogun'))).toBeUndefined()
  })

  rule('trade.same', () => {
    const game = table({ cash: [0, 20, 20, 20], shares: [{ metro: 2 }] })
    expect(game.refusal(0, deal('metro', 'metro'))).toBeUndefined()
    const { players, bank } = game.trades(['metro', 'metro']).state
    expect({ players, bank }).toEqual({ players: game.state.players, bank: game.state.bank })
  })

  rule('trade.no-limit', () => {
    const game = table({
      seats: 6,
      cash: [100, 0, 0, 0, 0, 0],
      shares: [{ metro: 4, carat: 5, shogun: 5, eketorp: 5 }],
    })
    const bought = game.trades([null, 'metro'])
    expect((['metro', 'carat', 'shogun', 'eketorp'] as Company[]).map((one) => bought.shares(0, one))).toEqual([
      5, 5, 5, 5,
    ])
  })
})

describe('negative prices', () => {
  rule('trade.negative.buy', () => {
    const game = table({ bricks: ROW, cash: [0, 0, 0, 0], shares: [] })
    expect(game.price('carat')).toBe(-10)
    expect(game.trades([null, 'carat']).cash(0)).toBe(10)
  })

  rule('trade.negative.sell', () => {
    const shares = [{ carat: 1 }]
    const game = (cash: number) => table({ bricks: ROW, cash: [cash, 0, 0, 0], shares })
    expect(game(10).trades(['carat', null]).cash(0)).toBe(0)
    expect(game(9).refusal(0, deal('carat', null))).toBe('tooDear')
    expect(game(0).refusal(0, deal('carat', 'metro'))).toBe('tooDear')
  })

  rule('trade.negative.worked', () => {
    // Metro, last, is −25 on 41; Carat, last but one, is 0 on 42.
    const late = {
      metro: 41,
      carat: 42,
      shogun: 43,
      eketorp: 44,
      colonia: 45,
      alhambra: 46,
      timbuktu: 47,
      showManager: 48,
    }
    const game = table({ bricks: late, cash: [0, 0, 0, 0], shares: [{ carat: 1 }] })
    expect([game.price('metro'), game.price('carat')]).toEqual([-25, 0])
    expect(game.trades([null, 'carat']).cash(0)).toBe(0)
    // Carat, last but one, is −10 on 51 while Metro, last, is −25 on 50.
    const two = table({
      bricks: {
        ...late,
        metro: 50,
        carat: 51,
        shogun: 52,
        eketorp: 53,
        colonia: 54,
        alhambra: 55,
        timbuktu: 56,
        showManager: 57,
      },
      cash: [0, 0, 0, 0],
      shares: [{ carat: 1 }],
    })
    expect([two.price('metro'), two.price('carat')]).toEqual([-25, -10])
    expect(two.refusal(0, deal('carat', null))).toBe('tooDear')
    expect(two.trades(['carat', 'metro']).cash(0)).toBe(15)
    // Last is −5 on 21.
    const five = table({ bricks: { ...late, metro: 21 }, cash: [0, 0, 0, 0], shares: [] })
    expect(five.price('metro')).toBe(-5)
    expect(five.trades([null, 'metro']).cash(0)).toBe(5)
  })
})

rule('turn.first', () => {
  const movements = new Set<number | undefined>()
  for (let i = 0; i < 60; i++) {
    const { tiles } = table({ seed: i.toString(16).padStart(32, '0') }).state
    expect(tiles?.action).toBe('trade')
    movements.add(tiles?.movement)
  }
  expect(movements.size).toBe(6)
  expect(asksOf(table().state, 0)).toEqual([{ kind: 'trade', must: true, round: 1, rounds: 1 }])
})
