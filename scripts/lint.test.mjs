// The house rules that a linter holds, against the ways round them.
import { ESLint, Linter } from 'eslint'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const eslint = new ESLint({ cwd: root })
const RULES = ['no-restricted-syntax', 'no-restricted-globals', 'no-restricted-properties']

async function complaints(file, code) {
  const { rules } = await eslint.calculateConfigForFile(join(root, file))
  const kept = Object.fromEntries(RULES.flatMap((rule) => (rules[rule] ? [[rule, rules[rule]]] : [])))
  return new Linter().verify(code, [{ rules: kept }]).map(({ message }) => message)
}

test.each([
  ["import('node:fs')", 'src-shared/words.ts'],
  ["import('fs')", 'src-shared/words.ts'],
  ["import('fs/promises')", 'src-shared/words.ts'],
  ["import('electron')", 'src-shared/words.ts'],
  ["import('svelte')", 'src-shared/words.ts'],
  ["import('../src-main/host.ts')", 'src-shared/words.ts'],
  ['globalThis.Date.now()', 'src-shared/words.ts'],
  ["new globalThis['Date']()", 'src-shared/words.ts'],
  ['globalThis.Math.random()', 'src-shared/words.ts'],
  ['const { random } = Math', 'src-shared/words.ts'],
  ['Math.random()', 'src-shared/words.ts'],
  ['Date.now()', 'src-shared/words.ts'],
  ["import('node:fs')", 'src-renderer/connect.ts'],
  ["import('electron')", 'src-renderer/connect.ts'],
  ["import('electron/renderer')", 'src-renderer/App.svelte'],
  ["import('electron')", 'src-main/host.ts'],
  ["import('electron-store')", 'src-main/host.ts'],
])('%s is no way into %s', async (code, file) => {
  expect(await complaints(file, code)).toHaveLength(1)
})

test.each([
  ["import('./qe/index.ts'); import('../../../src-shared/games/qe/help.en.md')", 'src-renderer/games/index.ts'],
  ["import('./Menu.svelte'); Date.now(); Math.random()", 'src-renderer/connect.ts'],
  ["import('node:fs')", 'src-main/host.ts'],
  ["import('electron')", 'src-main/electron/window.ts'],
  ["import('./games/qe/index.ts'); Math.floor(1)", 'src-shared/words.ts'],
])('%s is fine in %s', async (code, file) => {
  expect(await complaints(file, code)).toEqual([])
})

test('enums are refused everywhere', async () => {
  for (const file of ['src-shared/words.ts', 'src-renderer/connect.ts', 'src-main/host.ts', 'e2e/people.ts']) {
    const { rules } = await eslint.calculateConfigForFile(join(root, file))
    expect([file, JSON.stringify(rules['no-restricted-syntax'])]).toEqual([file, expect.stringContaining('TSEnum')])
  }
})
