/** A sale of Q.E. from the opening bid to the award: given these bids, this winner. */
import { describe, expect, test } from 'vitest'
import { bid, opening, table } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { qe } from './game.ts'

const EYES = [0, 1, 2, 3, 'table'] as const

describe('the opening bid', () => {
  rule('opening.turned-up', () => {
    const fresh = table()
    expect(fresh.state.sales).toHaveLength(1)
    expect(fresh.now).toMatchObject({ auctioneer: 0, opening: null, biddings: [], award: null })
    for (const eye of EYES) expect(fresh.sees(eye).sales[0]?.tile).toEqual(fresh.now.tile)
    const second = fresh.sold(1)
    expect(second.sees('table').sales[1]?.tile).toEqual(second.now.tile)
    expect(second.state.phase).toBe('opening')
  })

  rule('opening.least', () => {
    expect(table().refusal(0, opening(0))).toBe('belowMinimum')
    expect(table().refusal(0, opening(1))).toBeUndefined()
  })

  rule('opening.public', () => {
    const sold = table().open(77)
    for (const eye of EYES) expect(sold.sees(eye).sales[0]?.opening).toBe('77')
    const later = sold.bid({ 1: 90, 2: 5, 3: 6 }).until(16)
    for (const eye of EYES) expect(later.sees(eye).sales[0]?.opening).toBe('77')
  })

  rule('opening.final', () => {
    const open = table().open(77)
    expect(open.refusal(0, opening(78))).toBe('notAuctioneer')
    expect(open.bid({ 1: 5 }).refusal(0, opening(78))).toBe('notAuctioneer')
  })

  rule('opening.auctioneer-only', () => {
    for (const seat of [1, 2, 3]) {
      expect(table().refusal(seat, opening(5))).toBe('notAuctioneer')
      expect(table().refusal(seat, bid(5))).toBe('notBidding')
      expect(qe.asks(table().state, seat)).toEqual([])
    }
    expect(qe.asks(table().state, 0)).toEqual([{ kind: 'open', must: true, minimum: '1' }])
  })
})

describe('secret bids', () => {
  rule('secret.all-others', () => {
    const open = table().open(10)
    expect(open.refusal(0, bid(5))).toBe('notBidding')
    expect(qe.asks(open.state, 0)).toEqual([])
    const clockwise = open.bid({ 1: 20 }).bid({ 2: 30 }).bid({ 3: 5 })
    const backwards = open.bid({ 3: 5 }).bid({ 2: 30 }).bid({ 1: 20 })
    expect(clockwise.award).toEqual(backwards.award)
    expect(clockwise.award.winner).toBe(2)
  })

  rule('secret.zero', () => {
    expect(table().open(10).refusal(1, bid(0))).toBeUndefined()
    expect(table().open(10).refusal(1, bid(1))).toBeUndefined()
  })

  rule('secret.not-equal', () => {
    const open = table().open(10)
    expect(open.refusal(1, bid(10))).toBe('equalsOpening')
    expect(open.refusal(1, bid(9))).toBeUndefined()
    expect(open.refusal(1, bid(11))).toBeUndefined()
    expect(qe.asks(open.state, 1)).toEqual([{ kind: 'bid', must: true, banned: '10', again: false }])
    const tied = open.bid({ 1: 20, 2: 20, 3: 5 })
    expect(tied.refusal(1, bid(10))).toBe('equalsOpening')
  })

  rule('secret.equal-first', () => {
    const open = table({ edition: 'first' }).open(10)
    expect(open.refusal(1, bid(10))).toBeUndefined()
    expect(qe.asks(open.state, 1)).toEqual([{ kind: 'bid', must: true, banned: null, again: false }])
    const tied = open.bid({ 1: 20, 2: 20, 3: 5 })
    expect(tied.refusal(1, bid(10))).toBe('equalsOpening')
    expect(qe.asks(tied.state, 1)).toEqual([{ kind: 'bid', must: true, banned: '10', again: true }])
  })

  rule('secret.change', () => {
    const { award } = table().open(10).bid({ 1: 100, 2: 50 }).bid({ 1: 20 }).bid({ 2: 60 }).bid({ 2: 70 }).bid({ 3: 5 })
    expect(award).toMatchObject({ winner: 2, price: '70' })
    const changeable = table().open(10).bid({ 1: 100 })
    expect(qe.asks(changeable.state, 1)).toEqual([{ kind: 'bid', must: false, banned: '10', again: false }])
    expect(changeable.refusal(1, bid(10))).toBe('equalsOpening')
  })

  rule('secret.change.unseen', () => {
    const changed = table().open(10).bid({ 1: 100 }).bid({ 1: 20 }).bid({ 2: 50 })
    const straight = table().open(10).bid({ 1: 20 }).bid({ 2: 50 })
    expect(changed.state).toEqual(straight.state)
    for (const eye of EYES) expect(changed.sees(eye)).toEqual(straight.sees(eye))
  })

  rule('secret.change.unseen', 'a changed bid spoils no other one after a third tie in the first edition', () => {
    const tied = [
      { 1: 90, 2: 90 },
      { 1: 91, 2: 91 },
    ]
    const changed = table({ edition: 'first' }).open(10).bid({ 1: 50 }).bid({ 1: 80, 2: 80, 3: 50 })
    expect(tied.reduce((t, rebid) => t.bid(rebid), changed).award).toMatchObject({ winner: 3, price: '50' })
  })

  rule('secret.close', () => {
    const nearly = table().open(10).bid({ 1: 20, 2: 30 })
    expect(nearly.state.phase).toBe('bidding')
    const closed = nearly.bid({ 3: 5 })
    expect(closed.now.auctioneer).toBe(1)
    expect(closed.refusal(2, bid(1))).toBe('notBidding')
    expect(closed.state.beat).toBe(nearly.state.beat + 1)
  })
})

describe('the award', () => {
  rule('award.highest', () => {
    expect(table().sale({ opening: 10, bids: { 1: 20, 2: 30, 3: 5 } }).award).toMatchObject({ winner: 2, price: '30' })
    expect(table().sale({ opening: 10, bids: { 1: 2, 2: 3, 3: 5 } }).award).toMatchObject({ winner: 0, price: '10' })
    expect(table().sale({ opening: 10, bids: { 1: 5, 2: 5, 3: 11 } }).award).toMatchObject({ winner: 3, price: '11' })
  })

  rule('award.auctioneer-sees', () => {
    const open = table().open(10).bid({ 1: 40, 2: 40 })
    expect(open.sees(0).sales[0]?.biddings[0]?.bids).toEqual([null, null, null, null])
    const tied = open.bid({ 3: 7 }).bid({ 1: 50 })
    expect(tied.sees(0).sales[0]?.biddings.map((b) => b.bids)).toEqual([
      [null, '40', '40', '7'],
      [null, null, null, null],
    ])
    const sold = tied.bid({ 2: 30 })
    expect(sold.sees(0).sales[0]?.biddings.map((b) => b.bids)).toEqual([
      [null, '40', '40', '7'],
      [null, '50', '30', null],
    ])
    expect(sold.until(9).sees(0).sales[0]).toEqual(sold.sees(0).sales[0])
  })

  rule('award.winner-price', () => {
    const sold = table().sale({ opening: 10, bids: { 1: 20, 2: 30, 3: 5 } })
    expect(sold.sees(2).sales[0]?.award).toMatchObject({ winner: 2, price: '30' })
    expect(sold.sees(2).boards[2]).toMatchObject({ spent: '30', unknownPrices: 0 })
  })

  rule('award.winner-public', () => {
    const sold = table().sale({ opening: 10, bids: { 1: 20, 2: 30, 3: 5 } })
    for (const eye of EYES) expect(sold.sees(eye).sales[0]?.award?.winner).toBe(2)
    expect(EYES.map((eye) => sold.sees(eye).sales[0]?.award?.price)).toEqual(['30', null, '30', null, null])
    expect(sold.sees(1).boards[2]).toMatchObject({ won: [1], spent: '0', unknownPrices: 1 })
  })

  rule('award.auctioneer-wins', () => {
    const sold = table().sale({ opening: 10, bids: { 1: 2, 2: 3, 3: 5 } })
    for (const state of [sold, sold.until(16)])
      for (const eye of EYES) {
        expect(state.sees(eye).sales[0]?.award).toMatchObject({ winner: 0, price: '10' })
        expect(state.sees(eye).boards[0]?.unknownPrices).toBe(0)
      }
    expect(sold.sees(1).sales[0]?.biddings[0]?.bids).toEqual([null, '2', null, null])
  })

  rule('award.next', () => {
    for (const winner of [0, 1, 2, 3]) expect(table().sold(winner).now.auctioneer).toBe(1)
    expect(table({ first: 3 }).sold(1).now.auctioneer).toBe(0)
  })

  rule('award.end', () => {
    for (const [seats, tiles] of [
      [3, 16],
      [4, 16],
      [5, 15],
    ] as const) {
      const almost = table({ seats }).until(tiles)
      expect(almost.state.stack).toEqual([])
      expect(qe.result(almost.state)).toBeUndefined()
      const over = almost.sold(1, 50)
      expect(over.state).toMatchObject({ phase: 'over', beat: almost.state.beat + (seats === 3 ? 1 : 2) })
      expect(qe.result(over.state)?.standings).toHaveLength(seats)
      for (let seat = 0; seat < seats; seat++) {
        expect(qe.asks(over.state, seat)).toEqual([])
        for (const move of [bid(1), opening(1), { kind: 'peek' } as const])
          expect(over.refusal(seat, move)).toBe('over')
      }
    }
  })
})

describe('zero bids', () => {
  rule('zero.revealed', () => {
    const open = table().open(10).bid({ 1: 0, 2: 0 })
    for (const eye of EYES) {
      expect(JSON.stringify(open.sees(eye).events)).not.toContain('zeros')
      expect(open.sees(eye).sales[0]?.award).toBeNull()
    }
    const sold = open.bid({ 3: 20 })
    for (const eye of EYES) expect(sold.sees(eye).sales[0]?.award?.zeros).toEqual([1, 2])
  })

  rule('zero.revealed', 'not while a tie is played out', () => {
    const tied = table().open(10).bid({ 1: 0, 2: 20, 3: 20 })
    expect(tied.sees(2).sales[0]?.award).toBeNull()
    expect(tied.sees(2).events.map(({ key }) => key)).not.toContain('zeros')
    expect(tied.bid({ 2: 5, 3: 6 }).sees(2).sales[0]?.award?.zeros).toEqual([1])
  })

  rule('zero.marks', () => {
    const sold = table().sale({ opening: 10, bids: { 1: 0, 2: 20, 3: 0 } })
    expect(sold.award).toMatchObject({ zeros: [1, 3], marks: [1, 3] })
    expect(sold.sees('table').boards.map((board) => board.zeroRounds)).toEqual([[], [1], [], [1]])
    const sheet = sold.finished().scores[1]
    expect(sheet?.lines.find(({ why }) => why.key === 'zeros')?.points).toBe(2)
  })

  rule('zero.rebid', () => {
    const { award } = table().sale({ opening: 10, bids: { 1: 20, 2: 20, 3: 5 }, rebids: [{ 1: 0, 2: 0 }] })
    expect(award).toEqual({ winner: 0, price: '10', zeros: [1, 2], marks: [1, 2] })
  })

  rule('zero.changed', () => {
    const { award } = table().open(10).bid({ 1: 0 }).bid({ 1: 1 }).bid({ 2: 20, 3: 5 })
    expect(award).toMatchObject({ zeros: [], marks: [] })
    const rebid = table().open(10).bid({ 1: 20, 2: 20, 3: 5 }).bid({ 1: 0 }).bid({ 1: 1 }).bid({ 2: 2 })
    expect(rebid.award).toMatchObject({ winner: 0, zeros: [] })
  })

  rule('zero.kept', () => {
    const sold = table().sale({ opening: 1, bids: { 1: 0, 2: 0, 3: 0 } })
    expect(sold.award).toEqual({ winner: 0, price: '1', zeros: [1, 2, 3], marks: [1, 2, 3] })
    expect(sold.state.sales[0]?.biddings).toHaveLength(1)
  })

  rule('zero.once', () => {
    const twice = table()
      .sale({ opening: 10, bids: { 1: 0, 2: 20, 3: 5 } })
      .sale({ opening: 10, bids: { 2: 0, 3: 20, 0: 5 } })
    const again = twice.sale({ opening: 10, bids: { 3: 20, 0: 5, 1: 0 } })
    expect(again.award).toMatchObject({ zeros: [1], marks: [] })
    const nextRound = again.sold(3).sale({ opening: 10, bids: { 1: 0, 2: 20, 3: 5 } })
    expect(nextRound.award).toMatchObject({ zeros: [1], marks: [1] })
    expect(nextRound.sees('table').boards.map((board) => board.zeroRounds)).toEqual([[], [1, 2], [1], []])
  })

  rule('zero.rounds', () => {
    const roundsOf = (seats: number, first: number) =>
      table({ seats, first })
        .finished()
        .state.sales.map(({ round }) => round)
    expect(roundsOf(4, 2)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4])
    expect(roundsOf(5, 3)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3])
    expect(roundsOf(3, 1)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5])
    expect([3, 4, 5].map((seats) => table({ seats }).sees('table').rounds)).toEqual([5, 4, 3])
    const { state } = table({ first: 2 }).finished()
    for (const { round, auctioneer } of state.sales.filter((sale, i) => sale.round !== state.sales[i - 1]?.round))
      expect([round, auctioneer]).toEqual([round, 2])
  })

  rule('zero.three', () => {
    const sold = table({ seats: 3 }).sale({ opening: 10, bids: { 1: 0, 2: 0 } })
    expect(sold.award).toEqual({ winner: 0, price: '10', zeros: [], marks: [] })
    for (const eye of [1, 2, 'table'] as const) {
      expect(sold.sees(eye).events.map(({ key }) => key)).not.toContain('zeros')
      expect(sold.sees(eye).sales[0]?.award?.zeros).toEqual([])
    }
    expect(sold.sees(1).sales[0]?.biddings[0]?.bids[2]).toBeNull()
    for (const sheet of sold.finished().scores)
      expect(sheet.lines.find(({ why }) => why.key === 'zeros')?.points).toBe(0)
  })
})

test('the seal shown from the start is the fingerprint of the seed shown at the end', () => {
  const start = table()
  const over = start.finished()
  expect(start.sees('table').seed).toBeNull()
  expect(start.sees('table').seal).toBe(over.sees('table').seal)
  expect(over.sees('table').seed).toBe(start.state.seed)
})
