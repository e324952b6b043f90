/** The bot: better than plain ways to play, and never better informed. */
import { expect, test } from 'vitest'
import { randomFrom, streamOf } from '../../random.ts'
import type { Rival } from './testing/rivals.ts'
import { contest, dearRival, randomRival, thriftyRival } from './testing/rivals.ts'
import { asksOf, SEED, table } from './testing/table.ts'
import { bot } from './bot.ts'
import { disguise } from './disguise.ts'
import { speculation } from './game.ts'

/** The share of victories of one player against three of the other kind, every seat equally often. */
function victories(one: Rival, other: Rival, games: number): number {
  let wins = 0
  for (let game = 0; game < games; game++) {
    const players = [0, 1, 2, 3].map((seat) => (seat === game % 4 ? one : other))
    wins += contest({ seed: game.toString(16).padStart(32, '5'), players }).wins[game % 4] ?? 0
  }
  return wins / games
}

// Fair would be a quarter. `npm run bots` measures over thousands of games.
test('the bot wins more than its share against those who buy the cheapest and sell at 70 or more', () => {
  expect(victories(bot, thriftyRival, 24)).toBeGreaterThan(0.5)
})

test('the bot hardly loses against random play', () => {
  expect(victories(bot, randomRival, 12)).toBeGreaterThan(0.7)
})

test('to buy the cheapest and sell at 70 or more is better by far than to buy the dearest and hold', () => {
  expect(victories(thriftyRival, dearRival, 60)).toBeGreaterThan(0.5)
})

test('the bot decides the same whatever it may not know', () => {
  const random = randomFrom(streamOf(SEED, 'worlds'))
  for (const tiles of [
    ['trade', 3],
    ['up', 2],
    ['down', 2],
    ['none', 5],
  ] as const) {
    const { state } = table({ tiles, bricks: { metro: 9, carat: 7, shogun: 3 } })
    const moves = [state, disguise(state, 0, random), disguise(state, 0, random)].map((world) =>
      bot(speculation.view(world, 0), asksOf(world, 0), randomFrom(streamOf(SEED, 'bot'))),
    )
    expect(moves[1]).toEqual(moves[0])
    expect(moves[2]).toEqual(moves[0])
  }
})

test('the bot plays the card of the brick it holds', () => {
  const game = table({ bricks: { metro: 30, carat: 29 }, tiles: ['none', 6], shares: [{ metro: 3 }, { carat: 1 }] })
  const player = game.state.players[0]
  if (!player) throw new Error('nobody on seat 0')
  const rest = [...player.hand, ...player.pile].filter((card) => card !== 'metro' && card !== 'carat')
  const players = [{ ...player, hand: ['carat', 'metro'] as const, pile: rest }, ...game.state.players.slice(1)]
  const view = speculation.view({ ...game.state, players }, 0)
  const asks = asksOf({ ...game.state, players }, 0)
  expect(bot(view, asks, randomFrom(streamOf(SEED, 'bot')))).toEqual({ kind: 'card', card: 'metro' })
})

test('the bot asks nothing of a table where nothing is asked of it', () => {
  const { state } = table()
  expect(bot(speculation.view(state, 2), asksOf(state, 2), randomFrom(streamOf(SEED, 'bot')))).toBeUndefined()
})
