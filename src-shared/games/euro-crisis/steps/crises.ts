/** Riots and debt cuts: in which order they come, and what they do. */
import type { Seat } from '../../../game.ts'
import { valueOf, STARTS } from '../bonds.ts'
import { PRINTED, RIOT_STEP } from '../data.ts'
import type { StateId } from '../data.ts'
import {
  bankOf,
  boardOf,
  eachFromBelow,
  fromBelow,
  isIn,
  isOver,
  ranking,
  shifted,
  tell,
  withBank,
  withBoard,
} from '../banks.ts'
import { duesOf } from '../states.ts'
import type { Arms, Board, Crisis, State, Step } from '../types.ts'
import type { Of, StepRules } from './step.ts'
import { closed, instead, NOT_NOW } from './step.ts'

export const dueIn = (boards: readonly Board[]): Crisis[] => boards.flatMap(duesOf)

const same = (a: Crisis, b: Crisis) => a.state === b.state && a.crisis === b.crisis

/** It comes before the next one is named. */
function began(state: State, step: Of<'crises'>, { state: id, crisis }: Crisis): State {
  if (crisis === 'cut') return instead(state, { kind: 'cut', state: id }, step)
  const riot: Step = { kind: 'riot', state: id, queue: fromBelow(state), arms: [] }
  return tell(instead(state, riot, step), { kind: 'riot', state: id, fist: PRINTED[id].happiness.fist })
}

/** The bank whose action or event it was, or when that has dropped out the highest income. */
const ordering = (state: State, { seat }: Of<'crises'>): Seat =>
  isIn(state, seat) ? seat : (ranking(state)[0] ?? seat)

export const crises: StepRules<Of<'crises'>> = {
  settle(state, step) {
    const [first, ...others] = dueIn(state.boards)
    if (!first) return instead(state)
    return others.length === 0 ? began(state, step, first) : undefined
  },
  asks: (state, step, seat) =>
    ordering(state, step) === seat ? [{ kind: 'crisis', must: true, due: dueIn(state.boards) }] : [],
  check(state, _step, _seat, move) {
    if (move.kind !== 'crisis') return NOT_NOW
    const { state: id, crisis } = move
    return dueIn(state.boards).some((due) => same(due, move))
      ? undefined
      : { key: 'notDue', args: { state: id, crisis } }
  },
  apply(state, step, seat, move) {
    if (move.kind !== 'crisis') return state
    const crisis: Crisis = { state: move.state, crisis: move.crisis }
    const told = tell(closed(state), { kind: 'chosenCrisis', seat, crisis })
    return began(told, { ...step, seat: ordering(state, step) }, crisis)
  },
  late(state) {
    const [first] = dueIn(state.boards)
    return first ? { kind: 'crisis', ...first } : { kind: 'stop' }
  },
}

export const weaponsOf = (arms: readonly Arms[], side: Arms['side']): number =>
  arms.reduce((sum, { side: on, weapons }) => sum + (on === side ? weapons : 0), 0)

/** So many properties are lost: one for every full three weapons that the people lead by, of those that are sold. */
export const lossesIn = (board: Board, people: number, government: number): number =>
  Math.min(board.owners.length, Math.max(0, Math.floor((people - government) / RIOT_STEP)))

function calmed(state: State, id: StateId, arms: readonly Arms[]): State {
  const board = boardOf(state, id)
  const { fist, start } = PRINTED[id].happiness
  const people = fist + weaponsOf(arms, 'people')
  const government = weaponsOf(arms, 'government')
  const kept = board.owners.length - lossesIn(board, people, government)
  const lost = board.owners
    .flatMap((seat, i) => {
      const property = PRINTED[id].properties[i]
      return i < kept || !property ? [] : [{ seat, property: property.id, points: property.points }]
    })
    .reverse()
  const calm = withBoard(state, { ...board, owners: board.owners.slice(0, kept), happiness: start })
  return tell(instead(calm), { kind: 'calmed', state: id, people, government, lost })
}

const nextIn = (step: Of<'riot'>): Step => ({ ...step, queue: step.queue.slice(1) })

export const riot: StepRules<Of<'riot'>> = {
  settle(state, step) {
    const [seat] = step.queue
    if (seat === undefined) return calmed(state, step.state, step.arms)
    // Nobody is asked for weapons they do not have, unless that would tell how many somebody has.
    return bankOf(state, seat).weapons === 0 && !state.options.hidden ? instead(state, nextIn(step)) : undefined
  },
  asks: (state, { state: id, queue }, seat) =>
    queue[0] === seat ? [{ kind: 'arm', must: true, state: id, most: bankOf(state, seat).weapons }] : [],
  check(state, _step, seat, move) {
    if (move.kind === 'stayOut') return undefined
    if (move.kind !== 'arm') return NOT_NOW
    const { weapons } = bankOf(state, seat)
    return move.weapons <= weapons ? undefined : { key: 'fewWeapons', args: { weapons } }
  },
  apply(state, step, seat, move) {
    const next = closed(state)
    if (move.kind !== 'arm') return tell(instead(next, nextIn(step)), { kind: 'stayedOut', seat, state: step.state })
    const arms: Arms = { seat, side: move.side, weapons: move.weapons }
    const placed = withBank(next, seat, { weapons: bankOf(next, seat).weapons - move.weapons })
    const after: Step = { ...step, queue: step.queue.slice(1), arms: [...step.arms, arms] }
    return tell(instead(placed, after), { kind: 'armed', state: step.state, arms })
  },
  late: () => ({ kind: 'stayOut' }),
}

export const cut: StepRules<Of<'cut'>> = {
  settle(state, { state: id }) {
    const { loans } = boardOf(state, id)
    const settled = eachFromBelow(
      instead(state),
      (now, seat) => {
        const own = loans.filter((loan) => loan.seat === seat)
        const { state: after, shift } = shifted(now, seat, -valueOf(own))
        const board = boardOf(after, id)
        const left = withBoard(after, { ...board, loans: board.loans.filter((loan) => loan.seat !== seat) })
        return { state: left, record: { ...shift, loans: own } }
      },
      (losses) => ({ kind: 'cut', state: id, losses: losses.filter((loss) => loss.loans.length > 0) }),
    )
    if (isOver(settled)) return settled
    // Loans of banks that have dropped out go too.
    return withBoard(settled, { ...boardOf(settled, id), loans: [], debt: STARTS[id] })
  },
}
