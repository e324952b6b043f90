// How much a phone has to fetch, as compressed as it is served: to the first screen, and with a game's table.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const KB = 1024

const inside = ['index.html', 'phone/PhoneApp.svelte', 'phone/Inside.svelte']

/** What a screen may weigh, and what has been fetched by then: entries of the build's manifest. */
export function budgetsOf(manifest) {
  const games = Object.keys(manifest).filter((entry) => /^games\/[^/]+\/index\.ts$/.test(entry))
  return [
    { name: 'A phone at the door', limit: 40 * KB, entries: ['index.html', 'phone/PhoneApp.svelte'] },
    ...games.map((game) => ({
      name: `A phone at a table of ${game.split('/')[1]}`,
      limit: 90 * KB,
      entries: [...inside, game],
    })),
  ]
}

/** The scripts and styles that come with some entries: their own, and those of everything they import at once. */
export function filesOf(manifest, entries) {
  const files = new Set()
  const seen = new Set()
  const add = (entry) => {
    if (seen.has(entry)) return
    seen.add(entry)
    const chunk = manifest[entry]
    if (chunk === undefined) throw new Error(`the build has no ${entry}`)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const entry of entries) add(entry)
  return [...files]
}

/** Weighs the built renderer; prints the figures; says whether everything is within its budget. */
export function withinBudget(folder, print = console.log) {
  const file = join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) {
    print(`There is no ${file}: build first.`)
    return false
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const weigh = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length
  return budgetsOf(manifest)
    .map(({ name, limit, entries }) => {
      const files = filesOf(manifest, entries)
      const weight = files.map(weigh).reduce((sum, bytes) => sum + bytes, 0)
      const within = weight <= limit
      const figures = `${(weight / KB).toFixed(1)} of ${String(limit / KB)} KB in ${String(files.length)} files`
      print(`${within ? '✓' : '✗'} ${name.padEnd(34)} ${figures}`)
      return within
    })
    .every((within) => within)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = withinBudget(resolve(process.argv[2] ?? 'out/renderer')) ? 0 : 1
}
