/** The cards: chosen in secret, turned up together, moving bricks one after the other. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { asksOf, choose, table, waiting } from './testing/table.ts'
import { HOLIDAY } from './data.ts'
import type { State } from './types.ts'

const handOf = (state: State, seat: number) => {
  const [one, other] = state.players[seat]?.hand ?? []
  if (one === undefined || other === undefined) throw new RangeError('no two cards in hand')
  return [one, other] as const
}
const before = table({ tiles: ['none', 3] })

describe('choosing', () => {
  rule('cards.all', () => {
    expect(waiting(before.state)).toEqual([0, 1, 2, 3])
    const [card] = handOf(before.state, 2)
    const chosen = before.play(2, choose(card))
    expect(waiting(chosen.state)).toEqual([0, 1, 3])
    expect(chosen.state.beat).toBe(before.state.beat)
    const foreign = [...(before.state.players[1]?.pile ?? [])][0]
    expect(before.refusal(1, choose(foreign ?? HOLIDAY))).toBe('notInHand')
    expect(table().refusal(0, choose(card))).toBe('notChoosing')
  })

  rule('cards.secret', () => {
    const [one, other] = handOf(before.state, 2)
    const [a, b] = [before.play(2, choose(one)), before.play(2, choose(other))]
    for (const eye of [0, 1, 3, 'table'] as const) expect(a.sees(eye)).toEqual(b.sees(eye))
    expect(a.sees(2).boards[2]?.chosen).toBe(one)
  })

  rule('cards.change', () => {
    const [one, other] = handOf(before.state, 1)
    const chosen = before.play(1, choose(one))
    expect(asksOf(chosen.state, 1)).toEqual([{ kind: 'card', must: false, hand: [one, other], chosen: one }])
    const changed = chosen.play(1, choose(other))
    expect(changed.state.players[1]).toMatchObject({ chosen: other, hand: [one, other] })
    const rest = [0, 2, 3].reduce((game, seat) => game.play(seat, choose(handOf(game.state, seat)[0])), changed)
    expect(rest.reveal.cards[1]).toBe(other)
  })

  rule('cards.change.unseen', () => {
    const [one, other] = handOf(before.state, 1)
    const chosen = before.play(1, choose(one))
    const changed = chosen.play(1, choose(other))
    for (const eye of [0, 2, 3, 'table'] as const) expect(changed.sees(eye)).toEqual(chosen.sees(eye))
    expect(changed.state.events).toEqual(chosen.state.events)
    expect(changed.state.beat).toBe(chosen.state.beat)
  })

  rule('cards.close', () => {
    const up = before.cards('metro', 'carat', 'shogun', 'eketorp')
    expect(up.reveal).toMatchObject({
      turn: 1,
      cards: ['metro', 'carat', 'shogun', 'eketorp'],
      holidays: 0,
      distance: 3,
    })
    expect(up.state.beat).toBe(before.state.beat + 1)
    expect(up.state.turn).toBe(2)
    expect(up.state.players.map(({ chosen }) => chosen)).toEqual([null, null, null, null])
  })
})

describe('moving', () => {
  rule('turn.order', () => {
    const bricks = { metro: 18, alhambra: 21 }
    const ranked = table({ bricks, tiles: ['up', 1] })
    expect(ranked.refusal(0, choose(handOf(ranked.state, 0)[0]))).toBe('notChoosing')
    // First from 18 to 22 by rank, then one space by the card.
    expect(ranked.rank('metro').cards('metro', 'carat', 'shogun', 'eketorp').space('metro')).toBe(23)
  })

  rule('cards.order', () => {
    const up = table({ first: 2, tiles: ['none', 1] }).cards('metro', 'carat', 'shogun', 'eketorp')
    expect(up.reveal.steps.map(({ seat, company, to }) => [seat, company, to])).toEqual([
      [2, 'shogun', 1],
      [3, 'eketorp', 2],
      [0, 'metro', 3],
      [1, 'carat', 4],
    ])
  })

  rule('cards.distance', () => {
    for (const distance of [1, 2, 3, 4, 5, 6]) {
      const game = table({ bricks: { metro: 10, carat: 20, shogun: 30, eketorp: 40 }, tiles: ['none', distance] })
      const up = game.cards('metro', 'carat', 'shogun', 'eketorp')
      expect((['metro', 'carat', 'shogun', 'eketorp'] as const).map(up.space)).toEqual(
        [10, 20, 30, 40].map((space) => space + distance),
      )
    }
  })

  rule('cards.empty', () => {
    const game = table({ bricks: { metro: 3, carat: 5, shogun: 6, eketorp: 7 }, tiles: ['none', 3] })
    const up = game.cards('metro', 'alhambra', 'alhambra', 'alhambra')
    expect(up.reveal.steps[0]).toMatchObject({ company: 'metro', from: 3, to: 9, path: [4, 8, 9] })
  })

  rule('cards.moment', () => {
    const game = table({ bricks: { metro: 3, carat: 5 }, tiles: ['none', 2] })
    const one = game.cards('carat', 'metro', 'alhambra', 'alhambra')
    expect([one.space('carat'), one.space('metro')]).toEqual([7, 5])
    const other = game.cards('metro', 'carat', 'alhambra', 'alhambra')
    expect([other.space('metro'), other.space('carat')]).toEqual([6, 8])
  })

  rule('cards.twice', () => {
    const up = table({ bricks: { metro: 3 }, tiles: ['none', 2] }).cards('metro', 'carat', 'metro', 'shogun')
    expect(up.reveal.steps.map(({ seat, company, from, to }) => [seat, company, from, to])).toEqual([
      [0, 'metro', 3, 5],
      [1, 'carat', 0, 2],
      [2, 'metro', 5, 7],
      [3, 'shogun', 0, 3],
    ])
  })

  rule('cards.end', () => {
    const bricks = { metro: 57, carat: 56, shogun: 58, eketorp: 59 }
    const up = table({ bricks, tiles: ['none', 1] }).cards('metro', 'carat', 'alhambra', 'colonia')
    expect(up.space('metro')).toBe(60)
    expect(up.space('carat')).toBe(57)
  })

  rule('cards.end.stops', () => {
    for (const distance of [1, 2, 3, 6]) {
      const up = table({ bricks: { metro: 59 }, tiles: ['none', distance] }).cards('metro', 'carat', 'carat', 'carat')
      expect(up.reveal.steps[0]).toMatchObject({ from: 59, to: 60, path: [60] })
    }
  })

  rule('cards.end.empty', () => {
    const bricks = { metro: 58, carat: 57, shogun: 55 }
    const up = table({ bricks, tiles: ['none', 2] }).cards('metro', 'carat', 'shogun', 'alhambra')
    expect(up.reveal.steps.slice(0, 3).map(({ path }) => path)).toEqual([
      [59, 60],
      [58, 59],
      [56, 57],
    ])
    const two = table({ bricks, tiles: ['none', 6] }).cards('metro', 'carat', 'shogun', 'alhambra')
    expect(two.state.arrivals).toEqual(['metro', 'carat', 'shogun'])
  })

  rule('cards.end.ignores', () => {
    const up = table({ bricks: { metro: 58 }, tiles: ['none', 4] }).cards('metro', 'metro', 'carat', 'metro')
    expect(up.space('metro')).toBe(60)
    expect(up.state.arrivals).toEqual(['metro'])
    expect(up.reveal.steps.map(({ company }) => company)).toEqual(['metro', 'carat'])
  })
})

describe('Bank Holiday', () => {
  rule('holiday.small', () => {
    const three = table({ seats: 3, tiles: ['none', 6] })
    expect(three.cards('metro', 'holiday', 'carat').reveal).toMatchObject({ holidays: 1, distance: 0, steps: [] })
    expect(three.cards('holiday', 'holiday', 'carat').space('carat')).toBe(0)
    const four = table({ seats: 4, tiles: ['none', 6] })
    expect(four.cards('metro', 'holiday', 'carat', 'shogun').reveal.steps).toEqual([])
    expect(four.cards('holiday', 'holiday', 'holiday', 'holiday').reveal.holidays).toBe(4)
  })

  rule('holiday.large.one', () => {
    for (const [distance, half] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [6, 3],
    ] as const) {
      const five = table({ seats: 5, bricks: { metro: 10 }, tiles: ['none', distance] })
      expect(five.cards('metro', 'carat', 'holiday', 'shogun', 'eketorp').space('metro')).toBe(10 + half)
      const six = table({ seats: 6, bricks: { metro: 10 }, tiles: ['none', distance] })
      expect(six.cards('metro', 'carat', 'shogun', 'eketorp', 'colonia', 'holiday').space('metro')).toBe(10 + half)
    }
  })

  rule('holiday.large.worked', () => {
    const game = table({ seats: 5, tiles: ['none', 5] }).cards('metro', 'carat', 'holiday', 'shogun', 'eketorp')
    expect(game.reveal).toMatchObject({ holidays: 1, distance: 3 })
    expect(game.space('metro')).toBe(3)
  })

  rule('holiday.large.more', () => {
    const five = table({ seats: 5, tiles: ['none', 6] }).cards('metro', 'holiday', 'holiday', 'shogun', 'carat')
    expect(five.reveal).toMatchObject({ holidays: 2, distance: 0, steps: [] })
    const six = table({ seats: 6, tiles: ['none', 6] })
    expect(six.cards('metro', 'holiday', 'holiday', 'holiday', 'carat', 'metro').reveal.steps).toEqual([])
  })
})

describe('decks of nine', () => {
  const sizes = (state: State) =>
    state.players.map(({ hand, pile, discards }) => [hand.length, pile.length, discards.length])
  const all = (...three: number[]) => [three, three, three, three]

  rule('deck.discards', () => {
    const game = before.cards('metro', 'carat', 'shogun', 'eketorp').cards('alhambra', 'metro', 'metro', 'metro')
    for (const eye of [0, 'table'] as const)
      expect(game.sees(eye).boards.map(({ discards }) => discards)).toEqual([
        ['metro', 'alhambra'],
        ['carat', 'metro'],
        ['shogun', 'metro'],
        ['eketorp', 'metro'],
      ])
  })

  rule('deck.draw', () => {
    const [one, other] = handOf(before.state, 0)
    const next = before.state.players[0]?.pile[0]
    const game = [1, 2, 3].reduce(
      (table, seat) => table.play(seat, choose(handOf(table.state, seat)[0])),
      before.play(0, choose(one)),
    )
    expect(game.state.players[0]?.hand).toEqual([other, next])
    expect(sizes(game.state)).toEqual(all(2, 6, 1))
  })

  rule('deck.seven', () => {
    expect(sizes(table().turns(6).state)).toEqual(all(2, 1, 6))
    const seven = table().turns(7)
    expect(seven.state.turn).toBe(8)
    expect(sizes(seven.state)).toEqual(all(2, 0, 7))
    expect(sizes(atNine('trade').state)).toEqual(all(1, 0, 8))
  })

  /** The ninth turn, with this action tile. */
  function atNine(action: string) {
    for (let i = 0; ; i++) {
      const eighth = table({ seed: i.toString(16).padStart(32, 'b') }).turns(7)
      const next = eighth.turns(1)
      const drew = next.state.events.find((event) => event.kind === 'drew' && event.turn === 9)
      if (drew?.kind === 'drew' && drew.tiles.action === action) return next
    }
  }

  rule('deck.ninth', () => {
    const traded = atNine('trade')
    const last = traded.state.players.map(({ hand }) => hand[0])
    const done = traded.trades(null, null, null, null)
    // The last trade ends the turn: nobody is asked for the only card.
    expect(done.state.turn).toBeGreaterThan(9)
    expect(done.state.reveals[8]?.cards).toEqual(last)
    expect(done.state.beat).toBe(traded.state.beat + 4)
    // Without anything to do the ninth turn passes by itself.
    const none = atNine('none')
    expect(none.state.turn).toBeGreaterThan(9)
    expect(none.state.events.filter(({ kind }) => kind === 'chose')).toHaveLength(8 * 4)
  })

  rule('deck.shuffle', () => {
    const { state } = atNine('trade').trades(null, null, null, null)
    expect(sizes(state)).toEqual(all(2, 7, 0))
    expect(state.events.filter(({ kind }) => kind === 'shuffled')).toHaveLength(1)
    const orders = state.players.map(({ hand, pile }) => [...hand, ...pile].join())
    expect(new Set(orders).size).toBe(4)
    const first = table({ seed: state.seed }).state.players.map(({ hand, pile }) => [...hand, ...pile].join())
    expect(orders).not.toEqual(first)
  })

  rule('deck.all', () => {
    const { state } = table({ seats: 3, options: { holiday: 'half' } }).turns(30)
    const shuffled = state.events.flatMap((event, i) => {
      if (event.kind !== 'shuffled') return []
      const drew = state.events.slice(0, i).filter(({ kind }) => kind === 'drew')
      return [drew.length]
    })
    expect(shuffled).toEqual([9, 18, 27].slice(0, shuffled.length))
    expect(shuffled.length).toBeGreaterThan(1)
  })
})

rule('turn.next', () => {
  const game = before.cards('metro', 'carat', 'shogun', 'eketorp')
  expect(game.state).toMatchObject({ turn: 2, active: 1 })
  const drew = game.sees('table').events.filter(({ key }) => key === 'drew')
  expect(drew.at(-1)).toMatchObject({ args: { turn: 2, who: 1 } })
})
