/** The rules of Speculation: shares bought and sold while eight companies race along one track. */
import * as v from 'valibot'
import type { Game, Seat, Seating } from '../../game.ts'
import { randomFrom, sealOf, streamOf } from '../../random.ts'
import type { Seed } from '../../random.ts'
import type { Said, Words } from '../../words.ts'
import { NOTHING_OUT } from './bags.ts'
import { bot } from './bot.ts'
import type { Card, Company } from './data.ts'
import { COMPANIES, DECK, END, SEATS, SHARES, START } from './data.ts'
import { disguise } from './disguise.ts'
import { options, presets } from './options.ts'
import type { Options } from './options.ts'
import { score } from './scoring.ts'
import { byCompany, pricesOf, rankChoices, ranked, stepped } from './track.ts'
import { dealt, isPass, objection, traderOf } from './trading.ts'
import { begin, reveal, tell, tilesOf, toCards } from './turn.ts'
import type { Move, Player, SpeculationAsk, State, Step, View } from './types.ts'
import { takerOf, view } from './view.ts'
import type { en } from './words.en.ts'

const refuse = (said: Said<typeof en.refuse>): Words => ({ from: 'speculation.refuse', ...said })

function setup(chosen: Options, { seats, first }: Seating, seed: Seed): State {
  const open = randomFrom(streamOf(seed, 'open'))
  const seatList = Array.from({ length: seats }, (_, seat) => seat)
  const shares = chosen.shares ?? SHARES[seats] ?? 0
  const beginner = first ?? open.whole(0, seats - 1)
  const bag = chosen.firstShare === 'drawn' ? open.shuffled(COMPANIES).slice(0, seats) : []
  const player: Player = {
    cash: chosen.cash,
    shares: byCompany(() => 0),
    hand: [],
    pile: [],
    discards: [],
    chosen: null,
    played: [],
  }
  const laid: State = {
    options: chosen,
    seats,
    first: beginner,
    active: beginner,
    turn: 0,
    phase: 'taking',
    bricks: byCompany(() => START),
    arrivals: [],
    bank: byCompany(() => shares),
    players: seatList.map(() => player),
    tiles: null,
    out: NOTHING_OUT,
    firstShares: COMPANIES,
    traded: 0,
    deals: [],
    reveals: [],
    milestones: [],
    bagStream: open.stream(),
    deckStreams: seatList.map((seat) => streamOf(seed, `deck ${String(seat)}`)),
    lateStream: streamOf(seed, 'late'),
    seed,
    seal: sealOf(seed),
    beat: 0,
    events: [{ kind: 'began' }],
  }
  if (chosen.firstShare === 'chosen') return laid
  return begin(bag.reduce(taken, laid))
}

/** A starting share goes to the next player in turn. */
function taken(state: State, company: Company): State {
  const seat = takerOf(state) ?? state.first
  return tell(
    {
      ...state,
      bank: { ...state.bank, [company]: state.bank[company] - 1 },
      players: state.players.map((player, s) =>
        s === seat ? { ...player, shares: { ...player.shares, [company]: 1 } } : player,
      ),
      firstShares: state.firstShares.filter((other) => other !== company),
    },
    { kind: 'took', seat, company },
  )
}

/** Which way this turn's Rank tile points. */
const directionOf = (state: State): 'up' | 'down' => (tilesOf(state).action === 'up' ? 'up' : 'down')

function asks(state: State, seat: Seat): SpeculationAsk[] {
  switch (state.phase) {
    case 'taking':
      return takerOf(state) === seat ? [{ kind: 'take', must: true, companies: state.firstShares }] : []
    case 'trading': {
      const round = Math.floor(state.traded / state.seats) + 1
      return traderOf(state) === seat ? [{ kind: 'trade', must: true, round, rounds: state.options.trades }] : []
    }
    case 'ranking': {
      if (state.active !== seat) return []
      const direction = directionOf(state)
      return [{ kind: 'rank', must: true, direction, choices: rankChoices(state.bricks, direction) }]
    }
    case 'choosing': {
      const player = state.players[seat]
      if (!player) return []
      return [{ kind: 'card', must: player.chosen === null, hand: player.hand, chosen: player.chosen }]
    }
    case 'over':
      return []
  }
}

const OfCompany = v.picklist(COMPANIES)
const MoveShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('take'), company: OfCompany }),
  v.strictObject({ kind: v.literal('trade'), sell: v.nullable(OfCompany), buy: v.nullable(OfCompany) }),
  v.strictObject({ kind: v.literal('rank'), company: OfCompany }),
  v.strictObject({ kind: v.literal('card'), card: v.picklist(DECK) }),
])

function parse(raw: unknown): Move | undefined {
  const parsed = v.safeParse(MoveShape, raw)
  return parsed.success ? parsed.output : undefined
}

function check(state: State, seat: Seat, move: Move): Words | undefined {
  if (state.phase === 'over') return refuse({ key: 'over' })
  switch (move.kind) {
    case 'take':
      if (takerOf(state) !== seat) return refuse({ key: 'notTaking' })
      return state.firstShares.includes(move.company)
        ? undefined
        : refuse({ key: 'shareTaken', args: { company: move.company } })
    case 'trade': {
      const player = state.players[seat]
      if (traderOf(state) !== seat || !player) return refuse({ key: 'notTrading' })
      const said = objection(player, state.bank, pricesOf(state), move)
      return said && refuse(said)
    }
    case 'rank': {
      if (state.phase !== 'ranking' || state.active !== seat) return refuse({ key: 'notRanking' })
      const direction = directionOf(state)
      if (ranked(state.bricks, move.company, direction) !== null) return undefined
      return refuse({ key: direction === 'up' ? 'firstBrick' : 'lastBrick', args: { company: move.company } })
    }
    case 'card':
      if (state.phase !== 'choosing') return refuse({ key: 'notChoosing' })
      return state.players[seat]?.hand.includes(move.card)
        ? undefined
        : refuse({ key: 'notInHand', args: { card: move.card } })
  }
}

function apply(state: State, seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'take': {
      const next = taken(closed(state), move.company)
      return next.firstShares.length > COMPANIES.length - next.seats ? next : begin(next)
    }
    case 'trade': {
      const now = closed(state)
      const done = isPass(move)
        ? tell(now, { kind: 'passed', seat })
        : tell(dealt(now, seat, move), { kind: 'traded', deal: now.deals.length })
      const traded = now.traded + 1
      return traded < now.seats * now.options.trades ? { ...done, traded } : toCards({ ...done, traded })
    }
    case 'rank':
      return toCards(moved(closed(state), seat, move.company))
    case 'card':
      return chosen(state, seat, move.card)
  }
}

/** A phase closes: the beat rises, and what the clock would draw next moves on. */
function closed(state: State): State {
  const random = randomFrom(state.lateStream)
  random.whole(0, 1)
  return { ...state, beat: state.beat + 1, lateStream: random.stream() }
}

function moved(state: State, seat: Seat, company: Company): State {
  const direction = directionOf(state)
  const from = state.bricks[company]
  const to = ranked(state.bricks, company, direction) ?? from
  const step: Step = { company, from, to, path: [to] }
  return tell({ ...state, ...stepped(state, step) }, { kind: 'ranked', seat, direction, step })
}

/** Takes a card, or another one instead; the last one in turns them all up. */
function chosen(state: State, seat: Seat, card: Card): State {
  const first = state.players[seat]?.chosen === null
  const players = state.players.map((player, s) => (s === seat ? { ...player, chosen: card } : player))
  const next = { ...state, players }
  // A change of mind was never made: nothing tells of it.
  const told = first ? tell(next, { kind: 'chose', seat }) : next
  return players.every((player) => player.chosen !== null) ? reveal(closed(told)) : told
}

/** By the clock: no trade; of all else something legal by lot. A card that is chosen stays. */
function late(state: State, seat: Seat): Move | undefined {
  const ask = asks(state, seat).find((a) => a.must)
  if (!ask) return undefined
  const random = randomFrom(state.lateStream)
  // Several may be late for the same reveal, each with a lot of their own.
  for (let other = 0; other < seat; other++) random.whole(0, 1)
  const lot = <T>(list: readonly T[]): T | undefined => list[random.whole(0, list.length - 1)]
  switch (ask.kind) {
    case 'trade':
      return { kind: 'trade', sell: null, buy: null }
    case 'take': {
      const company = lot(ask.companies)
      return company && { kind: 'take', company }
    }
    case 'rank': {
      const choice = lot(ask.choices)
      return choice && { kind: 'rank', company: choice.company }
    }
    case 'card': {
      const card = lot(ask.hand)
      return card && { kind: 'card', card }
    }
  }
}

export const speculation: Game<Options, State, Move, View> = {
  id: 'speculation',
  rules: 1,
  seats: SEATS,
  options,
  presets,
  sides: () => [],
  setup,
  asks,
  parse,
  check,
  apply,
  view,
  late,
  clock: (state) => state.options.clock,
  result: (state) =>
    state.phase === 'over'
      ? {
          standings: score(state).map(({ seat, wealth, winner }) => ({
            seat,
            points: wealth,
            eliminated: false,
            winner,
          })),
        }
      : undefined,
  disguise,
  bot,
  progress: (state) => ({ from: 'speculation.progress', ...progressOf(state) }),
}

function progressOf(state: State): Said<typeof en.progress> {
  if (state.phase === 'over') return { key: 'over' }
  if (state.phase === 'taking') return { key: 'taking' }
  const leader = Math.max(...COMPANIES.map((company) => state.bricks[company]))
  return { key: 'underWay', args: { turn: state.turn, leader, of: END } }
}
