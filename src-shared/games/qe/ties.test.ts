/** Ties for the highest bid: who bids again, and what a third tie leaves. */
import { describe, expect } from 'vitest'
import { bid, table } from './testing/table.ts'
import type { Bids, Laid, SaleBids } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { qe } from './game.ts'

const sale = (laid: Laid, bids: SaleBids) => table(laid).sale(bids)
/** Two at the top of every bidding, up to the third tie. */
const thrice = (first: Bids, second: Bids, third: Bids) => ({ bids: first, rebids: [second, third] })
const mustBid = (laid: Laid, bids: SaleBids) => {
  const { state, now } = sale(laid, bids)
  expect(now.award).toBeNull()
  return state.nations.map((_, seat) => seat).filter((seat) => qe.asks(state, seat).some((ask) => ask.must))
}

const SECOND: Laid = { seats: 4, edition: 'second' }
const FIRST: Laid = { seats: 4, edition: 'first' }
const FIVE: Laid = { seats: 5, edition: 'first' }

describe('bidding again', () => {
  rule('ties.rebid', () => {
    expect(mustBid(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 50 } })).toEqual([1, 2])
    expect(mustBid(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 200 } })).toEqual([1, 2, 3])
    const tied = sale(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 50 } })
    expect(tied.refusal(3, bid(500))).toBe('notBidding')
    expect(tied.refusal(0, bid(500))).toBe('notBidding')
    expect(tied.bid({ 1: 60, 2: 40 }).award).toMatchObject({ winner: 0, price: '100' })
  })

  rule('ties.rebid', 'a tie below the highest bid is no tie', () => {
    expect(sale(SECOND, { opening: 100, bids: { 1: 50, 2: 50, 3: 200 } }).award).toMatchObject({ winner: 3 })
    expect(sale(SECOND, { opening: 100, bids: { 1: 50, 2: 50, 3: 50 } }).award).toMatchObject({ winner: 0 })
  })

  rule('ties.free', () => {
    const tied = { opening: 100, bids: { 1: 200, 2: 200, 3: 150 } }
    expect(sale(SECOND, { ...tied, rebids: [{ 1: 300, 2: 10 }] }).award).toMatchObject({ winner: 1, price: '300' })
    expect(sale(SECOND, { ...tied, rebids: [{ 1: 120, 2: 110 }] }).award).toMatchObject({ winner: 3, price: '150' })
    expect(sale(SECOND, { ...tied, rebids: [{ 1: 200, 2: 201 }] }).award).toMatchObject({ winner: 2, price: '201' })
    expect(sale(SECOND, { ...tied, rebids: [{ 1: 0, 2: 0 }] }).award).toMatchObject({ winner: 3, zeros: [1, 2] })
    expect(mustBid(SECOND, { ...tied, rebids: [{ 1: 200, 2: 200 }] })).toEqual([1, 2])
  })

  rule('ties.rebid.change', () => {
    const { award } = sale(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 5 } })
      .bid({ 1: 300 })
      .bid({ 1: 7 })
      .bid({ 2: 9 })
    expect(award).toMatchObject({ winner: 0, price: '100' })
  })

  rule('ties.public', () => {
    const high = sale(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 50 } })
    const higher = sale(SECOND, { opening: 100, bids: { 1: 900, 2: 900, 3: 150 } })
    expect(high.sees('table')).toEqual(higher.sees('table'))
    expect(high.sees('table').sales[0]?.biddings[1]).toEqual({ who: [1, 2], in: [], bids: [null, null, null, null] })
    expect(high.sees(3).events.at(-1)).toMatchObject({ key: 'tied', args: { who: [1, 2] } })
  })

  rule('ties.public', 'not whether the auctioneer is in the tie', () => {
    const withAuctioneer = sale(FIRST, { opening: 100, bids: { 1: 100, 2: 100, 3: 50 } })
    const without = sale(FIRST, { opening: 100, bids: { 1: 200, 2: 200, 3: 50 } })
    expect(withAuctioneer.sees(3)).toEqual(without.sees(3))
    expect(withAuctioneer.sees('table')).toEqual(without.sees('table'))
  })

  rule('ties.public', 'not that a third tie decided', () => {
    const twice = { opening: 100, bids: { 1: 200, 2: 200, 3: 150 } }
    const decided = sale(SECOND, {
      ...twice,
      rebids: [
        { 1: 201, 2: 201 },
        { 1: 300, 2: 300 },
      ],
    })
    const plain = sale(SECOND, {
      ...twice,
      rebids: [
        { 1: 201, 2: 201 },
        { 1: 3, 2: 4 },
      ],
    })
    expect(decided.award).toEqual(plain.award)
    expect(decided.sees('table')).toEqual(plain.sees('table'))
    expect(decided.sees(3)).toEqual(plain.sees(3))
  })

  rule('ties.compared-again', () => {
    expect(mustBid(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 150 }, rebids: [{ 1: 150, 2: 50 }] })).toEqual([
      1, 3,
    ])
    expect(
      sale(SECOND, { opening: 100, bids: { 1: 200, 2: 200, 3: 50 }, rebids: [{ 1: 99, 2: 98 }] }).award,
    ).toMatchObject({
      winner: 0,
      price: '100',
    })
    expect(mustBid({ seats: 5 }, { opening: 1, bids: { 1: 9, 2: 9, 3: 7, 4: 7 }, rebids: [{ 1: 2, 2: 3 }] })).toEqual([
      3, 4,
    ])
  })
})

describe('the third tie', () => {
  rule('ties.third.no-rebid', () => {
    const { award } = sale(SECOND, {
      opening: 100,
      ...thrice({ 1: 200, 2: 200, 3: 50 }, { 1: 201, 2: 201 }, { 1: 202, 2: 202 }),
    })
    expect(award).toMatchObject({ winner: 0, price: '100' })
  })

  rule('ties.third.no-rebid', 'by other players each time', () => {
    const { award, state } = sale(
      { seats: 5 },
      { opening: 1, ...thrice({ 1: 9, 2: 9, 3: 7, 4: 7 }, { 1: 2, 2: 5 }, { 3: 5, 4: 3 }) },
    )
    expect(state.sales[0]?.biddings.map(({ who }) => who)).toEqual([
      [1, 2, 3, 4],
      [1, 2],
      [3, 4],
    ])
    expect(award).toMatchObject({ winner: 4, price: '3' })
  })

  rule('ties.third.no-rebid', 'two ties and then a single highest bid is an ordinary sale', () => {
    const { award } = sale(SECOND, {
      opening: 100,
      ...thrice({ 1: 200, 2: 200, 3: 50 }, { 1: 200, 2: 200 }, { 1: 200, 2: 300 }),
    })
    expect(award).toMatchObject({ winner: 2, price: '300' })
  })

  rule('ties.third.standing', () => {
    const { award } = sale(SECOND, {
      opening: 100,
      ...thrice({ 1: 200, 2: 200, 3: 150 }, { 1: 300, 2: 300 }, { 1: 400, 2: 400 }),
    })
    expect(award).toMatchObject({ winner: 3, price: '150' })
    const fallsToAuctioneer = thrice({ 1: 200, 2: 200, 3: 50 }, { 1: 300, 2: 300 }, { 1: 400, 2: 400 })
    expect(sale(SECOND, { opening: 100, ...fallsToAuctioneer }).award).toMatchObject({ winner: 0, price: '100' })
  })

  // Seat 3 falls back to 300, an amount that was bid before and superseded.
  const INTO_SUPERSEDED: SaleBids = {
    opening: 100,
    ...thrice({ 1: 300, 2: 300, 3: 300, 4: 90 }, { 1: 400, 2: 400, 3: 300 }, { 1: 500, 2: 500 }),
  }

  rule('ties.third.standing.lower', () => {
    expect(sale({ seats: 5, edition: 'second' }, INTO_SUPERSEDED).award).toMatchObject({ winner: 3, price: '300' })
  })

  rule('ties.third.sale', () => {
    const bids = thrice({ 1: 200, 2: 200, 3: 150 }, { 1: 300, 2: 300 }, { 1: 400, 2: 400 })
    expect(sale(FIRST, { opening: 100, ...bids }).award).toMatchObject({ winner: 3, price: '150' })
    const opening = thrice({ 1: 200, 2: 200, 3: 50 }, { 1: 300, 2: 300 }, { 1: 400, 2: 400 })
    expect(sale(FIRST, { opening: 100, ...opening }).award).toMatchObject({ winner: 0, price: '100' })
  })

  rule('ties.third.sale', 'a rebid that was made once wins', () => {
    const bids = thrice({ 1: 200, 2: 200, 3: 200, 4: 90 }, { 1: 300, 2: 300, 3: 150 }, { 1: 400, 2: 400 })
    expect(sale(FIVE, { opening: 100, ...bids }).award).toMatchObject({ winner: 3, price: '150' })
  })

  rule('ties.third.sale.superseded', () => {
    expect(sale(FIVE, INTO_SUPERSEDED).award).toMatchObject({ winner: 0, price: '100' })
  })

  rule('ties.third.sale.superseded', 'a rebid also spoils a bid that stands since the first bidding', () => {
    const bids = thrice({ 1: 200, 2: 200, 3: 150, 4: 120 }, { 1: 150, 2: 130 }, { 1: 300, 3: 300 })
    expect(sale({ seats: 5 }, { opening: 100, ...bids }).award).toMatchObject({ winner: 2, price: '130' })
    const spoilt = thrice({ 1: 200, 2: 200, 3: 200, 4: 150 }, { 1: 150, 2: 150, 3: 120 }, { 1: 300, 2: 160, 4: 300 })
    expect(sale(FIVE, { opening: 100, ...spoilt }).award).toMatchObject({ winner: 2, price: '160' })
    const both = thrice({ 1: 200, 2: 200, 3: 200, 4: 150 }, { 1: 150, 2: 150, 3: 120 }, { 1: 300, 2: 200, 4: 300 })
    expect(sale({ seats: 5 }, { opening: 100, ...both }).award).toMatchObject({ winner: 2, price: '200' })
    expect(sale(FIVE, { opening: 100, ...both }).award).toMatchObject({ winner: 3, price: '120' })
  })
})

describe('bids equal to the opening bid, first edition', () => {
  rule('ties.equal.auctioneer', () => {
    const tied = sale(FIRST, { opening: 100, bids: { 1: 100, 2: 50, 3: 40 } })
    expect(mustBid(FIRST, { opening: 100, bids: { 1: 100, 2: 50, 3: 40 } })).toEqual([1])
    expect(tied.refusal(0, bid(200))).toBe('notBidding')
    expect(tied.refusal(1, bid(100))).toBe('equalsOpening')
    expect(tied.bid({ 1: 101 }).award).toMatchObject({ winner: 1, price: '101' })
    expect(tied.bid({ 1: 99 }).award).toMatchObject({ winner: 0, price: '100' })
    expect(mustBid(FIRST, { opening: 100, bids: { 1: 100, 2: 100, 3: 100 } })).toEqual([1, 2, 3])
  })

  rule('ties.equal.auctioneer', 'an equal bid below the highest harms nobody', () => {
    expect(sale(FIRST, { opening: 100, bids: { 1: 100, 2: 200, 3: 40 } }).award).toMatchObject({ winner: 2 })
  })

  rule('ties.equal.later', () => {
    const bids = { opening: 100, bids: { 1: 200, 2: 200, 3: 100 }, rebids: [{ 1: 50, 2: 60 }] }
    expect(mustBid(FIRST, bids)).toEqual([3])
    expect(sale(FIRST, bids).refusal(3, bid(100))).toBe('equalsOpening')
    expect(sale(FIRST, { ...bids, rebids: [...bids.rebids, { 3: 70 }] }).award).toMatchObject({
      winner: 0,
      price: '100',
    })
  })

  rule('ties.equal.counts', () => {
    const counted = thrice({ 1: 100, 2: 100, 3: 40 }, { 1: 300, 2: 300 }, { 1: 300, 2: 300 })
    const { award, state } = sale(FIRST, { opening: 100, ...counted })
    expect(state.sales[0]?.biddings).toHaveLength(3)
    // 100 and 300 were bid more than once in the sale: 40 is what is left.
    expect(award).toMatchObject({ winner: 3, price: '40' })
  })

  rule('ties.odd.nobody', 'by the standing rule', () => {
    const bids = { opening: 100, ...thrice({ 1: 100, 2: 200, 3: 200 }, { 2: 300, 3: 300 }, { 2: 400, 3: 400 }) }
    const house: Laid = { seats: 4, options: { equalBid: 'first' } }
    expect(sale(house, bids).award).toEqual({ winner: 0, price: '100', zeros: [], marks: [] })
  })

  rule('ties.odd.nobody', 'by the rule of the whole sale', () => {
    const bids = { opening: 100, ...thrice({ 1: 100, 2: 200, 3: 200 }, { 2: 300, 3: 300 }, { 2: 400, 3: 400 }) }
    expect(sale(FIRST, bids).award).toEqual({ winner: 0, price: '100', zeros: [], marks: [] })
  })

  rule('ties.odd.nobody', 'after a third tie that is with the auctioneer', () => {
    const bids = { opening: 100, ...thrice({ 1: 200, 2: 200, 3: 100 }, { 1: 300, 2: 300 }, { 1: 60, 2: 60 }) }
    expect(sale(FIRST, bids).award).toEqual({ winner: 0, price: '100', zeros: [], marks: [] })
  })

  rule('ties.odd.zero', () => {
    const bids = { opening: 100, ...thrice({ 1: 100, 2: 200, 3: 200, 4: 0 }, { 2: 300, 3: 300 }, { 2: 400, 3: 400 }) }
    for (const laid of [FIVE, { seats: 5, options: { equalBid: 'first' } } as const]) {
      const sold = sale(laid, bids)
      expect(sold.award).toEqual({ winner: 4, price: '0', zeros: [4], marks: [4] })
      expect(sold.sees(4).boards[4]).toMatchObject({ won: [1], spent: '0', unknownPrices: 0, zeroRounds: [1] })
    }
  })
})

describe('zeros in a tie', () => {
  rule('zero.kept', 'a zero stands through the ties of others', () => {
    const bids = { opening: 100, ...thrice({ 1: 200, 2: 200, 3: 0 }, { 1: 300, 2: 300 }, { 1: 400, 2: 400 }) }
    expect(sale(SECOND, bids).award).toEqual({ winner: 0, price: '100', zeros: [3], marks: [3] })
  })
})
