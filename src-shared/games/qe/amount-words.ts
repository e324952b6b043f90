/** Amounts for human eyes: grouped figures and words ("two point five billion"), in English and German. */
import type { Language } from '../../words.ts'
import type { Amount } from './amount.ts'

/** Grouped the way the language does it, exact to the last digit. */
export const grouped = (a: Amount, language: Language): string => new Intl.NumberFormat(language).format(BigInt(a))

/** How many digits of an amount stand behind the number of googols. */
const GOOGOL = 100

/** Short scale: the n-th stem and "illion" is 10^(3n+3). Enough for sums of the longest bids. */
const ENGLISH_STEMS =
  'm b tr quadr quint sext sept oct non dec undec duodec tredec quattuordec quindec sedec septendec octodec novendec vigint unvigint duovigint tresvigint quattuorvigint quinvigint sesvigint septemvigint octovigint novemvigint trigint untrigint duotrigint trestrigint quattuortrigint quintrigint sestrigint septentrigint octotrigint noventrigint quadragint'.split(
    ' ',
  )

/** Long scale: the n-th stem and "illion" is 10^6n, with "illiarde" a thousand of it. */
const GERMAN_STEMS =
  'M B Tr Quadr Quint Sext Sept Okt Non Dez Undez Duodez Tredez Quattuordez Quindez Sedez Septendez Oktodez Novendez Vigint Unvigint'.split(
    ' ',
  )

interface Speech {
  readonly below1000: (n: number) => string
  readonly below1000000: (n: number) => string
  readonly digits: readonly string[]
  readonly point: string
  readonly about: string
  /** "one", "eine": what stands before a single scale name. */
  readonly one: string
  scale(thousands: number, plural: boolean): string | undefined
  readonly googol: string
}

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const at = (list: readonly string[], i: number): string => list[i] ?? ''

function english(n: number): string {
  if (n < 20) return at(EN_SMALL, n)
  if (n < 100) return at(EN_TENS, Math.floor(n / 10) - 2) + (n % 10 ? `-${at(EN_SMALL, n % 10)}` : '')
  return `${at(EN_SMALL, Math.floor(n / 100))} hundred` + (n % 100 ? ` ${english(n % 100)}` : '')
}

const EN: Speech = {
  below1000: english,
  below1000000: (n) => `${english(Math.floor(n / 1000))} thousand` + (n % 1000 ? ` ${english(n % 1000)}` : ''),
  digits: EN_SMALL,
  point: 'point',
  about: 'about',
  one: 'one',
  scale: (thousands) => {
    const stem = ENGLISH_STEMS[thousands - 2]
    return stem && `${stem}illion`
  },
  googol: 'googol',
}

const DE_SMALL =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** Within a longer number "eins" loses its s. */
const germanPart = (n: number): string => (n === 1 ? 'ein' : german(n))

function german(n: number): string {
  if (n < 20) return at(DE_SMALL, n)
  if (n < 100) return (n % 10 ? `${germanPart(n % 10)}und` : '') + at(DE_TENS, Math.floor(n / 10) - 2)
  return `${germanPart(Math.floor(n / 100))}hundert` + (n % 100 ? german(n % 100) : '')
}

const DE: Speech = {
  below1000: german,
  below1000000: (n) => {
    const thousands = Math.floor(n / 1000)
    // 101 000 is "hunderteintausend": the s goes there as well.
    return `${german(thousands).replace(/eins$/, 'ein')}tausend` + (n % 1000 ? german(n % 1000) : '')
  },
  digits: DE_SMALL,
  point: 'Komma',
  about: 'etwa',
  one: 'eine',
  scale: (thousands, plural) => {
    const stem = GERMAN_STEMS[Math.floor(thousands / 2) - 1]
    if (!stem) return undefined
    return thousands % 2 === 0 ? `${stem}illion${plural ? 'en' : ''}` : `${stem}illiarde${plural ? 'n' : ''}`
  },
  googol: 'Googol',
}

const SPEECH: Readonly<Record<Language, Speech>> = { en: EN, de: DE }

/** How many digits are spoken after the point. */
const DECIMALS = 3

export function inWords(a: Amount, language: Language): string {
  const speech = SPEECH[language]
  const value = BigInt(a)
  if (value < 1000n) return speech.below1000(Number(value))
  if (value < 1_000_000n) return speech.below1000000(Number(value))
  const inGoogols = a.length > GOOGOL && a.length <= GOOGOL + 3
  const thousands = Math.floor((a.length - 1) / 3)
  const point = a.length - (inGoogols ? GOOGOL : thousands * 3)
  const lead = Number(a.slice(0, point))
  const tail = a.slice(point)
  const decimals = tail.slice(0, DECIMALS).replace(/0+$/, '')
  const name = inGoogols ? speech.googol : speech.scale(thousands, lead !== 1 || decimals !== '')
  if (name === undefined) return `${speech.about} 10^${String(a.length - 1)}`
  const exact = /^0*$/.test(tail.slice(DECIMALS))
  return (exact ? '' : `${speech.about} `) + counted(speech, lead, decimals, name, language)
}

function counted(speech: Speech, lead: number, decimals: string, name: string, language: Language): string {
  if (decimals) {
    const spoken = [...decimals].map((digit) => at(speech.digits, Number(digit))).join(' ')
    return `${speech.below1000(lead)} ${speech.point} ${spoken} ${name}`
  }
  if (lead !== 1) return `${speech.below1000(lead)} ${name}`
  return `${language === 'de' && name === 'Googol' ? 'ein' : speech.one} ${name}`
}
