/** House rules, and the clock. */
import { describe, expect } from 'vitest'
import type { OptionDescription } from '../../game.ts'
import { rule } from './testing/rulebook.ts'
import { asksOf, choose, deal, pass, seeds, sharesIn, table, take, waiting } from './testing/table.ts'
import type { Laid } from './testing/table.ts'
import { COMPANIES } from './data.ts'
import { speculation } from './game.ts'
import { EXPERTS, options, STANDARD } from './options.ts'
import type { Options } from './options.ts'

const house = (chosen: Partial<Options>, laid: Laid = {}) => table({ ...laid, options: chosen })

describe('the table is laid otherwise', () => {
  rule('house.presets', () => {
    expect(speculation.presets.map(({ id }) => id)).toEqual(['standard', 'experts'])
    expect(speculation.presets[0]?.options).toEqual(STANDARD)
    expect({ ...EXPERTS, side: 'normal' }).toEqual(STANDARD)
    expect(EXPERTS.side).toBe('star')
    const defaults = Object.entries<OptionDescription>({ ...options }).map(([key, { default: value }]) => [key, value])
    expect(Object.fromEntries(defaults)).toEqual(STANDARD)
  })

  rule('house.cash', () => {
    expect(house({ cash: 0 }).state.players.map(({ cash }) => cash)).toEqual([0, 0, 0, 0])
    expect(house({ cash: 137 }).cash(3)).toBe(137)
    expect(options.cash).toMatchObject({ kind: 'whole', min: 0 })
  })

  rule('house.shares', () => {
    for (const seats of [3, 6])
      for (const shares of [1, 2, 3, 4, 5]) expect(sharesIn(house({ shares }, { seats }).state)).toBe(8 * shares)
    expect(options.shares).toMatchObject({ min: 1, max: 5 })
  })

  rule('house.forced', () => {
    const first = new Set(seeds.map((seed) => house({ forcedTrade: false }, { seed }).state.tiles?.action))
    expect(first.size).toBeGreaterThan(2)
  })

  rule('house.played', () => {
    for (const showPlayed of [true, false]) {
      const game = house({ showPlayed }, { tiles: ['none', 1] })
        .cards('metro', 'carat', 'metro', 'carat')
        .turns(9)
      const board = game.sees('table').boards[0]
      if (!showPlayed) expect(board?.played).toBeNull()
      else expect(board?.played?.length).toBe(game.state.reveals.length)
      expect(board?.discards.length).toBe(game.state.reveals.length - 9)
    }
  })
})

describe('starting shares that are chosen', () => {
  const game = house({ firstShare: 'chosen' }, { first: 2 })

  rule('house.first-share', () => {
    const order = [game, game.play(2, take('metro')), game.play(2, take('metro')).play(3, take('carat'))]
    expect(order.map(({ state }) => waiting(state))).toEqual([[2], [3], [0]])
    expect(order.map(({ sees }) => sees('table').taker)).toEqual([2, 3, 0])
    expect(order.map(({ state }) => state.beat)).toEqual([0, 1, 2])
    expect(game.refusal(0, take('metro'))).toBe('notTaking')
    const begun = order[2]?.play(0, take('shogun')).play(1, take('eketorp'))
    expect(begun?.state).toMatchObject({ phase: 'trading', turn: 1, active: 2 })
    expect([begun?.shares(0, 'shogun'), begun?.state.bank.shogun, begun?.state.bank.alhambra]).toEqual([1, 2, 3])
    expect(begun?.refusal(1, take('metro'))).toBe('notTaking')
    expect(begun?.sees('table').events.map(({ key }) => key)).toEqual(['began', 'took', 'took', 'took', 'took', 'drew'])
  })

  rule('house.first-share.different', () => {
    const one = game.play(2, take('metro'))
    expect(one.refusal(3, take('metro'))).toBe('shareTaken')
    expect(asksOf(one.state, 3)).toMatchObject([{ kind: 'take', companies: COMPANIES.filter((c) => c !== 'metro') }])
  })

  rule('house.first-share.cards', () => {
    expect(game.state.players.map(({ hand, pile }) => hand.length + pile.length)).toEqual([0, 0, 0, 0])
    expect(game.state.tiles).toBeNull()
    const begun = game.play(2, take('metro')).play(3, take('carat')).play(0, take('shogun')).play(1, take('eketorp'))
    expect(begun.state.players.map(({ hand, pile }) => [hand.length, pile.length])).toEqual(Array(4).fill([2, 7]))
  })
})

describe('trading twice', () => {
  const game = house({ trades: 2 }, { seats: 3, first: 1, cash: [100, 100, 100] })

  rule('house.trades', () => {
    const seen = [0, 1, 2, 3, 4, 5].map((many) => game.trades(...Array.from({ length: many }, () => null)))
    expect(seen.map(({ state }) => waiting(state)[0])).toEqual([1, 2, 0, 1, 2, 0])
    expect(seen.map(({ state }) => asksOf(state, waiting(state)[0] ?? 0)[0])).toMatchObject(
      [1, 1, 1, 2, 2, 2].map((round) => ({ kind: 'trade', round, rounds: 2 })),
    )
    expect(game.trades(null, null, null, null, null, null).state.phase).toBe('choosing')
  })

  rule('house.trades.passed', () => {
    const second = game.trades(null, null, null)
    expect(second.refusal(1, deal(null, 'metro'))).toBeUndefined()
    expect(second.trades([null, 'metro']).cash(1)).toBe(80)
  })
})

describe('other Bank Holidays', () => {
  rule('house.holiday.never', () => {
    for (const seats of [3, 5]) {
      const cards = (['metro', 'holiday', 'carat', 'holiday', 'shogun'] as const).slice(0, seats)
      const up = house({ holiday: 'never' }, { seats, tiles: ['none', 5] }).cards(...cards)
      expect(up.reveal.distance).toBe(5)
      expect(up.space('metro')).toBe(5)
    }
  })

  rule('house.holiday.half', () => {
    for (const seats of [3, 4, 5, 6]) {
      const cards = (['metro', 'holiday', 'holiday', 'carat', 'carat', 'shogun'] as const).slice(0, seats)
      const up = house({ holiday: 'half' }, { seats, tiles: ['none', 5] }).cards(...cards)
      expect(up.space('metro')).toBe(3)
    }
    const none = house({ holiday: 'half' }, { tiles: ['none', 5] }).cards('metro', 'carat', 'shogun', 'eketorp')
    expect(none.space('metro')).toBe(5)
  })
})

describe('the clock', () => {
  const late = (game: ReturnType<typeof table>, seat: number) => speculation.late(game.state, seat)

  rule('clock.off', () => {
    expect(speculation.clock(table().state)).toBe(0)
    expect(speculation.clock(house({ clock: 45 }).state)).toBe(45)
  })

  rule('clock.trade', () => {
    const game = house({ clock: 45 })
    expect(late(game, 0)).toEqual(pass)
    expect(late(game, 1)).toBeUndefined()
  })

  rule('clock.rank', () => {
    const drawn = new Set<string>()
    for (const seed of seeds) {
      const game = house({ clock: 45 }, { seed, bricks: { metro: 9, carat: 7, shogun: 5 }, tiles: ['down', 1] })
      const move = late(game, 0)
      if (move?.kind !== 'rank') throw new Error('seat 0 owes a brick')
      expect(game.refusal(0, move)).toBeUndefined()
      drawn.add(move.company)
    }
    expect([...drawn].sort()).toEqual(['carat', 'metro', 'shogun'])
  })

  rule('clock.card', () => {
    const drawn = new Set<number | undefined>()
    let differing = 0
    for (const seed of seeds) {
      const game = house({ clock: 45 }, { seed, tiles: ['none', 1] })
      const places = [0, 1, 2, 3].map((seat) => {
        const move = late(game, seat)
        return move?.kind === 'card' ? game.state.players[seat]?.hand.indexOf(move.card) : undefined
      })
      places.forEach((place) => drawn.add(place))
      if (new Set(places).size > 1) differing++
      expect(late(game, 2)).toEqual(late(game, 2))
    }
    expect([...drawn].sort()).toEqual([0, 1])
    expect(differing).toBeGreaterThan(20)
  })

  rule('clock.card.stays', () => {
    const game = house({ clock: 45 }, { tiles: ['none', 1] })
    const card = game.state.players[1]?.hand[1] ?? 'holiday'
    const chosen = game.play(1, choose(card))
    expect(late(chosen, 1)).toBeUndefined()
    const done = [0, 2, 3].reduce((now, seat) => now.play(seat, late(now, seat) ?? pass), chosen)
    expect(done.reveal.cards[1]).toBe(card)
  })

  rule('clock.share', () => {
    const drawn = new Set<string>()
    for (const seed of seeds) {
      const game = house({ clock: 45, firstShare: 'chosen' }, { seed }).play(0, take('metro'))
      const move = late(game, 1)
      if (move?.kind !== 'take') throw new Error('seat 1 owes a share')
      drawn.add(move.company)
    }
    expect(drawn.has('metro')).toBe(false)
    expect(drawn.size).toBe(7)
  })
})
