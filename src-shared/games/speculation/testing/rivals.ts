/** Two plain ways to play Speculation, for the bot to be measured against. They see what a bot sees. */
import type { Ask, Seat, Seating } from '../../../game.ts'
import { COMPANIES, HOLIDAY } from '../data.ts'
import type { Company } from '../data.ts'
import { speculation } from '../game.ts'
import type { Options } from '../options.ts'
import { STANDARD } from '../options.ts'
import { objection } from '../trading.ts'
import { byCompany } from '../track.ts'
import type { Trade } from '../trading.ts'
import type { Move, SpeculationAsk, State, View } from '../types.ts'
import type { Random, Seed } from '../../../random.ts'
import { randomFrom, streamOf } from '../../../random.ts'

export type Rival = (view: View, asks: readonly Ask[], random: Random) => Move | undefined

const SELL_FROM = 70

const pricesIn = (view: View) => byCompany((company) => view.bricks.find((b) => b.company === company)?.price ?? 0)
const bankIn = (view: View) => byCompany((company) => view.bricks.find((b) => b.company === company)?.bank ?? 0)

/** Every deal that this seat could make now, and to pass. */
function deals(view: View): Trade[] {
  const board = view.boards[view.me ?? 0]
  const either: readonly (Company | null)[] = [null, ...COMPANIES]
  if (!board) return []
  return either
    .flatMap((sell) => either.map((buy): Trade => ({ kind: 'trade', sell, buy })))
    .filter((trade) => objection(board, bankIn(view), pricesIn(view), trade) === undefined)
}

const lot = <T>(list: readonly T[], random: Random): T | undefined => list[random.whole(0, list.length - 1)]

/** Cards, ranks and starting shares by lot. */
function anything(ask: SpeculationAsk, random: Random): Move {
  switch (ask.kind) {
    case 'take':
      return { kind: 'take', company: lot(ask.companies, random) ?? 'metro' }
    case 'rank':
      return { kind: 'rank', company: lot(ask.choices, random)?.company ?? 'metro' }
    case 'card':
      return { kind: 'card', card: lot(ask.hand, random) ?? HOLIDAY }
    case 'trade':
      return { kind: 'trade', sell: null, buy: null }
  }
}

const asked = (asks: readonly Ask[]) => (asks as readonly SpeculationAsk[]).find((ask) => ask.must)

/** Any legal move, all alike likely. */
export const randomRival: Rival = (view, asks, random) => {
  const ask = asked(asks)
  if (!ask) return undefined
  return ask.kind === 'trade' ? lot(deals(view), random) : anything(ask, random)
}

/** Sells the dearest own share at 70 or more, buys the cheapest there is, and leaves cards and ranks to chance. */
export const thriftyRival: Rival = (view, asks, random) => {
  const ask = asked(asks)
  if (ask?.kind !== 'trade') return ask && anything(ask, random)
  const prices = pricesIn(view)
  const legal = deals(view)
  const dear = COMPANIES.filter((company) => prices[company] >= SELL_FROM)
    .filter((company) => legal.some(({ sell, buy }) => sell === company && buy === null))
    .sort((a, b) => prices[b] - prices[a])
  const sell = dear[0] ?? null
  const offers = legal.flatMap((trade) =>
    trade.sell === sell && trade.buy !== null && trade.buy !== sell ? [trade.buy] : [],
  )
  const buy = offers.sort((a, b) => prices[a] - prices[b])[0] ?? null
  return { kind: 'trade', sell, buy }
}

/** Buys the dearest it can pay for and never sells; cards and ranks to chance. */
export const dearRival: Rival = (view, asks, random) => {
  const ask = asked(asks)
  if (ask?.kind !== 'trade') return ask && anything(ask, random)
  const prices = pricesIn(view)
  const offers = deals(view).flatMap(({ sell, buy }) => (sell === null && buy !== null ? [buy] : []))
  return { kind: 'trade', sell: null, buy: offers.sort((a, b) => prices[b] - prices[a])[0] ?? null }
}

export interface Contest {
  readonly seed: Seed
  /** By seat. */
  readonly players: readonly Rival[]
  readonly options?: Partial<Options>
  readonly clock?: () => number
}

export interface Outcome {
  readonly end: State
  /** By seat: 1 for a victory, a part of it where it is shared. */
  readonly wins: readonly number[]
  readonly wealth: readonly number[]
  /** By seat: how long each decision took, by the clock that was given. */
  readonly times: readonly (readonly number[])[]
}

/** Plays one game between them. */
export function contest({ seed, players, options = {}, clock = () => 0 }: Contest): Outcome {
  const seats = players.length
  const seating: Seating = { seats, first: null, sides: players.map(() => null) }
  const randoms = players.map((_, seat) => randomFrom(streamOf(seed, `rival ${String(seat)}`)))
  const times = players.map((): number[] => [])
  let state = speculation.setup({ ...STANDARD, ...options }, seating, seed)
  const turnOf = (): Seat => players.findIndex((_, seat) => asked(speculation.asks(state, seat)))
  for (let seat = turnOf(); seat >= 0; seat = turnOf()) {
    const random = randoms[seat]
    const view = speculation.view(state, seat)
    const before = clock()
    const move = random && players[seat]?.(view, speculation.asks(state, seat), random)
    times[seat]?.push(clock() - before)
    if (!move || speculation.check(state, seat, move)) throw new Error(`seat ${String(seat)} has no answer`)
    state = speculation.apply(state, seat, move)
  }
  const standings = speculation.result(state)?.standings ?? []
  const shared = standings.filter(({ winner }) => winner).length
  return {
    end: state,
    wins: standings.map(({ winner }) => (winner ? 1 / shared : 0)),
    wealth: standings.map(({ points }) => points),
    times,
  }
}
