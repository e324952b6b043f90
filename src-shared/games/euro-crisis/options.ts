/** The house rules of Euro Crisis, its two presets, and which of them do not go together. */
import type { OptionDescriptions, Preset } from '../../game.ts'
import type { Said } from '../../words.ts'
import type { Action, StateId } from './data.ts'
import { ACTIONS, CARDS, END_POINTS, QUARTERS, QUICK_START, SEATS, START, STATE_IDS, SUPPLY, YEARS } from './data.ts'
import type { en } from './words.en.ts'

export interface Options {
  readonly start: 'round' | 'quick'
  /** The states clockwise from top left, joined by '-'; with three players the last one stays in the box. */
  readonly order: string
  readonly years: number
  /** Points that make a year the last one; 0 is off. */
  readonly endPoints: number
  /** Cards of each action for one year. */
  readonly frankfurt: number
  readonly london: number
  readonly moscow: number
  readonly rome: number
  readonly brussels: number
  /** Where all bid nothing the state keeps its property. */
  readonly unsold: boolean
  /** Off: income stops at its lowest. */
  readonly elimination: boolean
  /** The initial player's; each next bank has one more. */
  readonly money: number
  readonly gold: number
  readonly weapons: number
  /** Money, gold and weapons are seen by their owner only. */
  readonly hidden: boolean
  /** Seconds per decision; 0 is no limit. */
  readonly clock: number
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [one, ...rest]))

export const DRAWN = 'drawn'
/** Every order the boards can lie in. */
export const ORDERS: readonly string[] = permutations(STATE_IDS).map((order) => order.join('-'))
export const statesIn = (order: string): StateId[] =>
  order.split('-').flatMap((id) => STATE_IDS.filter((state) => state === id))

const [FEWEST] = SEATS
const cards = (action: Action) => ({ kind: 'whole', min: 0, max: QUARTERS, default: CARDS[action] }) as const
const MOST_GOLD = Math.floor(SUPPLY.gold / FEWEST)
const MOST_WEAPONS = Math.floor(SUPPLY.weapons / FEWEST)

export const options: OptionDescriptions<Options> = {
  start: { kind: 'choice', choices: ['round', 'quick'], default: 'round' },
  order: { kind: 'choice', choices: [DRAWN, ...ORDERS], default: DRAWN },
  years: { kind: 'whole', min: YEARS.least, max: YEARS.most, default: YEARS.standard },
  endPoints: { kind: 'whole', min: 0, max: 99, default: END_POINTS },
  frankfurt: cards('frankfurt'),
  london: cards('london'),
  moscow: cards('moscow'),
  rome: cards('rome'),
  brussels: cards('brussels'),
  unsold: { kind: 'toggle', default: false },
  elimination: { kind: 'toggle', default: true },
  money: { kind: 'whole', min: 0, max: 50, default: START.money },
  gold: { kind: 'whole', min: 0, max: MOST_GOLD, default: START.gold },
  weapons: { kind: 'whole', min: 0, max: MOST_WEAPONS, default: START.weapons },
  hidden: { kind: 'toggle', default: false },
  clock: { kind: 'whole', min: 0, max: 600, default: 0 },
}

export const STANDARD: Options = {
  start: 'round',
  order: DRAWN,
  years: YEARS.standard,
  endPoints: END_POINTS,
  ...CARDS,
  unsold: false,
  elimination: true,
  money: START.money,
  gold: START.gold,
  weapons: START.weapons,
  hidden: false,
  clock: 0,
}

export const QUICK: Options = { ...STANDARD, start: 'quick' }

export const presets: readonly Preset<Options>[] = [
  { id: 'standard', options: STANDARD },
  { id: 'quick', options: QUICK },
]

/** Why these rules cannot be played at a table of that size. */
export function unfit(chosen: Options, seats: number): Said<typeof en.refuse> | undefined {
  if (ACTIONS.reduce((sum, action) => sum + chosen[action], 0) < QUARTERS)
    return { key: 'fewCards', args: { least: QUARTERS } }
  for (const goods of ['gold', 'weapons'] as const) {
    const most = Math.floor(SUPPLY[goods] / seats)
    if (chosen[goods] > most) return { key: goods === 'gold' ? 'muchGold' : 'manyWeapons', args: { most } }
  }
  if (chosen.start !== 'quick') return undefined
  if (seats < SEATS[1]) return { key: 'quickSeats' }
  const least = Math.max(...Object.values(QUICK_START.goldPaid))
  return chosen.gold < least ? { key: 'quickGold', args: { least } } : undefined
}
