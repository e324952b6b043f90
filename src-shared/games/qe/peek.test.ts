/** The peek: once a game, a look at the price of the sale just ended. */
import { describe, expect } from 'vitest'
import { peek, table } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { qe } from './game.ts'

const EYES = [0, 1, 2, 3, 4, 'table'] as const
/** Seat 0 auctioned, seat 2 won for 500. */
const sold = () => table({ seats: 5 }).sale({ opening: 10, bids: { 1: 20, 2: 500, 3: 30, 4: 40 } })
const prices = (game: ReturnType<typeof table>, sale = 0) => EYES.map((eye) => game.sees(eye).sales[sale]?.award?.price)

describe('who may peek, and when', () => {
  rule('peek.five', () => {
    const game = sold()
    expect(qe.asks(game.state, 3)).toEqual([{ kind: 'peek', must: false, sale: 1 }])
    expect(game.sees(3).mayPeek).toBe(true)
    expect(prices(game)).toEqual(['500', null, '500', null, null, null])
    expect(prices(game.play(3, peek))).toEqual(['500', null, '500', '500', null, null])
  })

  rule('peek.small', () => {
    for (const seats of [3, 4]) {
      const game = table({ seats }).sold(1, 500)
      for (const seat of [0, 1, 2]) expect(game.refusal(seat, peek)).toBe('noPeekRule')
      expect(game.sees(2).mayPeek).toBe(false)
    }
    expect(table({ seats: 5, edition: 'first' }).sold(1, 500).refusal(2, peek)).toBe('noPeekRule')
  })

  rule('peek.once', () => {
    const used = sold().play(3, peek)
    expect(used.refusal(3, peek)).toBe('peekUsed')
    const later = used.sold(2, 600)
    expect(later.refusal(3, peek)).toBe('peekUsed')
    expect(later.refusal(4, peek)).toBeUndefined()
    expect(later.sees(3).mayPeek).toBe(false)
  })

  rule('peek.window', () => {
    expect(table({ seats: 5 }).refusal(3, peek)).toBe('nothingToPeek')
    const game = sold()
    expect(game.refusal(3, peek)).toBeUndefined()
    const opened = game.open(10)
    expect(opened.refusal(3, peek)).toBe('nothingToPeek')
    expect(qe.asks(opened.state, 3).map(({ kind }) => kind)).toEqual(['bid'])
    const next = opened.bid({ 0: 5, 2: 700, 3: 6, 4: 7 })
    expect(
      next
        .play(3, peek)
        .sees(3)
        .sales.map(({ award }) => award?.price),
    ).toEqual([null, '700', undefined])
  })

  rule('peek.last', () => {
    const over = table({ seats: 5 }).until(15).sold(1, 500)
    expect(over.refusal(2, peek)).toBe('over')
    expect(prices(over, 14)).toEqual(['500', '500', '500', '500', '500', '500'])
  })

  rule('peek.several', () => {
    const game = sold()
    expect(game.now.auctioneer).toBe(1)
    const peeked = game.play(1, peek).play(3, peek).play(4, peek)
    expect(prices(peeked)).toEqual(['500', '500', '500', '500', '500', null])
    expect(peeked.state.phase).toBe('opening')
  })

  rule('peek.known', () => {
    const game = sold()
    expect(game.refusal(0, peek)).toBe('priceKnown')
    expect(game.refusal(2, peek)).toBe('priceKnown')
    const next = game.sale({ opening: 10, bids: { 0: 5, 2: 6, 3: 700, 4: 7 } })
    expect(next.play(0, peek).play(2, peek).state.peeks).toEqual([2, null, 2, null, null])
  })

  rule('peek.known.public', () => {
    const game = table({ seats: 5 }).sale({ opening: 10, bids: { 1: 1, 2: 2, 3: 3, 4: 4 } })
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(game.refusal(seat, peek)).toBe('priceKnown')
      expect(qe.asks(game.state, seat).map(({ kind }) => kind)).not.toContain('peek')
    }
    expect(game.sold(0, 500).refusal(3, peek)).toBeUndefined()
  })
})

describe('what comes of it', () => {
  rule('peek.told', () => {
    const before = sold()
    const game = before.play(3, peek)
    for (const eye of EYES) {
      expect(game.sees(eye).events.at(-1)).toMatchObject({ key: 'peeked', args: { who: 3, sale: 1 } })
      expect(game.sees(eye).boards.map((board) => board.peekedAt)).toEqual([null, null, null, 1, null])
      if (eye !== 3) expect(game.sees(eye).sales).toEqual(before.sees(eye).sales)
    }
    expect(game.sees(3).sales[0]?.biddings).toEqual(before.sees(3).sales[0]?.biddings)
  })

  rule('peek.kept', () => {
    const game = sold().play(3, peek).until(15)
    expect(prices(game)).toEqual(['500', null, '500', '500', null, null])
    expect(game.sees(3).boards[2]?.unknownPrices).toBe(0)
    expect(game.sees(4).boards[2]?.unknownPrices).toBe(1)
  })
})
