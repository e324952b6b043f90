/** All steps of Euro Crisis by their names, and what drives them: what happens by itself happens until somebody has to decide. */
import type { State, Step } from '../types.ts'
import { turn } from './actions.ts'
import { auction } from './auction.ts'
import { crises, cut, riot } from './crises.ts'
import { lending } from './lending.ts'
import { cards, quarters } from './quarters.ts'
import type { Of, StepRules } from './step.ts'
import { anger, blackMarket, economy, income, nationalDebt, newYear, note, restore, yearEnd } from './year.ts'

const STEPS: { readonly [Kind in Step['kind']]: StepRules<Of<Kind>> } = {
  lending,
  auction,
  newYear,
  quarters,
  cards,
  turn,
  crises,
  riot,
  cut,
  anger,
  economy,
  blackMarket,
  income,
  nationalDebt,
  restore,
  note,
  yearEnd,
}

/** Methods are checked bivariantly: the rules of a kind of step are only ever given steps of that kind. */
export const rulesOf = (step: Step): StepRules<Step> => STEPS[step.kind]

/** Goes on until somebody has to decide, or the game is over. */
export function run(state: State): State {
  let now = state
  for (;;) {
    const [step] = now.agenda
    const next = step && rulesOf(step).settle(now, step)
    if (!next) return now
    now = next
  }
}
