/** What each player may see of a Q.E. game, and what nobody may see before its end. */
import { describe, expect, test } from 'vitest'
import type { Eye } from '../../game.ts'
import { randomFrom, streamOf } from '../../random.ts'
import { bid, last, opening, peek, table } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { render } from '../../words.ts'
import { disguise } from './disguise.ts'
import { qe } from './game.ts'
import type { State } from './types.ts'
import { en } from './words.en.ts'

const EYES: readonly Eye[] = [0, 1, 2, 3, 'table']
const names = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat] ?? '?'
const logOf = (state: State, eye: Eye) =>
  qe
    .view(state, eye)
    .events.map((event) => render(en.log, event, names))
    .join('\n')
/** Seat 0 auctions; a tie of 1 and 2, then 2 wins. Every number is one of a kind. */
const CANARY = { opening: 7000, bids: { 1: 8111, 2: 8111, 3: 6333 }, rebids: [{ 1: 5444, 2: 9555 }] }
/** Where a text may show an amount: as digits, or grouped. */
const shows = (text: string, digits: string) =>
  text.includes(digits) || text.includes(`${digits.slice(0, 1)},${digits.slice(1)}`)

describe('what a player sees', () => {
  rule('see.own', () => {
    const game = table().sale(CANARY)
    for (const seat of [0, 1, 2, 3]) expect(game.sees(seat).boards[seat]?.token).toBe(game.state.tokens[seat])
    for (const state of [game, game.until(12)])
      expect(state.sees(1).sales[0]?.biddings.map(({ bids }) => bids)).toEqual([
        [null, '8111', null, null],
        [null, '5444', null, null],
      ])
    const sealed = table().open(10).bid({ 3: 4242 })
    expect(sealed.sees(3).sales[0]?.biddings[0]?.bids[3]).toBe('4242')
  })

  rule('see.own-prices', () => {
    const game = table().sale(CANARY).sold(2, 333).until(9)
    expect(game.sees(2).boards[2]).toMatchObject({ won: [1, 2, 3, 7], spent: (9555 + 333 + 3 + 3).toString() })
    expect(game.sees(2).boards[2]?.unknownPrices).toBe(0)
  })

  rule('see.public', () => {
    const game = table({ seats: 5 })
      .sale({ opening: 10, bids: { 1: 0, 2: 500, 3: 30, 4: 40 } })
      .play(3, peek)
      .open(77)
      .bid({ 0: 5 })
    const view = game.sees('table')
    expect(view).toMatchObject({ phase: 'bidding', rounds: 3, saleCount: 15, first: 0 })
    expect(view.sales[1]).toMatchObject({ number: 2, round: 1, auctioneer: 1, opening: '77', award: null })
    expect(view.sales[1]?.biddings[0]).toMatchObject({ who: [0, 2, 3, 4], in: [0] })
    expect(view.sales[0]?.award).toEqual({ winner: 2, price: null, zeros: [1], marks: [1] })
    expect(view.boards.map((board) => board.won)).toEqual([[], [], [1], [], []])
    expect(view.boards.map((board) => board.zeroRounds)).toEqual([[], [1], [], [], []])
    expect(view.boards.map((board) => board.peekedAt)).toEqual([null, null, null, 1, null])
    expect(view.left).toHaveLength(13)
    expect(view.left).not.toContainEqual(game.now.tile)
  })

  rule('see.not-what', () => {
    const game = table().open(10).bid({ 1: 4242 })
    for (const eye of EYES) {
      expect(game.sees(eye).sales[0]?.biddings[0]?.in).toEqual([1])
      expect(JSON.stringify(game.sees(eye)).includes('4242')).toBe(eye === 1)
    }
  })

  rule('see.spectator', () => {
    const game = table().sale(CANARY).until(9)
    const view = game.sees('table')
    expect(view.me).toBeNull()
    expect(view.boards.map((board) => board.token)).toEqual([null, null, null, null])
    expect(view.mayPeek).toBe(false)
    const text = JSON.stringify(view)
    for (const secret of ['8111', '6333', '5444', '9555', game.state.seed]) expect(text).not.toContain(secret)
    expect(text).toContain('7000')
  })

  rule('see.log', () => {
    const game = table().sale(CANARY).until(9)
    const told = (eye: Eye) =>
      ['7000', '8111', '6333', '5444', '9555'].filter((digits) => shows(logOf(game.state, eye), digits))
    expect(EYES.map(told)).toEqual([['7000', '9555'], ['7000'], ['7000', '9555'], ['7000'], ['7000']])
  })

  rule('see.refusals', () => {
    const position = (rival: number) => table().open(7000).bid({ 1: rival, 2: 5 }).state
    const moves = [bid(8111), bid(7000), bid(0), bid('9'.repeat(121)), opening(1), peek]
    for (const seat of [0, 1, 2, 3])
      for (const move of moves)
        expect(qe.check(position(8111), seat, move)).toEqual(qe.check(position(6333), seat, move))
  })

  rule('see.end', () => {
    const game = table({ seats: 3 })
      .sale({ opening: 7000, bids: { 1: 8111, 2: 8111 }, rebids: [{ 1: 5444, 2: 9555 }] })
      .finished()
    for (const eye of [0, 1, 2, 'table'] as const) {
      const view = game.sees(eye)
      expect(view.boards.map((board) => board.token)).toEqual(game.state.tokens)
      expect(view.box).toEqual(game.state.box)
      expect(view.seed).toBe(game.state.seed)
      expect(view.sales.map((sale) => sale.biddings.map(({ bids }) => bids))).toEqual(
        game.state.sales.map((sale) => sale.biddings.map(({ bids }) => bids)),
      )
      expect(view.sales[0]?.award?.price).toBe('9555')
      expect(view.boards.map((board) => board.unknownPrices)).toEqual([0, 0, 0])
      expect(view.scores).toEqual(game.scores)
    }
  })
})

describe('the same state in disguise', () => {
  const worlds = (state: State, eye: Eye) =>
    Array.from({ length: 30 }, (_, i) => disguise(state, eye, randomFrom(streamOf('disguise', String(i)))))
  const kinds = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

  test('deals the tokens of others, the box and the stack anew', () => {
    const { state } = table({ seats: 3 })
    const dealt = worlds(state, 0)
    expect(new Set(dealt.map(({ tokens }) => tokens[0]))).toEqual(new Set([state.tokens[0]]))
    expect(kinds(dealt.map(({ tokens }) => tokens))).toBe(6)
    expect(kinds(dealt.map(({ box }) => box))).toBe(3)
    expect(kinds(dealt.map(({ stack }) => stack))).toBe(30)
    expect(kinds(dealt.map(({ seed }) => seed))).toBe(30)
  })

  test('deals sealed bids anew, and leaves the own bid alone', () => {
    const { state } = table().open(100).bid({ 1: 50, 2: 5000 })
    const bids = worlds(state, 1).map(({ sales }) => last(sales).biddings[0]?.bids ?? [])
    expect(new Set(bids.map((b) => b[1]))).toEqual(new Set(['50']))
    expect(kinds(bids.map((b) => b[2]))).toBeGreaterThan(5)
    expect(bids.map((b) => b[3])).toEqual(bids.map(() => null))
    expect(bids.map((b) => b[2])).not.toContain('100')
  })

  test('keeps what the table saw: ties, winner, zeros, and a price that is known', () => {
    const { state } = table()
      .sale(CANARY)
      .sale({ opening: 10, bids: { 0: 0, 2: 80, 3: 90 } })
    for (const eye of EYES)
      for (const world of worlds(state, eye)) {
        expect(qe.view(world, eye)).toEqual(qe.view(state, eye))
        expect(world.sales.map((sale) => sale.biddings.map(({ who }) => who))).toEqual(
          state.sales.map((sale) => sale.biddings.map(({ who }) => who)),
        )
      }
    expect(kinds(worlds(state, 3).map(({ sales }) => sales[0]?.award?.price))).toBeGreaterThan(5)
    expect(kinds(worlds(state, 0).map(({ sales }) => sales[0]))).toBe(1)
  })

  test('changes nothing when the game is over', () => {
    const { state } = table().finished()
    expect(worlds(state, 'table')).toEqual(worlds(state, 'table').map(() => state))
  })
})
