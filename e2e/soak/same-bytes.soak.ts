// Two evenings that differ in one secret only: whoever must not know it is sent the same bytes, over whole games.
import { expect, test } from 'vitest'
import { industriesFor } from '../../src-shared/games/qe/data.ts'
import type { State } from '../../src-shared/games/qe/types.ts'
import type { DownFrame, MatchFrame } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import { again, chance, digits, hex, isLong, once, say } from './chance.ts'
import type { Action, MadeBid, Received, Setting } from './twin-evening.ts'
import { TwinEvening } from './twin-evening.ts'

const PAIRS = isLong ? 300 : 25
const MOST_ACTIONS = 3000

/** The one thing that is different, and how much of the evening is to be the same all the same. */
interface Twist {
  readonly what: string
  readonly deal?: (state: State) => State
  readonly action?: (action: Action, at: number) => Action
  /** Seats that rightly know it. */
  readonly knowers: readonly number[]
  /** From this frame on all may know it. */
  readonly isOut: (frame: MatchFrame) => boolean
}

const atTheEnd = ({ over }: MatchFrame): boolean => over

function setting(random: Random): Setting {
  const seats = random.whole(3, 5)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    ...{ seats, seed: hex(random, 32) },
    laptop: all.filter(() => once(random, 5)),
    options: {
      clock: random.pick([0, 0, 40]),
      peek: random.pick(['five', 'always', 'off']),
      ties: random.pick(['standing', 'sale']),
      equalBid: random.pick(['never', 'first']),
      zeroPer: random.pick(['round', 'sale']),
    },
  }
}

/** Another amount between the same neighbours, for a bid that nobody else made. */
function otherBid(evening: TwinEvening, random: Random): Twist | undefined {
  const bid = evening.bids[random.whole(0, evening.bids.length - 1)]
  if (!bid || bid.amount === '0') return undefined
  const sale = evening.view.sales[bid.sale - 1]
  const others = evening.bids
    .filter((one) => one.sale === bid.sale && one.at !== bid.at)
    .map(({ amount }) => BigInt(amount))
  const x = BigInt(bid.amount)
  const fixed = [0n, ...others, ...(sale?.opening == null ? [] : [BigInt(sale.opening)])]
  if (fixed.includes(x)) return undefined
  const below = fixed.filter((y) => y < x).reduce((a, b) => (a > b ? a : b))
  const above = fixed.filter((y) => y > x).reduce((a, b) => (a === 0n || b < a ? b : a), 0n) || x * 10n ** 40n
  const y = below + 1n + (BigInt(digits(random, 60)) % (above - below - 1n))
  if (y === x || y >= above) return undefined
  const amount = String(y)
  return {
    what: `${bid.amount} becomes ${amount}`,
    action: (action, at) =>
      at === bid.at && action.kind === 'move' ? { ...action, move: { kind: 'bid', amount } } : action,
    knowers: knowersOf(evening, bid),
    isOut: atTheEnd,
  }
}

/** A bid that was changed later is its bidder's alone, for good. */
function knowersOf({ bids, peeks, view }: TwinEvening, bid: MadeBid): number[] {
  if (bids.some((one) => one.beat === bid.beat && one.seat === bid.seat && one.at > bid.at)) return [bid.seat]
  const { auctioneer = null, award } = view.sales[bid.sale - 1] ?? {}
  const peekers =
    award?.winner === bid.seat ? peeks.filter(({ sale }) => sale === bid.sale).map(({ seat }) => seat) : []
  return [bid.seat, ...(auctioneer === null ? [] : [auctioneer]), ...peekers]
}

/** Somebody's industry is another one: from the box with three players, else swapped with somebody else's. */
function otherToken({ view }: TwinEvening, random: Random): Twist {
  const seat = random.whole(0, view.seats - 1)
  const isSpare = industriesFor(view.seats).length > view.seats
  const other = isSpare ? -1 : (seat + random.whole(1, view.seats - 1)) % view.seats
  return {
    what: `the token of seat ${String(seat)} and ${isSpare ? 'the box' : `seat ${String(other)}`} change places`,
    deal: (state) => {
      const mine = state.tokens[seat]
      const theirs = isSpare ? state.box[0] : state.tokens[other]
      if (!mine || !theirs) throw new Error('no token to swap')
      const tokens = state.tokens.map((token, at) => (at === seat ? theirs : at === other ? mine : token))
      return { ...state, tokens, box: isSpare ? [mine] : state.box }
    },
    knowers: [seat, other],
    isOut: atTheEnd,
  }
}

/** Two tiles far down in the stack change places: nobody knows before the first of them is turned up. */
function otherStack({ view }: TwinEvening, random: Random): Twist {
  const upper = random.whole(0, view.saleCount - 3)
  const lower = random.whole(upper + 1, view.saleCount - 2)
  return {
    what: `tiles ${String(upper)} and ${String(lower)} of the stack change places`,
    deal: (state) => {
      const stack = [...state.stack]
      const [a, b] = [stack[upper], stack[lower]]
      if (!a || !b) throw new Error('no tiles to swap')
      stack[upper] = b
      stack[lower] = a
      return { ...state, stack }
    },
    knowers: [],
    // One tile has been turned up before the stack begins.
    isOut: (frame) => (frame.view as { sales?: readonly unknown[] }).sales?.length === upper + 2,
  }
}

/** What a receiver got until the secret was out. The laptop shows hands one after the other: those who know are left out. */
function comparable({ texts }: Received, { knowers, isOut }: Twist): string[] {
  const frames = texts.map((text) => ({ text, frame: JSON.parse(text) as DownFrame }))
  const end = frames.findIndex(({ frame }) => frame.type === 'match' && isOut(frame))
  return frames
    .slice(0, end < 0 ? frames.length : end)
    .filter(({ frame }) => frame.type !== 'match' || frame.eye === 'table' || !knowers.includes(frame.eye))
    .map(({ text }) => text)
}

async function firstEvening(which: Setting, random: Random): Promise<TwinEvening> {
  const evening = await TwinEvening.begin(which)
  while (!evening.table.over) {
    if (evening.actions.length > MOST_ACTIONS) throw new Error('the evening does not end')
    evening.live(random)
  }
  await evening.close()
  return evening
}

async function secondEvening(which: Setting, first: TwinEvening, twist: Twist): Promise<TwinEvening> {
  const evening = await TwinEvening.begin(which, twist.deal)
  for (const [at, action] of first.actions.entries()) evening.do(twist.action?.(action, at) ?? action)
  await evening.close()
  return evening
}

function firstDifference(a: readonly string[], b: readonly string[]): string {
  const at = a.findIndex((text, i) => text !== b[i])
  if (at < 0) return a.length === b.length ? '' : 'one was sent more than the other'
  const [one = '', other = ''] = [a[at], b[at]]
  const letter = [...one].findIndex((sign, i) => sign !== other[i])
  return `frame ${String(at)}: ${one.slice(Math.max(0, letter - 80), letter + 80)} … ${other.slice(Math.max(0, letter - 80), letter + 80)}`
}

const TWISTS = [otherBid, otherBid, otherBid, otherToken, otherStack]

test(`${String(PAIRS)} pairs of evenings with one secret different: the same bytes for all others`, async () => {
  const counts = { pairs: 0, bytes: 0, receivers: 0, differing: 0 }
  const began = Date.now()
  for (let number = 0; counts.pairs < PAIRS && number < 3 * PAIRS; number++) {
    const random = chance(`twins ${String(number)}`)
    const which = setting(random)
    const first = await firstEvening(which, random)
    const twist = TWISTS[number % TWISTS.length]?.(first, random)
    if (!twist) continue
    const second = await secondEvening(which, first, twist)
    const where = `${again}, pair ${String(number)}: ${twist.what}`
    expect(second.outcomes, where).toEqual(first.outcomes)
    const others = second.received()
    for (const [i, one] of first.received().entries()) {
      const other = others[i]
      if (!other) throw new Error('somebody is missing')
      if (one.seat !== null && twist.knowers.includes(one.seat)) {
        // The proof that there was a difference to be seen.
        if (firstDifference(one.texts, other.texts) !== '') counts.differing += 1
        continue
      }
      const [a, b] = [comparable(one, twist), comparable(other, twist)]
      expect(firstDifference(a, b), `${where}, as sent to ${one.name}`).toBe('')
      counts.receivers += 1
      counts.bytes += a.reduce((sum, text) => sum + text.length, 0)
    }
    counts.pairs += 1
  }
  say(`${again}: ${JSON.stringify(counts)}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  expect(counts.pairs).toBe(PAIRS)
  expect(counts.differing).toBeGreaterThan(PAIRS / 3)
})
