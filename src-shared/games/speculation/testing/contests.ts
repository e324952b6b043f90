/** What the Speculation bot promises, and how it is measured: one of it against three others, on every seat equally often. */
import type { Promised } from '../../../testing/contests.ts'
import { seedOf } from '../../../testing/contests.ts'
import { bot } from '../bot.ts'
import type { Options } from '../options.ts'
import type { Rival } from './rivals.ts'
import { contest, randomRival, thriftyRival } from './rivals.ts'

const SEATS = 4

const RIVALS = [
  { name: 'buy the cheapest, sell at 70 or more', rival: thriftyRival, least: 0.6 },
  { name: 'random play', rival: randomRival, least: 0.9 },
] as const

function against(rival: Rival, side: Options['side']): Promised['play'] {
  return (game, clock) => {
    const mine = game % SEATS
    const players = Array.from({ length: SEATS }, (_, seat) => (seat === mine ? bot : rival))
    const played = contest({ seed: seedOf(game), players, options: { side }, clock })
    return { hits: played.wins[mine] ?? 0, cases: 1, times: played.times[mine] ?? [] }
  }
}

/** Both are promised for the normal side; the star side is measured for comparison. */
export const contests: readonly Promised[] = (['normal', 'star'] as const).flatMap((side) =>
  RIVALS.map(({ name, rival, least }) => ({
    name: `wins on the ${side} side against three of "${name}"`,
    wanted: side === 'normal' ? { least } : null,
    part: 1,
    play: against(rival, side),
  })),
)
