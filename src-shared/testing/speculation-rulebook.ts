/** Speculation rule by rule, each with its name and one sentence. Every name must be carried by a test; `rulebooks.test.ts` sees to it. */
import { ruleTests } from './rule.ts'

export const RULES = {
  'setup.players': 'Three to six people play.',
} as const

/** A test of one of these rules. */
export const rule = ruleTests(RULES)
