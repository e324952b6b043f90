/** How a game of Euro Crisis is laid out: banks, states, governments, event tokens, and the quick start. */
import type { Seat, Seating } from '../../game.ts'
import type { Random, Seed } from '../../random.ts'
import { randomFrom, sealOf, streamOf } from '../../random.ts'
import { numberOf, rowOf } from './bonds.ts'
import { tell } from './banks.ts'
import {
  BLACK_MARKET,
  FIRST_LOANS,
  FIRST_PRICES,
  GOVERNMENTS,
  PRICES,
  QUARTERS,
  QUICK_BANKS,
  QUICK_START,
  START,
  STATE_IDS,
} from './data.ts'
import type { QuickBank, StateId } from './data.ts'
import type { Options } from './options.ts'
import { DRAWN, statesIn } from './options.ts'
import { laid } from './states.ts'
import { auctionIn, enriched } from './steps/auction.ts'
import { handOf, milestoneOf } from './steps/year.ts'
import type { Bank, Loan, State, Step, Tokens } from './types.ts'

const without = <T>(all: readonly T[], gone: readonly T[]): T[] => all.filter((one) => !gone.includes(one))

/** Lays out some of a kind, the chosen ones first and others by lot; the rest stays in the box in an order of its own. */
function drawn<T>(all: readonly T[], chosen: readonly T[], count: number, open: Random, hidden: Random) {
  const row = [...chosen, ...open.shuffled(without(all, chosen))]
  return { out: row.slice(0, count), box: hidden.shuffled(row.slice(count)) }
}

const BY_LOT: Tokens = { anger: [], economy: [], market: [] }

/** The printed tokens for the first three years; a fourth one is drawn from what is left. */
const QUICK_TOKENS: Tokens = {
  anger: QUICK_START.anger,
  economy: QUICK_START.economy,
  market: QUICK_START.market.flatMap((i) => BLACK_MARKET[i] ?? []),
}

function tokensFor(states: readonly StateId[], chosen: Tokens, years: number, open: Random, hidden: Random) {
  const anger = drawn(states, chosen.anger, years, open, hidden)
  const economy = drawn(states, chosen.economy, years, open, hidden)
  const market = drawn(BLACK_MARKET, chosen.market, years, open, hidden)
  return {
    tokens: { anger: anger.out, economy: economy.out, market: market.out },
    box: { anger: anger.box, economy: economy.box, market: market.box },
  }
}

const bankFor = (options: Options, place: number): Bank => ({
  money: options.money + place,
  gold: options.gold,
  weapons: options.weapons,
  loans: START.loans,
  income: START.income,
  hand: handOf(options),
  played: [],
  chosen: null,
  out: null,
})

/** The loans and auctions of the initial round. */
function initialRound(state: State): State {
  const lap = (seats: readonly Seat[], number: number) =>
    seats.map((seat): Step => ({ kind: 'lending', lap: number, seat }))
  const clockwise = state.banks.map((_, i) => (state.first + i) % state.seats)
  return {
    ...state,
    agenda: [
      ...lap(clockwise, 1),
      ...lap([...clockwise].reverse(), 2),
      ...state.boards.map((board) => auctionIn(state, board.state)),
      { kind: 'note' },
      { kind: 'newYear' },
    ],
  }
}

function quickStart(state: State): State {
  const seatOf = (bank: QuickBank): Seat => (state.first + QUICK_BANKS.indexOf(bank)) % state.seats
  const loanOn = (id: StateId, bank: QuickBank, lap: number): Loan => {
    const row = rowOf(id, FIRST_LOANS[lap] ?? 0)
    return { seat: seatOf(bank), column: lap + 1, row, value: numberOf(id, row) }
  }
  const boards = state.boards.map((board) => ({
    ...board,
    loans: QUICK_START.loans[board.state].map((bank, lap) => loanOn(board.state, bank, lap)),
    owners: [seatOf(QUICK_START.owners[board.state])],
  }))
  const banks = state.banks.map((bank, seat): Bank => {
    const colour = QUICK_BANKS[(seat - state.first + state.seats) % state.seats] ?? 'red'
    const placed = boards.reduce((sum, { loans }) => sum + loans.filter((loan) => loan.seat === seat).length, 0)
    return {
      ...bank,
      gold: bank.gold - QUICK_START.goldPaid[colour],
      loans: bank.loans - placed,
      income: QUICK_START.income,
    }
  })
  const told = tell({ ...state, boards, banks }, { kind: 'quick' })
  const next = banks.reduce((now, _, seat) => enriched(now, seat), told)
  return { ...next, milestones: [milestoneOf(next)], agenda: [{ kind: 'newYear' }] }
}

/** Everything laid out, nothing decided yet. */
export function layOut(options: Options, { seats, first }: Seating, seed: Seed): State {
  const open = randomFrom(streamOf(seed, 'open'))
  const hidden = randomFrom(streamOf(seed, 'hidden'))
  const beginner = first ?? open.whole(0, seats - 1)
  const quick = options.start === 'quick'
  const order = options.order === DRAWN ? open.shuffled(STATE_IDS) : statesIn(options.order)
  const states = quick ? STATE_IDS : order.slice(0, seats)
  const governments = drawn(GOVERNMENTS, [], states.length, open, hidden)
  const { tokens, box } = tokensFor(states, quick ? QUICK_TOKENS : BY_LOT, options.years, open, hidden)
  const boards = states.map((state, i) =>
    laid(state, (quick ? QUICK_START.governments[state] : governments.out[i]) ?? ['conservatives', 'socialists']),
  )
  const unused = quick
    ? hidden.shuffled(
        GOVERNMENTS.filter(([large, small]) => !boards.some((b) => b.large.party === large && b.small.party === small)),
      )
    : governments.box
  const state: State = {
    options,
    seats,
    first: beginner,
    year: 0,
    quarter: 0,
    boards,
    banks: Array.from({ length: seats }, (_, seat) => bankFor(options, (seat - beginner + seats) % seats)),
    // The initial player lies on top, the others below it clockwise: so the last one was laid first.
    discs: Array.from({ length: seats }, (_, i) => (beginner + seats - 1 - i) % seats),
    market: { gold: PRICES.indexOf(FIRST_PRICES.gold), weapons: PRICES.indexOf(FIRST_PRICES.weapons) },
    tokens,
    box: { ...box, governments: unused },
    markers: Array.from({ length: QUARTERS }, () => null),
    direction: 1,
    order: [],
    rich: false,
    agenda: [],
    auctions: [],
    milestones: [],
    seed,
    seal: sealOf(seed),
    beat: 0,
    events: [{ kind: 'began' }],
  }
  return quick ? quickStart(state) : initialRound(state)
}
