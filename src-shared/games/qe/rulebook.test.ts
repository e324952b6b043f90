/** The table rule → test: fails when a rule of the rulebook has no test, or a test names a rule that is not in it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULES } from '../../testing/qe-rulebook.ts'

const here = import.meta.dirname
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'rulebook.test.ts')
const carried = files.flatMap((name) =>
  [...readFileSync(join(here, name), 'utf8').matchAll(/^\s*rule\(\s*'([^']+)'/gm)].map(([, id = '']) => ({ id, name })),
)

describe('the rulebook', () => {
  test('every rule has a test', () => {
    const untested = Object.keys(RULES).filter((id) => !carried.some((found) => found.id === id))
    expect(untested).toEqual([])
  })

  test('no test names an unknown rule', () => {
    expect(carried.filter(({ id }) => !Object.keys(RULES).includes(id))).toEqual([])
  })

  test('no two rules say the same', () => {
    expect(new Set(Object.values(RULES)).size).toBe(Object.keys(RULES).length)
  })
})
