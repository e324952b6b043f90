/** The bot: better than plain ways to play, never better informed, and no fool with weapons, loans and gold. */
import { expect, test } from 'vitest'
import type { Seat } from '../../game.ts'
import { randomFrom, streamOf } from '../../random.ts'
import { matchFrom, playOut, seatsOf } from '../../testing/play.ts'
import { auctionIn } from './steps/auction.ts'
import type { Rival } from './testing/rivals.ts'
import { contest, plainRival, randomRival } from './testing/rivals.ts'
import { bot } from './bot.ts'
import type { StateId } from './data.ts'
import { disguise } from './disguise.ts'
import { euroCrisis } from './game.ts'
import { QUICK } from './options.ts'
import type { Bank, Board, Move, State, Step } from './types.ts'

const SEED = '0123456789abcdef'.repeat(2)

/** The share of victories of one bank against three of the other kind, every seat equally often. */
function victories(one: Rival, other: Rival, games: number): number {
  let wins = 0
  for (let game = 0; game < games; game++) {
    const players = [0, 1, 2, 3].map((seat) => (seat === game % 4 ? one : other))
    wins += contest({ seed: game.toString(16).padStart(32, '5'), players }).wins[game % 4] ?? 0
  }
  return wins / games
}

/** The quick start, with some banks and states changed, and one question put. */
function position(step: Step, banks: readonly Partial<Bank>[] = [], change: Partial<Board> = {}, id?: StateId): State {
  const laid = euroCrisis.setup(QUICK, { seats: 4, first: 0, sides: [null, null, null, null] }, SEED)
  return {
    ...laid,
    banks: laid.banks.map((bank, seat) => ({ ...bank, ...banks[seat] })),
    boards: laid.boards.map((board) => (board.state === id ? { ...board, ...change } : board)),
    agenda: [step],
  }
}

const answer = (state: State, seat: Seat, whim = 'whim'): Move | undefined =>
  bot(euroCrisis.view(state, seat), euroCrisis.asks(state, seat), randomFrom(streamOf(SEED, whim)))

// Fair would be a quarter. `npm run bots` measures over many more games.
test('the bot hardly loses against random play', () => {
  expect(victories(bot, randomRival, 6)).toBeGreaterThan(0.7)
})

test('the bot wins more than its share against those who lend all, buy gold and bid by the points', () => {
  expect(victories(bot, plainRival, 8)).toBeGreaterThan(0.5)
})

test('to lend all, buy gold and bid by the points is better than to play at random', () => {
  expect(victories(plainRival, randomRival, 60)).toBeGreaterThan(0.35)
})

test('the bot decides the same whatever it may not know', () => {
  const random = randomFrom(streamOf(SEED, 'worlds'))
  let asked = 0
  for (let number = 0; number < 3; number++) {
    const match = matchFrom('euro-crisis', number, 'bot')
    let step = 0
    playOut(match, (before) => {
      if (step++ % 12 !== 0) return
      const state = before as State
      for (const seat of seatsOf(match)) {
        const known = answer(state, seat)
        const world = disguise(state, seat, random)
        expect(answer(world, seat)).toEqual(known)
        if (known) asked++
      }
    })
  }
  expect(asked).toBeGreaterThan(20)
})

test('under whatever house rules, the bot always has an answer that is allowed', () => {
  let played = 0
  for (let number = 0; number < 4; number++) {
    const match = { ...matchFrom('euro-crisis', number * 5 + 4, 'house'), botsOnly: true }
    playOut(match)
    played++
  }
  expect(played).toBe(4)
})

test('the bot asks nothing of a table where nothing is asked of it', () => {
  const state = position({ kind: 'quarters', picks: [0, 1, 2, 3] })
  expect(answer(state, 2)).toBeUndefined()
})

const auctionOf = (id: StateId): Step => auctionIn(position({ kind: 'note' }), id)

test('where nobody else has gold and a tie is won, the bot keeps its own', () => {
  const banks = [{ gold: 6 }, { gold: 0 }, { gold: 0 }, { gold: 0 }]
  const state = position(auctionOf('spain'), banks, { loans: [{ seat: 0, column: 1, row: 3, value: 4 }] }, 'spain')
  expect(answer(state, 0)).toEqual({ kind: 'bid', gold: 0 })
})

test('where nobody else has gold but a tie is lost, the bot bids one piece', () => {
  const banks = [{ gold: 6 }, { gold: 0 }, { gold: 0 }, { gold: 0 }]
  const state = position(auctionOf('spain'), banks, { loans: [{ seat: 1, column: 1, row: 3, value: 4 }] }, 'spain')
  expect(answer(state, 0)).toEqual({ kind: 'bid', gold: 1 })
})

test('the bot never bids more than it takes to outbid all gold there is', () => {
  const banks = [{ gold: 9 }, { gold: 2 }, { gold: 1 }, { gold: 0 }]
  const move = answer(position(auctionOf('greece'), banks), 0)
  expect(move?.kind === 'bid' && move.gold).toBeLessThanOrEqual(3)
})

test('what the bot bids in secret cannot be reckoned from what lies open', () => {
  const banks = [{ gold: 9 }, { gold: 8 }, { gold: 7 }, { gold: 6 }]
  const state = position(auctionOf('greece'), banks)
  const bids = Array.from({ length: 20 }, (_, evening) =>
    JSON.stringify(answer(state, 1, `evening ${String(evening)}`)),
  )
  expect(new Set(bids).size).toBeGreaterThan(1)
})

/** A riot in Greece, where the fist has two weapons; this bank is the last to place any. */
const riot = (arms: Extract<Step, { kind: 'riot' }>['arms']): Step => ({
  kind: 'riot',
  state: 'greece',
  queue: [0],
  arms,
})

test('the bot saves its own property with as few weapons as it takes', () => {
  const attacked = riot([{ seat: 1, side: 'people', weapons: 2 }])
  const state = position(attacked, [{ weapons: 5 }], { owners: [1, 0] }, 'greece')
  expect(answer(state, 0)).toEqual({ kind: 'arm', side: 'government', weapons: 2 })
})

test('the bot wastes no weapons on a riot that takes nothing', () => {
  const state = position(riot([]), [{ weapons: 5 }], { owners: [1, 0] }, 'greece')
  expect(answer(state, 0)).toEqual({ kind: 'stayOut' })
})

test('one weapon that makes the third full takes a dear property from a rival', () => {
  const state = position(riot([]), [{ weapons: 5 }], { owners: [0, 1] }, 'greece')
  expect(answer(state, 0)).toEqual({ kind: 'arm', side: 'people', weapons: 1 })
})

test('the bot does not attack where it would take too many weapons', () => {
  const defended = riot([{ seat: 1, side: 'government', weapons: 9 }])
  const state = position(defended, [{ weapons: 10 }], { owners: [1] }, 'greece')
  expect(answer(state, 0)).toEqual({ kind: 'stayOut' })
})

test('in the last quarter of the last year the bot borrows nothing any more', () => {
  const state = position({ kind: 'turn', seat: 0, card: 'frankfurt', reforms: 0 }, [{ hand: [], income: 9 }])
  const last = { ...state, year: 3, quarter: 4, agenda: [...state.agenda, { kind: 'income' } as const] }
  expect(answer(last, 0)).toEqual({ kind: 'decline' })
})

test('in the last quarter of the last year the bot turns money into what still counts', () => {
  const state = position({ kind: 'turn', seat: 0, card: 'moscow', reforms: 0 }, [{ hand: [], income: 9, money: 12 }])
  const last = { ...state, year: 3, quarter: 4, agenda: [...state.agenda, { kind: 'income' } as const] }
  const move = answer(last, 0)
  expect(move?.kind === 'moscow' && move.gold + move.weapons).toBeGreaterThanOrEqual(5)
})

test('the bot keeps the money that its negative income will ask for at the end of the year', () => {
  const state = position({ kind: 'turn', seat: 0, card: 'moscow', reforms: 0 }, [{ hand: [], income: -12, money: 12 }])
  const last = { ...state, year: 1, quarter: 4, agenda: [...state.agenda, { kind: 'income' } as const] }
  const move = answer(last, 0)
  expect(move?.kind === 'moscow' ? move.gold * 3 + move.weapons * 2 : 0).toBeLessThanOrEqual(4)
})

test('where the initial round brings the points that end the game, the bot still keeps gold for the year to come', () => {
  const auction: Step = { kind: 'auction', state: 'france', bids: [null, null, null, null] }
  const round = { ...position(auction), year: 0, agenda: [auction, { kind: 'newYear' } as const] }
  const oneYear = { ...round.options, years: 1 }
  expect(answer({ ...round, rich: true }, 0)).toEqual(answer({ ...round, options: oneYear }, 0))
})
