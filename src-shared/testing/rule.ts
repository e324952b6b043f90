/** Tests that carry a rule of a rulebook: their names in the report are the rules themselves. */
import { test } from 'vitest'

export interface RuleTest<Id extends string> {
  (id: Id, body: () => void): void
  (id: Id, given: string, body: () => void): void
}

export function ruleTests<Id extends string>(rules: Readonly<Record<Id, string>>): RuleTest<Id> {
  return (id: Id, given: string | (() => void), body?: () => void) => {
    if (typeof given === 'string') test(`${id}: ${rules[id]} (${given})`, body)
    else test(`${id}: ${rules[id]}`, given)
  }
}
