/** The table rule → test of every game: fails when a rule has no test, or a test names a rule that is not in the rulebook. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAME_IDS } from './games/index.ts'
import { RULEBOOKS } from './testing/rulebooks.ts'

describe.each(GAME_IDS)('the rulebook of %s', (id) => {
  const rules = RULEBOOKS[id]
  const folder = join(import.meta.dirname, 'games', id)
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  const carried = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*rule\(\s*'([^']+)'/gm)].map(([, rule = '']) => ({
      rule,
      name,
    })),
  )

  test('every rule has a test', () => {
    const untested = Object.keys(rules).filter((rule) => !carried.some((found) => found.rule === rule))
    expect(untested).toEqual([])
  })

  test('no test names an unknown rule', () => {
    expect(carried.filter(({ rule }) => !Object.keys(rules).includes(rule))).toEqual([])
  })

  test('no two rules say the same', () => {
    expect(new Set(Object.values(rules)).size).toBe(Object.keys(rules).length)
  })
})
