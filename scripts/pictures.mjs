// `npm run pictures`: plays the whole game of the end-to-end tests and keeps its pictures for the README.
import { copyFile, mkdir } from 'node:fs/promises'
import { buildIfStale } from './build.mjs'
import { endToEnd } from './e2e.mjs'

const kept = ['home', 'table', 'curtain', 'bid-pad', 'end']

if (!(await buildIfStale()) || (await endToEnd(['whole-games', '--grep', 'mouse'])) !== 0) process.exit(1)
await mkdir('e2e/pictures', { recursive: true })
for (const name of kept) await copyFile(`e2e/screenshots/${name}.png`, `e2e/pictures/${name}.png`)
