/** What each player may see of a game of Speculation, and what nobody may see before its end. */
import { describe, expect, test } from 'vitest'
import type { Eye } from '../../game.ts'
import { randomFrom, streamOf } from '../../random.ts'
import { rule } from './testing/rulebook.ts'
import { contest, thriftyRival } from './testing/rivals.ts'
import { choose, pass, SEED, table } from './testing/table.ts'
import { render } from '../../words.ts'
import { disguise } from './disguise.ts'
import { speculation } from './game.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

const EYES: readonly Eye[] = [0, 1, 2, 3, 'table']
const names = (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '?'
/** In the middle of a game, one card chosen. */
const game = table({ tiles: ['none', 3] })
  .cards('metro', 'carat', 'shogun', 'eketorp')
  .with({ tiles: ['none', 2] })
const hand = game.state.players[1]?.hand ?? []
const chosen = game.play(1, choose(hand[0] ?? 'holiday'))

describe('what a player sees', () => {
  rule('see.hand', () => {
    for (const seat of [0, 1, 2, 3]) {
      const board = chosen.sees(seat).boards[seat]
      expect(board?.hand).toEqual(chosen.state.players[seat]?.hand)
      expect(board?.chosen).toBe(seat === 1 ? hand[0] : null)
    }
  })

  rule('see.others', () => {
    for (const eye of EYES)
      chosen.sees(eye).boards.forEach((board, seat) => {
        if (seat === eye) return
        expect(board).toMatchObject({ hand: null, chosen: null, pile: null, handSize: 2, pileSize: 6 })
      })
  })

  rule('see.chosen', () => {
    for (const eye of EYES)
      expect(chosen.sees(eye).boards.map(({ hasChosen }) => hasChosen)).toEqual([false, true, false, false])
    expect(chosen.sees('table').events.at(-1)).toMatchObject({ key: 'chose', args: { who: 1 } })
  })

  rule('see.piles', () => {
    const random = randomFrom(streamOf(SEED, 'eyes'))
    for (const eye of EYES) {
      const other = disguise(chosen.state, eye, random)
      expect(other.players.map(({ pile }) => pile)).not.toEqual(chosen.state.players.map(({ pile }) => pile))
      if (eye !== 'table') expect(other.players[eye]?.hand).toEqual(chosen.state.players[eye]?.hand)
      expect(speculation.view(other, eye)).toEqual(chosen.sees(eye))
      expect(chosen.sees(eye).boards.map(({ pile }) => pile)).toEqual([null, null, null, null])
    }
  })

  rule('see.public', () => {
    const traded = table({ bricks: { metro: 18 }, cash: [200, 20, 20, 20], shares: [{ carat: 1 }] }).trades([
      'carat',
      'metro',
    ])
    const view = traded.sees('table')
    expect(view.boards[0]).toMatchObject({ cash: 90, shares: { carat: 0, metro: 1 }, wealth: 220, discards: [] })
    expect(view.deals).toEqual([{ turn: 1, seat: 0, sell: 'carat', buy: 'metro', sold: 20, bought: 130 }])
    expect(view.bricks.find(({ company }) => company === 'metro')).toMatchObject({
      space: 18,
      rank: 1,
      price: 130,
      bank: 2,
    })
    expect(view).toMatchObject({ turn: 1, phase: 'trading', trader: 1, taker: null, active: 0, first: 0, me: null })
  })

  rule('see.bags', () => {
    const { bags, tiles } = game.sees('table')
    expect(tiles).toEqual({ action: 'none', movement: 2 })
    expect(bags.actions).toHaveLength(4 + 1)
    const random = randomFrom(streamOf(SEED, 'bags'))
    const other = disguise(game.state, 'table', random)
    expect(other.bagStream).not.toEqual(game.state.bagStream)
    expect(speculation.view(other, 'table').bags).toEqual(bags)
  })

  rule('see.spectator', () => {
    const view = chosen.sees('table')
    expect(view.me).toBeNull()
    expect(view.seed).toBeNull()
    expect(view.scores).toBeNull()
    expect(view.boards.every((board) => board.hand === null && board.chosen === null)).toBe(true)
    expect(JSON.stringify(view)).not.toContain(chosen.state.seed)
    for (const stream of [chosen.state.bagStream, chosen.state.lateStream, ...chosen.state.deckStreams])
      expect(JSON.stringify(view)).not.toContain(stream.join())
  })

  rule('see.log', () => {
    for (const eye of EYES) expect(chosen.sees(eye).events).toEqual(chosen.sees('table').events)
    const line = chosen.sees(0).events.at(-1)
    expect(line && render(en.log, line, names)).toBe('Ben chooses a card.')
  })

  rule('see.refusals', () => {
    const random = randomFrom(streamOf(SEED, 'refusals'))
    for (let i = 0; i < 20; i++) {
      const other = disguise(chosen.state, 0, random)
      for (const move of [pass, choose('metro'), choose('holiday'), choose('timbuktu')])
        expect(speculation.check(other, 0, move)).toEqual(speculation.check(chosen.state, 0, move))
    }
  })

  rule('see.changes', () => {
    const next = table({ tiles: ['none', 3] }).cards('metro', 'carat', 'shogun', 'eketorp')
    const seen = next.sees('table').bricks.find(({ company }) => company === 'eketorp')
    // Metro 3, Carat 4, Shogun 5, Eketorp 6: all four were on start.
    expect(seen).toMatchObject({ space: 6, rank: 1, rankBefore: 1, price: 85, priceBefore: 20 })
    const metro = next.sees('table').bricks.find(({ company }) => company === 'metro')
    expect(metro).toMatchObject({ rank: 4, rankBefore: 1, price: 50, priceBefore: 20 })
    expect(next.state.milestones.map(({ turn }) => turn)).toEqual([0, 1])
  })

  rule('see.end', () => {
    const over = table().finished()
    for (const eye of EYES) {
      const view = over.sees(eye)
      expect(view.seed).toBe(over.state.seed)
      view.boards.forEach((board, seat) => {
        const player = over.state.players[seat]
        expect([board.hand, board.pile, board.played]).toEqual([player?.hand, player?.pile, player?.played])
      })
    }
    expect(disguise(over.state, 0, randomFrom(streamOf(SEED, 'end')))).toBe(over.state)
  })
})

test('the log reads in both languages, to its last line', () => {
  const rival = thriftyRival
  const { end } = contest({ seed: SEED, players: [rival, rival, rival, rival], options: { forcedTrade: false } })
  for (const dictionary of [en.log, de.log]) {
    const lines = speculation.view(end, 'table').events.map((event) => render(dictionary, event, names))
    for (const line of lines) expect(line).toMatch(/^\S.*[.!)]$/s)
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/)
  }
})
