/** Where a match stands: the game's state and what is settled around it, after any number of log entries. */
import type { AnyGame, Base, Seat } from '../../src-shared/game.ts'
import type { HouseEvent, Sitter } from '../../src-shared/protocol.ts'
import type { Entry, Header, MoveEntry, TableEntry } from './log-lines.ts'
import { isLate, isMove } from './log-lines.ts'
import type { HashedPin } from '../room/pins.ts'
import { house } from '../refusals.ts'

/** A chair as it is now; what the match began with is in the header. */
export interface SatChair {
  readonly name: string
  readonly sitter: Sitter
  /** The fingerprint of the token of the phone it belongs to. */
  readonly holder: string | null
}

export interface Position {
  readonly state: Base
  readonly chairs: readonly SatChair[]
  readonly paused: boolean
  /** The tail of what happened besides the game. */
  readonly house: readonly HouseEvent[]
  /** By seat. */
  readonly pins: readonly (HashedPin | null)[]
  /** By seat: milliseconds that were left for the decision of this beat when the table was put away. */
  readonly times: readonly (number | null)[]
  /** Who was the last to decide something that had to be decided. */
  readonly last: Seat | null
  /** When that was. Second thoughts leave no trace here: nobody else may learn that a bid was changed. */
  readonly when: number
}

/** A log that no game could have written. */
export class Unplayable extends Error {}

/** More of what happened around the game than this nobody reads. */
const TAIL = 8

export const hasToDecide = (game: AnyGame, state: Base, seat: Seat): boolean =>
  game.asks(state, seat).some((ask) => ask.must)

export function startOf(game: AnyGame, header: Header): Position {
  const { chairs, options, first, seed, created } = header
  const seating = { seats: chairs.length, first, sides: chairs.map((chair) => chair.side) }
  return {
    state: game.setup(options, seating, seed),
    chairs: chairs.map(({ name, sitter, holder = null }) => ({ name, sitter, holder })),
    paused: false,
    house: [],
    pins: chairs.map(() => null),
    times: chairs.map(() => null),
    last: null,
    when: created,
  }
}

/** Plays a move that has been parsed and checked. */
export function afterMove(game: AnyGame, before: Position, entry: MoveEntry, move: unknown): Position {
  const state = game.apply(before.state, entry.seat, move)
  const times = state.beat === before.state.beat ? before.times : before.times.map(() => null)
  return hasToDecide(game, before.state, entry.seat)
    ? { ...before, state, times, house: toldOfClock(game, before, entry), last: entry.seat, when: entry.at }
    : { ...before, state, times }
}

/** The clock's decision is nobody's own: the table is told so before it, where there is a limit at all. */
function toldOfClock(game: AnyGame, before: Position, entry: MoveEntry): readonly HouseEvent[] {
  if (!isLate(entry) || game.clock(before.state) === 0) return before.house
  return tail(before, house({ key: 'timeUp', args: { name: chairOf(before, entry.seat).name } }))
}

export function afterTableEntry(before: Position, entry: TableEntry): Position {
  switch (entry.entry) {
    case 'pin':
      return { ...before, pins: put(before.pins, entry.seat, { salt: entry.salt, hash: entry.hash }) }
    case 'unpin':
      return { ...before, pins: put(before.pins, entry.seat, null) }
    case 'chair':
      return reseated(before, entry)
    case 'rename': {
      const chair = chairOf(before, entry.seat)
      const told = house({ key: 'renamed', args: { from: chair.name, to: entry.name } })
      return { ...withChair(before, entry.seat, { ...chair, name: entry.name }), house: tail(before, told) }
    }
    case 'time':
      return entry.beat === before.state.beat ? { ...before, times: put(before.times, entry.seat, entry.left) } : before
    case 'pause':
      return {
        ...before,
        paused: entry.on,
        house: tail(before, house({ key: entry.on ? 'paused' : 'resumed' })),
      }
  }
}

function reseated(before: Position, entry: Extract<TableEntry, { entry: 'chair' }>): Position {
  const { seat, name, sitter, holder } = entry
  const told = house(tellingOf(chairOf(before, seat), { name, sitter, holder }))
  return { ...withChair(before, seat, { name, sitter, holder }), house: tail(before, told) }
}

function tellingOf(old: SatChair, { name, sitter, holder }: SatChair): Parameters<typeof house>[0] {
  if (sitter === 'here') return { key: 'toLaptop', args: { name } }
  if (sitter === 'bot') return { key: 'toBot', args: { name } }
  if (holder === null) return { key: 'free', args: { name } }
  if (old.sitter === 'bot' && old.holder === holder) return { key: 'back', args: { name } }
  return old.name === name ? { key: 'toPhone', args: { name } } : { key: 'takesOver', args: { name, from: old.name } }
}

function chairOf(position: Position, seat: Seat): SatChair {
  const chair = position.chairs[seat]
  if (!chair) throw new Unplayable('no such seat')
  return chair
}

const withChair = (before: Position, seat: Seat, chair: SatChair): Position => ({
  ...before,
  chairs: put(before.chairs, seat, chair),
})

const put = <T>(list: readonly T[], at: number, item: T): T[] => list.map((old, i) => (i === at ? item : old))

const tail = ({ house, state }: Position, words: HouseEvent['words']): HouseEvent[] =>
  [...house, { n: (house.at(-1)?.n ?? 0) + 1, after: state.events.length, words }].slice(-TAIL)

/** Takes the next line of a log, trusting nothing in it. */
export function follow(game: AnyGame, before: Position, entry: Entry): Position {
  if ('seat' in entry && entry.seat >= before.pins.length) throw new Unplayable('no such seat')
  if (!isMove(entry)) return afterTableEntry(before, entry)
  const move = game.parse(entry.move)
  if (move === undefined) throw new Unplayable('not a move')
  if (entry.beat !== before.state.beat) throw new Unplayable('a move for another beat')
  if (game.check(before.state, entry.seat, move)) throw new Unplayable('a move against the rules')
  return afterMove(game, before, entry, move)
}
