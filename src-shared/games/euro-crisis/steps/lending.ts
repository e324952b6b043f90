/** The initial round: one loan in a state without loans, then in reverse order one beside somebody's. */
import { FIRST_LOANS } from '../data.ts'
import type { StateId } from '../data.ts'
import { numberOf, rowOf } from '../bonds.ts'
import { bankOf, boardOf, shifted, tell, withBank, withBoard } from '../banks.ts'
import type { State } from '../types.ts'
import type { Of, StepRules } from './step.ts'
import { closed, instead, NOT_NOW } from './step.ts'

/** In lap 1 the states without loans, in lap 2 those with one. */
const open = ({ boards }: State, lap: number): StateId[] =>
  boards.filter(({ loans }) => loans.length === lap - 1).map(({ state }) => state)

function lent(state: State, { lap, seat }: Of<'lending'>, id: StateId): State {
  const board = boardOf(state, id)
  const row = rowOf(id, FIRST_LOANS[lap - 1] ?? 0)
  const loan = { seat, column: lap, row, value: numberOf(id, row) }
  const placed = withBoard(state, { ...board, loans: [...board.loans, loan] })
  const paid = withBank(placed, seat, { loans: bankOf(state, seat).loans - 1 })
  const { state: after, shift } = shifted(paid, seat, loan.value)
  return instead(tell(after, { kind: 'lent', state: id, loans: [loan], shift }))
}

export const lending: StepRules<Of<'lending'>> = {
  settle(state, step) {
    const [only, ...others] = open(state, step.lap)
    return only !== undefined && others.length === 0 ? lent(state, step, only) : undefined
  },
  asks: (state, { lap, seat }, asked) =>
    seat === asked ? [{ kind: 'lend', must: true, value: FIRST_LOANS[lap - 1] ?? 0, states: open(state, lap) }] : [],
  check(state, { lap }, _seat, move) {
    if (move.kind !== 'lend') return NOT_NOW
    return open(state, lap).includes(move.state) ? undefined : { key: 'notOpen', args: { state: move.state, lap } }
  },
  apply: (state, step, _seat, move) => (move.kind === 'lend' ? lent(closed(state), step, move.state) : state),
  late: (state, { lap }) => ({ kind: 'lend', state: open(state, lap)[0] ?? 'greece' }),
}
