/** The two dangers of a state: how far it is to its debt cut and to a riot, and whether the next event brings them about. */
import { stepsToCut } from '../../../src-shared/games/euro-crisis/bonds.ts'
import type { Fall, StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import { ANGER, ECONOMY, ECONOMY_OTHERS, PRINTED } from '../../../src-shared/games/euro-crisis/data.ts'
import type { Board, Crisis, View } from '../../../src-shared/games/euro-crisis/types.ts'

type Agenda = Pick<View, 'year' | 'rich' | 'step' | 'later' | 'tokens' | 'options'>

export interface Danger {
  readonly crisis: Crisis['crisis']
  /** Steps still to go; at 0 it is due. */
  readonly left: number
  /** Steps in all, for a gauge. */
  readonly of: number
  /** What the next event that touches it will take of them. */
  readonly next: number
  readonly level: 'calm' | 'near' | 'snaps' | 'due'
}

/** Somebody rich makes a year the last one, before the calendar does: year 1 already in the initial round. */
export const lastYear = ({ year, rich, options }: Pick<View, 'year' | 'rich' | 'options'>): number =>
  rich ? Math.max(1, year) : options.years

/** Whether something of this year is still to come; before the year has begun everything is. */
const isAhead = ({ step, later, year }: Agenda, kind: 'anger' | 'economy' | 'nationalDebt'): boolean =>
  step.kind !== 'over' && (year === 0 || later.some((one) => one.kind === kind))

/** The year whose token comes next; null where none will be turned any more. With three states a fourth year sees the first one's again. */
function nextToken(tokens: readonly StateId[], agenda: Agenda, kind: 'anger' | 'economy'): StateId | null {
  const { year, step } = agenda
  const next = isAhead(agenda, kind) ? Math.max(1, year) : year + 1
  if (step.kind === 'over' || next > lastYear(agenda)) return null
  return tokens[(next - 1) % tokens.length] ?? null
}

export function nextAnger(state: StateId, agenda: Agenda): number {
  const target = nextToken(agenda.tokens.anger, agenda, 'anger')
  return target === null ? 0 : target === state ? ANGER.target : ANGER.others
}

/** The economy in the middle of the year, the national debt at its end: whichever comes first. */
export function nextDebt(state: StateId, agenda: Agenda): number {
  if (!isAhead(agenda, 'economy') && isAhead(agenda, 'nationalDebt')) return PRINTED[state].yearly
  const target = nextToken(agenda.tokens.economy, agenda, 'economy')
  return target === null ? 0 : target === state ? ECONOMY[state] : ECONOMY_OTHERS
}

const NEAR = 2

function levelOf(left: number, next: number): Danger['level'] {
  if (left === 0) return 'due'
  if (left <= next) return 'snaps'
  return left <= next + NEAR ? 'near' : 'calm'
}

/** The debt cut first, then the riot. */
export function dangersOf(
  board: Pick<Board, 'state' | 'debt' | 'happiness'>,
  agenda: Agenda,
): readonly [Danger, Danger] {
  const { state, debt, happiness } = board
  const steps = stepsToCut(state, debt)
  const [rise, fall] = [nextDebt(state, agenda), nextAnger(state, agenda)]
  const longest = stepsToCut(state, { row: debt.row, column: 1 })
  return [
    { crisis: 'cut', left: steps, of: Math.max(longest, steps), next: rise, level: levelOf(steps, rise) },
    {
      ...{ crisis: 'riot', left: happiness, of: PRINTED[state].happiness.most },
      ...{ next: fall, level: levelOf(happiness, fall) },
    },
  ]
}

type When = 'past' | 'next' | 'later'

export interface YearOfEvents {
  readonly year: number
  readonly anger: StateId
  readonly economy: StateId
  readonly market: Fall
  readonly at: Readonly<Record<'anger' | 'economy' | 'market', When>>
}

/** The tokens of every year, and which of them have been turned; of those ahead one is the next, unless the game ends before it. */
export function eventsOf(view: Agenda): readonly YearOfEvents[] {
  const { tokens, options, year, step, later } = view
  const ahead = { anger: 'anger', economy: 'economy', market: 'blackMarket' } as const
  let found = step.kind === 'over'
  return Array.from({ length: options.years }, (_, i) => {
    const when = (kind: keyof typeof ahead): When => {
      const isPast = i + 1 < year || (i + 1 === year && !later.some((one) => one.kind === ahead[kind]))
      if (isPast || found || i + 1 > lastYear(view)) return isPast ? 'past' : 'later'
      found = true
      return 'next'
    }
    return {
      year: i + 1,
      anger: tokens.anger[i % tokens.anger.length] ?? 'greece',
      economy: tokens.economy[i % tokens.economy.length] ?? 'greece',
      market: tokens.market[i % tokens.market.length] ?? { gold: 0, weapons: 0 },
      at: { anger: when('anger'), economy: when('economy'), market: when('market') },
    }
  })
}
