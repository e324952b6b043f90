/** The stage says of a lost income what the log says of it. */
import { describe, expect, it } from 'vitest'
import { de } from './stage.de.ts'
import { en } from './stage.en.ts'

describe('an income that falls', () => {
  it('falls by all that is missing', () => {
    expect(en.missing({ by: 3, from: -8, to: -11 })).toBe('€3m missing: income −8 → −11')
    expect(de.missing({ by: 3, from: -8, to: -11 })).toBe('3\u00a0Mio.\u00a0€ fehlen: Einkommen −8 → −11')
  })

  it('is forgiven what it cannot fall where no bank can drop out', () => {
    expect(en.missing({ by: 14, from: -14, to: -20 })).toBe('€14m missing: income −14 → −20, the rest is forgiven')
    expect(en.missing({ by: 20, from: -20, to: -20 })).toBe('€20m missing: income stays at −20, the rest is forgiven')
    expect(en.income({ by: 9, from: -15, to: -20 })).toBe('income −15 → −20, the rest is forgiven')
    expect(de.missing({ by: 20, from: -20, to: -20 })).toBe(
      '20\u00a0Mio.\u00a0€ fehlen: Einkommen bleibt bei −20, der Rest ist erlassen',
    )
  })
})
