// A download with the wrong checksum is deleted and refused.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseIfWrong } from './repack.mjs'

const good = createHash('sha512').update('the real thing').digest('base64')

function download(text) {
  const file = join(mkdtempSync(join(tmpdir(), 'hot-money-')), 'electron.tgz')
  writeFileSync(file, text)
  return file
}

test('the right file stays', async () => {
  const file = download('the real thing')
  await refuseIfWrong(file, good)
  expect(existsSync(file)).toBe(true)
})

test('a wrong file is deleted, with a clear sentence', async () => {
  const file = download('something else')
  await expect(refuseIfWrong(file, good)).rejects.toThrow('does not have the checksum it must have')
  expect(existsSync(file)).toBe(false)
})
