// Builds the app when its sources are newer than what was built last.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, tool } from './run.mjs'

const sources = [
  'src-shared',
  'src-main',
  'src-renderer',
  'scripts/help-plugin.mjs',
  'scripts/compress-plugin.mjs',
  'electron.vite.config.ts',
  'package-lock.json',
]
const products = ['out/main/index.js', 'out/main/headless.js', 'out/preload/preload.cjs', 'out/renderer/index.html']

/** The time of the newest thing at or below a path. Folders count too: a deleted file shows only there. */
export function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** A build is stale when a part of it is missing (undefined) or older than the newest source. */
export function isStale(newestSource, builtAt) {
  return builtAt.some((time) => time === undefined || time < newestSource)
}

export const build = () => tool('electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'warn'])

/** Builds if needed and says whether there is a good build now. */
export async function buildIfStale() {
  const builtAt = products.map((path) => join(root, path)).map((path) => (existsSync(path) ? newest(path) : undefined))
  if (!isStale(Math.max(...sources.map((path) => newest(join(root, path)))), builtAt)) return true
  console.log('Building …')
  return (await build()) === 0
}
