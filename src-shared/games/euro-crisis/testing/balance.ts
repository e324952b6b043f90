/** What finished games of Euro Crisis add up to: how long they are, what breaks, what pays, and who wins from where. */
import type { Action, PropertyId, StateId } from '../data.ts'
import { ACTIONS, PRINTED, STATE_IDS } from '../data.ts'
import { score } from '../scoring.ts'
import type { Happening, State } from '../types.ts'

/** A number for every key, 0 where nothing happened. */
export type Counts<Key extends string> = Record<Key, number>

export interface Sale {
  sold: number
  gold: number
  /** Renationalised in a riot. */
  lost: number
  /** In the hands of a bank at the end. */
  kept: number
}

export interface Balance {
  games: number
  seats: number
  moves: number
  /** Games that ended in that year, from year 1 on. */
  years: number[]
  ends: Counts<'years' | 'points' | 'last'>
  /** Games in which the state was in play: with three banks one stays in the box. */
  inPlay: Counts<StateId>
  cuts: Counts<StateId>
  /** Games in which the state was cut at least once. */
  wasCut: Counts<StateId>
  riots: Counts<StateId>
  properties: Record<PropertyId, Sale>
  played: Counts<Action>
  declined: Counts<Action>
  /** By place clockwise from the initial player: shared victories in parts. */
  wins: number[]
  /** Banks that dropped out in that year, from year 1 on. */
  out: number[]
  /** Sums over banks that were in the game at its end. */
  survivors: number
  income: number
  points: number
  gold: number
  weapons: number
}

const zeroes = <Key extends string>(keys: readonly Key[]): Counts<Key> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Counts<Key>

const PROPERTIES = STATE_IDS.flatMap((state) => PRINTED[state].properties.map(({ id }) => id))

export const nothingYet = (seats: number): Balance => ({
  games: 0,
  seats,
  moves: 0,
  years: [],
  ends: zeroes(['years', 'points', 'last']),
  inPlay: zeroes(STATE_IDS),
  cuts: zeroes(STATE_IDS),
  wasCut: zeroes(STATE_IDS),
  riots: zeroes(STATE_IDS),
  properties: Object.fromEntries(
    PROPERTIES.map((id): [PropertyId, Sale] => [id, { sold: 0, gold: 0, lost: 0, kept: 0 }]),
  ) as Record<PropertyId, Sale>,
  played: zeroes(ACTIONS),
  declined: zeroes(ACTIONS),
  wins: Array.from({ length: seats }, () => 0),
  out: [],
  survivors: 0,
  income: 0,
  points: 0,
  gold: 0,
  weapons: 0,
})

function countEvent(balance: Balance, event: Happening): void {
  if (event.kind === 'cut') balance.cuts[event.state]++
  if (event.kind === 'up') balance.played[event.card]++
  if (event.kind === 'declined') balance.declined[event.card]++
  if (event.kind === 'over') balance.ends[event.why]++
  if (event.kind !== 'calmed') return
  balance.riots[event.state]++
  for (const { property } of event.lost) balance.properties[property].lost++
}

function countBanks(balance: Balance, end: State): void {
  const sheets = score(end)
  const winners = sheets.filter(({ winner }) => winner).length
  for (const { seat, properties, points, gold, weapons, income, out, winner } of sheets) {
    const place = (seat - end.first + end.seats) % end.seats
    if (winner) balance.wins[place] = (balance.wins[place] ?? 0) + 1 / winners
    if (out) balance.out[out.year - 1] = (balance.out[out.year - 1] ?? 0) + 1
    for (const { property } of properties) balance.properties[property].kept++
    if (out) continue
    balance.survivors++
    balance.income += income
    balance.points += points
    balance.gold += gold
    balance.weapons += weapons
  }
}

/** Adds a finished game. */
export function count(balance: Balance, end: State, moves: number): void {
  balance.games++
  balance.moves += moves
  balance.years[end.year - 1] = (balance.years[end.year - 1] ?? 0) + 1
  for (const { state } of end.boards) balance.inPlay[state]++
  for (const event of end.events) countEvent(balance, event)
  for (const state of new Set(end.events.flatMap((event) => (event.kind === 'cut' ? [event.state] : []))))
    balance.wasCut[state]++
  for (const { property, winner, price } of end.auctions) {
    if (winner === null) continue
    balance.properties[property].sold++
    balance.properties[property].gold += price
  }
  countBanks(balance, end)
}
