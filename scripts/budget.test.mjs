import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { budgetsOf, filesOf, withinBudget } from './budget.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hot-money-budget-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifest = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    imports: ['_shared.js'],
    dynamicImports: ['phone/PhoneApp.svelte'],
  },
  'phone/PhoneApp.svelte': { file: 'phone.js', css: ['phone.css'], imports: ['index.html', '_shared.js'] },
  'phone/Inside.svelte': { file: 'inside.js', imports: ['index.html'], dynamicImports: ['phone/Menu.svelte'] },
  'phone/Menu.svelte': { file: 'menu.js' },
  'games/qe/index.ts': { file: 'qe.js', imports: ['index.html'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
}

/** Random digits hardly shrink. */
const heavy = (bytes) => Array.from({ length: bytes }, () => Math.random().toString(36).slice(2, 6)).join('')

function build(sizes) {
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const { file, css = [] } of Object.values(manifest)) {
    for (const name of [file, ...css]) writeFileSync(join(folder, name), sizes[name] ?? 'x')
  }
  const lines = []
  return { within: withinBudget(folder, (line) => lines.push(line)), lines }
}

test('what is imported at once is counted once, what is fetched later not at all', () => {
  expect(filesOf(manifest, ['index.html', 'phone/PhoneApp.svelte']).sort()).toEqual(
    ['index.css', 'index.js', 'phone.css', 'phone.js', 'shared.css', 'shared.js'].sort(),
  )
})

test('a missing entry is an error, not a light page', () => {
  expect(() => filesOf(manifest, ['phone/Gone.svelte'])).toThrow('phone/Gone.svelte')
})

test('every game of the build has its budget', () => {
  const two = { ...manifest, 'games/go/index.ts': { file: 'go.js' }, 'games/go/End.svelte': { file: 'end.js' } }
  expect(budgetsOf(two).map(({ name }) => name)).toEqual([
    'A phone at the door',
    'A phone at a table of qe',
    'A phone at a table of go',
  ])
})

test('a light page is within its budget, and the figures are printed', () => {
  const { within, lines } = build({})
  expect(within).toBe(true)
  expect(lines).toHaveLength(2)
})

test('a heavy door is over budget at the door and at the table, a heavy game only at the table', () => {
  const door = build({ 'phone.js': heavy(40_000) })
  expect(door.within).toBe(false)
  expect(door.lines.map((line) => line[0])).toEqual(['✗', '✗'])
  const game = build({ 'qe.js': heavy(40_000) })
  expect(game.within).toBe(false)
  expect(game.lines.map((line) => line[0])).toEqual(['✓', '✗'])
})

test('without a build it fails', () => {
  const lines = []
  expect(withinBudget(folder, (line) => lines.push(line))).toBe(false)
  expect(lines[0]).toContain('build first')
})
