/** Choosing quarters, and the secret cards of a quarter. */
import type { Seat } from '../../../game.ts'
import { ACTIONS } from '../data.ts'
import { bankOf, clockwise, isIn, ranking, tell, withBank } from '../banks.ts'
import type { State, Step } from '../types.ts'
import type { Of, StepRules } from './step.ts'
import { closed, instead, NOT_NOW } from './step.ts'

const free = ({ markers }: State): number[] => markers.flatMap((seat, i) => (seat === null ? [i + 1] : []))

/** Four banks take one each; of three the highest income also takes what is left; two take turns. */
export function picksOf(state: State): Seat[] {
  const ranked = ranking(state)
  return state.markers.map((_, i) => ranked[i % ranked.length] ?? 0)
}

function taken(state: State, { picks: [seat, ...picks] }: Of<'quarters'>, quarter: number): State {
  if (seat === undefined) return instead(state)
  const markers = state.markers.map((marker, i) => (i === quarter - 1 ? seat : marker))
  const told = tell({ ...state, markers }, { kind: 'quarter', seat, quarter })
  return instead(told, ...(picks.length > 0 ? [{ kind: 'quarters', picks } satisfies Step] : []))
}

export const quarters: StepRules<Of<'quarters'>> = {
  settle(state, step) {
    const [only, ...others] = free(state)
    return only !== undefined && others.length === 0 ? taken(state, step, only) : undefined
  },
  asks: (state, { picks }, seat) => (picks[0] === seat ? [{ kind: 'quarter', must: true, free: free(state) }] : []),
  check(state, _step, _seat, move) {
    if (move.kind !== 'quarter') return NOT_NOW
    return free(state).includes(move.quarter) ? undefined : { key: 'quarterTaken', args: { quarter: move.quarter } }
  },
  apply: (state, step, _seat, move) => (move.kind === 'quarter' ? taken(closed(state), step, move.quarter) : state),
  late: (state) => ({ kind: 'quarter', quarter: free(state)[0] ?? 1 }),
}

/** Where the one whose marker lies there has dropped out, the next bank clockwise begins. */
export const starterOf = (state: State, quarter: number): Seat =>
  clockwise(state, state.markers[quarter - 1] ?? state.first)[0] ?? state.first

const allChosen = (state: State): boolean => state.banks.every(({ out, chosen }) => out !== null || chosen !== null)

export const cards: StepRules<Of<'cards'>> = {
  settle(state, { quarter }) {
    if (state.quarter !== quarter) {
      const seat = starterOf(state, quarter)
      const order = clockwise(state, seat, state.direction)
      return tell({ ...state, quarter, order }, { kind: 'begins', year: state.year, quarter, seat })
    }
    if (!allChosen(state)) return undefined
    const turns = state.order.map((seat): Step => ({ kind: 'turn', seat, card: null, reforms: 0 }))
    return instead(state, ...turns)
  },
  asks(state, _step, seat) {
    if (!isIn(state, seat)) return []
    const { hand, chosen } = bankOf(state, seat)
    return [{ kind: 'card', must: chosen === null, hand, chosen }]
  },
  check(state, _step, seat, move) {
    if (move.kind !== 'card') return NOT_NOW
    return bankOf(state, seat).hand.includes(move.card) ? undefined : { key: 'cardSpent', args: { card: move.card } }
  },
  apply(state, _step, seat, move) {
    if (move.kind !== 'card') return state
    const next = withBank(state, seat, { chosen: move.card })
    // A change of mind was never made: nothing tells of it.
    const told = bankOf(state, seat).chosen === null ? tell(next, { kind: 'chose', seat }) : next
    return allChosen(told) ? closed(told) : told
  },
  late: (state, _step, seat) => ({
    kind: 'card',
    card: ACTIONS.find((card) => bankOf(state, seat).hand.includes(card)) ?? 'frankfurt',
  }),
}
