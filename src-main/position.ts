/** Where a match stands: the game's state and what the table keeps beside it, reached from a header by following its log. */
import type { AnyGame, Base, Seat } from '../src-shared/game.ts'
import type { Entry, Header, MoveEntry, TableEntry } from './log-lines.ts'
import { isMove } from './log-lines.ts'
import type { HashedPin } from './pins.ts'

export interface Position {
  readonly state: Base
  /** By seat. */
  readonly pins: readonly (HashedPin | null)[]
  /** Who was the last to decide something that had to be decided. */
  readonly last: Seat | null
  /** When that was. Second thoughts leave no trace here: nobody else may learn that a bid was changed. */
  readonly when: number
}

/** A log that no game could have written. */
export class Unplayable extends Error {}

export const hasToDecide = (game: AnyGame, state: Base, seat: Seat): boolean =>
  game.asks(state, seat).some((ask) => ask.must)

export function startOf(game: AnyGame, header: Header): Position {
  const { chairs, options, first, seed, created } = header
  const seating = { seats: chairs.length, first, sides: chairs.map((chair) => chair.side) }
  return { state: game.setup(options, seating, seed), pins: chairs.map(() => null), last: null, when: created }
}

/** Plays a move that has been parsed and checked. */
export function afterMove(game: AnyGame, before: Position, entry: MoveEntry, move: unknown): Position {
  const state = game.apply(before.state, entry.seat, move)
  return hasToDecide(game, before.state, entry.seat)
    ? { ...before, state, last: entry.seat, when: entry.at }
    : { ...before, state }
}

export function afterTableEntry(before: Position, entry: TableEntry): Position {
  const pin = entry.entry === 'pin' ? { salt: entry.salt, hash: entry.hash } : null
  return { ...before, pins: before.pins.map((old, seat) => (seat === entry.seat ? pin : old)) }
}

/** Takes the next line of a log, trusting nothing in it. */
export function follow(game: AnyGame, before: Position, entry: Entry): Position {
  if (entry.seat >= before.pins.length) throw new Unplayable('no such seat')
  if (!isMove(entry)) return afterTableEntry(before, entry)
  const move = game.parse(entry.move)
  if (move === undefined) throw new Unplayable('not a move')
  if (entry.beat !== before.state.beat) throw new Unplayable('a move for another beat')
  if (game.check(before.state, entry.seat, move)) throw new Unplayable('a move against the rules')
  return afterMove(game, before, entry, move)
}
