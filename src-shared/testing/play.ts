/** Random play for the laws that every game keeps: options, seatings and moves drawn at will, good and bad ones. */
import type { AnyGame, Ask, Base, Eye, OptionDescription, Seat, Seating } from '../game.ts'
import type { GameId } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import type { Random, Seed } from '../random.ts'
import { randomFrom, streamOf } from '../random.ts'
import { euroCrisisManners } from '../games/euro-crisis/testing/play.ts'
import { qeManners } from '../games/qe/testing/play.ts'
import { speculationManners } from '../games/speculation/testing/play.ts'

/** What the laws have to know of one game. States are that game's own; `Base` is all that can be said of them here. */
export interface Manners {
  /** Any move somebody at this seat might try, as it comes from the wire: legal, illegal, changed, absurd. */
  attempt(state: Base, seat: Seat, asks: readonly Ask[], random: Random): unknown
  /** Things that no player could send by hand. */
  readonly garbage: readonly unknown[]
  /** Whether this move rightly tells the eye something it did not know. */
  reveals(state: Base, seat: Seat, move: unknown, eye: Eye): boolean
  /** The same move in a disguised world: of a sealed one, what only its own seat knows may be something else there. */
  inDisguise(disguised: Base, seat: Seat, move: unknown, eye: Eye): unknown
  /** What the eye may not know, as text; empty where nothing is hidden. */
  hidden(state: Base, eye: Eye): string
  /** What is wrong with the pieces on the table, in words; empty where all are accounted for. */
  missing(state: Base): readonly string[]
  /** More phases than this no game can have. */
  readonly mostBeats: number
  /** Looking at a game through every eye costs more than playing it: one position in so many is looked at. */
  readonly sample: number
  /** Among people one move in so many is a bot's, and one match in so many more is the bots' alone: some think longer than others. */
  readonly botMoves: number
  readonly golden: Golden
}

/** How golden games of one game are recorded, and for which tables there must be some. */
export interface Golden {
  /** The end of a game in the form the files record it, deal and course included. */
  summary(state: Base): unknown
  /** The kind of table, in the words of `tables`. */
  table(seats: number, options: object): string
  readonly tables: readonly string[]
}

export const MANNERS: Readonly<Record<GameId, Manners>> = {
  qe: qeManners,
  speculation: speculationManners,
  'euro-crisis': euroCrisisManners,
}

/** A match about to begin. Its seed says it all: the same seed gives the same match and the same play. */
export interface Match {
  readonly game: AnyGame
  readonly manners: Manners
  readonly options: object
  readonly seating: Seating
  readonly seed: Seed
  /** Whether all moves are made by bots. */
  readonly botsOnly: boolean
  /** For messages. */
  readonly name: string
}

export function matchFrom(id: GameId, number: number, law: string): Match {
  const game = gameOf(id)
  const random = randomFrom(streamOf(law, `${id} ${String(number)}`))
  const [fewest, most] = game.seats
  const seats = fewest + (number % (most - fewest + 1))
  const preset = game.presets[Math.floor(number / (most - fewest + 1)) % (game.presets.length * 2)]
  const sides = random.shuffled(game.sides(seats)).slice(0, seats)
  const seed = Array.from({ length: 4 }, () => random.whole(0, 0x7fffffff).toString(16).padStart(8, '0')).join('')
  return {
    game,
    manners: MANNERS[id],
    options: preset && isPlayable(game, preset.options, seats) ? preset.options : drawnOptions(game, seats, random),
    seating: {
      seats,
      first: random.whole(0, 1) === 0 ? null : random.whole(0, seats - 1),
      sides: Array.from({ length: seats }, (_, seat) => (random.whole(0, 1) === 0 ? null : (sides[seat] ?? null))),
    },
    seed,
    botsOnly: random.whole(0, MANNERS[id].botMoves) === 0,
    name: `${id}, ${law} ${String(number)}`,
  }
}

const isPlayable = (game: AnyGame, options: object, seats: number): boolean =>
  game.unfit?.(options, seats) === undefined

/** House rules at will, until they can be played together. */
function drawnOptions(game: AnyGame, seats: number, random: Random): object {
  for (;;) {
    const options = Object.fromEntries(
      Object.entries<OptionDescription>({ ...game.options }).map(([key, description]) => [
        key,
        drawnOption(description, random),
      ]),
    )
    if (isPlayable(game, options, seats)) return options
  }
}

function drawnOption(description: OptionDescription, random: Random): unknown {
  switch (description.kind) {
    case 'choice':
      return description.choices[random.whole(0, description.choices.length - 1)]
    case 'toggle':
      return random.whole(0, 1) === 1
    case 'whole': {
      // Small numbers, where rules bend, and those about the printed one.
      const { min, max } = description
      const from = random.whole(0, 1) === 0 ? min : Math.max(min, description.default - 4)
      return random.whole(from, Math.min(max, from + 9))
    }
    case 'printed-or-whole':
      return random.whole(0, 1) === 0 ? null : random.whole(description.min, description.max)
    case 'amount':
      return random.pick([description.min, description.min, '1000', '9'.repeat(description.digits)])
  }
}

export interface Played {
  readonly seat: Seat
  readonly move: unknown
}

/** One position on the way: the state, and the move that led on from it. */
export type Watch = (before: Base, played: Played, after: Base) => void

/** Throws where a law is broken, and says in which match. */
export function law(holds: boolean, match: Match, what: string): asserts holds {
  if (!holds) throw new Error(`${match.name}: ${what}`)
}

export const begin = (match: Match): Base => match.game.setup(match.options, match.seating, match.seed)

export const seatsOf = (match: Match): Seat[] => Array.from({ length: match.seating.seats }, (_, seat) => seat)

export const eyesOf = (match: Match): Eye[] => [...seatsOf(match), 'table']

/** Plays a match to its end: attempts that are refused change nothing, so each waiting seat tries until something is taken. */
export function playOut(
  match: Match,
  watch: Watch = () => undefined,
): { readonly end: Base; readonly log: readonly Played[] } {
  const { game, manners, botsOnly } = match
  const random = randomFrom(streamOf(match.seed, 'play'))
  const log: Played[] = []
  let state = begin(match)
  for (let tries = 0; game.result(state) === undefined; tries++) {
    law(tries < 20_000, match, 'the game does not end')
    law(state.beat <= manners.mostBeats, match, 'more phases than a game can have')
    const asked: Seat[] = []
    const waiting: Seat[] = []
    for (const seat of seatsOf(match)) {
      const asks = game.asks(state, seat)
      if (asks.length > 0) asked.push(seat)
      if (asks.some((ask) => ask.must)) waiting.push(seat)
    }
    law(waiting.length > 0, match, 'nobody has to decide anything, and the game is not over')
    const from = random.whole(0, 3) === 0 ? asked : waiting
    const seat = from[random.whole(0, from.length - 1)] ?? 0
    const move =
      botsOnly || random.whole(1, manners.botMoves) === 1
        ? botMove(match, state, seat, random)
        : tried(match, state, seat, random)
    if (move === undefined) continue
    const after = game.apply(state, seat, move)
    watch(state, { seat, move }, after)
    log.push({ seat, move })
    state = after
  }
  return { end: state, log }
}

function botMove(match: Match, state: Base, seat: Seat, random: Random): unknown {
  const { game } = match
  const asks = game.asks(state, seat)
  const move = game.bot(game.view(state, seat), asks, random)
  if (move === undefined) {
    law(!asks.some((ask) => ask.must), match, 'a bot has no answer to what it must decide')
    return undefined
  }
  const parsed = game.parse(JSON.parse(JSON.stringify(move)))
  law(parsed !== undefined, match, `a bot's move does not parse: ${JSON.stringify(move)}`)
  const refused = game.check(state, seat, parsed)
  law(refused === undefined, match, `a bot's move is refused: ${JSON.stringify(move)}, ${refused?.key ?? ''}`)
  return parsed
}

function tried({ game, manners }: Match, state: Base, seat: Seat, random: Random): unknown {
  const move = game.parse(manners.attempt(state, seat, game.asks(state, seat), random))
  return move === undefined || game.check(state, seat, move) ? undefined : move
}
