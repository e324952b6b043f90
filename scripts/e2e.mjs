// `npm run test:e2e`: Playwright over the built app, on a virtual screen where there is no real one.
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.mjs'
import { hasDisplay } from './desktop.mjs'
import { describe, resolveElectron } from './electron.mjs'
import { run } from './run.mjs'

/** Each part has a screen of its own, because a window that is covered behaves like one. */
const PARTS = 6
/** More than there are cores: mostly they wait for a window. */
const AT_ONCE = 3

export async function endToEnd(args, env = {}) {
  console.log(describe(await resolveElectron({ purpose: 'test' })))
  return play(args, env)
}

/** The same tests in parts, a few at a time. `run` gets the number of one part and starts it with `play`. */
export async function endToEndInParts(run) {
  console.log(describe(await resolveElectron({ purpose: 'test' })))
  const parts = hasDisplay() ? 1 : PARTS
  // The last ones first: whole games are at the end of the alphabet, and what takes long should not begin last.
  const waiting = Array.from({ length: parts }, (_, i) => parts - i)
  const results = []
  const takeTurns = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const part = [`--shard=${n}/${parts}`, `--output=e2e/results/${n}`]
      results.push(await run(n, (args, env) => play([...part, ...args], env, n)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return results
}

function play(args, env, part = 1) {
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', ...args]
  // Each part looks for its screen from another number on: two that look at once would find the same one.
  const screen = hasDisplay() ? [] : ['xvfb-run', '-a', '-n', String(80 + part * 20), '-s', '-screen 0 1920x1200x24']
  const [command, ...rest] = [...screen, ...playwright]
  return run(command, rest, { env: { ELECTRON_RUN_AS_NODE: undefined, ...env } })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await buildIfStale()) ? await endToEnd(process.argv.slice(2)) : 1
}
