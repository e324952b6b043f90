// `npm run balance -- [games]`: what Euro Crisis comes to when its bots play it: length, crises, what pays, who wins from where.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './run.mjs'
import { interval, percent, shareOf } from './shares.mjs'

const GAMES = Number(process.argv[2] ?? 2000)

/** Mostly the tables that are played most. */
const TABLES = [
  { name: 'four banks', seats: 4, options: {}, part: 0.5 },
  { name: 'three banks', seats: 3, options: {}, part: 0.25 },
  { name: 'four banks, quick start', seats: 4, options: { start: 'quick' }, part: 0.25 },
]

const shared = async (file) =>
  (
    await runnerImport(join(root, 'src-shared/games/euro-crisis', file), {
      configFile: false,
      root,
      logLevel: 'error',
    })
  ).module

const { count, nothingYet } = await shared('testing/balance.ts')
const { contest } = await shared('testing/rivals.ts')
const { bot } = await shared('bot.ts')
const { ACTIONS, PRINTED, STATE_IDS } = await shared('data.ts')

function playAll({ seats, options, part }) {
  const balance = nothingYet(seats)
  const players = Array.from({ length: seats }, () => bot)
  for (let game = 0; game < Math.ceil(GAMES * part); game++) {
    const seed = (game + 1).toString(16).padStart(32, 'b')
    const { end, moves } = contest({ seed, players, options, first: game % seats })
    count(balance, end, moves)
  }
  return balance
}

const each = (sum, games) => (games === 0 ? '–' : (sum / games).toFixed(2))
const byYear = (counts) => counts.map((n, year) => `year ${year + 1}: ${n ?? 0}`).join(', ') || 'never'

function told({ name, seats }, b) {
  const turns = (counts) => ACTIONS.map((action) => `${action} ${each(counts[action], b.games)}`).join(', ')
  const perState = (counts) => STATE_IDS.map((id) => `${id} ${each(counts[id], b.inPlay[id])}`).join(', ')
  const out = b.out.reduce((sum, n) => sum + (n ?? 0), 0)
  return [
    `== ${name}: ${b.games} games ==`,
    `Length: ${each(b.moves, b.games)} decisions; the end comes in ${byYear(b.years)}; by years ${b.ends.years}, by points ${b.ends.points}, by the last bank ${b.ends.last}`,
    `Debt cuts a game: ${perState(b.cuts)}`,
    `Games with a debt cut: ${STATE_IDS.map((id) => `${id} ${percent(b.wasCut[id] / Math.max(1, b.inPlay[id]))}`).join(', ')}`,
    `Riots a game: ${perState(b.riots)}`,
    `Banks dropped out: ${shareOf(out, b.games * seats)}; ${byYear(b.out)}`,
    `Cards turned up a game: ${turns(b.played)}`,
    `Of them declined: ${turns(b.declined)}`,
    `Each bank at the end: ${each(b.points, b.survivors)} points of properties, income ${each(b.income, b.survivors)}, gold ${each(b.gold, b.survivors)}, weapons ${each(b.weapons, b.survivors)}`,
    ...seatLines(seats, b),
    ...propertyLines(b),
  ].join('\n')
}

/** A place that wins a third more or less than its share, beyond doubt, is worth a word. */
function seatLines(seats, { wins, games }) {
  return wins.map((won, place) => {
    const [low, high] = interval(won / games, games)
    const off = low > 4 / 3 / seats || high < 2 / 3 / seats ? ' – FAR OFF' : ''
    const who = place === 0 ? 'The initial player' : `Place ${place + 1} clockwise`
    return `${who} wins ${shareOf(won, games)}; fair is ${percent(1 / seats)}${off}`
  })
}

const propertyLines = (b) =>
  STATE_IDS.flatMap((state) =>
    PRINTED[state].properties.map(({ id, points }) => {
      const { sold, gold, lost, kept } = b.properties[id]
      const games = b.inPlay[state]
      return `${state} ${id} (${points}): sold ${each(sold, games)} times a game for ${each(gold, sold)} gold, lost in riots ${each(lost, games)}, kept to the end ${each(kept, games)}, so ${each(kept * points, games)} points a game`
    }),
  )

for (const table of TABLES) console.log(`${told(table, playAll(table))}\n`)
