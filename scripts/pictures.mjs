// `npm run pictures`: plays whole games of the end-to-end tests and keeps their pictures for the README.
import { copyFile, mkdir } from 'node:fs/promises'
import { buildIfStale } from './build.mjs'
import { endToEnd } from './e2e.mjs'

const kept = [
  'home',
  'table',
  'curtain',
  'bid-pad',
  'end',
  'lobby-with-phones',
  'phone-bid',
  'big-screen',
  'speculation-table',
  'speculation-phone-card',
  'euro-crisis-rome',
  'euro-crisis-phone-bid',
]

if (
  !(await buildIfStale()) ||
  (await endToEnd([
    'whole-games',
    'phone-games',
    'speculation',
    'euro-crisis',
    '--grep',
    'mouse|three phones|three people and|six phones|four phones|middle of Rome',
  ])) !== 0
)
  process.exit(1)
await mkdir('e2e/pictures', { recursive: true })
for (const name of kept) await copyFile(`e2e/screenshots/${name}.png`, `e2e/pictures/${name}.png`)
