/** What lies ahead as things stand: riots and debt cuts with what they cost whom, a year's end, how a tie in an auction goes. */
import type { Seat } from '../../../../src-shared/game.ts'
import { bankOf, boardOf, paid } from '../../../../src-shared/games/euro-crisis/banks.ts'
import type { PropertyId, StateId } from '../../../../src-shared/games/euro-crisis/data.ts'
import { PRINTED, RIOT_STEP } from '../../../../src-shared/games/euro-crisis/data.ts'
import { winnerOf } from '../../../../src-shared/games/euro-crisis/steps/auction.ts'
import { lossesIn, weaponsOf } from '../../../../src-shared/games/euro-crisis/steps/crises.ts'
import { rulesOf } from '../../../../src-shared/games/euro-crisis/steps/index.ts'
import type { Arms, Crisis, Shift, State, Step } from '../../../../src-shared/games/euro-crisis/types.ts'

export interface Lost {
  readonly seat: Seat
  readonly property: PropertyId
  readonly points: number
}

/** A riot if it ended now. */
export interface RiotOutcome {
  readonly kind: 'riot'
  readonly state: StateId
  readonly people: number
  readonly government: number
  /** From the topmost down. */
  readonly lost: readonly Lost[]
  /** So many more weapons on the people's side cost the next property; null where there is none left. */
  readonly short: number | null
}

export interface CutOutcome {
  readonly kind: 'cut'
  readonly state: StateId
  readonly losses: readonly (Shift & { readonly loans: number })[]
  /** Who falls out of the game by it. */
  readonly out: readonly Seat[]
}

export type CrisisOutcome = RiotOutcome | CutOutcome

export function riotOutcome(boards: State['boards'], state: StateId, arms: readonly Arms[] = []): RiotOutcome {
  const board = boardOf({ boards }, state)
  const { owners } = board
  const people = PRINTED[state].happiness.fist + weaponsOf(arms, 'people')
  const government = weaponsOf(arms, 'government')
  const losses = lossesIn(board, people, government)
  const lost = owners.slice(owners.length - losses).map((seat, i): Lost => {
    const { id, points } = PRINTED[state].properties[owners.length - losses + i] ?? { id: 'ports', points: 0 }
    return { seat, property: id, points }
  })
  const short = losses === owners.length ? null : (losses + 1) * RIOT_STEP - (people - government)
  return { kind: 'riot', state, people, government, lost: lost.reverse(), short }
}

export function cutOutcome(world: State, state: StateId): CutOutcome {
  const step: Step = { kind: 'cut', state }
  const after = rulesOf(step).settle({ ...world, agenda: [step, ...world.agenda], events: [] }, step)
  const events = after?.events ?? []
  return {
    kind: 'cut',
    state,
    losses: events.flatMap((event) =>
      event.kind === 'cut' ? event.losses.map(({ loans, ...shift }) => ({ ...shift, loans: loans.length })) : [],
    ),
    out: events.flatMap((event) => (event.kind === 'out' ? [event.seat] : [])),
  }
}

export const crisisOutcome = (world: State, { state, crisis }: Crisis): CrisisOutcome =>
  crisis === 'riot' ? riotOutcome(world.boards, state) : cutOutcome(world, state)

/** What a year's end would mean for a bank as it stands; what else comes until then nobody knows. */
export interface YearEnd {
  readonly kind: 'yearEnd'
  /** What comes in; negative where it is paid. */
  readonly money: number
  /** What cannot be paid. */
  readonly missing: number
}

export function yearEndOf(world: State, seat: Seat): YearEnd {
  const { money, missing } = paid(world, seat, bankOf(world, seat).income).payment
  return { kind: 'yearEnd', money, missing }
}

/** Who is before whom if all bid the same: whoever wins such a tie is taken away, and the others are compared again. */
export function tieOrder(world: State, state: StateId): Seat[] {
  const board = boardOf(world, state)
  const order: Seat[] = []
  for (;;) {
    const bids = world.banks.map(({ out }, seat) => (out !== null || order.includes(seat) ? null : 1))
    if (bids.every((bid) => bid === null)) return order
    const { winner } = winnerOf(world, board, bids)
    if (winner === null) return order
    order.push(winner)
  }
}
