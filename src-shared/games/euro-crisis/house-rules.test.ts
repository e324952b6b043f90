/** House rules, and the clock. */
import { describe, expect, it } from 'vitest'
import type { OptionDescription } from '../../game.ts'
import { rule } from './testing/rulebook.ts'
import type { Laid, Table } from './testing/table.ts'
import { begun, bid, choose, first, frankfurt, london, moscow, seeds, stayOut, stop, table } from './testing/table.ts'
import { BLACK_MARKET, STATE_IDS } from './data.ts'
import { euroCrisis } from './game.ts'
import type { Options } from './options.ts'
import { options, QUICK, STANDARD } from './options.ts'

const house = (chosen: Partial<Options>, laid: Laid = {}): Table => table({ ...laid, options: chosen })
const unfit = (chosen: Partial<Options>, seats = 4) => euroCrisis.unfit?.({ ...STANDARD, ...chosen }, seats)?.key

describe('presets and lengths', () => {
  rule('house.presets', () => {
    expect(euroCrisis.presets.map(({ id }) => id)).toEqual(['standard', 'quick'])
    expect(euroCrisis.presets[0]?.options).toEqual(STANDARD)
    expect({ ...QUICK, start: 'round' }).toEqual(STANDARD)
    const defaults = Object.entries<OptionDescription>({ ...options }).map(([key, { default: value }]) => [key, value])
    expect(Object.fromEntries(defaults)).toEqual(STANDARD)
  })

  rule('house.years', () => {
    expect(options.years).toMatchObject({ min: 2, max: 4 })
    for (const years of [2, 3, 4]) {
      const over = begun({ options: { years, endPoints: 0, elimination: false } }).finished()
      expect([over.state.year, over.told('over').why]).toEqual([years, 'years'])
    }
  })

  rule('house.fourth', () => {
    for (const seed of seeds) {
      for (const start of ['round', 'quick'] as const) {
        const { tokens, box } = begun({ seed, options: { years: 4, start } }).state
        expect([...tokens.anger].sort()).toEqual([...STATE_IDS].sort())
        expect([...tokens.economy].sort()).toEqual([...STATE_IDS].sort())
        expect(tokens.market.length).toBe(BLACK_MARKET.length)
        expect([box.anger, box.economy, box.market]).toEqual([[], [], []])
      }
    }
    const quick = begun({ options: { years: 4, start: 'quick' } }).state.tokens
    expect([quick.anger[3], quick.economy[3]]).toEqual(['spain', 'greece'])
  })

  rule('house.fourth.three', () => {
    const game = begun({ seats: 3, options: { years: 4, endPoints: 0, elimination: false } }).finished()
    const told = game.state.events.flatMap((e) => (e.kind === 'anger' || e.kind === 'economy' ? [e.state] : []))
    const { anger, economy, market } = game.state.tokens
    expect(told.slice(-2)).toEqual([anger[0], economy[0]])
    expect(market.length).toBe(4)
  })

  rule('house.points', () => {
    const states = { ireland: { owners: [1, 1, 1] } }
    const sold = (endPoints: number) => {
      const sale = house({ endPoints }, { states }).acts(0, 'london').play(0, london('ireland', 1))
      return sale.bids(0, 1, 0, 0).state.rich
    }
    expect([0, 38, 39, 33].map(sold)).toEqual([false, true, false, true])
  })
})

describe('what banks begin with', () => {
  rule('house.cards', () => {
    const cards = { frankfurt: 0, london: 1, moscow: 0, rome: 2, brussels: 1 }
    const year = begun({ options: cards }).until(({ state }) => state.year === 1)
    for (const { hand } of year.state.banks) expect(hand).toEqual(['london', 'rome', 'rome', 'brussels'])
    const four = year.until(({ waiting, state }) => state.quarter === 1 && waiting.length === 4)
    expect(four.refusal(0, choose('moscow'))).toBe('cardSpent')
    expect(four.until(({ state }) => state.year === 2 && state.quarter === 1).bank(0).hand.length).toBe(4)
  })

  rule('house.cards.four', () => {
    expect(unfit({ frankfurt: 0, london: 0, moscow: 0, rome: 2, brussels: 1 })).toBe('fewCards')
    expect(unfit({ frankfurt: 0, london: 0, moscow: 0, rome: 3, brussels: 1 })).toBeUndefined()
  })

  rule('house.money', () => {
    expect(begun({ options: { money: 0 } }).money).toEqual([0, 1, 2, 3])
    expect(begun({ options: { money: 20 }, first: 3 }).money).toEqual([21, 22, 23, 20])
  })

  rule('house.goods', () => {
    expect([unfit({ gold: 6, weapons: 6 }), unfit({ gold: 7 }), unfit({ weapons: 7 })]).toEqual([
      undefined,
      'muchGold',
      'manyWeapons',
    ])
    expect([unfit({ gold: 8, weapons: 8 }, 3), options.gold.kind === 'whole' && options.gold.max]).toEqual([
      undefined,
      8,
    ])
    expect(begun({ options: { gold: 6, weapons: 0 } }).gold).toEqual([6, 6, 6, 6])
  })

  rule('house.quick-gold', () => {
    expect([3, 4, 6].map((gold) => unfit({ start: 'quick', gold }))).toEqual(['quickGold', undefined, undefined])
    expect(begun({ options: { start: 'quick', gold: 6 } }).gold).toEqual([4, 5, 2, 6])
  })
})

describe('unsold', () => {
  rule('house.unsold', () => {
    const sale = house({ unsold: true }, { states: { spain: { owners: [1] } } })
      .acts(0, 'london')
      .play(0, london('spain', 1))
    const kept = sale.bids(0, 0, 0, 0)
    expect(kept.sale).toMatchObject({ property: 'rtve', winner: null, price: 0, by: 'unsold' })
    expect(kept.board('spain').owners).toEqual([1])
    expect(kept.sees('table').events.map(({ key }) => key)).toContain('unsold')
    expect(sale.bids(0, 0, 1, 0).board('spain').owners).toEqual([1, 2])
    const again = kept.with({ quarter: 4 }).acts(1, 'london').play(1, london('spain', 1))
    expect(again.asks(0)).toMatchObject([{ property: 'rtve' }])
  })

  rule('house.unsold.round', () => {
    const year = begun({ options: { unsold: true } }).until(({ state }) => state.year === 1)
    expect(year.state.boards.map(({ owners }) => owners)).toEqual([[], [], [], []])
    expect(year.gold).toEqual([4, 4, 4, 4])
  })
})

describe('no elimination', () => {
  const safe = { elimination: false }

  rule('house.elimination', () => {
    const game = house(safe, { incomes: [-15, 5, 5, 5], banks: [{ money: 0 }] }).event('income')
    expect(game.bank(0)).toMatchObject({ income: -20, money: 0, out: null, gold: 4 })
    const loans = [
      [0, 1, 9],
      [0, 2, 9],
    ] as const
    const cut = house(safe, { incomes: [-5, 5, 5, 5], states: { greece: { debt: [9, 5], loans } } }).event('economy')
    expect(cut.bank(0)).toMatchObject({ income: -20, out: null })
    expect(cut.board('greece').loans).toEqual([])
  })

  rule('house.elimination.still', () => {
    // Seat 1 pays it all and lies still; the two below it have nothing, and would come up if they were moved.
    const laid = { incomes: [-20, -20, -20, 5], stack: [1, 0, 2], banks: [{ money: 0 }, { money: 20 }, { money: 0 }] }
    const game = house(safe, laid).event('income')
    expect(game.incomes).toEqual([-20, -20, -20, 5])
    expect(game.ranking).toEqual([3, 1, 0, 2])
  })

  rule('house.elimination.frankfurt', () => {
    const game = house(safe, { incomes: [-18] }).acts(0, 'frankfurt')
    expect([game.refusal(0, frankfurt(1)), game.refusal(0, frankfurt(2))]).toEqual([undefined, 'fewLoans'])
  })
})

describe('hidden supplies', () => {
  const hidden = { hidden: true }

  rule('house.hidden', () => {
    const game = house(hidden)
    for (const eye of [0, 1, 2, 3, 'table'] as const)
      game.sees(eye).banks.forEach(({ money, gold, weapons, loans }, seat) => {
        const bank = game.bank(seat)
        expect([money, gold, weapons]).toEqual(
          seat === eye ? [bank.money, bank.gold, bank.weapons] : [null, null, null],
        )
        expect(loans).toBe(2)
      })
    expect(game.sees(0).supply).toBeNull()
    const out = house(hidden, { banks: [{}, { out: true }] }).sees(0).banks
    expect(out.map(({ money, gold, weapons }) => [money, gold, weapons])[1]).toEqual([0, 0, 0])
    expect(table().sees(0).supply).toEqual({ gold: 8, weapons: 12 })
  })

  it('tells nothing of what Moscow has left to a bank that could not pay for it', () => {
    const banks = [{ money: 5, gold: 0 }, { gold: 8 }, { gold: 8 }, { gold: 6 }]
    const poor = house(hidden, { banks }).acts(0, 'moscow')
    expect(poor.refusal(0, moscow(3, 0))).toBe('littleMoney')
    const rich = house(hidden, { banks: [{ ...banks[0], money: 15 }, ...banks.slice(1)] }).acts(0, 'moscow')
    expect(rich.refusal(0, moscow(3, 0))).toBe('soldOut')
  })

  rule('house.hidden.open', () => {
    const bought = house(hidden).acts(0, 'moscow').play(0, moscow(2, 1))
    expect(bought.sees('table').events.find(({ key }) => key === 'moscow')).toMatchObject({
      args: { who: 0, gold: 2, weapons: 1, cost: 8 },
    })
    const sold = house(hidden).acts(0, 'london').play(0, london('spain', 1)).bids(1, 2, 0, 1)
    expect(sold.sees('table').auctions[0]).toMatchObject({ bids: [1, 2, 0, 1], winner: 1, price: 2 })
    const paid = house(hidden, { incomes: [5, -3, 5, 5], banks: [{}, { money: 2 }] }).event('income')
    expect(paid.sees('table').events.find(({ key }) => key === 'income')).toMatchObject({
      args: { payments: [{ seat: 1, money: -2, missing: 1 }, {}, {}, {}] },
    })
  })

  rule('house.hidden.asked', () => {
    const poor = [0, 1, 2, 3].map(() => ({ gold: 0, weapons: 0 }))
    const sale = house(hidden, { banks: poor }).acts(0, 'london').play(0, london('spain', 1))
    expect(sale.waiting).toEqual([0, 1, 2, 3])
    expect(sale.refusal(2, bid(0))).toBeUndefined()
    const riot = house(hidden, { banks: poor, states: { spain: { happiness: 2 } }, anger: ['spain'] }).event('anger')
    expect(riot.waiting.length).toBe(1)
    expect([0, 1, 2, 3].reduce((now) => now.play(now.waiting[0] ?? 9, stayOut), riot).happened).toContain('calmed')
  })

  rule('house.hidden.rome', () => {
    const game = house(hidden, { banks: [{ money: 1 }] })
      .acts(0, 'rome')
      .reforms(['spain', 'large', false])
    expect([game.money[0], game.waiting]).toEqual([0, [0]])
    expect(game.asks(0)).toMatchObject([{ kind: 'reform', choices: [] }])
    expect(game.play(0, stop).waiting).toEqual([1])
  })
})

describe('the clock', () => {
  const late = (game: Table, seat: number) => euroCrisis.late(game.state, seat)

  rule('clock.off', () => {
    expect(euroCrisis.clock(table().state)).toBe(0)
    expect(euroCrisis.clock(house({ clock: 30 }).state)).toBe(30)
  })

  rule('clock.action', () => {
    for (const card of ['frankfurt', 'london', 'moscow', 'rome', 'brussels'] as const)
      expect(late(table().acts(0, card), 0)).toEqual({ kind: 'decline' })
    const rome = table().acts(0, 'rome').reforms(['spain', 'large', false])
    expect(late(rome, 0)).toEqual(stop)
    expect(late(rome, 1)).toBeUndefined()
  })

  rule('clock.bid', () => {
    const sale = table().acts(0, 'london').play(0, london('spain', 1))
    expect(late(sale, 2)).toEqual(bid(0))
    expect(late(sale.play(2, bid(3)), 2)).toBeUndefined()
  })

  rule('clock.riot', () => {
    const riot = table({ anger: ['spain'], states: { spain: { happiness: 2 } } }).event('anger')
    expect(late(riot, riot.waiting[0] ?? 9)).toEqual(stayOut)
  })

  rule('clock.quarter', () => {
    const year = table({ stack: [0, 1, 2, 3] }).newYear()
    expect(late(year, 0)).toEqual({ kind: 'quarter', quarter: 1 })
    expect(late(year.play(0, { kind: 'quarter', quarter: 1 }), 1)).toEqual({ kind: 'quarter', quarter: 2 })
  })

  rule('clock.card', () => {
    const cards = table().from('cards')
    expect(late(cards, 1)).toEqual(choose('frankfurt'))
    const spent = table({ banks: [{}, { hand: ['moscow', 'moscow', 'brussels'] }] }).from('cards')
    expect(late(spent, 1)).toEqual(choose('moscow'))
    const chosen = cards.play(1, choose('rome'))
    expect(late(chosen, 1)).toBeUndefined()
    const all = [0, 2, 3].reduce((now, seat) => now.play(seat, late(now, seat) ?? stop), chosen)
    expect(all.state.banks.map((bank) => bank.chosen ?? bank.played[0])).toEqual([
      'frankfurt',
      'rome',
      'frankfurt',
      'frankfurt',
    ])
  })

  rule('clock.state', () => {
    const game = begun({ options: { order: 'spain-france-greece-ireland' } })
    expect(late(game, 0)).toEqual({ kind: 'lend', state: 'spain' })
    expect(late(game.play(0, { kind: 'lend', state: 'spain' }), 1)).toEqual({ kind: 'lend', state: 'france' })
  })

  rule('clock.crises', () => {
    const banks = [0, 1, 2, 3].map(() => ({ weapons: 0 }))
    const greece = {
      debt: [7, 6],
      loans: [[1, 5, 7]],
      happiness: 1,
      government: ['communists', 'conservatives'],
    } as const
    const spain = { debt: [9, 9], government: ['communists', 'socialists'] } as const
    const rome = table({ banks, states: { greece, spain } }).acts(0, 'rome')
    const both = rome.reforms(['spain', 'small'], ['greece', 'small'], ['greece']).play(0, stop)
    expect(late(both, 0)).toEqual(first('riot', 'greece'))
    const calm = both.play(0, first('riot', 'greece'))
    expect(late(calm, 0)).toEqual(first('cut', 'greece'))
  })
})
