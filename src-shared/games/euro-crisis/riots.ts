/** How a riot ends where every bank places its weapons for its own good, knowing what those after it can still do. */
import type { Seat } from '../../game.ts'
import { PRINTED } from './data.ts'
import { JUDGEMENT } from './judgement.ts'
import { lossesIn } from './steps/crises.ts'
import type { Board, State } from './types.ts'

interface Course {
  /** What the first in the queue places: for the people, or with a minus for the government. */
  readonly placed: number
  /** So many properties go. */
  readonly lost: number
}

/** What each bank loses in points where so many of the topmost properties go. */
function lossesBySeat(board: Board, seats: number, lost: number): number[] {
  const losses = Array.from({ length: seats }, () => 0)
  for (let i = board.owners.length - lost; i < board.owners.length; i++) {
    const owner = board.owners[i]
    if (owner !== undefined) losses[owner] = (losses[owner] ?? 0) + (PRINTED[board.state].properties[i]?.points ?? 0)
  }
  return losses
}

/** Own losses hurt, those of others please a little. */
function feelings(board: Board, state: State): number[][] {
  const rivals = Math.max(1, state.banks.filter(({ out }) => out === null).length - 1)
  return Array.from({ length: board.owners.length + 1 }, (_, lost) => {
    const losses = lossesBySeat(board, state.seats, lost)
    const all = losses.reduce((sum, loss) => sum + loss, 0)
    return losses.map((own) => ((all - own) * JUDGEMENT.rivalry) / rivals - own)
  })
}

/** How many properties go in the end, by the lead of the people: `reach` is in the middle. */
interface Ends {
  readonly lost: Int8Array
  readonly reach: number
}

/** Where so many are placed counts the same for all who come later: so it is worked out from the last bank back to the first. */
function bestPlaced(weapons: number, at: number, { lost, reach }: Ends, felt: (lost: number) => number): number {
  let best = 0
  let worth = felt(lost[reach + at] ?? 0)
  for (let size = 1; size <= weapons; size++)
    for (const placed of [size, -size]) {
      const here = felt(lost[reach + at + placed] ?? 0) - size * JUDGEMENT.weapon
      if (here > worth + 1e-9) {
        best = placed
        worth = here
      }
    }
  return best
}

/** Each bank knows how those after it will answer. Answers for the first in the queue, and how many properties go. */
export function riotCourse(state: State, board: Board, queue: readonly Seat[], lead: number): Course {
  const weaponsOf = (seat: Seat) => state.banks[seat]?.weapons ?? 0
  const felt = feelings(board, state)
  const reach = queue.reduce((sum, seat) => sum + weaponsOf(seat), Math.abs(lead))
  let lost = Int8Array.from({ length: 2 * reach + 1 }, (_, i) => lossesIn(board, i - reach, 0))
  let answer = 0
  for (let place = queue.length - 1; place >= 0; place--) {
    const seat = queue[place] ?? 0
    const ends: Ends = { lost, reach }
    // Nobody comes so far that what is placed would lead beyond the reach.
    const before = queue.slice(0, place).reduce((sum, other) => sum + weaponsOf(other), 0)
    const earlier = new Int8Array(lost.length)
    for (let at = lead - before; at <= lead + before; at++) {
      const placed = bestPlaced(weaponsOf(seat), at, ends, (gone) => felt[gone]?.[seat] ?? 0)
      earlier[reach + at] = lost[reach + at + placed] ?? 0
      if (place === 0) answer = placed
    }
    lost = earlier
  }
  return { placed: answer, lost: lost[reach + lead] ?? 0 }
}

export const fistOf = (board: Board): number => PRINTED[board.state].happiness.fist

/** So many properties a riot would take, from the topmost on. */
export const riotTakes = (state: State, board: Board, queue: readonly Seat[]): number =>
  board.owners.length === 0 ? 0 : riotCourse(state, board, queue, fistOf(board)).lost
