// Only files of the built renderer are ever served, whatever the address says.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileFor, serveFile } from './renderer-files.ts'

const base = mkdtempSync(join(tmpdir(), 'hot-money-'))
const folder = join(base, 'renderer')
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
writeFileSync(join(folder, 'assets', 'a.js'), '1')
writeFileSync(join(base, 'secret.json'), '{}')
mkdirSync(`${folder}-other`)
writeFileSync(join(`${folder}-other`, 'x.js'), '1')

test('the folder itself means its page', () => {
  expect(fileFor(folder, '/')).toBe(join(folder, 'index.html'))
})

test.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  '/../renderer-other/x.js',
  '/..%5csecret.json',
  '/index.html%00.js',
  '/%',
  '/assets/a.js.map',
  '/etc/passwd',
])('%s is nothing of ours', (path) => {
  expect(fileFor(folder, path)).toBeUndefined()
})

test('files come with type and policy', async () => {
  const served = await serveFile(folder, '/assets/a.js')
  expect(served?.body.toString()).toBe('1')
  expect(served?.headers['content-type']).toContain('text/javascript')
  expect(served?.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a file that is not there is not served', async () => {
  expect(await serveFile(folder, '/assets/b.js')).toBeUndefined()
})
