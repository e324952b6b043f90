/** What people type when they mean money, and what it is read as. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { readAmount } from './amount-parse.ts'
import { inWords, grouped } from './amount-words.ts'
import { amount } from './amount.ts'

const M = 10n ** 6n
const GOOGOL = 10n ** 100n

/** Each text means this one amount. */
const means = (value: bigint, ...texts: string[]) => {
  for (const text of texts)
    expect([text, readAmount(text)]).toEqual([text, { kind: 'amount', amount: value.toString() }])
}
/** Each text could mean any of these, the smallest first. */
const couldMean = (values: readonly bigint[], ...texts: string[]) => {
  for (const text of texts)
    expect([text, readAmount(text)]).toEqual([text, { kind: 'ambiguous', readings: values.map(String) }])
}
const refused = (problem: string, ...texts: string[]) => {
  for (const text of texts) expect([text, readAmount(text)]).toEqual([text, { kind: 'problem', problem }])
}

describe('without a unit', () => {
  rule('typing.plain', () => {
    means(5n, '5', ' 5 ')
    means(0n, '0')
    means(2_500_000n, '2500000')
    means(9007199254740993n, '9007199254740993')
    means(10n ** 120n - 1n, '9'.repeat(120))
    refused('tooLong', '9'.repeat(121))
  })

  rule('typing.groups', () => {
    means(2_500_000n, '2 500 000', '2.500.000', '2,500,000')
    means(2_500_000n, '2\u00a0500\u00a0000', '2\u202f500\u202f000', '2\u2009500\u2009000')
    means(2_500n, '2.500', '2,500', '2 500')
    means(123_456n, '123.456', '123,456', '123 456')
    refused('notANumber', '2.50.000', '25.00.000', '2500.000.000', '2  500', '.500', '500.', '2.500.', '0.500.000')
    refused('tooLong', `1${'.000'.repeat(40)}`)
    means(10n ** 117n, `1${'.000'.repeat(39)}`)
  })

  rule('typing.no-decimals', () => {
    refused('notWhole', '2.5', '1,00', '2.0', '1234.567', '12345,678', '0.500')
  })

  rule('typing.refused', () => {
    refused(
      'notANumber',
      '1.000,000',
      '1,000.000',
      '1 000.000',
      '2,500 000',
      '-5',
      '+5',
      '−5',
      '1.2.3',
      'abc',
      '$5',
      '5%',
      '0x10',
    )
    refused('empty', '', ' ', '\u00a0', '\t\n')
  })
})

describe('with a unit', () => {
  rule('typing.units', () => {
    means(5_000n, '5k', '5K', '5 k', '5Tsd', '5 tsd', '5 TSD', '5 Tsd.')
    means(5n * M, '5m', '5M', '5 m', '5Mio', '5 mio', '5 MIO', '5 Mio.', '5\u00a0Mio')
    means(3_000n * M, '3bn', '3BN', '3 Bn', '3Mrd', '3 mrd', '3 MRD', '3 Mrd.')
    means(GOOGOL, '1 googol', '1googol', '1 Googol', '1 GOOGOL')
    means(7n * GOOGOL, '7 googol')
    means(1_500n * M, '1 500m')
    means(1_500_000n * M, '1.500.000m', '1,500,000 Mio')
    refused('unknownUnit', '5 quid', '5x', '5 mm', '5 km', '5e')
    refused('notANumber', 'm', 'Mio', '-5m', '5m5', '5 m 5 k')
    refused('tooLong', `${'9'.repeat(118)}k`, `${'9'.repeat(21)} googol`)
    means((10n ** 20n - 1n) * GOOGOL, `${'9'.repeat(20)} googol`)
  })

  rule('typing.decimal', () => {
    means(2_500_000n, '2.5m', '2,5m', '2.5 Mio', '2,5 Mio', '2.50m', '2,50 Mio')
    means(1_250n, '1.25k', '1,25 Tsd')
    means(500_000n, '0.5m', '0,5 Mio', '0.500m')
    means(1_500_500_000n, '1.500,5m', '1,500.5m', '1 500.5m', '1 500,5 Mio')
    means(1_234_500_000n, '1234.500m')
    means(25n * 10n ** 99n, '2.5 googol')
    refused('notWhole', '2.5555k', '1.2345 Tsd', '0,0000001m')
    refused('notANumber', '1.5.5m', '1,5,5m', '.5m', '2.m')
  })

  rule('typing.ambiguous', () => {
    couldMean([1_500_000n, 1_500n * M], '1.500m', '1,500m', '1.500 Mio', '1,500 M')
    couldMean([1_234n, 1_234_000n], '1.234k', '1,234 Tsd')
    couldMean([12_345n * M, 12_345_000n * M], '12.345bn', '12,345 Mrd')
    couldMean([1_500n, 1_500_000n], '1.500e3')
    couldMean([1_500n * 10n ** 97n, 1_500n * GOOGOL], '1.500 googol')
  })

  rule('typing.scales', () => {
    couldMean([10n ** 9n, 10n ** 12n], '1 billion', '1 Billion', '1 BILLION')
    couldMean([2n * 10n ** 9n, 2n * 10n ** 12n], '2 billions')
    couldMean([10n ** 12n, 10n ** 18n], '1 trillion', '1 Trillion')
    couldMean([10n ** 15n, 10n ** 24n], '1 quadrillion')
    couldMean([25n * 10n ** 8n, 25n * 10n ** 11n], '2.5 billion', '2,5 Billion')
    couldMean([15n * 10n ** 8n, 15n * 10n ** 11n, 15n * 10n ** 14n], '1.500 billion')
  })

  test('words that only one language has are no question', () => {
    means(2n * M, '2 million', '2 millions', '2 Millionen')
    means(2_000n, '2 thousand', '2 thousands', '2 Tausend', '2 tausend')
    means(2_000n * M, '2 Milliarden', '2 Milliarde')
    means(2n * 10n ** 12n, '2 Billionen')
    means(2n * 10n ** 15n, '2 Billiarden', '2 Billiarde')
    means(2n * 10n ** 18n, '2 Trillionen')
    means(2n * 10n ** 21n, '2 Trilliarden', '2 Trilliarde')
    means(2n * 10n ** 30n, '2 Quintillionen')
    means(2n * 10n ** 48n, '2 Oktillionen', '2 Oktillion')
    means(2n * 10n ** 57n, '2 Nonilliarden')
    means(GOOGOL, 'googol')
  })
})

describe('with an exponent', () => {
  rule('typing.exponent', () => {
    means(10n ** 12n, '1e12', '1E12')
    means(5n, '5e0')
    means(0n, '0e5')
    means(2_500n, '2.5e3', '2,5e3')
    means(10n ** 119n, '1e119')
    refused('notWhole', '2.5e0', '1.25e1')
    refused('notANumber', '1e-3', '1e+3', '1e1.5', 'e5', '1e1e1', '1e12m')
  })

  rule('typing.exponent.limit', () => {
    refused('tooLong', '1e120', '1e121', '9e999', '1e99999', '1e999999999999999999999', `1e${'9'.repeat(5000)}`)
    refused('tooLong', '0e120', '99e119', `${'9'.repeat(100)}e21`)
  })
})

describe('shown back', () => {
  const amounts = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 120n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 7n }))

  rule('typing.shown', 'grouped figures read as the same amount', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        for (const language of ['en', 'de'] as const) {
          const shown = grouped(amount(value), language)
          expect(shown.replace(/[^0-9]/g, '')).toBe(value.toString())
          expect(shown).toMatch(language === 'en' ? /^[0-9]{1,3}(,[0-9]{3})*$/ : /^[0-9]{1,3}(\.[0-9]{3})*$/)
          expect(readAmount(shown)).toEqual({ kind: 'amount', amount: value.toString() })
        }
      }),
    )
  })

  rule('typing.shown', 'every amount has words', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        for (const language of ['en', 'de'] as const)
          expect(inWords(amount(value), language)).toMatch(/^\p{L}[\p{L} -]+$/u)
      }),
    )
  })
})

test('whatever is typed gets an answer', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9., eEkmbngoltsdi-]{0,24}$/))
  fc.assert(
    fc.property(typed, (text) => {
      const reading = readAmount(text)
      if (reading.kind === 'amount') expect(reading.amount).toMatch(/^(0|[1-9][0-9]{0,119})$/)
      if (reading.kind === 'ambiguous') expect(reading.readings.length).toBeGreaterThan(1)
    }),
    { numRuns: 2000 },
  )
})
