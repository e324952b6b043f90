// Phones get the built page and nothing else of this computer, packed as small as they can read it.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFolder, openDoor, SCRIPT } from './testing-lan.ts'
import type { TestDoor } from './testing-lan.ts'

let door: TestDoor
beforeEach(async () => {
  door = await openDoor()
})
afterEach(() => door.listening.close())

/** Says something on a bare connection, word for word, and gives all that comes back. */
function raw(words: string): Promise<string> {
  const socket = connect(door.port, '127.0.0.1')
  socket.write(words)
  return text(socket)
}

test('the page comes with its type and a policy that also lets it open its socket', async () => {
  const { status, headers, body } = await door.ask('/')
  expect(status).toBe(200)
  expect(body.toString()).toBe('<!doctype html>')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers.server).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${door.port};`)
})

test('the policy names the host by the name it was asked for', async () => {
  const { headers } = await door.ask('/index.html', { host: `TABLE.test:${door.port}` })
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://table.test:${door.port};`)
})

test('what follows a question mark makes no difference', async () => {
  expect((await door.ask('/?x=/../..')).body.toString()).toBe('<!doctype html>')
})

test('hashed files stay for good', async () => {
  const { headers } = await door.ask('/assets/font.woff2')
  expect(headers['content-type']).toBe('font/woff2')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers.vary).toBeUndefined()
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['brotli', undefined],
  ['', undefined],
])('accept-encoding "%s" gets %s', async (accepted, encoding) => {
  const { headers, body } = await door.ask('/assets/a-1.js', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['content-length']).toBe(String(body.length))
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(plain.toString()).toBe(SCRIPT)
})

test('what a phone has already is not sent again', async () => {
  const plain = (await door.ask('/assets/a-1.js')).headers.etag ?? ''
  const packed = (await door.ask('/assets/a-1.js', { 'accept-encoding': 'gzip' })).headers.etag ?? ''
  expect(plain).toMatch(/^"[\w-]+"$/)
  expect(packed).not.toBe(plain)
  for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
    const { status, headers, body } = await door.ask('/assets/a-1.js', { 'if-none-match': known })
    expect(status).toBe(304)
    expect(headers.etag).toBe(plain)
    expect(body).toHaveLength(0)
  }
  expect((await door.ask('/assets/a-1.js', { 'if-none-match': packed })).status).toBe(200)
})

test('HEAD tells the same without the file', async () => {
  const { status, headers, body } = await door.ask('/assets/a-1.js', {}, 'HEAD')
  expect(status).toBe(200)
  expect(headers['content-length']).toBe(String(SCRIPT.length))
  expect(body).toHaveLength(0)
})

test.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/../../secret.json',
  '/assets/..%5c..%5csecret.json',
  '/assets/%252e%252e/%252e%252e/secret.json',
  '//index.html',
  '/./index.html',
  '/index.html/',
  '/index.html%00.js',
  '/assets',
  '/assets/',
  '/assets/a-1.js.br',
  '/assets/a-1.js.gz',
  '/assets/a-1.js.map',
  '/.hidden.json',
  '/%',
  '/etc/passwd',
  '/wire',
  '/nothing.js',
  '/__proto__',
])('%s is nothing of ours', async (path) => {
  const { status, headers, body } = await door.ask(path)
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.toString()).toBe('There is nothing here.\nHier ist nichts.\n')
})

test('links lead nowhere', async () => {
  const folder = builtFolder()
  const elsewhere = mkdtempSync(join(tmpdir(), 'hot-money-'))
  mkdirSync(join(elsewhere, 'deep'))
  writeFileSync(join(elsewhere, 'deep', 'secret.json'), '{}')
  symlinkSync(join(elsewhere, 'deep', 'secret.json'), join(folder, 'link.json'))
  symlinkSync(join(elsewhere, 'deep'), join(folder, 'linked'))
  const other = await openDoor({ folder })
  expect((await other.ask('/link.json')).status).toBe(404)
  expect((await other.ask('/linked/secret.json')).status).toBe(404)
  expect((await other.ask('/')).status).toBe(200)
  await other.listening.close()
})

test('without a built page there is nothing, but no harm either', async () => {
  const other = await openDoor({ folder: join(builtFolder(), 'not-there') })
  expect((await other.ask('/')).status).toBe(404)
  await other.listening.close()
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is not for this server', async (method) => {
  const { status, headers } = await door.ask('/', {}, method)
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

test.each(['evil.test', 'table.test', 'table.test:1', 'localhost', 'evil.test:80'])(
  'the name %s is not ours: it may have been made to point here',
  async (host) => {
    const { status, body } = await door.ask('/', { host })
    expect(status).toBe(421)
    expect(body.toString()).toContain('Open the address that the host’s screen shows.')
  },
)

test('requests no browser would make', async () => {
  const host = `Host: table.test:${door.port}\r\n`
  const last = 'Connection: close\r\n\r\n'
  expect(await raw(`GET / HTTP/1.1\r\n${host}${last}`)).toContain('200 OK')
  expect(await raw(`GET / HTTP/1.1\r\n${host}${host}${last}`)).toContain('421 ')
  expect(await raw(`GET / HTTP/1.1\r\n${last}`)).toContain('400 ')
  expect(await raw(`GET http://evil.test/index.html HTTP/1.1\r\n${host}${last}`)).toContain('404 ')
  expect(await raw(`GET /\u0001 HTTP/1.1\r\n${host}${last}`)).toContain('400 ')
  expect(await raw(`GET / HTTP/1.1\r\n${host}x: ${'x'.repeat(9000)}\r\n${last}`)).toContain('431 ')
  expect(await raw('\u0016\u0003\u0001\r\n\r\n')).toContain('400 ')
  expect((await door.ask('/')).status).toBe(200)
})

test('what comes along with a question is not waited for', async () => {
  const answer = await raw(`GET / HTTP/1.1\r\nHost: table.test:${door.port}\r\nContent-Length: 1000000\r\n\r\nx`)
  expect(answer).toContain('200 OK')
  expect(answer.toLowerCase()).toContain('connection: close')
})

test('one address cannot ask for more than so much', async () => {
  const other = await openDoor({ limits: { requests: { perSecond: 1, burst: 2 } } })
  expect((await other.ask('/')).status).toBe(200)
  expect((await other.ask('/')).status).toBe(200)
  const { status, headers } = await other.ask('/')
  expect(status).toBe(429)
  expect(headers['retry-after']).toBe('1')
  other.timers.pass(1000)
  expect((await other.ask('/')).status).toBe(200)
  await other.listening.close()
})
