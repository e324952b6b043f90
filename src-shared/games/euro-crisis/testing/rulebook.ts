/** Euro Crisis rule by rule, each with its name and one sentence. Every name must be carried by a test; `rulebooks.test.ts` sees to it. */
import { ruleTests } from '../../../testing/rule.ts'

export const RULES = {} as const

/** A test of one of these rules. */
export const rule = ruleTests(RULES)
