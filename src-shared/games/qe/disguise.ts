/** The same Q.E. game with everything one eye may not know dealt anew, and nothing else changed. */
import type { Eye } from '../../game.ts'
import type { Random } from '../../random.ts'
import { holdersOfHighest, mustRebid, standing, winningBid, zeroBidders } from './auction.ts'
import type { Amount } from './amount.ts'
import { amount, compare, highest, isBid, ZERO } from './amount.ts'
import { MAX_DIGITS, SMALL_TABLE, TIES_THAT_DECIDE } from './data.ts'
import type { Sale, State } from './types.ts'
import { knowsBid, knowsPrice } from './view.ts'

export function disguise(state: State, eye: Eye, random: Random): State {
  if (state.phase === 'over') return state
  const unseen = random.shuffled([...state.tokens.filter((_, seat) => seat !== eye), ...state.box])
  const tokens = state.tokens.map((token, seat) => (seat === eye ? token : (unseen.pop() ?? token)))
  return {
    ...state,
    seed: Array.from({ length: 4 }, () => random.whole(0, 0x7fffffff).toString(16).padStart(8, '0')).join(''),
    tokens,
    box: unseen,
    stack: random.shuffled(state.stack),
    sales: state.sales.map((sale, i) => redealt(state, sale, i + 1, eye, random)),
  }
}

/**
 * First every amount the eye does not know is moved to another one between the same neighbours, which keeps every order and
 * every tie. Then single bids are redrawn at will, as long as the table would have seen the same.
 */
function redealt(state: State, sale: Sale, number: number, eye: Eye, random: Random): Sale {
  const secret = sale.biddings.flatMap(({ bids }, b) =>
    bids.flatMap((bid, seat) => (bid === null || knowsBid(state, sale, b, seat, eye) ? [] : [{ b, seat, bid }])),
  )
  if (secret.length === 0) return sale
  const known = new Set<Amount>([ZERO])
  if (sale.opening !== null) known.add(sale.opening)
  sale.biddings.forEach(({ bids }, b) => {
    bids.forEach((bid, seat) => {
      if (bid !== null && knowsBid(state, sale, b, seat, eye)) known.add(bid)
    })
  })
  if (sale.award && knowsPrice(state, { ...sale, number }, eye)) known.add(sale.award.price)

  const moved = shiftBetween([...known], [...new Set(secret.map(({ bid }) => bid))], random)
  let dealt = withAward(
    state,
    mapBids(sale, (bid) => moved.get(bid) ?? bid),
  )
  const reach = BigInt(highest([...known, ...moved.values()])) * 2n + 10n
  for (const { b, seat } of secret) {
    const drawn = below(reach, random)
    const tried = withAward(
      state,
      mapBids(dealt, (bid, atBidding, atSeat) => (atBidding === b && atSeat === seat ? drawn : bid)),
    )
    if (legal(state, tried, b, drawn) && sameFacts(state, sale, tried, number, eye)) dealt = tried
  }
  return dealt
}

function mapBids(sale: Sale, to: (bid: Amount, bidding: number, seat: number) => Amount): Sale {
  return {
    ...sale,
    biddings: sale.biddings.map((bidding, b) => ({
      ...bidding,
      bids: bidding.bids.map((bid, seat) => (bid === null ? null : to(bid, b, seat))),
    })),
  }
}

const withAward = (state: State, sale: Sale): Sale =>
  sale.award ? { ...sale, award: { ...sale.award, price: winningBid(state, sale)?.amount ?? ZERO } } : sale

function legal(state: State, sale: Sale, bidding: number, bid: Amount): boolean {
  if (!isBid(bid)) return false
  return bid !== sale.opening || (state.options.equalBid === 'first' && bidding === 0)
}

/** Whether everyone at the table would have seen the same: who had to rebid, who won, who stood at zero, and a price that is known. */
function sameFacts(state: State, was: Sale, now: Sale, number: number, eye: Eye): boolean {
  const closed = was.award ? was.biddings.length : was.biddings.length - 1
  for (let b = 1; b <= closed; b++) {
    const sofar = { ...now, biddings: now.biddings.slice(0, b) }
    const again = mustRebid(sofar, holdersOfHighest(standing(sofar)))
    const next = was.biddings[b]
    if (next) {
      if (again.join() !== next.who.join()) return false
    } else if (was.auctioneer !== null && again.length > 0 && b < TIES_THAT_DECIDE) return false
  }
  if (!was.award) return true
  if ((winningBid(state, now)?.seat ?? null) !== was.award.winner) return false
  if (state.seats !== SMALL_TABLE && zeroBidders(now).join() !== was.award.zeros.join()) return false
  return !knowsPrice(state, { ...was, number }, eye) || now.award?.price === was.award.price
}

/** Moves each amount that is not known to another one between the same two known amounts, order kept. */
function shiftBetween(known: readonly Amount[], amounts: readonly Amount[], random: Random): Map<Amount, Amount> {
  const fixed = [...known].sort(compare)
  const moved = new Map<Amount, Amount>()
  fixed.forEach((low, i) => {
    const high = fixed[i + 1]
    const between = amounts
      .filter((a) => compare(a, low) > 0 && (high === undefined || compare(a, high) < 0))
      .sort(compare)
    const top = between.at(-1)
    if (top === undefined) return
    const ceiling = 10n ** BigInt(MAX_DIGITS)
    const open = BigInt(top) * 3n + 10n
    const end = high === undefined ? (open < ceiling ? open : ceiling) : BigInt(high)
    draw(between.length, BigInt(low) + 1n, end, random).forEach((drawn, k) => {
      const from = between[k]
      if (from !== undefined) moved.set(from, drawn)
    })
  })
  return moved
}

/** So many different amounts from `from` up to, not including, `end`, in rising order. */
function draw(count: number, from: bigint, end: bigint, random: Random): Amount[] {
  const room = end - from
  const drawn = new Set<bigint>()
  while (drawn.size < count) {
    const next = from + BigInt(below(room, random))
    // A crowded room is filled by walking on to the next free place.
    let place = next
    while (drawn.has(place)) place = place + 1n < end ? place + 1n : from
    drawn.add(place)
  }
  return [...drawn].map((value) => amount(value)).sort(compare)
}

/** From 0 up to, not including, `limit`, spread over its orders of magnitude. */
function below(limit: bigint, random: Random): Amount {
  const digits = random.whole(1, limit.toString().length)
  const text = Array.from({ length: digits }, () => random.whole(0, 9)).join('')
  return amount(BigInt(text) % limit)
}
