/** The 16th tile of three players, which nobody auctions. */
import { expect } from 'vitest'
import { bid, opening, table } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { qe } from './game.ts'

const EYES = [0, 1, 2, 'table'] as const
const lastTile = () => table({ seats: 3 }).until(16)

rule('last.no-auctioneer', () => {
  const tile = lastTile()
  expect(tile.now).toMatchObject({ auctioneer: null, opening: null, biddings: [{ who: [0, 1, 2] }] })
  expect(tile.state.phase).toBe('bidding')
  for (const seat of [0, 1, 2]) {
    expect(qe.asks(tile.state, seat)).toEqual([{ kind: 'bid', must: true, banned: null, again: false }])
    expect(tile.refusal(seat, bid(0))).toBeUndefined()
    expect(tile.refusal(seat, opening(5))).toBe('notAuctioneer')
  }
})

rule('last.no-auctioneer', 'at larger tables the last tile is an ordinary sale', () => {
  expect(table({ seats: 4 }).until(16).now.auctioneer).toBe(3)
  expect(table({ seats: 5 }).until(15).now.auctioneer).toBe(4)
})

rule('last.change', () => {
  const { award } = lastTile().bid({ 0: 50, 1: 20 }).bid({ 0: 10 }).bid({ 2: 15 })
  expect(award).toMatchObject({ winner: 1, price: '20' })
})

rule('last.winner', () => {
  expect(lastTile().bid({ 0: 0, 1: 0, 2: 1 }).award).toEqual({ winner: 2, price: '1', zeros: [], marks: [] })
  expect(lastTile().bid({ 0: 7, 1: 6, 2: 5 }).award).toMatchObject({ winner: 0, price: '7' })
})

for (const edition of ['second', 'first'] as const)
  rule('last.tie', `${edition} edition`, () => {
    for (const bids of [
      { 0: 9, 1: 9, 2: 5 },
      { 0: 9, 1: 9, 2: 9 },
      { 0: 0, 1: 0, 2: 0 },
    ]) {
      const over = table({ seats: 3, edition }).until(16).bid(bids)
      expect(over.award.winner).toBeNull()
      expect(over.state.phase).toBe('over')
      expect(over.now.biddings).toHaveLength(1)
      expect(over.sees('table').boards.flatMap((board) => board.won)).not.toContain(16)
    }
  })

rule('last.secret', () => {
  const partly = lastTile().bid({ 0: 7331, 1: 7332 })
  expect(EYES.map((eye) => partly.sees(eye).sales[15]?.biddings[0]?.bids)).toEqual([
    ['7331', null, null],
    [null, '7332', null],
    [null, null, null],
    [null, null, null],
  ])
  for (const eye of EYES) expect(partly.sees(eye).sales[15]?.biddings[0]?.in).toEqual([0, 1])
})
