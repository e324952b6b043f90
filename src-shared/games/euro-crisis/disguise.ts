/** The same game of Euro Crisis with everything one eye may not know dealt anew, and nothing else changed. */
import type { Eye } from '../../game.ts'
import type { Random } from '../../random.ts'
import { isOver } from './banks.ts'
import type { Bank, State, Step } from './types.ts'

export function disguise(state: State, eye: Eye, random: Random): State {
  if (isOver(state)) return state
  const { governments, anger, economy, market } = state.box
  const supplied = state.options.hidden ? resupplied(state, eye, random) : state
  const [step, ...later] = supplied.agenda
  return {
    ...supplied,
    seed: Array.from({ length: 4 }, () => random.whole(0, 0x7fffffff).toString(16).padStart(8, '0')).join(''),
    box: {
      governments: random.shuffled(governments),
      anger: random.shuffled(anger),
      economy: random.shuffled(economy),
      market: random.shuffled(market),
    },
    banks: supplied.banks.map((bank, seat) => (seat === eye ? bank : rechosen(bank, random))),
    agenda: step ? [rebid(supplied, step, eye, random), ...later] : [],
  }
}

/** Of a chosen card only that it is one of those left in hand is known. */
const rechosen = (bank: Bank, random: Random): Bank =>
  bank.chosen === null ? bank : { ...bank, chosen: bank.hand[random.whole(0, bank.hand.length - 1)] ?? bank.chosen }

/** Of a bid that is in nobody else knows how much it is. */
function rebid(state: State, step: Step, eye: Eye, random: Random): Step {
  if (step.kind !== 'auction') return step
  const anew = (bid: number | null, seat: number) =>
    bid === null || seat === eye ? bid : random.whole(0, state.banks[seat]?.gold ?? 0)
  return { ...step, bids: step.bids.map(anew) }
}

/** With hidden supplies others may have more money, and among each other the gold and weapons may lie elsewhere. */
function resupplied(state: State, eye: Eye, random: Random): State {
  const others = state.banks.flatMap((bank, seat) => (seat !== eye && bank.out === null ? [seat] : []))
  const shared = (goods: 'gold' | 'weapons') => {
    const held = others.map(() => 0)
    const all = others.reduce((sum, seat) => sum + (state.banks[seat]?.[goods] ?? 0), 0)
    for (let piece = 0; piece < all; piece++) {
      const at = random.whole(0, others.length - 1)
      held[at] = (held[at] ?? 0) + 1
    }
    return held
  }
  const gold = shared('gold')
  const weapons = shared('weapons')
  const banks = state.banks.map((bank, seat) => {
    const at = others.indexOf(seat)
    return at < 0
      ? bank
      : { ...bank, money: bank.money + random.whole(0, 9), gold: gold[at] ?? 0, weapons: weapons[at] ?? 0 }
  })
  return { ...state, banks }
}
