// Finds the Electron binary that `npm start`, `npm run dev` and the tests run, and fetches one if there is none.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fetchRepack, repack, repackFits, repackIsThere } from './repack.mjs'
import { cache, root, tool } from './run.mjs'

const home = join(root, 'node_modules', 'electron')
const failure = join(cache, 'official-download-failed')
const minute = 60_000

// Never `import 'electron'` here: outside of Electron that starts a download of its own.
function official() {
  const path = join(home, 'path.txt')
  const version = join(home, 'dist', 'version')
  if (!existsSync(path) || !existsSync(version)) return undefined
  const binary = join(home, 'dist', readFileSync(path, 'utf8'))
  if (!existsSync(binary)) return undefined
  return { path: binary, version: readFileSync(version, 'utf8').trim().replace(/^v/, ''), source: 'official build' }
}

/** A download that failed a moment ago will fail again: wait six hours, or until the note in the cache is deleted. */
export function shouldTryAgain(failedAt, now) {
  return failedAt === undefined || now - failedAt > 6 * 60 * minute
}

async function fetchOfficial() {
  const failedAt = existsSync(failure) ? statSync(failure).mtimeMs : undefined
  if (!shouldTryAgain(failedAt, Date.now())) return
  console.log('Fetching Electron from its makers …')
  const code = await tool('electron/install.js', [], {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 10 * minute,
  })
  if (code === 0) {
    rmSync(failure, { force: true })
    return
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(failure, '')
}

async function agrees() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `Electron's own download cannot be reached. Use ${repack.source} (Electron ${repack.version}, checksum verified)? [y/N] `,
  )
  prompt.close()
  return /^\s*(y|yes|j|ja)\s*$/i.test(answer)
}

/** Whether a third party's binary may be used. Tests take it by themselves; a person's desktop asks the person. */
export async function mayUseRepack({ purpose, accepted, there }, askPerson) {
  return purpose === 'test' || accepted || there || (await askPerson())
}

/** Gives { path, version, source } of the Electron to run; throws with words for the person if there is none. */
export async function resolveElectron({ purpose, accepted = process.env.HOT_MONEY_ELECTRON_REPACK === '1' }) {
  if (official() === undefined) await fetchOfficial()
  const found = official()
  if (found !== undefined) return found
  if (!repackFits) {
    throw new Error(
      `Electron could not be downloaded. Connect to the internet and try again; if that just failed, delete ${failure} first.`,
    )
  }
  const there = repackIsThere()
  if (!(await mayUseRepack({ purpose, accepted, there }, agrees))) {
    throw new Error(
      "Electron's own download cannot be reached. To use " +
        `${repack.source} instead, run: npm start -- --accept-repack (or set HOT_MONEY_ELECTRON_REPACK=1).`,
    )
  }
  if (!there) await fetchRepack()
  return repack
}

export const describe = ({ version, source }) => `Electron ${version} (${source})`
