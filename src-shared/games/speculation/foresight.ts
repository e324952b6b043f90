/** What may come, for the bot: courses of the game imagined from one seat's view, in plain numbers because there are very many. */
import type { Seat } from '../../game.ts'
import { without } from './bags.ts'
import type { Card, Company } from './data.ts'
import {
  ACTION_TILES,
  COMPANIES,
  DECK,
  END,
  HAND,
  MOVEMENT_TILES,
  PRICES,
  SEGMENTS,
  START,
  START_PRICE,
} from './data.ts'
import { distanceFor } from './turn.ts'
import type { View } from './types.ts'

/** Companies count from 0, in the order of the list; after them comes the Bank Holiday. */
const HOLIDAY_CARD = COMPANIES.length

const cardNumber = (card: Card): number => DECK.indexOf(card)
export const companyNumber = (company: Company): number => COMPANIES.indexOf(company)

/** A quick source of lots, from a number that the game's own chance drew. Equal numbers give equal lots: so moves are compared. */
export type Lots = (below: number) => number

export const MOST_LOTS = 0x7fffffff

export function lotsFrom(number: number): Lots {
  let x = number
  return (below) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % below
  }
}

function shuffle(list: number[], lots: Lots): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = lots(i + 1)
    const held = list[i] ?? 0
    list[i] = list[j] ?? 0
    list[j] = held
  }
  return list
}

/** By space: the column of the price list. */
const COLUMN = Array.from({ length: END + 1 }, (_, space) => SEGMENTS.filter((first) => first <= space).length - 1)

/** The eight bricks as numbers. */
interface Course {
  readonly spaces: number[]
  /** By space: whether a brick stands there. Start and END are never taken. */
  readonly taken: boolean[]
  readonly arrived: number[]
}

function courseOf(view: View): Course {
  const spaces = view.bricks.map((brick) => brick.space)
  const taken = Array.from({ length: END + 1 }, (_, space) => space > START && space < END && spaces.includes(space))
  return { spaces, taken, arrived: view.arrivals.map(companyNumber) }
}

const copied = ({ spaces, taken, arrived }: Course): Course => ({
  spaces: [...spaces],
  taken: [...taken],
  arrived: [...arrived],
})

function put({ spaces, taken, arrived }: Course, brick: number, to: number): void {
  taken[spaces[brick] ?? START] = false
  spaces[brick] = to
  if (to === END) arrived.push(brick)
  else if (to > START) taken[to] = true
}

function advance(course: Course, brick: number, distance: number): void {
  let space = course.spaces[brick] ?? START
  if (space === END || distance === 0) return
  for (let left = distance; left > 0 && space < END;) if (!course.taken[++space]) left--
  put(course, brick, space)
}

/** Where a Rank tile takes a brick, by the rules of the track; -1 where it may not move. */
function ranked({ spaces, taken }: Course, brick: number, up: boolean): number {
  const own = spaces[brick] ?? START
  let nearest = -1
  for (const space of spaces)
    if (up ? space > own && (nearest < 0 || space < nearest) : space < own && space > nearest) nearest = space
  if (nearest < 0 || (!up && nearest === START)) return nearest
  do nearest += up ? 1 : -1
  while (taken[nearest])
  return nearest
}

/** Prices of all companies on this side of the board, written into a row. */
function quote({ spaces, arrived }: Course, lists: readonly (readonly number[])[], row: Float64Array): void {
  for (let brick = 0; brick < spaces.length; brick++) {
    const own = spaces[brick] ?? START
    let ahead = 0
    if (own === END) ahead = arrived.indexOf(brick)
    else for (const space of spaces) if (space > own) ahead++
    row[brick] = own === START ? START_PRICE : (lists[ahead]?.[COLUMN[own] ?? 0] ?? 0)
  }
}

/** A player's cards in one imagined course. */
interface Deck {
  readonly hand: number[]
  readonly pile: number[]
}

/** What can be known of a player's cards: of each deck of nine the discards are public, so what is left is in hand or under it. */
interface KnownDeck {
  readonly hand: readonly number[]
  readonly unseen: readonly number[]
  readonly pileSize: number
}

/** What every imagined course begins from: worked out once for a question. */
export interface Known {
  readonly view: View
  readonly course: Course
  readonly decks: readonly KnownDeck[]
}

export const knownFrom = (view: View): Known => ({
  view,
  course: courseOf(view),
  decks: view.boards.map(({ hand, discards, pileSize }) => ({
    hand: (hand ?? []).map(cardNumber),
    unseen: without(DECK, [...discards, ...(hand ?? [])]).map(cardNumber),
    pileSize,
  })),
})

function dealt({ hand, unseen, pileSize }: KnownDeck, lots: Lots): Deck {
  const pile = shuffle([...unseen], lots)
  return { hand: [...hand, ...pile.splice(pileSize)], pile }
}

function newDeck(lots: Lots): Deck {
  const pile = shuffle([...DECK.keys()], lots)
  return { hand: pile.splice(0, HAND), pile }
}

/** How an imagined course begins: a brick moved by Rank, a card chosen for this turn, or neither. */
export interface Beginning {
  readonly rank?: { readonly brick: number; readonly to: number }
  readonly card?: Card
}

/** Prices of all companies as each of the coming turns opens; the first row is now. */
export type Prices = readonly Float64Array[]

export const blankPrices = (turns: number): Prices =>
  Array.from({ length: turns + 1 }, () => new Float64Array(COMPANIES.length))

/** Imagines one course as far as there are rows. Where the game ends before, its last prices stay. */
export function imagine(known: Known, begin: Beginning, lots: Lots, rows: Prices): void {
  const { view } = known
  const lists = PRICES[view.options.side]
  const course = copied(known.course)
  const decks = known.decks.map((deck) => dealt(deck, lots))
  let { actions, movements } = view.bags
  let { action, movement } = view.tiles ?? { action: 'none', movement: 0 }
  let active = view.active
  let own = begin.card === undefined ? -1 : cardNumber(begin.card)
  if (begin.rank) put(course, begin.rank.brick, begin.rank.to)
  for (const [turn, row] of rows.entries()) {
    quote(course, lists, row)
    // Over, after the turn that brought a brick to END; or as far as one looks.
    if ((turn > 0 && course.arrived.length > 0) || turn === rows.length - 1) continue
    playCards(known, course, decks, active, movement, own, lots)
    own = -1
    if (action === 'trade') {
      actions = ACTION_TILES
      movements = MOVEMENT_TILES
    }
    action = actions[lots(actions.length)] ?? 'none'
    movement = movements[lots(movements.length)] ?? 1
    actions = without(actions, [action])
    movements = without(movements, [movement])
    active = (active + 1) % view.seats
    if (course.arrived.length === 0 && (action === 'up' || action === 'down')) anyRank(course, action === 'up', lots)
  }
}

function playCards(
  { view }: Known,
  course: Course,
  decks: Deck[],
  active: Seat,
  movement: number,
  own: number,
  lots: Lots,
): void {
  const cards: number[] = []
  let holidays = 0
  for (let seat = 0; seat < decks.length; seat++) {
    const deck = decks[seat]
    if (!deck) continue
    const at = seat === view.me && own >= 0 ? deck.hand.indexOf(own) : lots(deck.hand.length)
    const card = deck.hand[at] ?? HOLIDAY_CARD
    cards.push(card)
    if (card === HOLIDAY_CARD) holidays++
    const next = deck.pile.pop()
    if (next !== undefined) deck.hand[at] = next
    else deck.hand.splice(at, 1)
    if (deck.hand.length === 0) decks[seat] = newDeck(lots)
  }
  const distance = distanceFor(view, movement, holidays)
  for (let due = 0; due < cards.length; due++) {
    const card = cards[(active + due) % cards.length] ?? HOLIDAY_CARD
    if (card !== HOLIDAY_CARD) advance(course, card, distance)
  }
}

function anyRank(course: Course, up: boolean, lots: Lots): void {
  const first = lots(course.spaces.length)
  for (let i = 0; i < course.spaces.length; i++) {
    const brick = (first + i) % course.spaces.length
    const to = ranked(course, brick, up)
    if (to < 0) continue
    put(course, brick, to)
    return
  }
}
