// Only requests meant for this computer, from its own page, are answered.
import { expect, test } from 'vitest'
import { addressOf, askedHost, isFromOurPage } from './host-names.ts'

const names = ['192.168.1.20', 'Laptop.local', 'fe80::1%eth0', '::1']
const asked = (host: string | string[] | undefined, port = 8080): string | undefined =>
  askedHost({ headersDistinct: host === undefined ? {} : { host: [host].flat() } }, names, port)

test.each([
  ['192.168.1.20:8080', '192.168.1.20:8080'],
  ['laptop.local:8080', 'laptop.local:8080'],
  ['LAPTOP.Local.:8080', 'laptop.local.:8080'],
  ['[::1]:8080', '[::1]:8080'],
  ['[0:0::0:1]:8080', '[::1]:8080'],
  ['[FE80::1]:8080', '[fe80::1]:8080'],
])('%s is this computer', (host, written) => {
  expect(asked(host)).toBe(written)
})

test.each([
  undefined,
  '',
  '192.168.1.20',
  '192.168.1.20:80',
  '192.168.1.20:8081',
  'evil.test:8080',
  'laptop.local.evil.test:8080',
  'evil.test@laptop.local:8080',
  'laptop.local:8080/x',
  'laptop.local:8080#',
  'laptop.local:8080 ',
  'laptop.local:99999',
  'xlaptop.local:8080',
  '::1:8080',
  '[::2]:8080',
  ':8080',
])('%s is not', (host) => {
  expect(asked(host)).toBeUndefined()
})

test('two hosts are none', () => {
  expect(asked(['laptop.local:8080', 'laptop.local:8080'])).toBeUndefined()
})

test('port 80 need not be named', () => {
  expect(asked('laptop.local', 80)).toBe('laptop.local')
  expect(asked('laptop.local:80', 80)).toBe('laptop.local')
  expect(asked('laptop.local:8080', 80)).toBeUndefined()
})

const from = (...origin: string[]): boolean =>
  isFromOurPage({ headersDistinct: origin.length > 0 ? { origin } : {} }, 'laptop.local:8080')

test('a program in any language says nothing of a page, and may come', () => {
  expect(from()).toBe(true)
})

test('a page has to be ours', () => {
  expect(from('http://laptop.local:8080')).toBe(true)
  expect(from('http://LAPTOP.local:8080')).toBe(true)
  for (const origin of ['null', '', 'https://laptop.local:8080', 'http://laptop.local', 'http://evil.test:8080', 'x'])
    expect(from(origin)).toBe(false)
  expect(from('http://laptop.local:8080', 'http://evil.test')).toBe(false)
})

test('an IPv4 address is written the same, whichever way it came', () => {
  expect(addressOf('::ffff:192.168.1.7')).toBe('192.168.1.7')
  expect(addressOf('192.168.1.7')).toBe('192.168.1.7')
  expect(addressOf('fe80::7')).toBe('fe80::7')
})
