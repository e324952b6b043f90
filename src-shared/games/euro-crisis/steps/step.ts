/** What every step of Euro Crisis is: something that happens by itself, or a question that some banks have to answer. */
import type { Seat } from '../../../game.ts'
import type { Said } from '../../../words.ts'
import type { EuroAsk, Move, State, Step } from '../types.ts'
import type { en } from '../words.en.ts'

export type Refusal = Said<typeof en.refuse>
export type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

export interface StepRules<S extends Step> {
  /** What comes of the step without anybody's doing; undefined while somebody has to decide. */
  settle(state: State, step: S): State | undefined
  asks?(state: State, step: S, seat: Seat): readonly EuroAsk[]
  /** For moves that answer what is asked: undefined, or the refusal. */
  check?(state: State, step: S, seat: Seat, move: Move): Refusal | undefined
  apply?(state: State, step: S, seat: Seat, move: Move): State
  /** What the clock plays. */
  late?(state: State, step: S, seat: Seat): Move
}

/** The step is done; others may come in its place. */
export const instead = (state: State, ...steps: readonly Step[]): State => ({
  ...state,
  agenda: [...steps, ...state.agenda.slice(1)],
})

/** A question is closed: what was meant for it does not fit the next one. */
export const closed = (state: State): State => ({ ...state, beat: state.beat + 1 })

export const NOT_NOW: Refusal = { key: 'notNow' }
