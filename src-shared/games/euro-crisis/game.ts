/** The rules of Euro Crisis: bank managers who lend to states, buy what those have to sell, and try not to be there when it breaks. */
import * as v from 'valibot'
import type { Game, Seat } from '../../game.ts'
import type { Said, Words } from '../../words.ts'
import { bot } from './bot.ts'
import { ACTIONS, MARKER_SIZES, PARTIES, QUARTERS, REFORMS, SEATS, STATE_IDS } from './data.ts'
import { disguise } from './disguise.ts'
import { options, presets, unfit } from './options.ts'
import type { Options } from './options.ts'
import { isOver } from './banks.ts'
import { score } from './scoring.ts'
import { layOut } from './setup.ts'
import { rulesOf, run } from './steps/index.ts'
import type { EuroAsk, Move, State, View } from './types.ts'
import { CRISES, SIDES } from './types.ts'
import { view } from './view.ts'
import type { en } from './words.en.ts'

const refuse = (said: Said<typeof en.refuse>): Words => ({ from: 'euro-crisis.refuse', ...said })

function asks(state: State, seat: Seat): readonly EuroAsk[] {
  const [step] = state.agenda
  return (step && rulesOf(step).asks?.(state, step, seat)) ?? []
}

const OfState = v.picklist(STATE_IDS)
const OfParty = v.picklist(PARTIES)
/** A number of pieces. Too many are let through to `check`, so that they get their words instead of a closed wire. */
const Pieces = (least: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(least),
    // Not −0, which is no plain JSON.
    v.transform((pieces) => pieces + 0),
  )

const MoveShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('lend'), state: OfState }),
  v.strictObject({ kind: v.literal('quarter'), quarter: v.pipe(Pieces(1), v.maxValue(QUARTERS)) }),
  v.strictObject({ kind: v.literal('card'), card: v.picklist(ACTIONS) }),
  v.strictObject({ kind: v.literal('decline') }),
  v.strictObject({ kind: v.literal('frankfurt'), loans: Pieces(1) }),
  v.strictObject({ kind: v.literal('london'), state: OfState, loans: Pieces(1) }),
  v.strictObject({ kind: v.literal('moscow'), gold: Pieces(0), weapons: Pieces(0) }),
  v.strictObject({ kind: v.literal('brussels'), state: OfState, large: OfParty, small: OfParty }),
  v.strictObject({
    kind: v.literal('reform'),
    number: v.pipe(Pieces(1), v.maxValue(REFORMS)),
    state: OfState,
    marker: v.picklist(MARKER_SIZES),
    real: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('stop') }),
  v.strictObject({ kind: v.literal('bid'), gold: Pieces(0) }),
  v.strictObject({ kind: v.literal('arm'), side: v.picklist(SIDES), weapons: Pieces(1) }),
  v.strictObject({ kind: v.literal('stayOut') }),
  v.strictObject({ kind: v.literal('crisis'), state: OfState, crisis: v.picklist(CRISES) }),
])

function parse(raw: unknown): Move | undefined {
  const parsed = v.safeParse(MoveShape, raw)
  return parsed.success ? parsed.output : undefined
}

function check(state: State, seat: Seat, move: Move): Words | undefined {
  const [step] = state.agenda
  if (!step) return refuse({ key: 'over' })
  if (asks(state, seat).length === 0) return refuse({ key: 'notNow' })
  const refused = rulesOf(step).check?.(state, step, seat, move)
  return refused && refuse(refused)
}

function apply(state: State, seat: Seat, move: Move): State {
  const [step] = state.agenda
  return run((step && rulesOf(step).apply?.(state, step, seat, move)) ?? state)
}

function late(state: State, seat: Seat): Move | undefined {
  const [step] = state.agenda
  if (!step || !asks(state, seat).some((ask) => ask.must)) return undefined
  return rulesOf(step).late?.(state, step, seat)
}

function progressOf({ year, quarter, agenda }: State): Said<typeof en.progress> {
  if (agenda.length === 0) return { key: 'over' }
  if (year === 0) return { key: 'initial' }
  return quarter === 0 ? { key: 'choosing', args: { year } } : { key: 'underWay', args: { year, quarter } }
}

export const euroCrisis: Game<Options, State, Move, View> = {
  id: 'euro-crisis',
  rules: 1,
  seats: SEATS,
  options,
  presets,
  sides: () => [],
  unfit(chosen, seats) {
    const said = unfit(chosen, seats)
    return said && refuse(said)
  },
  setup: (chosen, seating, seed) => run(layOut(chosen, seating, seed)),
  asks,
  parse,
  check,
  apply,
  view,
  late,
  clock: (state) => state.options.clock,
  result: (state) =>
    isOver(state)
      ? {
          standings: score(state).map(({ seat, total, out, winner }) => ({
            seat,
            points: total,
            eliminated: out !== null,
            winner,
          })),
        }
      : undefined,
  disguise,
  bot,
  progress: (state) => ({ from: 'euro-crisis.progress', ...progressOf(state) }),
}
