// `npm run dev`: the app with hot reload, in the same Electron that `npm start` uses.
import { hasDisplay, isLinuxRoot, noDisplay } from './desktop.mjs'
import { describe, resolveElectron } from './electron.mjs'
import { tool } from './run.mjs'

async function dev(args) {
  if (!hasDisplay()) throw new Error(noDisplay)
  const electron = await resolveElectron({ purpose: 'start' })
  console.log(describe(electron))
  return tool('electron-vite/bin/electron-vite.js', ['dev', ...(isLinuxRoot() ? ['--noSandbox'] : []), ...args], {
    env: { ELECTRON_EXEC_PATH: electron.path, ELECTRON_RUN_AS_NODE: undefined },
  })
}

try {
  process.exitCode = await dev(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
