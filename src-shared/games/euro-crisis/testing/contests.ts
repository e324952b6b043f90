/** What the Euro Crisis bot promises, and how it is measured: one of it against others on every seat equally often, and all of its kind. */
import type { Promised } from '../../../testing/contests.ts'
import { seedOf } from '../../../testing/contests.ts'
import { bot } from '../bot.ts'
import type { Rival } from './rivals.ts'
import { contest, plainRival, randomRival } from './rivals.ts'

const SEATS = 4

/** Rotating seats and beginners apart: in four games every seat has begun as often as not. */
function against(rival: Rival): Promised['play'] {
  return (game, clock) => {
    const mine = game % SEATS
    const players = Array.from({ length: SEATS }, (_, seat) => (seat === mine ? bot : rival))
    const played = contest({ seed: seedOf(game), players, clock })
    return { hits: played.wins[mine] ?? 0, cases: 1, times: played.times[mine] ?? [] }
  }
}

/** Every bank of every game is a case: how often one of them drops out. */
function amongItself(seats: number): Promised['play'] {
  return (game, clock) => {
    const played = contest({ seed: seedOf(game), players: Array.from({ length: seats }, () => bot), clock })
    return { hits: played.out.filter(Boolean).length, cases: seats, times: played.times.flat() }
  }
}

export const contests: readonly Promised[] = [
  { name: 'wins against three of random play', wanted: { least: 0.95 }, part: 0.5, play: against(randomRival) },
  {
    name: 'wins against three that lend all, buy gold and bid by the points',
    wanted: { least: 0.6 },
    part: 0.5,
    play: against(plainRival),
  },
  { name: 'drops out among four of its kind', wanted: { most: 0.03 }, part: 0.25, play: amongItself(4) },
  { name: 'drops out among three of its kind', wanted: { most: 0.03 }, part: 0.25, play: amongItself(3) },
]
