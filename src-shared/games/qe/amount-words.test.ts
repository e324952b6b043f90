/** Amounts as figures and words, in English and German. */
import { describe, expect, test } from 'vitest'
import { GOOGOL, money } from './testing/table.ts'
import type { Money } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { grouped, inWords } from './amount-words.ts'

const WORDS: readonly (readonly [Money, string, string])[] = [
  [0, 'zero', 'null'],
  [1, 'one', 'eins'],
  [16, 'sixteen', 'sechzehn'],
  [17, 'seventeen', 'siebzehn'],
  [21, 'twenty-one', 'einundzwanzig'],
  [30, 'thirty', 'dreißig'],
  [76, 'seventy-six', 'sechsundsiebzig'],
  [100, 'one hundred', 'einhundert'],
  [101, 'one hundred one', 'einhunderteins'],
  [342, 'three hundred forty-two', 'dreihundertzweiundvierzig'],
  [1000, 'one thousand', 'eintausend'],
  [1001, 'one thousand one', 'eintausendeins'],
  [21_000, 'twenty-one thousand', 'einundzwanzigtausend'],
  [101_000, 'one hundred one thousand', 'einhunderteintausend'],
  [
    999_999,
    'nine hundred ninety-nine thousand nine hundred ninety-nine',
    'neunhundertneunundneunzigtausendneunhundertneunundneunzig',
  ],
  [1_000_000, 'one million', 'eine Million'],
  [2_000_000, 'two million', 'zwei Millionen'],
  [1_500_000, 'one point five million', 'eins Komma fünf Millionen'],
  [2_500_000_000, 'two point five billion', 'zwei Komma fünf Milliarden'],
  [1_000_000_000, 'one billion', 'eine Milliarde'],
  [10n ** 12n, 'one trillion', 'eine Billion'],
  [10n ** 15n, 'one quadrillion', 'eine Billiarde'],
  [1_000_001, 'about one million', 'etwa eine Million'],
  [2_345_678, 'about two point three four five million', 'etwa zwei Komma drei vier fünf Millionen'],
  [GOOGOL, 'one googol', 'ein Googol'],
  [3n * GOOGOL, 'three googol', 'drei Googol'],
  [(15n * GOOGOL) / 10n, 'one point five googol', 'eins Komma fünf Googol'],
  [GOOGOL + 1n, 'about one googol', 'etwa ein Googol'],
  [999n * GOOGOL + 1n, 'about nine hundred ninety-nine googol', 'etwa neunhundertneunundneunzig Googol'],
  [GOOGOL - 1n, 'about nine point nine nine nine duotrigintillion', 'etwa neun Komma neun neun neun Sedezilliarden'],
]

describe('in words', () => {
  for (const [value, english, german] of WORDS)
    rule('typing.shown', `${String(value)} is ${english}`, () => {
      expect(inWords(money(value), 'en')).toBe(english)
      expect(inWords(money(value), 'de')).toBe(german)
    })

  test('every power of ten up to the longest total has a name', () => {
    for (const language of ['en', 'de'] as const) {
      const spoken = Array.from({ length: 122 }, (_, power) => inWords(money(10n ** BigInt(power)), language))
      for (const words of spoken) expect(words).not.toMatch(/10\^|about|etwa/)
      expect(new Set(spoken).size).toBe(122)
    }
  })
})

describe('in figures', () => {
  rule('typing.shown', 'grouped', () => {
    expect(grouped(money(0), 'en')).toBe('0')
    expect(grouped(money(1234), 'en')).toBe('1,234')
    expect(grouped(money(1234), 'de')).toBe('1.234')
    expect(grouped(money('9007199254740993'), 'en')).toBe('9,007,199,254,740,993')
    expect(grouped(money(GOOGOL), 'de')).toBe(`10${'.000'.repeat(33)}`)
  })
})
