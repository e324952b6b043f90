/** A table of Euro Crisis for tests: positions laid at will, every move through the same door as in the app. */
import type { Eye, Seat } from '../../../game.ts'
import { bankOf, boardOf, ranking } from '../banks.ts'
import { numberOf, rowOf, spaceAt } from '../bonds.ts'
import type { Action, Fall, MarkerSize, Pair, Party, StateId } from '../data.ts'
import { PRICES, STATE_IDS } from '../data.ts'
import { euroCrisis } from '../game.ts'
import type { Options } from '../options.ts'
import { STANDARD } from '../options.ts'
import { score } from '../scoring.ts'
import { pointsOf } from '../states.ts'
import { run } from '../steps/index.ts'
import { YEAR } from '../steps/year.ts'
import type { Auction, Bank, Board, Crisis, EuroAsk, Happening, Loan, Move, Side, State, Step, View } from '../types.ts'

export const SEED = '000102030405060708090a0b0c0d0e0f'
export const seeds = Array.from({ length: 40 }, (_, i) => i.toString(16).padStart(32, '0'))

/** A space of a bond zone as people say it: the number its row goes by, and its column. */
export type Space = readonly [row: number, column: number]

export interface LaidState {
  readonly debt?: Space
  /** Who has lent, in which column; where no number is given, on the 5 or 4 row as in the initial round. */
  readonly loans?: readonly (readonly [seat: Seat, column: number, value?: number])[]
  readonly happiness?: number
  readonly government?: Pair
  /** What the large and the small marker have left. */
  readonly left?: readonly [large: number, small: number]
  readonly owners?: readonly Seat[]
}

export interface LaidBank extends Partial<Omit<Bank, 'out' | 'loans'>> {
  readonly loans?: number
  readonly out?: true
}

/** What is put on the table in place of what a new game begins with. */
export interface Laid {
  readonly seats?: number
  readonly first?: Seat
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly year?: number
  readonly quarter?: number
  readonly states?: Readonly<Partial<Record<StateId, LaidState>>>
  /** By seat. */
  readonly banks?: readonly (LaidBank | undefined)[]
  /** By seat, in place of what `banks` says. */
  readonly incomes?: readonly number[]
  /** Which disc lies above which where incomes are equal, the uppermost first. */
  readonly stack?: readonly Seat[]
  /** The prices shown. */
  readonly prices?: { readonly gold?: number; readonly weapons?: number }
  /** Who starts which quarter. */
  readonly markers?: readonly Seat[]
  readonly direction?: 1 | -1
  readonly anger?: readonly StateId[]
  readonly economy?: readonly StateId[]
  readonly market?: readonly Fall[]
  readonly rich?: boolean
}

const ORDER = STATE_IDS.join('-')

/** A game as it begins: four banks, seat 0 first, states in the order of the data, where nothing else is said. */
export function begun({ seats = 4, first = 0, seed = SEED, options = {} }: Laid = {}): Table {
  const sides = Array.from({ length: seats }, () => null)
  return at(euroCrisis.setup({ ...STANDARD, order: ORDER, ...options }, { seats, first, sides }, seed))
}

/** The same in its first year, as if the initial round had left no trace but what is laid: incomes are 5, nobody has lent. */
export function table(laid: Laid = {}): Table {
  const { state } = begun(laid)
  const banks = state.banks.map((bank): Bank => ({ ...bank, income: 5, loans: 2 }))
  const opened = { ...state, banks, year: 1, auctions: [], milestones: [], agenda: [...YEAR], events: [] }
  return at(lay({ ...opened, markers: [0, 1, 2, 3].map((i) => i % state.seats) }, laid))
}

function loanOn(state: StateId, [seat, column, value]: NonNullable<LaidState['loans']>[number]): Loan {
  const printed = value ?? (spaceAt(state, { row: rowOf(state, 5), column }) === 5 ? 5 : numberOf(state, 0))
  return { seat, column, row: rowOf(state, printed), value: printed }
}

function layState(board: Board, laid: LaidState = {}): Board {
  const [large, small] = laid.government ?? [board.large.party, board.small.party]
  const [many, few] = laid.left ?? [board.large.left, board.small.left]
  return {
    ...board,
    debt: laid.debt ? { row: rowOf(board.state, laid.debt[0]), column: laid.debt[1] } : board.debt,
    loans: laid.loans?.map((loan) => loanOn(board.state, loan)) ?? board.loans,
    happiness: laid.happiness ?? board.happiness,
    large: { party: large, left: many },
    small: { party: small, left: few },
    owners: laid.owners ?? board.owners,
  }
}

const GONE = { money: 0, gold: 0, weapons: 0, loans: 0, income: -21, out: { year: 1, quarter: 1 } }

function lay(state: State, laid: Laid): State {
  const { states = {}, banks = [], incomes, stack, prices = {}, markers, anger, economy, market } = laid
  const space = (price: number | undefined, now: number) => (price === undefined ? now : PRICES.indexOf(price))
  const lain = state.banks.map((bank, seat): Bank => {
    const { out, ...rest } = banks[seat] ?? {}
    const with_ = { ...bank, ...rest, income: incomes?.[seat] ?? rest.income ?? bank.income }
    return out ? { ...with_, ...GONE } : with_
  })
  return {
    ...state,
    year: laid.year ?? state.year,
    quarter: laid.quarter ?? state.quarter,
    boards: state.boards.map((board) => layState(board, states[board.state])),
    banks: lain,
    discs: stack ? [...state.discs.filter((seat) => !stack.includes(seat)), ...[...stack].reverse()] : state.discs,
    market: { gold: space(prices.gold, state.market.gold), weapons: space(prices.weapons, state.market.weapons) },
    tokens: {
      anger: anger ?? state.tokens.anger,
      economy: economy ?? state.tokens.economy,
      market: market ?? state.tokens.market,
    },
    markers: markers ?? state.markers,
    direction: laid.direction ?? state.direction,
    rich: laid.rich ?? state.rich,
  }
}

export const decline: Move = { kind: 'decline' }
export const stop: Move = { kind: 'stop' }
export const stayOut: Move = { kind: 'stayOut' }
export const lend = (state: StateId): Move => ({ kind: 'lend', state })
export const pick = (quarter: number): Move => ({ kind: 'quarter', quarter })
export const choose = (card: Action): Move => ({ kind: 'card', card })
export const frankfurt = (loans: number): Move => ({ kind: 'frankfurt', loans })
export const london = (state: StateId, loans: number): Move => ({ kind: 'london', state, loans })
export const moscow = (gold: number, weapons: number): Move => ({ kind: 'moscow', gold, weapons })
export const brussels = (state: StateId, large: Party, small: Party): Move => ({
  ...{ kind: 'brussels', state },
  ...{ large, small },
})
export const bid = (gold: number): Move => ({ kind: 'bid', gold })
export const arm = (side: Side, weapons: number): Move => ({ kind: 'arm', side, weapons })
export const first = (crisis: Crisis['crisis'], state: StateId): Move => ({ kind: 'crisis', state, crisis })
export const reform = (number: number, state: StateId, marker: MarkerSize, real = true): Move => ({
  ...{ kind: 'reform', number, state },
  ...{ marker, real },
})

type Told<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>
type Event = Extract<Step['kind'], 'anger' | 'economy' | 'blackMarket' | 'income' | 'nationalDebt' | 'restore'>

export interface Table {
  readonly state: State
  readonly play: (seat: Seat, move: Move) => Table
  /** The key of the words a move is refused with; undefined where it is legal. */
  readonly refusal: (seat: Seat, move: Move) => string | undefined
  readonly asks: (seat: Seat) => readonly EuroAsk[]
  /** Who has to decide something now. */
  readonly waiting: readonly Seat[]
  /** The seat has begun a quarter, and this card of its lies face up; the others have chosen Moscow, or what is said. */
  readonly acts: (seat: Seat, card: Action, others?: Readonly<Partial<Record<Seat, Action>>>) => Table
  /** Reforms of whoever's turn it is, one after the other: real ones of the large marker where nothing else is said. */
  readonly reforms: (...made: readonly (readonly [StateId, MarkerSize?, boolean?])[]) => Table
  /** By seat: the bids of those who are asked for one. */
  readonly bids: (...gold: readonly number[]) => Table
  /** This event comes now, and after it the fourth quarter. */
  readonly event: (event: Event) => Table
  /** The year goes on from this step. */
  readonly from: (step: Step['kind']) => Table
  /** A new year begins. */
  readonly newYear: () => Table
  /** Everybody runs out of time until it is so. */
  readonly until: (done: (table: Table) => boolean) => Table
  readonly finished: () => Table
  /** So laid, in the middle of the game. */
  readonly with: (laid: Laid) => Table
  readonly sees: (eye: Eye) => View
  readonly bank: (seat: Seat) => Bank
  readonly incomes: readonly number[]
  readonly money: readonly number[]
  readonly gold: readonly number[]
  readonly weapons: readonly number[]
  readonly points: readonly number[]
  /** The highest income first. */
  readonly ranking: readonly Seat[]
  readonly board: (state: StateId) => Board
  readonly debt: (state: StateId) => Space
  readonly happiness: readonly number[]
  readonly prices: readonly [gold: number, weapons: number]
  /** The auction that was held last. */
  readonly sale: Auction
  readonly happened: readonly Happening['kind'][]
  /** The last one of its kind. */
  readonly told: <Kind extends Happening['kind']>(kind: Kind) => Told<Kind>
  readonly places: readonly number[]
  readonly isOver: boolean
}

export function at(state: State): Table {
  const waiting = state.banks.flatMap((_, seat) => (euroCrisis.asks(state, seat).some((ask) => ask.must) ? [seat] : []))
  const going = (next: State) => at(run(next))
  const self: Table = {
    state,
    waiting,
    asks: (seat) => euroCrisis.asks(state, seat) as readonly EuroAsk[],
    refusal: (seat, move) => euroCrisis.check(state, seat, move)?.key,
    play(seat, move) {
      const refused = euroCrisis.check(state, seat, move)
      if (refused) throw new Error(`seat ${String(seat)}, ${JSON.stringify(move)}: ${refused.key}`)
      return at(euroCrisis.apply(state, seat, move))
    },
    acts(seat, card, others = {}) {
      const quarter = Math.max(1, state.quarter)
      const markers = state.markers.map((marker, i) => (i === quarter - 1 ? seat : marker))
      const later = YEAR.slice(YEAR.findIndex((step) => step.kind === 'cards' && step.quarter === quarter))
      const cards = going({ ...state, quarter: quarter - 1, markers, agenda: later })
      const all = cards.waiting.map((who): readonly [Seat, Action] => [
        who,
        who === seat ? card : (others[who] ?? 'moscow'),
      ])
      return all.reduce((now, [who, chosen]) => now.play(who, choose(chosen)), cards)
    },
    reforms: (...made) =>
      made.reduce<Table>((now, [id, marker = 'large', real = true], i) => {
        const [seat = -1] = now.waiting
        return now.play(seat, reform(i + 1, id, marker, real))
      }, self),
    bids: (...gold) => self.waiting.reduce<Table>((now, seat) => now.play(seat, bid(gold[seat] ?? 0)), self),
    event: (kind) => going({ ...state, agenda: [{ kind }, { kind: 'cards', quarter: 4 }] }),
    from: (kind) => going({ ...state, agenda: YEAR.slice(YEAR.findIndex((step) => step.kind === kind)) }),
    newYear: () => going({ ...state, agenda: [{ kind: 'newYear' }] }),
    until(done) {
      let now = self
      while (!done(now)) {
        const [seat] = now.waiting
        const move = seat === undefined ? undefined : euroCrisis.late(now.state, seat)
        if (seat === undefined || !move) throw new Error('it never comes to that')
        now = now.play(seat, move)
      }
      return now
    },
    finished: () => self.until(({ isOver }) => isOver),
    with: (laid) => at(lay(state, laid)),
    sees: (eye) => euroCrisis.view(state, eye),
    bank: (seat) => bankOf(state, seat),
    incomes: state.banks.map(({ income }) => income),
    money: state.banks.map(({ money }) => money),
    gold: state.banks.map(({ gold }) => gold),
    weapons: state.banks.map(({ weapons }) => weapons),
    points: state.banks.map((_, seat) => pointsOf(state.boards, seat)),
    ranking: ranking(state),
    board: (id) => boardOf(state, id),
    debt(id) {
      const { row, column } = boardOf(state, id).debt
      return [numberOf(id, row), column]
    },
    happiness: state.boards.map(({ happiness }) => happiness),
    prices: [PRICES[state.market.gold] ?? 0, PRICES[state.market.weapons] ?? 0],
    get sale() {
      const last = state.auctions[state.auctions.length - 1]
      if (!last) throw new RangeError('nothing has been sold')
      return last
    },
    happened: state.events.map(({ kind }) => kind),
    told<Kind extends Happening['kind']>(kind: Kind) {
      const found = [...state.events].reverse().find((event): event is Told<Kind> => event.kind === kind)
      if (!found) throw new RangeError(`no ${kind} has happened`)
      return found
    },
    get places() {
      return score(state).map(({ place }) => place)
    },
    isOver: state.agenda.length === 0,
  }
  return self
}
