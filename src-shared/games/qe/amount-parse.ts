/** Reads what people write when they mean money: 5, 2 500 000, 2.5m, 3 Mrd, 1e12, 1 googol. What has two meanings is asked, never guessed. */
import type { Amount } from './amount.ts'
import { amount, compare } from './amount.ts'
import { MAX_DIGITS } from './data.ts'

export const READING_PROBLEMS = ['empty', 'notWhole', 'notANumber', 'unknownUnit', 'tooLong'] as const
export type ReadingProblem = (typeof READING_PROBLEMS)[number]

export type Reading =
  | { readonly kind: 'amount'; readonly amount: Amount }
  /** The amounts it could mean, the smallest first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly Amount[] }
  | { readonly kind: 'problem'; readonly problem: ReadingProblem }

/** Powers of ten of units that mean one thing only. */
const UNITS: Readonly<Record<string, number>> = {
  k: 3,
  tsd: 3,
  thousand: 3,
  thousands: 3,
  tausend: 3,
  m: 6,
  mio: 6,
  million: 6,
  millions: 6,
  millionen: 6,
  bn: 9,
  mrd: 9,
  milliarde: 9,
  milliarden: 9,
  googol: 100,
}

/** From "billion" on, English counts by thousands and German by millions. */
const TWO_SCALES = [
  'billion',
  'trillion',
  'quadrillion',
  'quintillion',
  'sextillion',
  'septillion',
  'octillion',
  'nonillion',
]

/** Forms of those words that only German has: Billionen, Billiarde, Billiarden; and where English has a c, German has a k. */
const GERMAN = /^(.+?)(illion|illionen|illiarde|illiarden)$/

const problem = (what: ReadingProblem): Reading => ({ kind: 'problem', problem: what })

const SPACES = /[\s\u00a0\u2007\u2009\u202f]/g

export function readAmount(text: string): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return problem('empty')
  const found = /^([0-9][0-9.,\s\u00a0\u2007\u2009\u202f]*)?(\p{L}[^0-9]*|[eE][0-9]+)?$/u.exec(trimmed)
  if (!found) return problem('notANumber')
  const [, written = '', ending = ''] = found
  const figure = written.trim().replace(SPACES, ' ')
  const exponent = /^e([0-9]+)$/i.exec(ending)
  if (exponent) return readScaled(figure, [exponentOf(exponent[1] ?? '')])
  if (ending === '') return figure === '' ? problem('notANumber') : readPlain(figure)
  const powers = powersOf(ending.toLowerCase().replace(/\.$/, '').trim())
  if (powers.length === 0) return problem(figure === '' ? 'notANumber' : 'unknownUnit')
  if (figure === '') return ending.toLowerCase() === 'googol' ? readScaled('1', powers) : problem('notANumber')
  return readScaled(figure, powers)
}

/** An exponent past the limit is not even turned into a number that could be computed with. */
const exponentOf = (digits: string): number => (digits.length > 4 ? MAX_DIGITS : Math.min(Number(digits), MAX_DIGITS))

function powersOf(unit: string): number[] {
  const sure = Object.keys(UNITS).includes(unit) ? UNITS[unit] : undefined
  if (sure !== undefined) return [sure]
  const n = scaleOf(unit.replace(/s$/, ''))
  if (n !== undefined) return [3 * n + 3, 6 * n]
  const [, stem = '', form = ''] = GERMAN.exec(unit) ?? []
  if (stem === 'oct' || (form === 'illion' && stem !== 'okt')) return []
  const german = scaleOf(`${stem === 'okt' ? 'oct' : stem}illion`)
  return german === undefined ? [] : [6 * german + (form.startsWith('illiarde') ? 3 : 0)]
}

/** Which "-illion" a word is: a billion is the second. */
function scaleOf(word: string): number | undefined {
  const at = TWO_SCALES.indexOf(word)
  return at < 0 ? undefined : at + 2
}

/** Without a unit, marks can only group: one kind of them, three digits after each. */
function readPlain(figure: string): Reading {
  const digits = ungrouped(figure)
  if (digits === undefined) return problem(/^[0-9]+[.,][0-9]+$/.test(figure) ? 'notWhole' : 'notANumber')
  return collected([scaled(digits, '', 0)])
}

/** The digits of a figure in which every mark groups. */
function ungrouped(figure: string): string | undefined {
  if (/^[0-9]+$/.test(figure)) return figure
  return /^[1-9][0-9]{0,2}([., ])[0-9]{3}(\1[0-9]{3})*$/.test(figure) ? figure.replace(/[^0-9]/g, '') : undefined
}

/** With a unit or an exponent the last mark may also be a decimal one: both readings are tried. */
function readScaled(figure: string, powers: readonly number[]): Reading {
  const readings: (Amount | ReadingProblem)[] = []
  const whole = ungrouped(figure)
  const decimal = /^([0-9., ]*[0-9])([.,])([0-9]+)$/.exec(figure)
  const before = decimal && !decimal[1]?.includes(decimal[2] ?? '') ? ungrouped(decimal[1] ?? '') : undefined
  for (const power of powers) {
    if (whole !== undefined) readings.push(scaled(whole, '', power))
    if (before !== undefined) readings.push(scaled(before, decimal?.[3] ?? '', power))
  }
  return readings.length === 0 ? problem('notANumber') : collected(readings)
}

/** digits.decimals × 10^power, refused when it is not whole or too long, before anything large is built. */
function scaled(digits: string, decimals: string, power: number): Amount | ReadingProblem {
  const shown = decimals.replace(/0+$/, '')
  if (shown.length > power) return 'notWhole'
  const kept = `${digits}${shown}`.replace(/^0+(?=.)/, '')
  const zeros = power - shown.length
  if (power >= MAX_DIGITS || (kept !== '0' && kept.length + zeros > MAX_DIGITS)) return 'tooLong'
  return amount(kept === '0' ? '0' : kept + '0'.repeat(zeros))
}

const isProblem = (reading: Amount | ReadingProblem): reading is ReadingProblem =>
  READING_PROBLEMS.some((known) => known === reading)

function collected(readings: readonly (Amount | ReadingProblem)[]): Reading {
  const amounts: Amount[] = []
  for (const reading of readings) if (!isProblem(reading) && !amounts.includes(reading)) amounts.push(reading)
  const [only] = amounts.sort(compare)
  if (only === undefined) return problem(readings.find(isProblem) ?? 'notANumber')
  return amounts.length === 1 ? { kind: 'amount', amount: only } : { kind: 'ambiguous', readings: amounts }
}
