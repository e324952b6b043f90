/** The house rules of Q.E., one by one, the clock among them. */
import { describe, expect } from 'vitest'
import { bid, ended, line, money, opening, peek, table } from './testing/table.ts'
import type { Books, Laid } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { qe } from './game.ts'
import { FIRST_EDITION, SECOND_EDITION } from './options.ts'
import type { Options } from './options.ts'

const EYES = [0, 1, 2, 3, 'table'] as const
const house = (options: Partial<Options>, seats = 4): Laid => ({ seats, options })
const ZERO = { opening: 10, bids: { 1: 0, 2: 20, 3: 5 } }
const BOOKS: Books = {
  0: [['US finance', 50]],
  1: [['EU finance', 9]],
  2: [['JP finance', 9]],
  3: [['CN finance', 20]],
}

describe('the editions', () => {
  rule('house.presets', () => {
    expect(qe.presets.map(({ id }) => id)).toEqual(['second-edition', 'first-edition'])
    expect(SECOND_EDITION).toEqual({
      diversification: 'second',
      ties: 'standing',
      equalBid: 'never',
      peek: 'five',
      zeroValue: 2,
      zeroPer: 'round',
      elimination: true,
      leastSpent: null,
      openingMinimum: '1',
      reveal: false,
      clock: 0,
    })
    const { diversification, ties, equalBid, peek: peeking, ...others } = FIRST_EDITION
    expect([diversification, ties, equalBid, peeking]).toEqual(['first', 'sale', 'first', 'off'])
    expect(SECOND_EDITION).toMatchObject(others)
    const defaults = Object.fromEntries(Object.entries(qe.options).map(([key, option]) => [key, option.default]))
    expect(defaults).toEqual(SECOND_EDITION)
  })

  rule('house.sets', () => {
    const books: Books = {
      0: [
        ['US housing', 5],
        ['US finance', 5],
      ],
    }
    const tokens = ['agriculture', 'housing', 'finance', 'manufacturing'] as const
    const points = (diversification: Options['diversification']) =>
      line(ended({ tokens, options: { diversification } }, books)[0], 'diversification')
    expect([points('second'), points('first')]).toEqual([4, 6])
  })

  rule('house.ties', () => {
    const sale = {
      opening: 1,
      bids: { 1: 3, 2: 3, 3: 3, 4: 2 },
      rebids: [
        { 1: 4, 2: 4, 3: 3 },
        { 1: 5, 2: 5 },
      ],
    }
    expect(table(house({ ties: 'standing' }, 5)).sale(sale).award).toMatchObject({ winner: 3, price: '3' })
    expect(table(house({ ties: 'sale' }, 5)).sale(sale).award).toMatchObject({ winner: 4, price: '2' })
  })

  rule('house.equal', () => {
    expect(
      table(house({ equalBid: 'first' }))
        .open(10)
        .refusal(1, bid(10)),
    ).toBeUndefined()
    expect(
      table({ edition: 'first', options: { equalBid: 'never' } })
        .open(10)
        .refusal(1, bid(10)),
    ).toBe('equalsOpening')
  })

  rule('house.peek', () => {
    const refusals = (mode: Options['peek']) =>
      [3, 4, 5].map((seats) =>
        table(house({ peek: mode }, seats))
          .sold(1, 500)
          .refusal(2, peek),
      )
    expect(refusals('off')).toEqual(['noPeekRule', 'noPeekRule', 'noPeekRule'])
    expect(refusals('five')).toEqual(['noPeekRule', 'noPeekRule', undefined])
    expect(refusals('always')).toEqual([undefined, undefined, undefined])
  })

  rule('house.peek', 'with three players the 15th sale stays open to a peek: the last tile has no opening bid', () => {
    const tile = table(house({ peek: 'always' }, 3))
      .until(15)
      .sold(0, 500)
    expect(tile.now.auctioneer).toBeNull()
    const peeked = tile.bid({ 1: 5 }).play(1, peek)
    expect(peeked.sees(1).sales[14]?.award?.price).toBe('500')
    expect(peeked.bid({ 0: 5, 2: 6 }).refusal(2, peek)).toBe('over')
  })
})

describe('zero bids', () => {
  rule('house.zero-value', () => {
    const points = (zeroValue: number) => ended(house({ zeroValue }), {}, { 1: 3 }).map((sheet) => line(sheet, 'zeros'))
    expect(points(5)).toEqual([0, 15, 0, 0])
    expect(points(0)).toEqual([0, 0, 0, 0])
  })

  rule('house.zero-per-sale', () => {
    const game = table(house({ zeroPer: 'sale' }))
      .sale(ZERO)
      .sold(3)
      .sale({ opening: 10, bids: { 0: 5, 1: 0, 3: 20 } })
    expect(game.award).toMatchObject({ zeros: [1], marks: [1] })
    expect(game.sees('table').boards[1]?.zeroRounds).toEqual([1, 1])
    expect(line(game.finished().scores[1], 'zeros')).toBe(4)
  })

  rule('house.zero-three', () => {
    const game = table(house({ zeroPer: 'sale', zeroValue: 9 }, 3)).sale({ opening: 10, bids: { 1: 0, 2: 20 } })
    expect(game.award).toMatchObject({ zeros: [], marks: [] })
    expect(line(game.finished().scores[1], 'zeros')).toBe(0)
  })
})

describe('the end', () => {
  rule('house.elimination', () => {
    const best: Books = {
      ...BOOKS,
      0: [
        ['US finance', 500],
        ['US housing', 5],
        ['US manufacturing', 5],
        ['EU housing', 5],
      ],
    }
    const sheets = ended(house({ elimination: false }), best)
    expect(sheets.map((sheet) => sheet.eliminated)).toEqual([false, false, false, false])
    expect(sheets.map((sheet) => sheet.winner)).toEqual([true, false, false, false])
    expect(ended({}, best)[0]).toMatchObject({ eliminated: true, winner: false })
    const idle = ended(
      { options: { elimination: false }, tokens: ['agriculture', 'housing', 'finance', 'manufacturing'] },
      {},
    )
    expect(idle.map((sheet) => sheet.winner)).toEqual([true, true, true, true])
  })

  rule('house.least', () => {
    const points = (leastSpent: number | null) =>
      ended(house({ leastSpent }), BOOKS).map((sheet) => line(sheet, 'leastSpent'))
    expect(points(null)).toEqual([0, 6, 6, 0])
    expect(points(11)).toEqual([0, 11, 11, 0])
    expect(points(0)).toEqual([0, 0, 0, 0])
  })
})

describe('the sale', () => {
  rule('house.minimum', () => {
    const game = table({ options: { openingMinimum: money(1000) } })
    expect(game.refusal(0, opening(999))).toBe('belowMinimum')
    expect(game.open(1000).refusal(1, bid(0))).toBeUndefined()
    expect(game.open(1000).refusal(1, bid(999))).toBeUndefined()
    expect(qe.options.openingMinimum).toMatchObject({ kind: 'amount', min: '1', digits: 120 })
    const highest = table({ options: { openingMinimum: money('9'.repeat(120)) } })
    expect(highest.refusal(0, opening('9'.repeat(119)))).toBe('belowMinimum')
    expect(highest.refusal(0, opening('9'.repeat(120)))).toBeUndefined()
  })

  rule('house.reveal', () => {
    const open = table(house({ reveal: true }, 5))
      .open(10)
      .bid({ 1: 40, 2: 40, 3: 7 })
    expect(open.sees('table').sales[0]?.biddings[0]?.bids).toEqual([null, null, null, null, null])
    const tied = open.bid({ 4: 8 })
    expect(tied.sees('table').sales[0]?.biddings[0]?.bids).toEqual([null, null, null, null, null])
    const sold = tied.bid({ 1: 50, 2: 30 })
    for (const eye of [...EYES, 4] as const) {
      expect(sold.sees(eye).sales[0]?.biddings.map(({ bids }) => bids)).toEqual([
        [null, '40', '40', '7', '8'],
        [null, '50', '30', null, null],
      ])
      expect(sold.sees(eye).sales[0]?.award?.price).toBe('50')
    }
    for (const seat of [0, 1, 2, 3, 4]) expect(sold.refusal(seat, peek)).toBe('priceKnown')
    expect(sold.sees(1).boards.filter((board) => board.token !== null)).toHaveLength(1)
  })
})

describe('the clock', () => {
  rule('clock.off', () => {
    expect(qe.clock(table().state)).toBe(0)
    expect(qe.clock(table(house({ clock: 45 })).state)).toBe(45)
  })

  rule('clock.bid', () => {
    const game = table(house({ clock: 45 })).open(10)
    expect(qe.late(game.state, 1)).toEqual(bid(0))
    const tied = game.bid({ 1: 20, 2: 20, 3: 5 })
    expect(qe.late(tied.state, 1)).toEqual(bid(0))
    expect(qe.late(tied.state, 3)).toBeUndefined()
    expect(tied.play(1, bid(0)).bid({ 2: 30 }).award).toMatchObject({ winner: 2, zeros: [1], marks: [1] })
    expect(qe.late(table({ seats: 3 }).until(16).state, 0)).toEqual(bid(0))
  })

  rule('clock.opening', () => {
    const game = table(house({ clock: 45, openingMinimum: money(1000) }))
    expect(qe.late(game.state, 0)).toEqual(opening(1000))
    expect(qe.late(game.state, 1)).toBeUndefined()
  })

  rule('clock.stays', () => {
    const game = table(house({ clock: 45 }))
      .open(10)
      .bid({ 1: 20 })
    expect(qe.late(game.state, 1)).toBeUndefined()
    expect(qe.late(game.state, 2)).toEqual(bid(0))
    expect(qe.late(table().finished().state, 1)).toBeUndefined()
  })

  rule('clock.marks', () => {
    const game = table(house({ clock: 45 }))
      .open(10)
      .bid({ 1: 20, 2: 5 })
    const late = qe.late(game.state, 3)
    if (!late) throw new Error('seat 3 owes a bid')
    expect(game.play(3, late).award).toMatchObject({ winner: 1, zeros: [3], marks: [3] })
  })
})
