/** What finished games add up to. */
import { expect, test } from 'vitest'
import { STATE_IDS } from '../data.ts'
import { count, nothingYet } from './balance.ts'
import { contest, plainRival, randomRival } from './rivals.ts'

const games = Array.from({ length: 6 }, (_, number) =>
  contest({
    seed: number.toString(16).padStart(32, '3'),
    players: [plainRival, randomRival, plainRival, randomRival],
    first: number % 4,
  }),
)
const balance = nothingYet(4)
for (const { end, moves } of games) count(balance, end, moves)

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

test('every game ends once, in one year, for one reason, with one victory', () => {
  expect(balance.games).toBe(6)
  expect(sum(balance.years.filter(Boolean))).toBe(6)
  expect(sum(Object.values(balance.ends))).toBe(6)
  expect(sum(balance.wins)).toBeCloseTo(6)
  expect(balance.moves).toBe(sum(games.map(({ moves }) => moves)))
})

test('victories count for the place from the initial player on, whatever the seat', () => {
  const places = [0, 0, 0, 0]
  for (const { end, wins } of games)
    wins.forEach((won, seat) => {
      const place = (seat - end.first + 4) % 4
      places[place] = (places[place] ?? 0) + won
    })
  expect(balance.wins).toEqual(places)
})

test('what was sold and not lost again belongs to somebody at the end', () => {
  for (const { sold, lost, kept } of Object.values(balance.properties)) expect(sold - lost).toBe(kept)
  expect(balance.properties.sncf.sold).toBeGreaterThanOrEqual(6)
  const paid = sum(games.flatMap(({ end }) => end.auctions.map(({ price }) => price)))
  expect(sum(Object.values(balance.properties).map(({ gold }) => gold))).toBe(paid)
})

test('every bank is in at the end, or dropped out in some year', () => {
  expect(balance.survivors + sum(balance.out.filter(Boolean))).toBe(24)
})

test('no card is declined that was not turned up', () => {
  for (const card of ['frankfurt', 'london', 'moscow', 'rome', 'brussels'] as const)
    expect(balance.declined[card]).toBeLessThanOrEqual(balance.played[card])
  const declined = games.flatMap(({ end }) => end.events.filter(({ kind }) => kind === 'declined'))
  expect(declined.length).toBeGreaterThan(0)
  expect(sum(Object.values(balance.declined))).toBe(declined.length)
})

test('a state that is cut twice in a game was cut in one game', () => {
  for (const state of STATE_IDS) {
    const cut = games.filter(({ end }) => end.events.some((event) => event.kind === 'cut' && event.state === state))
    expect(balance.wasCut[state]).toBe(cut.length)
    expect(balance.wasCut[state]).toBeLessThanOrEqual(balance.cuts[state])
  }
  expect(sum(Object.values(balance.wasCut))).toBeLessThan(sum(Object.values(balance.cuts)))
})

test('nothing yet is nothing', () => {
  const empty = nothingYet(3)
  expect(empty.wins).toEqual([0, 0, 0])
  expect(sum(Object.values(empty.cuts))).toBe(0)
})
