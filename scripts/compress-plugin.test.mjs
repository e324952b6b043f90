// What the build packs beside its files is the same file, only smaller.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compress-plugin.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hot-money-'))
const long = 'a bid is a bid '.repeat(100)
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), long)
writeFileSync(join(folder, 'assets', 'long.js'), long)
writeFileSync(join(folder, 'assets', 'short.css'), 'a')
writeFileSync(join(folder, 'assets', 'short.css.gz'), 'of an earlier build')
writeFileSync(join(folder, 'assets', 'font.woff2'), long)
writeFileSync(join(folder, 'assets', 'picture.png'), long)

test('files that shrink get both editions, the others none', async () => {
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz'])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'font.woff2',
    'long.js',
    'long.js.br',
    'long.js.gz',
    'picture.png',
    'short.css',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'long.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(long)
})

test('packing again changes nothing', async () => {
  const before = readdirSync(folder, { recursive: true }).sort()
  await compressFolder(folder)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
})
