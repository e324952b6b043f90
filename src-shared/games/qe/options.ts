/** The house rules of Q.E. and the two editions as presets of them. */
import type { OptionDescriptions, Preset } from '../../game.ts'
import type { Amount } from './amount.ts'
import { amount } from './amount.ts'
import { MAX_DIGITS, ZERO_BID_VP } from './data.ts'

export interface Options {
  readonly diversification: 'second' | 'first'
  /** What a third tie leaves: the highest unshared standing bid, or the highest amount bid once in the whole sale. */
  readonly ties: 'standing' | 'sale'
  /** Whether a first secret bid may equal the opening bid; a rebid never may. */
  readonly equalBid: 'never' | 'first'
  readonly peek: 'off' | 'five' | 'always'
  readonly zeroValue: number
  readonly zeroPer: 'round' | 'sale'
  readonly elimination: boolean
  /** Points for the lowest total spent; null is what the board prints. */
  readonly leastSpent: number | null
  readonly openingMinimum: Amount
  /** A teaching game: every bid of a sale is shown at its end. */
  readonly reveal: boolean
  /** Seconds per bid; 0 is no limit. */
  readonly clock: number
}

export const options: OptionDescriptions<Options> = {
  diversification: { kind: 'choice', choices: ['second', 'first'], default: 'second' },
  ties: { kind: 'choice', choices: ['standing', 'sale'], default: 'standing' },
  equalBid: { kind: 'choice', choices: ['never', 'first'], default: 'never' },
  peek: { kind: 'choice', choices: ['off', 'five', 'always'], default: 'five' },
  zeroValue: { kind: 'whole', min: 0, max: 99, default: ZERO_BID_VP },
  zeroPer: { kind: 'choice', choices: ['round', 'sale'], default: 'round' },
  elimination: { kind: 'toggle', default: true },
  leastSpent: { kind: 'printed-or-whole', min: 0, max: 99, default: null },
  openingMinimum: { kind: 'amount', min: '1', digits: MAX_DIGITS, default: amount('1') },
  reveal: { kind: 'toggle', default: false },
  clock: { kind: 'whole', min: 0, max: 600, default: 0 },
}

export const SECOND_EDITION: Options = {
  diversification: 'second',
  ties: 'standing',
  equalBid: 'never',
  peek: 'five',
  zeroValue: ZERO_BID_VP,
  zeroPer: 'round',
  elimination: true,
  leastSpent: null,
  openingMinimum: amount('1'),
  reveal: false,
  clock: 0,
}

export const FIRST_EDITION: Options = {
  ...SECOND_EDITION,
  diversification: 'first',
  ties: 'sale',
  equalBid: 'first',
  peek: 'off',
}

export const presets: readonly Preset<Options>[] = [
  { id: 'second-edition', options: SECOND_EDITION },
  { id: 'first-edition', options: FIRST_EDITION },
]
