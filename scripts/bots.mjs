// `npm run bots -- [games]`: how well the Speculation bot plays against plain ways to play, and how long it thinks.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './run.mjs'

const SEATS = 4
const GAMES = Number(process.argv[2] ?? 2000)
const SIDES = ['normal', 'star']

const shared = async (file) =>
  (await runnerImport(join(root, 'src-shared', file), { configFile: false, root, logLevel: 'error' })).module

const { bot } = await shared('games/speculation/bot.ts')
const { contest, randomRival, thriftyRival } = await shared('games/speculation/testing/rivals.ts')

const RIVALS = {
  'buy the cheapest, sell at 70 or more': { rival: thriftyRival, wanted: 0.6 },
  'random play': { rival: randomRival, wanted: 0.9 },
}

/** The 95 % interval of a share of victories (Wilson's, which stays within 0 and 1). */
function interval(share, games) {
  const z = 1.96
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const reach = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return [middle - reach, middle + reach]
}

const percent = (share) => `${(100 * share).toFixed(1)} %`

/** Milliseconds of computing: what else the machine is doing does not count. */
function clock() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One of ours against so many of the others, every seat equally often, shared victories counted in parts. */
function measure(rival, side) {
  let wins = 0
  const times = []
  for (let game = 0; game < GAMES; game++) {
    const mine = game % SEATS
    const players = Array.from({ length: SEATS }, (_, seat) => (seat === mine ? bot : rival))
    const seed = (game + 1).toString(16).padStart(32, '0')
    const played = contest({ seed, players, options: { side }, clock })
    wins += played.wins[mine]
    times.push(...played.times[mine])
  }
  times.sort((a, b) => a - b)
  return { share: wins / GAMES, times }
}

console.log(`One bot against ${SEATS - 1} others, ${GAMES} games each. Fair would be ${percent(1 / SEATS)}.`)
for (const side of SIDES)
  for (const [name, { rival, wanted }] of Object.entries(RIVALS)) {
    const { share, times } = measure(rival, side)
    const [low, high] = interval(share, GAMES)
    const mean = times.reduce((a, b) => a + b, 0) / times.length
    const slow = times[Math.floor(times.length * 0.99)]
    console.log(
      `${side} side, against "${name}": ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}; wanted ${percent(wanted)}); ` +
        `a decision takes ${mean.toFixed(2)} ms, 99 of 100 at most ${slow.toFixed(2)} ms, the longest ${times.at(-1).toFixed(1)} ms`,
    )
    // Both are promised for the normal side; the star side is measured for comparison.
    if (low < wanted && side === 'normal') process.exitCode = 1
  }
