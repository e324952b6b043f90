/** The contract every game keeps: pure functions over plain data, so that one table can run any of them. */
import type { Random, Seed } from './random.ts'
import type { Words } from './words.ts'

/** A chair at the table, counted clockwise from 0. */
export type Seat = number

/** Who is looking. 'table' sees what lies face up; spectators and the shared screen get this. */
export type Eye = Seat | 'table'

/** What every game's state carries. All of it is plain JSON. */
export interface Base {
  /** Rises when a phase closes. A move names the beat it was made for, so a late tap never lands in the next phase. */
  readonly beat: number
  /** In no view until the end. */
  readonly seed: Seed
  /** The seed's fingerprint, shown from the start: at the end anyone can check that nothing was stacked. */
  readonly seal: string
  /** Everything that happened, in order. What an eye is told of it is the view's business. */
  readonly events: readonly unknown[]
}

/** A decision that a seat has to make (`must`) or may make now. Games add what the screen needs to put the question. */
export interface Ask {
  readonly kind: string
  readonly must: boolean
}

/** A numbered event as one eye is told it. A screen animates from the last number it saw, so a dropped frame loses nothing. */
export interface Told {
  readonly n: number
  readonly key: string
  readonly args?: unknown
}

/** What a table screen can rely on in every game's view. */
export interface BaseView {
  readonly events: readonly Told[]
  /** The fingerprint of the seed, from the start. */
  readonly seal: string
  /** Null until the end. */
  readonly seed: Seed | null
}

export interface Standing {
  readonly seat: Seat
  readonly points: number
  readonly eliminated: boolean
  readonly winner: boolean
}

/** How a game ended. No winner at all is possible. */
export interface Result {
  readonly standings: readonly Standing[]
}

/** One house rule: enough to draw its control and to check a value for it. Labels and help are in the game's words. */
export type OptionDescription =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string }
  | { readonly kind: 'toggle'; readonly default: boolean }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number }
  /** A whole number, or null for "as printed". */
  | { readonly kind: 'printed-or-whole'; readonly min: number; readonly max: number; readonly default: number | null }
  /** Money without a ceiling, a decimal string. */
  | { readonly kind: 'amount'; readonly min: string; readonly digits: number; readonly default: string }

export type OptionDescriptions<Options> = { readonly [K in keyof Options]: OptionDescription & { default: Options[K] } }

export interface Preset<Options> {
  readonly id: string
  readonly options: Options
}

/** What is settled before the first move besides the house rules. */
export interface Seating {
  readonly seats: number
  /** Who begins; null draws lots. */
  readonly first: Seat | null
  /** The nation, bank or colour each seat picked, from the game's `sides`; null is dealt at random. */
  readonly sides: readonly (string | null)[]
}

export interface Game<Options, State extends Base, Move, View extends BaseView> {
  readonly id: string
  /** Raise when old logs would replay differently. */
  readonly rules: number
  readonly seats: readonly [min: number, max: number]
  readonly options: OptionDescriptions<Options>
  /** The first preset is the one a new table starts with. */
  readonly presets: readonly Preset<Options>[]
  /** What can be picked as one's side with that many players; empty where the game has none. */
  sides(seats: number): readonly string[]
  /** Why these house rules cannot be played at a table of that size, each within its limits though it is; undefined where they can. */
  unfit?(options: Options, seats: number): Words | undefined
  setup(options: Options, seating: Seating, seed: Seed): State
  /** Empty: nothing to decide now. */
  asks(state: State, seat: Seat): readonly Ask[]
  /** Shape. */
  parse(raw: unknown): Move | undefined
  /** Legality: undefined, or the refusal in words. */
  check(state: State, seat: Seat, move: Move): Words | undefined
  /** Only checked moves. */
  apply(state: State, seat: Seat, move: Move): State
  /** The only way out of the engine. */
  view(state: State, eye: Eye): View
  /** What a clock plays for a seat that ran out of time; undefined where the seat owes nothing. */
  late(state: State, seat: Seat): Move | undefined
  /** Seconds a player has for a decision; 0 is no limit. */
  clock(state: State): number
  result(state: State): Result | undefined
  /** The same state with everything this eye may not know dealt anew: carries the law of secrecy, and gives bots worlds to think in. */
  disguise(state: State, eye: Eye, random: Random): State
  /** Sees a view, never a state. */
  bot(view: View, asks: readonly Ask[], random: Random): Move | undefined
  /** One line for the list of saved games. */
  progress(state: State): Words
}

/** A game whose types are not known here: methods are checked bivariantly, so every `Game` is one. */
export type AnyGame = Game<object, Base, unknown, BaseView>
