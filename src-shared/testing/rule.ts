/** A test that carries a rule of the Q.E. rulebook: its name in the report is the rule itself. */
import { test } from 'vitest'
import type { RuleId } from './qe-rulebook.ts'
import { RULES } from './qe-rulebook.ts'

export function rule(id: RuleId, body: () => void): void
export function rule(id: RuleId, given: string, body: () => void): void
export function rule(id: RuleId, given: string | (() => void), body?: () => void): void {
  if (typeof given === 'string') test(`${id}: ${RULES[id]} (${given})`, body)
  else test(`${id}: ${RULES[id]}`, given)
}
