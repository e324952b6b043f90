// `npm start`: opens the app, after fetching Electron and building if that is needed.
import { buildIfStale } from './build.mjs'
import { hasDisplay, isLinuxRoot, noDisplay, sandboxProblem } from './desktop.mjs'
import { describe, resolveElectron } from './electron.mjs'
import { root, run } from './run.mjs'

async function start(given) {
  const args = given.filter((arg) => arg !== '--accept-repack')
  if (!hasDisplay()) throw new Error(noDisplay)
  const electron = await resolveElectron({
    purpose: 'start',
    accepted: args.length < given.length || process.env.HOT_MONEY_ELECTRON_REPACK === '1',
  })
  console.log(describe(electron))
  if (!(await buildIfStale())) throw new Error('The app could not be built; the reason is above.')
  // Chromium refuses to sandbox for root.
  if (isLinuxRoot() && !args.includes('--no-sandbox')) args.push('--no-sandbox')
  const problem = args.includes('--no-sandbox') ? undefined : sandboxProblem(electron.path)
  if (problem !== undefined) throw new Error(problem)
  // Some editors run their terminals with this set, and Electron would then be a plain Node.
  return run(electron.path, [root, ...args], { env: { ELECTRON_RUN_AS_NODE: undefined } })
}

try {
  process.exitCode = await start(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
