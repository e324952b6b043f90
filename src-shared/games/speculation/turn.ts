/** The course of a turn of Speculation: tiles, action, cards, and what the end of a turn brings. */
import { randomFrom } from '../../random.ts'
import { drawn, putAway } from './bags.ts'
import type { Card } from './data.ts'
import { HOLIDAY, LARGE_TABLE } from './data.ts'
import { discarded, isSpent, refilled, shuffled } from './decks.ts'
import { wealthOf } from './scoring.ts'
import { advanced, allOnStart, pricesOf, ranksOf, stepped } from './track.ts'
import type { Happening, Player, Reveal, State, Tiles } from './types.ts'

export const tell = (state: State, ...happened: readonly Happening[]): State => ({
  ...state,
  events: [...state.events, ...happened],
})

/** Everyone gets the own nine cards, two of them in hand. */
export function dealAll(state: State): State {
  const decks = state.deckStreams.map(shuffled)
  return {
    ...state,
    players: state.players.map((player, seat): Player => ({
      ...player,
      hand: decks[seat]?.hand ?? [],
      pile: decks[seat]?.pile ?? [],
      discards: [],
    })),
    deckStreams: state.deckStreams.map((stream, seat) => decks[seat]?.stream ?? stream),
  }
}

/** Cards are dealt, and the first turn begins. */
export const begin = (state: State): State => nextTurn(milestone(dealAll({ ...state, firstShares: [] })))

/** What charts are drawn from. */
function milestone(state: State): State {
  const prices = pricesOf(state)
  const wealth = state.players.map((player) => wealthOf(player, prices))
  return { ...state, milestones: [...state.milestones, { turn: state.turn, prices, ranks: ranksOf(state), wealth }] }
}

function nextTurn(state: State): State {
  const turn = state.turn + 1
  const active = (state.first + state.turn) % state.seats
  const random = randomFrom(state.bagStream)
  const tiles = drawn(state.out, turn === 1 && state.options.forcedTrade, random)
  const begun = tell(
    { ...state, turn, active, tiles, bagStream: random.stream() },
    { kind: 'drew', turn, seat: active, tiles },
  )
  switch (tiles.action) {
    case 'trade':
      return { ...begun, phase: 'trading', traded: 0 }
    case 'up':
    case 'down':
      return allOnStart(begun.bricks) ? toCards(tell(begun, { kind: 'idle' })) : { ...begun, phase: 'ranking' }
    case 'none':
      return toCards(begun)
  }
}

/** The action is done: everyone chooses a card, unless all have just their ninth left. */
export const toCards = (state: State): State =>
  state.players.every(({ hand }) => hand.length <= 1) ? reveal(state) : { ...state, phase: 'choosing' }

/** How far each card moves its brick. */
export function distanceFor({ seats, options }: Pick<State, 'seats' | 'options'>, movement: number, holidays: number) {
  const half = Math.ceil(movement / 2)
  if (holidays === 0) return movement
  switch (options.holiday) {
    case 'never':
      return movement
    case 'half':
      return half
    case 'standard':
      return seats >= LARGE_TABLE && holidays === 1 ? half : 0
  }
}

export function tilesOf({ tiles }: Pick<State, 'tiles'>): Tiles {
  if (!tiles) throw new Error('no tiles have been drawn')
  return tiles
}

/** All cards are up: clockwise from the active player each moves its brick as the track is at that moment. */
export function reveal(state: State): State {
  const cards = state.players.map(({ hand, chosen }): Card => chosen ?? hand[0] ?? HOLIDAY)
  const holidays = cards.filter((card) => card === HOLIDAY).length
  const distance = distanceFor(state, tilesOf(state).movement, holidays)
  let track = { bricks: state.bricks, arrivals: state.arrivals }
  const steps: Reveal['steps'][number][] = []
  for (let due = 0; due < state.seats; due++) {
    const seat = (state.active + due) % state.seats
    const card = cards[seat]
    if (card === undefined || card === HOLIDAY) continue
    const step = advanced(track.bricks, card, distance)
    if (step.path.length === 0) continue
    steps.push({ ...step, seat })
    track = stepped(track, step)
  }
  const told = tell(
    {
      ...state,
      ...track,
      players: state.players.map((player, seat) => discarded(player, cards[seat] ?? HOLIDAY)),
      reveals: [...state.reveals, { turn: state.turn, cards, holidays, distance, steps }],
    },
    { kind: 'revealed', reveal: state.reveals.length },
    ...steps.map(({ seat, ...step }): Happening => ({ kind: 'moved', seat, step })),
  )
  return endTurn(told)
}

/** A brick on END ends the game, with hands and bags as they are. */
function endTurn(state: State): State {
  if (state.arrivals.length > 0) return tell(milestone({ ...state, phase: 'over' }), { kind: 'over' })
  const tiles = tilesOf(state)
  const filled = state.players.every(isSpent)
    ? tell(dealAll(state), { kind: 'shuffled' })
    : { ...state, players: state.players.map(refilled) }
  const cleared = { ...filled, tiles: null, out: putAway(state.out, tiles) }
  return nextTurn(milestone(tiles.action === 'trade' ? tell(cleared, { kind: 'tilesBack' }) : cleared))
}
