// Packages are installed when they are missing or not the ones asked for, and left alone otherwise.
import { expect, test } from 'vitest'
import { missingPackages } from './debian.mjs'
import { whyInstall } from './packages.mjs'
import { nodeIsNewEnough } from './set-up.mjs'

const manifest = { devDependencies: { a: '1.0.0' } }
const lock = {
  packages: {
    '': { devDependencies: { a: '1.0.0' } },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-windows': { version: '1.0.0', optional: true },
  },
}
const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } }

test('all in place: other systems’ bindings may be missing', () => {
  expect(whyInstall(manifest, lock, installed)).toBeUndefined()
})

test('nothing there, a wrong version, a missing package', () => {
  expect(whyInstall(manifest, lock, undefined)).toContain('yet')
  expect(whyInstall(manifest, lock, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toContain('a')
  expect(whyInstall(manifest, lock, { packages: {} })).toContain('missing')
})

test('package.json has moved on', () => {
  expect(whyInstall({ devDependencies: { a: '1.0.0', b: '2.0.0' } }, lock, installed)).toContain('b')
})

test('Debian’s renamed libraries count under either name', () => {
  const there = new Set(['xvfb', 'libasound2t64'])
  expect(missingPackages(['xvfb', 'libasound2', 'chromium'], (name) => there.has(name))).toEqual(['chromium'])
})

test('Node 20.19 is new enough, 20.18 is not', () => {
  expect(['20.19.0', '20.20.2', '22.0.0', '100.1.0'].every(nodeIsNewEnough)).toBe(true)
  expect(['20.18.9', '18.20.0', '9.0.0'].some(nodeIsNewEnough)).toBe(false)
})
