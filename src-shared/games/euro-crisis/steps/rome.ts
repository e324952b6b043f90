/** Rome: up to four reforms one after the other, each paid for, each seen by all before the next. */
import type { Seat } from '../../../game.ts'
import { MARKER_SIZES, REFORM_COST, REFORMS } from '../data.ts'
import { bankOf, boardOf, eachFromBelow, paid, tell, withBank, withBoard } from '../banks.ts'
import { FEES, ownedBy, reformed } from '../states.ts'
import type { Board, EuroAsk, Happening, Move, Payment, State } from '../types.ts'
import type { Of, Refusal } from './step.ts'
import { instead } from './step.ts'

type Reform = Extract<Move, { kind: 'reform' }>
type Choice = Extract<EuroAsk, { kind: 'reform' }>['choices'][number]

export const movable = (boards: readonly Board[]): Choice[] =>
  boards.flatMap((board) =>
    MARKER_SIZES.filter((marker) => board[marker].left > 0).map((marker) => ({ state: board.state, marker })),
  )

const canPay = (state: State, seat: Seat): boolean => bankOf(state, seat).money >= REFORM_COST

export const reformAsk = (state: State, seat: Seat, reforms: number): EuroAsk => ({
  kind: 'reform',
  must: true,
  number: reforms + 1,
  choices: canPay(state, seat) ? movable(state.boards) : [],
})

/** After the fourth, and where no marker can be moved; for want of money only where everybody sees the money. */
export function romeEndsByItself(state: State, { seat, card, reforms }: Of<'turn'>): boolean {
  if (card !== 'rome' || reforms === 0) return false
  if (reforms >= REFORMS || movable(state.boards).length === 0) return true
  return !state.options.hidden && !canPay(state, seat)
}

export function checkReform(state: State, seat: Seat, reforms: number, move: Reform): Refusal | undefined {
  const board = state.boards.find((one) => one.state === move.state)
  if (!board) return { key: 'notInPlay', args: { state: move.state } }
  if (move.number !== reforms + 1) return { key: 'otherReform', args: { number: reforms + 1 } }
  const { party, left } = board[move.marker]
  if (left === 0) return { key: 'innermost', args: { state: move.state, party } }
  return canPay(state, seat) ? undefined : { key: 'littleMoney', args: { missing: REFORM_COST } }
}

export const stopped = (state: State, seat: Seat, reforms: number): State =>
  instead(tell(state, { kind: 'stopped', seat, reforms }), { kind: 'crises', seat })

export function reform(state: State, step: Of<'turn'>, { state: id, marker, real }: Reform): State {
  const { seat, reforms } = step
  const board = boardOf(state, id)
  const after = reformed(board, marker, real)
  const { party } = board[marker]
  const charged = withBank(state, seat, { money: bankOf(state, seat).money - REFORM_COST })
  const moved = instead(withBoard(charged, after), { ...step, reforms: reforms + 1 })
  const happened = (payments: readonly Payment[]): Happening => ({
    ...{ kind: 'reform', seat, state: id, marker, party, real },
    debt: { state: id, from: board.debt, to: after.debt },
    happiness: { state: id, from: board.happiness, to: after.happiness },
    payments,
  })
  const fee = real ? FEES[party] : 0
  if (fee === 0) return tell(moved, happened([]))
  return eachFromBelow(
    moved,
    (now, bank) => {
      const { state: next, payment } = paid(now, bank, fee * ownedBy(board, bank))
      return { state: next, record: payment }
    },
    (payments) => happened(payments.filter(({ money, missing }) => money !== 0 || missing !== 0)),
  )
}
