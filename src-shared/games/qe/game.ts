/** The rules of Q.E.: sealed auctions in which money has no ceiling. */
import * as v from 'valibot'
import type { Game, Seat, Seating } from '../../game.ts'
import { randomFrom, sealOf, streamOf } from '../../random.ts'
import type { Seed } from '../../random.ts'
import type { Said, Words } from '../../words.ts'
import { award, holdersOfHighest, mustRebid, standing } from './auction.ts'
import type { Amount } from './amount.ts'
import { compare, isAmount, isBid, ZERO } from './amount.ts'
import { bot } from './bot.ts'
import { industriesFor, MAX_DIGITS, nationsFor, SEATS, SMALL_TABLE, tilesFor, TIES_THAT_DECIDE } from './data.ts'
import type { Nation } from './data.ts'
import { disguise } from './disguise.ts'
import { options, presets } from './options.ts'
import type { Options } from './options.ts'
import { score } from './scoring.ts'
import type { Bidding, Happening, Move, QeAsk, Sale, State, View } from './types.ts'
import { currentSale, knowsPrice, lastAwarded, peekAllowed, view } from './view.ts'
import type { en } from './words.en.ts'

const refuse = (said: Said<typeof en.refuse>): Words => ({ from: 'qe.refuse', ...said })

function setup(chosen: Options, seating: Seating, seed: Seed): State {
  const { seats } = seating
  const open = randomFrom(streamOf(seed, 'open'))
  const hidden = randomFrom(streamOf(seed, 'hidden'))
  const picked = seating.sides.filter((side) => side !== null)
  const free = open.shuffled(nationsFor(seats).filter((nation) => !picked.includes(nation)))
  const nations = Array.from({ length: seats }, (_, seat): Nation => {
    const side = nationsFor(seats).find((nation) => nation === seating.sides[seat]) ?? free.pop()
    if (!side) throw new RangeError('two seats picked the same nation')
    return side
  })
  const first = seating.first ?? open.whole(0, seats - 1)
  const tokens = hidden.shuffled(industriesFor(seats))
  return turnUp({
    options: chosen,
    seats,
    first,
    nations,
    tokens: tokens.slice(0, seats),
    box: tokens.slice(seats),
    stack: hidden.shuffled(tilesFor(seats)),
    sales: [],
    phase: 'opening',
    peeks: nations.map(() => null),
    seed,
    seal: sealOf(seed),
    beat: 0,
    events: [],
  })
}

/** The next tile is turned up by itself as its sale begins; when none is left the game is over. */
function turnUp(state: State): State {
  const [tile, ...stack] = state.stack
  if (!tile) return tell({ ...state, phase: 'over' }, { kind: 'over' })
  const index = state.sales.length
  const withoutAuctioneer = state.seats === SMALL_TABLE && stack.length === 0
  const sale: Sale = {
    tile,
    // The last tile of three opens no round: nobody auctions it.
    round: Math.floor((withoutAuctioneer ? index - 1 : index) / state.seats) + 1,
    auctioneer: withoutAuctioneer ? null : (state.first + index) % state.seats,
    opening: null,
    biddings: withoutAuctioneer ? [bidding(state, allSeats(state))] : [],
    award: null,
  }
  return tell(
    { ...state, stack, sales: [...state.sales, sale], phase: withoutAuctioneer ? 'bidding' : 'opening' },
    { kind: 'turned-up', sale: index + 1 },
  )
}

const allSeats = (state: State): Seat[] => state.nations.map((_, seat) => seat)

const bidding = (state: State, who: readonly Seat[]): Bidding => ({ who, bids: state.nations.map(() => null) })

const tell = (state: State, ...happened: readonly Happening[]): State => ({
  ...state,
  events: [...state.events, ...happened],
})

const withSale = (state: State, sale: Sale): State => ({ ...state, sales: [...state.sales.slice(0, -1), sale] })

function asks(state: State, seat: Seat): QeAsk[] {
  const sale = currentSale(state)
  const found: QeAsk[] = []
  if (state.phase === 'opening' && sale.auctioneer === seat)
    found.push({ kind: 'open', must: true, minimum: state.options.openingMinimum })
  const now = sale.biddings.at(-1)
  if (state.phase === 'bidding' && now?.who.includes(seat))
    found.push({
      kind: 'bid',
      must: now.bids[seat] === null,
      banned: bannedAmount(state, sale),
      again: sale.biddings.length > 1,
    })
  const ended = lastAwarded(state)
  if (ended && peekAllowed(state, seat)) found.push({ kind: 'peek', must: false, sale: ended.number })
  return found
}

/** First bids may equal the opening bid only by the option that says so; rebids never may. */
function bannedAmount(state: State, sale: Sale): Amount | null {
  return state.options.equalBid === 'first' && sale.biddings.length === 1 ? null : sale.opening
}

/** Any digits are let through to `check`, so that a bid which is too long gets its words instead of a closed wire. */
const Digits = v.custom<Amount>(isAmount)
const MoveShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('open'), amount: Digits }),
  v.strictObject({ kind: v.literal('bid'), amount: Digits }),
  v.strictObject({ kind: v.literal('peek') }),
])

function parse(raw: unknown): Move | undefined {
  const parsed = v.safeParse(MoveShape, raw)
  return parsed.success ? parsed.output : undefined
}

function check(state: State, seat: Seat, move: Move): Words | undefined {
  if (state.phase === 'over') return refuse({ key: 'over' })
  if (move.kind === 'peek') return checkPeek(state, seat)
  const ask = asks(state, seat).find((a) => a.kind === move.kind)
  if (!ask) return refuse({ key: move.kind === 'open' ? 'notAuctioneer' : 'notBidding' })
  if (!isBid(move.amount)) return refuse({ key: 'tooLong', args: { digits: MAX_DIGITS } })
  if (ask.kind === 'open' && compare(move.amount, ask.minimum) < 0)
    return refuse({ key: 'belowMinimum', args: { minimum: ask.minimum } })
  if (ask.kind === 'bid' && move.amount === ask.banned)
    return refuse({ key: 'equalsOpening', args: { opening: ask.banned } })
  return undefined
}

function checkPeek(state: State, seat: Seat): Words | undefined {
  if (peekAllowed(state, seat)) return undefined
  const { peek } = state.options
  if (peek === 'off' || (peek === 'five' && state.seats !== SEATS[1])) return refuse({ key: 'noPeekRule' })
  const used = state.peeks[seat]
  if (used != null) return refuse({ key: 'peekUsed', args: { sale: used } })
  const ended = lastAwarded(state)
  if (!ended) return refuse({ key: 'nothingToPeek' })
  return refuse({ key: knowsPrice(state, ended, seat) ? 'priceKnown' : 'nothingToPeek' })
}

function apply(state: State, seat: Seat, move: Move): State {
  const sale = currentSale(state)
  switch (move.kind) {
    case 'open': {
      const others = allSeats(state).filter((other) => other !== seat)
      const opened = withSale(state, { ...sale, opening: move.amount, biddings: [bidding(state, others)] })
      return tell({ ...opened, phase: 'bidding', beat: state.beat + 1 }, { kind: 'opened', sale: state.sales.length })
    }
    case 'bid':
      return seal(state, sale, seat, move.amount)
    case 'peek': {
      const ended = state.sales.length - 1
      const peeks = state.peeks.map((before, s) => (s === seat ? ended : before))
      return tell({ ...state, peeks }, { kind: 'peeked', sale: ended, seat })
    }
  }
}

/** Takes a sealed bid, or a changed one; the last one in closes the bidding. */
function seal(state: State, sale: Sale, seat: Seat, bid: Amount): State {
  const now = sale.biddings.at(-1)
  if (!now) throw new Error('a bid without a bidding')
  const taken: Bidding = { ...now, bids: now.bids.map((before, s) => (s === seat ? bid : before)) }
  const next = withSale(state, { ...sale, biddings: [...sale.biddings.slice(0, -1), taken] })
  // A changed bid was never made: nothing tells of it.
  const told = now.bids[seat] === null ? tell(next, { kind: 'sealed', sale: state.sales.length, seat }) : next
  return taken.who.every((s) => taken.bids[s] !== null) ? close({ ...told, beat: state.beat + 1 }) : told
}

function close(state: State): State {
  const sale = currentSale(state)
  const number = state.sales.length
  const tied = holdersOfHighest(standing(sale))
  const again = mustRebid(sale, tied)
  if (again.length > 0 && sale.biddings.length < TIES_THAT_DECIDE && sale.auctioneer !== null)
    return tell(withSale(state, { ...sale, biddings: [...sale.biddings, bidding(state, again)] }), {
      kind: 'tied',
      sale: number,
      who: again,
    })
  const given = award(state, sale)
  const done = tell(withSale(state, { ...sale, award: given }), { kind: 'awarded', sale: number })
  return turnUp(given.zeros.length > 0 ? tell(done, { kind: 'zeros', sale: number }) : done)
}

/** By the clock: zero, or the least the auctioneer may open with. A bid that is in stays. */
function late(state: State, seat: Seat): Move | undefined {
  const ask = asks(state, seat).find((a) => a.must)
  if (ask?.kind === 'open') return { kind: 'open', amount: ask.minimum }
  return ask?.kind === 'bid' ? { kind: 'bid', amount: ZERO } : undefined
}

export const qe: Game<Options, State, Move, View> = {
  id: 'qe',
  rules: 1,
  seats: SEATS,
  options,
  presets,
  sides: nationsFor,
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
          standings: score(state).map(({ seat, total, eliminated, winner }) => ({
            seat,
            points: total,
            eliminated,
            winner,
          })),
        }
      : undefined,
  disguise,
  bot,
  progress: (state) => ({
    from: 'qe.progress',
    ...(state.phase === 'over'
      ? { key: 'over' }
      : { key: 'underWay', args: { sale: state.sales.length, of: state.sales.length + state.stack.length } }),
  }),
}
