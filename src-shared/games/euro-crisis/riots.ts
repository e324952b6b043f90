/** How a riot ends where every bank places its weapons for its own good, knowing what those after it can still do. */
import type { Seat } from '../../game.ts'
import { PRINTED } from './data.ts'
import { JUDGEMENT } from './judgement.ts'
import { lossesIn } from './steps/crises.ts'
import type { Board, State } from './types.ts'

/** Weapons for the people are counted up, those for the government down. */
interface Course {
  readonly lead: number
  /** What the first in the queue places. */
  readonly placed: number
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

/** From the last bank back to the first: each knows how those after it will answer. */
export function riotCourse(state: State, board: Board, queue: readonly Seat[], lead: number): Course {
  const felt = feelings(board, state)
  const known = new Map<number, Course>()
  const lostAt = (at: number) => lossesIn(board, at, 0)
  const play = (place: number, at: number): Course => {
    const seat = queue[place]
    if (seat === undefined) return { lead: at, placed: 0 }
    const key = at * 8 + place
    const seen = known.get(key)
    if (seen) return seen
    const weapons = state.banks[seat]?.weapons ?? 0
    let best: Course & { readonly worth: number } = { lead: 0, placed: 0, worth: -Infinity }
    for (let size = 0; size <= weapons; size++)
      for (const placed of size === 0 ? [0] : [-size, size]) {
        const end = play(place + 1, at + placed).lead
        const worth = (felt[lostAt(end)]?.[seat] ?? 0) - size * JUDGEMENT.weapon
        if (worth > best.worth + 1e-9) best = { lead: end, placed, worth }
      }
    known.set(key, best)
    return best
  }
  return play(0, lead)
}

export const fistOf = (board: Board): number => PRINTED[board.state].happiness.fist

/** So many properties a riot would take, from the topmost on. */
export const riotTakes = (state: State, board: Board, queue: readonly Seat[]): number =>
  board.owners.length === 0 ? 0 : lossesIn(board, riotCourse(state, board, queue, fistOf(board)).lead, 0)
