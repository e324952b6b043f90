/** What is going on, in one line: who is doing what, or what all are waiting for. */
import type { Seat } from '../../../src-shared/game.ts'
import { FIRST_LOANS, REFORMS } from '../../../src-shared/games/euro-crisis/data.ts'
import type { StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import type { en as Rules } from '../../../src-shared/games/euro-crisis/words.en.ts'
import type { View } from '../../../src-shared/games/euro-crisis/types.ts'
import type { Dictionary } from '../../../src-shared/words.ts'
import type { en as Texts } from './words/board.en.ts'

interface Telling {
  readonly t: Dictionary<typeof Texts>
  readonly rules: Pick<Dictionary<typeof Rules>, 'states' | 'properties' | 'actions'>
  readonly name: (seat: Seat) => string
}

/** Banks that are still in the game. */
const inGame = ({ banks }: View) => banks.filter(({ out }) => out === null)
/** Who has no gold is not asked for a bid, where everybody sees it. */
const bidders = ({ banks }: View) => banks.filter(({ out, gold }) => out === null && gold !== 0).length

export function phaseOf(view: View, waiting: readonly Seat[], { t, rules, name }: Telling): string {
  const { step } = view
  const first = waiting[0] ?? 0
  switch (step.kind) {
    case 'lending':
      return t.phase.lending({ who: name(step.seat), value: FIRST_LOANS[step.lap - 1] ?? 0 })
    case 'auction':
      return t.phase.auction({
        ...{ state: rules.states[step.state], property: rules.properties[step.property] },
        ...{ n: step.hasBid.filter(Boolean).length, of: bidders(view) },
      })
    case 'quarters':
      return t.phase.quarters({ who: name(step.picks[0] ?? first) })
    case 'cards':
      return t.phase.cards({ n: inGame(view).filter((bank) => bank.hasChosen).length, of: inGame(view).length })
    case 'turn': {
      const card = rules.actions[step.card ?? 'rome']
      const who = name(step.seat)
      return step.card === 'rome'
        ? t.phase.rome({ who, card, n: step.reforms + 1, of: REFORMS })
        : t.phase.turn({ who, card })
    }
    case 'crises':
      return t.phase.crises({ who: name(first) })
    case 'riot':
      return t.phase.riot({ who: name(step.queue[0] ?? first), state: rules.states[step.state] })
    case 'over':
      return t.phase.over
    default:
      return ''
  }
}

/** Three banks: whose turn comes after whose all this year, the highest income first. */
export const roundOf = ({ seats, banks, ranking: [first = 0], direction }: View): readonly Seat[] =>
  seats > 3
    ? []
    : banks.map((_, i) => (first + i * direction + 2 * seats) % seats).filter((seat) => banks[seat]?.out === null)

/** Where it happens, if in one state. */
export const sceneOf = ({ step }: Pick<View, 'step'>): StateId | null =>
  step.kind === 'auction' || step.kind === 'riot' || step.kind === 'cut' ? step.state : null
