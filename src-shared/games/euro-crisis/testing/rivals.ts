/** Plain ways to play Euro Crisis, for the bot to be measured against, and the contest between them. They see what a bot sees. */
import type { Ask, Seat, Seating } from '../../../game.ts'
import type { Random, Seed } from '../../../random.ts'
import { randomFrom, streamOf } from '../../../random.ts'
import type { Action, StateId } from '../data.ts'
import { LOAN_COST, PARTIES, PRINTED } from '../data.ts'
import { euroCrisis } from '../game.ts'
import type { Options } from '../options.ts'
import { STANDARD } from '../options.ts'
import { mayGovern } from '../states.ts'
import type { EuroAsk, Move, State, View } from '../types.ts'
import { SIDES } from '../types.ts'
import { boardOf } from '../banks.ts'
import { stepsToCut } from '../bonds.ts'

export type Rival = (view: View, asks: readonly Ask[], random: Random) => Move | undefined

const asked = (asks: readonly Ask[]) => (asks as readonly EuroAsk[]).find((ask) => ask.must)

const lot = <T>(list: readonly T[], random: Random): T | undefined => list[random.whole(0, list.length - 1)]

/** More loans at once ruin a bank of chance by the second year: nothing would be proved by beating it. */
const BEARABLE = 3

function anyPurchase({ money, gold, weapons }: Extract<EuroAsk, { kind: 'moscow' }>, random: Random): Move {
  const first = random.whole(0, gold.most)
  const left = Math.floor((money - first * gold.price) / weapons.price)
  const second = random.whole(0, Math.min(weapons.most, left))
  return first + second === 0 ? { kind: 'decline' } : { kind: 'moscow', gold: first, weapons: second }
}

function anyGovernment({ boards }: View, random: Random): Move {
  const every = boards.flatMap((board) =>
    PARTIES.flatMap((large) =>
      PARTIES.flatMap((small) => (mayGovern(board, [large, small]) ? [{ state: board.state, large, small }] : [])),
    ),
  )
  const one = lot(every, random)
  return one ? { kind: 'brussels', ...one } : { kind: 'decline' }
}

/** Any legal move, by lot: now and then an action is declined, and Rome stopped early. */
export const randomRival: Rival = (view, asks, random) => {
  const ask = asked(asks)
  const isTired = random.whole(0, 7) === 0
  switch (ask?.kind) {
    case undefined:
      return undefined
    case 'lend':
      return { kind: 'lend', state: lot(ask.states, random) ?? 'greece' }
    case 'quarter':
      return { kind: 'quarter', quarter: lot(ask.free, random) ?? 1 }
    case 'card':
      return { kind: 'card', card: lot(ask.hand, random) ?? 'frankfurt' }
    case 'frankfurt': {
      const most = Math.min(BEARABLE, ask.most)
      return isTired || most === 0 ? { kind: 'decline' } : { kind: 'frankfurt', loans: random.whole(1, most) }
    }
    case 'london': {
      const offer = lot(ask.offers, random)
      if (isTired || !offer) return { kind: 'decline' }
      return { kind: 'london', state: offer.state, loans: random.whole(1, offer.loans.length) }
    }
    case 'moscow':
      return anyPurchase(ask, random)
    case 'brussels':
      return isTired ? { kind: 'decline' } : anyGovernment(view, random)
    case 'reform': {
      const choice = lot(ask.choices, random)
      if (isTired || !choice) return ask.number > 1 ? { kind: 'stop' } : { kind: 'decline' }
      return { kind: 'reform', number: ask.number, ...choice, real: random.whole(0, 3) > 0 }
    }
    case 'bid':
      return { kind: 'bid', gold: random.whole(0, ask.most) }
    case 'arm': {
      const weapons = random.whole(0, ask.most)
      return weapons === 0 ? { kind: 'stayOut' } : { kind: 'arm', side: lot(SIDES, random) ?? 'people', weapons }
    }
    case 'crisis': {
      const due = lot(ask.due, random)
      return due && { kind: 'crisis', ...due }
    }
  }
}

/** A plain bank thinks a property worth a piece of gold for so many points. */
const POINTS_FOR_GOLD = 2

/** Money that a plain bank keeps for bad years. */
const RESERVE = 6

/** What a plain bank would play next: lend what it has, borrow while it has nothing, buy gold with the rest. */
function plainCard(view: View, hand: readonly Action[]): Action | undefined {
  const bank = view.banks[view.me ?? 0]
  const wishes: Action[] = [
    ...(bank && bank.loans > 0 ? (['london', 'moscow', 'frankfurt'] as const) : (['frankfurt', 'moscow'] as const)),
    ...(['rome', 'brussels', 'moscow', 'london'] as const),
  ]
  return wishes.find((card) => hand.includes(card)) ?? hand[0]
}

/** Borrows what its income bears, lends all where a debt cut is furthest, buys gold, bids by the points, fights for what it owns. */
export const plainRival: Rival = (view, asks, random) => {
  const ask = asked(asks)
  const bank = view.banks[view.me ?? 0]
  switch (ask?.kind) {
    case 'card': {
      const card = plainCard(view, ask.hand)
      return card && { kind: 'card', card }
    }
    case 'frankfurt': {
      const loans = Math.min(ask.most, Math.floor((bank?.income ?? 0) / (2 * LOAN_COST)))
      return loans > 0 ? { kind: 'frankfurt', loans } : { kind: 'decline' }
    }
    case 'london': {
      const steps = (id: StateId) => stepsToCut(id, boardOf(view, id).debt)
      const [best] = [...ask.offers].sort((a, b) => steps(b.state) - steps(a.state))
      return best ? { kind: 'london', state: best.state, loans: best.loans.length } : { kind: 'decline' }
    }
    case 'moscow': {
      const gold = Math.min(ask.gold.most, Math.floor((ask.money - RESERVE) / ask.gold.price))
      return gold > 0 ? { kind: 'moscow', gold, weapons: 0 } : { kind: 'decline' }
    }
    case 'brussels':
      return { kind: 'decline' }
    case 'reform':
      return ask.number > 1 ? { kind: 'stop' } : { kind: 'decline' }
    case 'bid': {
      const points = PRINTED[ask.state].properties.find(({ id }) => id === ask.property)?.points ?? 0
      return { kind: 'bid', gold: Math.min(ask.most, Math.ceil(points / POINTS_FOR_GOLD)) }
    }
    case 'arm': {
      const owns = view.boards.some(({ state, owners }) => state === ask.state && owners.includes(view.me ?? 0))
      return owns && ask.most > 0 ? { kind: 'arm', side: 'government', weapons: ask.most } : { kind: 'stayOut' }
    }
    default:
      return randomRival(view, asks, random)
  }
}

export interface Contest {
  readonly seed: Seed
  /** By seat. */
  readonly players: readonly Rival[]
  readonly options?: Partial<Options>
  readonly first?: Seat
  readonly clock?: () => number
}

export interface Outcome {
  readonly end: State
  /** By seat: 1 for a victory, a part of it where it is shared. */
  readonly wins: readonly number[]
  /** By seat: whether it dropped out. */
  readonly out: readonly boolean[]
  /** By seat: how long each decision took, by the clock that was given. */
  readonly times: readonly (readonly number[])[]
  /** All decisions of all banks. */
  readonly moves: number
}

/** Plays one game between them. */
export function contest({ seed, players, options = {}, first, clock = () => 0 }: Contest): Outcome {
  const seats = players.length
  const seating: Seating = { seats, first: first ?? null, sides: players.map(() => null) }
  const randoms = players.map((_, seat) => randomFrom(streamOf(seed, `rival ${String(seat)}`)))
  const times = players.map((): number[] => [])
  let moves = 0
  let state = euroCrisis.setup({ ...STANDARD, ...options }, seating, seed)
  const turnOf = (): Seat => players.findIndex((_, seat) => asked(euroCrisis.asks(state, seat)))
  for (let seat = turnOf(); seat >= 0; seat = turnOf()) {
    const random = randoms[seat]
    const view = euroCrisis.view(state, seat)
    const asks = euroCrisis.asks(state, seat)
    const before = clock()
    const move = random && players[seat]?.(view, asks, random)
    times[seat]?.push(clock() - before)
    if (!move || euroCrisis.check(state, seat, move))
      throw new Error(`seat ${String(seat)} has no answer: ${JSON.stringify([asks, move])}`)
    state = euroCrisis.apply(state, seat, move)
    moves++
  }
  const standings = euroCrisis.result(state)?.standings ?? []
  const shared = standings.filter(({ winner }) => winner).length
  return {
    end: state,
    wins: standings.map(({ winner }) => (winner ? 1 / shared : 0)),
    out: standings.map(({ eliminated }) => eliminated),
    times,
    moves,
  }
}
