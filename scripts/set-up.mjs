// Makes a fresh clone ready: packages for `npm start`, and for `npm test` also what the system must bring.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemReady } from './debian.mjs'
import { whyInstall } from './packages.mjs'
import { npm, root } from './run.mjs'

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

async function packagesReady() {
  const manifest = readJson(join(root, 'package.json'))
  const lock = readJson(join(root, 'package-lock.json'))
  const why = whyInstall(manifest, lock, readJson(join(root, 'node_modules', '.package-lock.json')))
  if (why === undefined) return true
  console.log(`Installing packages (${why}) …`)
  // Not `npm ci`: it gives up where a registry lacks a binding made for some other system. No package needs its
  // install script, and what does not run cannot do harm.
  const code = await npm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) console.error('The packages could not be installed; npm says why above.')
  return code === 0
}

/** Does what is needed for 'start' or 'test', and says whether that worked. */
export async function setUp(purpose) {
  if (!nodeIsNewEnough(process.versions.node)) {
    console.error(`Hot Money needs Node 20.19 or newer; this is ${process.versions.node}.`)
    return false
  }
  if (!(await packagesReady())) return false
  return purpose === 'test' ? systemReady() : true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await setUp(process.argv[2])) ? 0 : 1
}
