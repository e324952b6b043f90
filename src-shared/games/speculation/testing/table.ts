/** A table of Speculation for tests: positions laid at will, played turn by turn, every move through the same door as in the app. */
import type { Eye, Seat } from '../../../game.ts'
import { without } from '../bags.ts'
import type { Action, Card, Company } from '../data.ts'
import { COMPANIES, START } from '../data.ts'
import { speculation } from '../game.ts'
import type { Options } from '../options.ts'
import { STANDARD } from '../options.ts'
import { score, wealthOf } from '../scoring.ts'
import { byCompany, pricesOf, rankOf } from '../track.ts'
import type { Move, Phase, Player, Reveal, ScoreSheet, SpeculationAsk, State, View } from '../types.ts'

export const SEED = '000102030405060708090a0b0c0d0e0f'
export const seeds = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(32, '0'))

type Some<T> = Readonly<Partial<Record<Company, T>>>

/** What is put on the table in place of what a new game begins with. */
export interface Laid {
  readonly seats?: number
  readonly first?: Seat
  readonly options?: Partial<Options>
  readonly seed?: string
  /** Bricks that are not on start. */
  readonly bricks?: Some<number>
  /** The tiles of this turn: the action is still to be done. */
  readonly tiles?: readonly [Action, number]
  /** By seat. */
  readonly cash?: readonly number[]
  /** By seat: the shares held, all others of the company lie in the bank. */
  readonly shares?: readonly Some<number>[]
}

const PHASE_OF: Readonly<Record<Action, Phase>> = { trade: 'trading', up: 'ranking', down: 'ranking', none: 'choosing' }

/** Four players, the normal side, seat 0 first, where nothing else is said. */
export function table(laid: Laid = {}): Table {
  const { seats = 4, first = 0, seed = SEED, options = {} } = laid
  const sides = Array.from({ length: seats }, () => null)
  return at(lay(speculation.setup({ ...STANDARD, ...options }, { seats, first, sides }, seed), laid))
}

function lay(state: State, { bricks = {}, tiles, cash, shares }: Laid): State {
  const held = (seat: Seat, company: Company) =>
    shares ? (shares[seat]?.[company] ?? 0) : (state.players[seat]?.shares[company] ?? 0)
  const inPlay = byCompany((company) =>
    state.players.reduce((total, player) => total + player.shares[company], state.bank[company]),
  )
  const players = state.players.map((player, seat): Player => ({
    ...player,
    cash: cash?.[seat] ?? player.cash,
    shares: byCompany((company) => held(seat, company)),
  }))
  return {
    ...state,
    players,
    bank: byCompany((company) => players.reduce((left, player) => left - player.shares[company], inPlay[company])),
    bricks: byCompany((company) => bricks[company] ?? START),
    ...(tiles ? { tiles: { action: tiles[0], movement: tiles[1] }, phase: PHASE_OF[tiles[0]] } : {}),
  }
}

/** Gives a player this card to choose, in place of another one of the hand. */
function holding(player: Player, card: Card): Player {
  if (player.hand.includes(card)) return player
  const [given, ...kept] = player.hand
  if (given === undefined || !player.pile.includes(card)) throw new Error(`${card} is played already`)
  return { ...player, hand: [card, ...kept], pile: [...without(player.pile, [card]), given] }
}

export interface Table {
  readonly state: State
  readonly play: (seat: Seat, move: Move) => Table
  /** The key of the words a move is refused with; undefined where it is legal. */
  readonly refusal: (seat: Seat, move: Move) => string | undefined
  /** Deals of those whose turn it is, one after the other; null is a pass. */
  readonly trades: (...deals: readonly (readonly [sell: Company | null, buy: Company | null] | null)[]) => Table
  /** The active player moves this brick by the Rank tile. */
  readonly rank: (company: Company) => Table
  /** Everyone is given the card of their seat, and chooses it. Trades before that are passed. */
  readonly cards: (...cards: readonly Card[]) => Table
  /** Trades are passed, the first legal brick is ranked, the first card chosen, until so many more turns have begun. */
  readonly turns: (count: number) => Table
  /** The same, to the end of the game. */
  readonly finished: () => Table
  /** So laid, in the middle of the game. */
  readonly with: (laid: Laid) => Table
  readonly sees: (eye: Eye) => View
  readonly space: (company: Company) => number
  readonly price: (company: Company) => number
  readonly rankOf: (company: Company) => number
  readonly cash: (seat: Seat) => number
  readonly shares: (seat: Seat, company: Company) => number
  readonly wealth: (seat: Seat) => number
  /** The cards that were up last. */
  readonly reveal: Reveal
  readonly scores: ScoreSheet[]
}

export const pass: Move = { kind: 'trade', sell: null, buy: null }
export const deal = (sell: Company | null, buy: Company | null): Move => ({ kind: 'trade', sell, buy })
export const rankMove = (company: Company): Move => ({ kind: 'rank', company })
export const choose = (card: Card): Move => ({ kind: 'card', card })
export const take = (company: Company): Move => ({ kind: 'take', company })

export const waiting = (state: State): Seat[] =>
  state.players.flatMap((_, seat) => (speculation.asks(state, seat).some((ask) => ask.must) ? [seat] : []))

export const asksOf = (state: State, seat: Seat) => speculation.asks(state, seat) as readonly SpeculationAsk[]

/** The plainest answer to what a seat is asked. */
function plain(state: State, seat: Seat): Move {
  const [ask] = asksOf(state, seat)
  if (ask?.kind === 'rank') return rankMove(ask.choices[0]?.company ?? 'metro')
  if (ask?.kind === 'card') return choose(ask.hand[0] ?? 'holiday')
  return pass
}

export function at(state: State): Table {
  const player = (seat: Seat): Player => {
    const found = state.players[seat]
    if (!found) throw new RangeError(`no such seat: ${String(seat)}`)
    return found
  }
  const until = (table: Table, done: (state: State) => boolean): Table => {
    const [seat] = waiting(table.state)
    return done(table.state) || seat === undefined ? table : until(table.play(seat, plain(table.state, seat)), done)
  }
  const self: Table = {
    state,
    refusal: (seat, move) => speculation.check(state, seat, move)?.key,
    play(seat, move) {
      const refused = speculation.check(state, seat, move)
      if (refused) throw new Error(`seat ${String(seat)}, ${JSON.stringify(move)}: ${refused.key}`)
      return at(speculation.apply(state, seat, move))
    },
    trades: (...deals) =>
      deals.reduce<Table>((table, one) => {
        const [seat] = waiting(table.state)
        return table.play(seat ?? -1, one ? deal(...one) : pass)
      }, self),
    rank: (company) => self.play(state.active, rankMove(company)),
    cards(...cards) {
      const now = until(self, ({ phase }) => phase === 'choosing').state
      const players = now.players.map((one, seat) => holding(one, cards[seat] ?? 'holiday'))
      return cards.reduce<Table>((table, card, seat) => table.play(seat, choose(card)), at({ ...now, players }))
    },
    turns: (count) => until(self, ({ turn }) => turn >= state.turn + count),
    finished: () => until(self, ({ phase }) => phase === 'over'),
    with: (laid) => at(lay(state, { bricks: state.bricks, ...laid })),
    sees: (eye) => speculation.view(state, eye),
    space: (company) => state.bricks[company],
    price: (company) => pricesOf(state)[company],
    rankOf: (company) => rankOf(state, company),
    cash: (seat) => player(seat).cash,
    shares: (seat, company) => player(seat).shares[company],
    wealth: (seat) => wealthOf(player(seat), pricesOf(state)),
    get reveal() {
      const last = state.reveals.at(-1)
      if (!last) throw new RangeError('no cards have been up')
      return last
    },
    get scores() {
      return score(state)
    },
  }
  return self
}

/** How many shares there are, with the players and in the bank. */
export const sharesIn = (state: State): number =>
  COMPANIES.reduce(
    (total, company) => state.players.reduce((sum, { shares }) => sum + shares[company], total + state.bank[company]),
    0,
  )
