// `npm start`: opens the app, after fetching Electron and building if that is needed. Where no window can be opened the game is
// hosted without one: the one command always ends in a game that can be played.
import { buildIfStale } from './build.mjs'
import { hasDisplay, isLinuxRoot, noDisplay, sandboxProblem } from './desktop.mjs'
import { describe, resolveElectron } from './electron.mjs'
import { optionsForBoth, optionsForHeadless, runHeadless } from './headless.mjs'
import { root, run } from './run.mjs'

/** What a system answers that lacks a library which Electron needs. */
const cannotStart = 127

async function buildOrStop() {
  if (!(await buildIfStale())) throw new Error('The app could not be built; the reason is above.')
}

async function withoutWindow(why, args) {
  console.log(`${why} So the game runs without a window: open it in any browser.`)
  await buildOrStop()
  return runHeadless(optionsForBoth(args))
}

/** Gives the Electron to run, or why there is none. */
async function findElectron(accepted) {
  try {
    return await resolveElectron({ purpose: 'start', accepted })
  } catch (error) {
    return { why: error.message }
  }
}

async function start(given) {
  const args = given.filter((arg) => arg !== '--accept-repack')
  if (args.includes('--headless')) {
    await buildOrStop()
    return runHeadless(optionsForHeadless(args))
  }
  if (!hasDisplay()) return withoutWindow(noDisplay, args)
  const electron = await findElectron(args.length < given.length || process.env.HOT_MONEY_ELECTRON_REPACK === '1')
  if (electron.why !== undefined) return withoutWindow(electron.why, args)
  console.log(describe(electron))
  await buildOrStop()
  // Chromium refuses to sandbox for root.
  if (isLinuxRoot() && !args.includes('--no-sandbox')) args.push('--no-sandbox')
  const problem = args.includes('--no-sandbox') ? undefined : sandboxProblem(electron.path)
  if (problem !== undefined) return withoutWindow(`${problem}\n`, args)
  // Some editors run their terminals with this set, and Electron would then be a plain Node.
  const code = await run(electron.path, [root, ...args], { env: { ELECTRON_RUN_AS_NODE: undefined } })
  return code === cannotStart
    ? withoutWindow('Electron cannot be started here; the system says why above.', args)
    : code
}

try {
  process.exitCode = await start(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
