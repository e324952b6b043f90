/** The house rules of Speculation, and the two sides of the board as presets of them. */
import type { OptionDescriptions, Preset } from '../../game.ts'
import { MOST_SHARES, STARTING_CASH } from './data.ts'

export interface Options {
  readonly side: 'normal' | 'star'
  readonly cash: number
  /** Shares of each company in play; null is what the rulebook gives so many players. */
  readonly shares: number | null
  /** Whether the first share is chosen, clockwise and each a different one, or drawn. */
  readonly firstShare: 'drawn' | 'chosen'
  /** How often round each Trade tile goes. */
  readonly trades: number
  readonly holiday: 'standard' | 'never' | 'half'
  readonly forcedTrade: boolean
  /** A table of all cards played so far: display only. */
  readonly showPlayed: boolean
  /** Seconds per decision; 0 is no limit. */
  readonly clock: number
}

export const options: OptionDescriptions<Options> = {
  side: { kind: 'choice', choices: ['normal', 'star'], default: 'normal' },
  cash: { kind: 'whole', min: 0, max: 1000, default: STARTING_CASH },
  shares: { kind: 'printed-or-whole', min: 1, max: MOST_SHARES, default: null },
  firstShare: { kind: 'choice', choices: ['drawn', 'chosen'], default: 'drawn' },
  trades: { kind: 'whole', min: 1, max: 2, default: 1 },
  holiday: { kind: 'choice', choices: ['standard', 'never', 'half'], default: 'standard' },
  forcedTrade: { kind: 'toggle', default: true },
  showPlayed: { kind: 'toggle', default: false },
  clock: { kind: 'whole', min: 0, max: 600, default: 0 },
}

export const STANDARD: Options = {
  side: 'normal',
  cash: STARTING_CASH,
  shares: null,
  firstShare: 'drawn',
  trades: 1,
  holiday: 'standard',
  forcedTrade: true,
  showPlayed: false,
  clock: 0,
}

export const EXPERTS: Options = { ...STANDARD, side: 'star' }

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', options: STANDARD },
  { id: 'experts', options: EXPERTS },
]
