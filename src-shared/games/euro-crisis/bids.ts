/** What a property is worth to each bank, what the others may bid for it, and what to bid oneself. */
import type { Seat } from '../../game.ts'
import { bankOf, boardOf } from './banks.ts'
import { JUDGEMENT } from './judgement.ts'
import { goldRate, goldWorth } from './outlook.ts'
import { nextProperty } from './states.ts'
import { winnerOf } from './steps/auction.ts'
import type { Board, State } from './types.ts'

export interface Bid {
  readonly gold: number
  /** Expected, in points. */
  readonly gain: number
}

const worthOf = (board: Board): number => nextProperty(board)?.points ?? 0

/** The most that a bank would give: where the gold is worth as much as the property. */
function mostFor(state: State, seat: Seat, worth: number): number {
  const rate = goldRate(state)
  const { gold } = bankOf(state, seat)
  let most = 0
  while (most < gold && goldWorth(gold, rate) - goldWorth(gold - most - 1, rate) < worth) most++
  return most
}

/** A rival bids anything up to what it can and would, rather more than less. */
const atMost = (bid: number, most: number): number =>
  bid < 0 ? 0 : bid >= most ? 1 : Math.pow((bid + 1) / (most + 1), JUDGEMENT.eager)

/** The bids that could be sense, each with what it gains on average. */
export function bidsFor(state: State, id: Board['state'], seat: Seat): Bid[] {
  const board = boardOf(state, id)
  const worth = worthOf(board) * JUDGEMENT.keeps
  const rate = goldRate(state)
  const { gold } = bankOf(state, seat)
  const rivals = state.banks.flatMap((bank, other) => {
    if (other === seat || bank.out !== null) return []
    const tied = state.banks.map((_, s) => (s === seat || s === other ? 1 : 0))
    return [{ most: mostFor(state, other, worth), yields: winnerOf(state, board, tied).winner === seat }]
  })
  const bids: Bid[] = []
  for (let bid = 0; bid <= gold; bid++) {
    const cost = goldWorth(gold, rate) - goldWorth(gold - bid, rate)
    const chance = rivals.reduce((all, { most, yields }) => all * atMost(yields ? bid : bid - 1, most), 1)
    // What I do not win somebody else does.
    bids.push({ gold: bid, gain: chance * (worth - cost) - (1 - chance) * worth * JUDGEMENT.rivalry * 0.3 })
    if (chance >= 1) break
  }
  return bids
}

/** The most that a bank can gain in an auction. */
export const bestGain = (state: State, id: Board['state'], seat: Seat): number =>
  Math.max(...bidsFor(state, id, seat).map(({ gain }) => gain))
