// `npm run bots -- [games]`: whether the bots keep what they promise, and how long they think.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './run.mjs'
import { isKept, percent, shareOf } from './shares.mjs'

const GAMES = Number(process.argv[2] ?? 2000)

/** Games whose bots have something to promise. */
const REPORTED = ['speculation', 'euro-crisis']

const contestsOf = async (game) =>
  (
    await runnerImport(join(root, 'src-shared/games', game, 'testing/contests.ts'), {
      configFile: false,
      root,
      logLevel: 'error',
    })
  ).module.contests

/** Milliseconds of computing: what else the machine is doing does not count. */
function clock() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function measure({ play }, games) {
  const sum = { hits: 0, cases: 0, times: [] }
  for (let game = 0; game < games; game++) {
    const { hits, cases, times } = play(game, clock)
    sum.hits += hits
    sum.cases += cases
    for (const time of times) sum.times.push(time)
  }
  sum.times.sort((a, b) => a - b)
  return sum
}

const promiseOf = (wanted) =>
  wanted === null
    ? 'nothing promised'
    : 'least' in wanted
      ? `at least ${percent(wanted.least)} promised`
      : `at most ${percent(wanted.most)} promised`

function thinking(times) {
  const mean = times.reduce((a, b) => a + b, 0) / times.length
  const slow = times[Math.floor(times.length * 0.99)]
  return `a decision takes ${mean.toFixed(2)} ms, 99 of 100 at most ${slow.toFixed(2)} ms, the longest ${times.at(-1).toFixed(1)} ms`
}

for (const game of REPORTED)
  for (const contest of await contestsOf(game)) {
    const games = Math.max(1, Math.ceil(GAMES * contest.part))
    const { hits, cases, times } = measure(contest, games)
    const kept = isKept(contest.wanted, hits / cases, cases)
    console.log(
      `${game}: ${contest.name}: ${shareOf(hits, cases)} in ${games} games; ${promiseOf(contest.wanted)}${kept ? '' : ' – NOT KEPT'}; ${thinking(times)}`,
    )
    if (!kept) process.exitCode = 1
  }
