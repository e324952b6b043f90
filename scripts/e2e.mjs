// `npm run test:e2e`: Playwright over the built app, on a virtual screen where there is no real one.
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.mjs'
import { hasDisplay } from './desktop.mjs'
import { describe, resolveElectron } from './electron.mjs'
import { run } from './run.mjs'

export async function endToEnd(args, env = {}) {
  console.log(describe(await resolveElectron({ purpose: 'test' })))
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', ...args]
  const screen = hasDisplay() ? [] : ['xvfb-run', '-a', '-s', '-screen 0 1920x1200x24']
  const [command, ...rest] = [...screen, ...playwright]
  return run(command, rest, { env: { ELECTRON_RUN_AS_NODE: undefined, ...env } })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await buildIfStale()) ? await endToEnd(process.argv.slice(2)) : 1
}
