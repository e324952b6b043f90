/** Speculation as random play sees it: what somebody might try, what is hidden from whom, which pieces there are. */
import type { Base, Seat } from '../../../game.ts'
import { bagsOf } from '../bags.ts'
import { ACTION_TILES, COMPANIES, DECK, END, HAND, MOVEMENT_TILES, SHARES, START } from '../data.ts'
import type { Company } from '../data.ts'
import { speculation } from '../game.ts'
import type { Options } from '../options.ts'
import { score } from '../scoring.ts'
import type { Move, SpeculationAsk, State } from '../types.ts'
import type { Random } from '../../../random.ts'
import type { Manners } from '../../../testing/play.ts'

/** The laws hand over states of the game they were given: here always Speculation. */
const own = (state: Base): State => state as State

const anyCompany = (random: Random): Company => COMPANIES[random.whole(0, COMPANIES.length - 1)] ?? 'metro'

/** Mostly what one holds and the bank has; now and then anything at all. */
function someTrade(state: State, seat: Seat, random: Random): Move {
  const among = (holds: (company: Company) => number): Company | null => {
    const held = COMPANIES.filter((company) => holds(company) > 0)
    switch (random.whole(0, 7)) {
      case 0:
        return anyCompany(random)
      case 1:
      case 2:
        return null
      default:
        return held[random.whole(0, Math.max(0, held.length - 1))] ?? null
    }
  }
  const player = state.players[seat]
  return {
    kind: 'trade',
    sell: among((company) => player?.shares[company] ?? 0),
    buy: among((company) => state.bank[company]),
  }
}

/** Something of the kind that is asked, as it comes. */
function answer(state: State, seat: Seat, kind: string, random: Random): unknown {
  switch (kind) {
    case 'trade':
      return someTrade(state, seat, random)
    case 'take':
    case 'rank':
      return { kind, company: anyCompany(random) }
    case 'card': {
      const hand = state.players[seat]?.hand ?? []
      return { kind, card: random.whole(0, 5) === 0 ? DECK[random.whole(0, 8)] : hand[random.whole(0, HAND - 1)] }
    }
    default:
      return { kind }
  }
}

export const speculationManners: Manners = {
  mostBeats: 4000,
  sample: 60,
  botMoves: 150,
  garbage: [
    undefined,
    null,
    0,
    'trade',
    [],
    {},
    { kind: 'trade' },
    { kind: 'trade', sell: 'metro' },
    { kind: 'trade', sell: 'metro', buy: undefined },
    { kind: 'trade', sell: 'metro', buy: 'tulips' },
    { kind: 'trade', sell: 4, buy: null },
    { kind: 'trade', sell: null, buy: null, seat: 2 },
    { kind: 'trade', sell: null, buy: null, price: 0 },
    { kind: 'trade', sell: 'holiday', buy: null },
    { kind: 'pass' },
    { kind: 'card' },
    { kind: 'card', card: null },
    { kind: 'card', card: 'joker' },
    { kind: 'card', card: ['metro'] },
    { kind: 'rank', company: 'holiday' },
    { kind: 'rank', company: 'metro', to: 3 },
    { kind: 'take', company: null },
    { kind: ['take'], company: 'metro' },
    [{ kind: 'take', company: 'metro' }],
  ],
  attempt(base, seat, asks, random) {
    const kinds = [...asks.map((ask) => ask.kind), 'trade', 'rank', 'card', 'take', 'nonsense']
    const kind =
      random.whole(0, 9) === 0 ? kinds[random.whole(0, kinds.length - 1)] : kinds[random.whole(0, asks.length - 1)]
    const rank = (asks as readonly SpeculationAsk[]).find((ask) => ask.kind === 'rank')
    if (kind === 'rank' && rank && random.whole(0, 1) === 0)
      return { kind, company: rank.choices[random.whole(0, rank.choices.length - 1)]?.company }
    return answer(own(base), seat, kind ?? 'nonsense', random)
  },
  /** With a turn its cards come up, and new cards and tiles are drawn. */
  reveals: (base, seat, move) => {
    const state = own(base)
    const after = speculation.apply(state, seat, move as Move)
    return after.turn !== state.turn || after.phase === 'over'
  },
  /** Whoever may not see a hand may not know which of its cards was chosen. */
  inDisguise(base, seat, move, eye) {
    const card = own(base).players[seat]?.hand[0]
    return seat !== eye && (move as Move).kind === 'card' ? { kind: 'card', card } : move
  },
  hidden(base, eye) {
    const state = own(base)
    if (state.phase === 'over') return ''
    const cards = state.players.map(({ hand, pile, chosen }, seat) => (seat === eye ? [pile] : [hand, pile, chosen]))
    return JSON.stringify([cards, state.bagStream, state.deckStreams])
  },
  missing: (base) => [...sharesMissing(own(base)), ...cardsMissing(own(base)), ...bricksMissing(own(base))],
  golden: {
    summary: (base) => summary(own(base)),
    table: (seats, options) => `${String(seats)} ${(options as Options).side}`,
    tables: ['3 normal', '3 star', '4 normal', '4 star', '5 normal', '5 star', '6 normal', '6 star'],
  },
}

/** The end of a game in the form the golden games record it. */
const summary = (state: State) => ({
  first: state.first,
  turns: state.reveals.map(({ turn, cards, distance, steps }) => {
    const drew = state.events.find((event) => event.kind === 'drew' && event.turn === turn)
    const tiles = drew?.kind === 'drew' ? `${drew.tiles.action} ${String(drew.tiles.movement)}` : 'none'
    const moved = steps.map(({ company, from, to }) => `${company} ${String(from)}-${String(to)}`)
    return `${tiles}: ${cards.join(' ')}: ${String(distance)}: ${moved.join(', ')}`
  }),
  deals: state.deals.map(
    ({ turn, seat, sell, buy, sold, bought }) =>
      `${String(turn)} ${String(seat)}: -${sell ?? ''} ${String(sold)} +${buy ?? ''} ${String(bought)}`,
  ),
  arrivals: state.arrivals,
  bricks: state.bricks,
  scores: score(state).map(({ seat, cash, holdings, wealth }) => ({
    seat,
    cash,
    holdings: holdings.map(({ company, count, price }) => `${String(count)} ${company} ${String(price)}`),
    wealth,
  })),
  winners: speculation.result(state)?.standings.flatMap(({ seat, winner }) => (winner ? [seat] : [])),
})

const sorted = (list: readonly (string | number)[]) => [...list].map(String).sort().join()

function sharesMissing(state: State): string[] {
  const wrong: string[] = []
  const inPlay = state.options.shares ?? SHARES[state.seats]
  for (const company of COMPANIES) {
    const held = state.players.map((player) => player.shares[company])
    if ([...held, state.bank[company]].some((count) => count < 0)) wrong.push(`less than no ${company}`)
    if (held.reduce((a, b) => a + b, state.bank[company]) !== inPlay) wrong.push(`shares of ${company}`)
  }
  state.players.forEach(({ cash }, seat) => {
    const deals = state.deals.filter((deal) => deal.seat === seat)
    const earned = deals.reduce((total, { sold, bought }) => total + sold - bought, state.options.cash)
    if (cash !== earned) wrong.push('money')
    if (cash < 0) wrong.push('cash below zero')
  })
  return wrong
}

function cardsMissing(state: State): string[] {
  const wrong: string[] = []
  for (const { hand, pile, discards, chosen, played } of state.players) {
    const cards = [...hand, ...pile, ...discards]
    if (sorted(cards) !== (state.phase === 'taking' ? '' : sorted(DECK))) wrong.push('cards')
    if (chosen !== null && !hand.includes(chosen)) wrong.push('a card from nowhere')
    if (played.length !== state.reveals.length) wrong.push('cards played')
  }
  const { actions, movements } = bagsOf(state)
  const onTable = state.tiles ? [state.tiles] : []
  const action = [...actions, ...state.out.actions, ...onTable.map((tiles) => tiles.action)]
  const movement = [...movements, ...state.out.movements, ...onTable.map((tiles) => tiles.movement)]
  if (sorted(action) !== sorted(ACTION_TILES)) wrong.push('action tiles')
  if (sorted(movement) !== sorted(MOVEMENT_TILES)) wrong.push('movement tiles')
  if (state.out.actions.includes('trade')) wrong.push('a Trade that stayed out')
  return wrong
}

function bricksMissing(state: State): string[] {
  const wrong: string[] = []
  const onTrack = COMPANIES.map((company) => state.bricks[company]).filter((space) => space !== START && space !== END)
  if (new Set(onTrack).size !== onTrack.length) wrong.push('two bricks on a space')
  if (onTrack.some((space) => space < START || space > END)) wrong.push('a brick off the track')
  if (sorted(COMPANIES.filter((company) => state.bricks[company] === END)) !== sorted(state.arrivals))
    wrong.push('arrivals')
  return wrong
}
