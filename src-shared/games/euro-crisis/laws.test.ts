/** What random play of Euro Crisis must have been through, so that the laws all games keep are about something. */
import { expect, test } from 'vitest'
import { law, matchFrom, playOut } from '../../testing/play.ts'
import { amiss } from './testing/books.ts'
import { supplyOf } from './banks.ts'
import { HIGHEST_INCOME, LOWEST_INCOME } from './data.ts'
import { nextProperty } from './states.ts'
import type { Happening, Move, State } from './types.ts'

const GAMES = 300

/** Each in two games at least. */
const MUST: readonly string[] = [
  ...['conservatives', 'socialists', 'liberals', 'communists'].map((party) => `reform of the ${party}`),
  ...['short of the Communists', 'out by the Communists', 'short at the end of a year', 'out at the end of a year'],
  ...['bid', 'loans', 'furthest', 'income', 'unsold'].map((by) => `sold by ${by}`),
  ...['sold for nothing', 'lent to a state that is sold out', 'no gold left', 'no weapons left'],
  ...['a riot without loss', 'a riot with a loss', 'a riot with several losses', 'both sides armed'],
  ...['a riot in spite of the government', 'a riot against a bank that is out', 'first a riot', 'first a cut'],
  ...[0, 1, 2, 3].map((banks) => `a debt cut of ${String(banks)} banks`),
  ...['out by a debt cut', 'a quarter of a bank that is out', 'a year of 4', 'a year of 3', 'a year of 2'],
  ...['income 40', 'income −20', 'counter-clockwise', 'hidden supplies', 'no elimination'],
  ...['years', 'points', 'last'].map((why) => `over: ${why}`),
]

/** What an event shows to have been reached. */
function shown(event: Happening, before: State, after: State): string[] {
  switch (event.kind) {
    case 'calmed':
      return [
        event.lost.length === 0 ? 'a riot without loss' : 'a riot with a loss',
        ...(event.lost.length > 1 ? ['a riot with several losses'] : []),
        ...(event.lost.length > 0 && event.government > 0 ? ['a riot in spite of the government'] : []),
        ...(event.lost.some(({ seat }) => after.banks[seat]?.out) ? ['a riot against a bank that is out'] : []),
      ]
    case 'cut': {
      const falls = event.losses.filter(({ to }) => to < LOWEST_INCOME).length
      return [
        `a debt cut of ${String(Math.min(3, event.losses.length))} banks`,
        ...(falls > 0 ? ['out by a debt cut'] : []),
      ]
    }
    case 'chosenCrisis':
      return [`first a ${event.crisis.crisis}`]
    case 'reform':
      return [
        `reform of the ${event.party}`,
        ...(event.payments.some(({ missing }) => missing > 0) ? ['short of the Communists'] : []),
        ...(event.payments.some(({ to }) => to < LOWEST_INCOME) ? ['out by the Communists'] : []),
      ]
    case 'income':
      return [
        ...(event.payments.some(({ missing }) => missing > 0) ? ['short at the end of a year'] : []),
        ...(event.payments.some(({ to }) => to < LOWEST_INCOME) ? ['out at the end of a year'] : []),
      ]
    case 'auctioned': {
      const auction = after.auctions[event.auction]
      return auction ? [`sold by ${auction.by}`, ...(auction.price === 0 ? ['sold for nothing'] : [])] : []
    }
    case 'lent': {
      const board = before.boards.find(({ state }) => state === event.state)
      return board && !nextProperty(board) ? ['lent to a state that is sold out'] : []
    }
    case 'year':
      return [`a year of ${String(after.banks.filter(({ out }) => out === null).length)}`]
    case 'begins':
      return after.markers[event.quarter - 1] === event.seat ? [] : ['a quarter of a bank that is out']
    case 'over':
      return [`over: ${event.why}`]
    default:
      return []
  }
}

function seen(before: State, after: State): string[] {
  const [step] = after.agenda
  const supply = supplyOf(after)
  return [
    ...after.events.slice(before.events.length).flatMap((event) => shown(event, before, after)),
    ...(supply.gold === 0 ? ['no gold left'] : []),
    ...(supply.weapons === 0 ? ['no weapons left'] : []),
    ...(after.banks.some(({ income }) => income === HIGHEST_INCOME) ? ['income 40'] : []),
    ...(after.banks.some(({ income, out }) => income === LOWEST_INCOME && !out) ? ['income −20'] : []),
    ...(after.direction === -1 ? ['counter-clockwise'] : []),
    ...(step?.kind === 'riot' && new Set(step.arms.map(({ side }) => side)).size === 2 ? ['both sides armed'] : []),
    ...(after.options.hidden ? ['hidden supplies'] : []),
    ...(after.options.elimination ? [] : ['no elimination']),
  ]
}

/** Cards and bids are open until the last one is in, a Rome until its end; every other question is closed by its answer. */
function closes(move: Move, before: State, after: State): boolean {
  const [step] = after.agenda
  switch (move.kind) {
    case 'card':
      return after.events.length > before.events.length + 1
    case 'bid':
      return after.auctions.length > before.auctions.length
    case 'reform':
      return step?.kind !== 'turn' || step.reforms === 0
    default:
      return true
  }
}

test('random play goes through everything that can happen, and the log accounts for every piece of it', () => {
  const reached = new Map<string, number>()
  for (let number = 0; number < GAMES; number++) {
    const match = matchFrom('euro-crisis', number, 'reach')
    const here = new Set<string>()
    const { end } = playOut(match, (before, { move }, after) => {
      for (const what of seen(before as State, after as State)) here.add(what)
      const isClosed = closes(move as Move, before as State, after as State)
      law(after.beat === before.beat + (isClosed ? 1 : 0), match, `a late tap could land after ${JSON.stringify(move)}`)
      if (after.events.length % 40 !== 0) return
      const wrong = amiss(after as State)
      law(wrong.length === 0, match, wrong.join('; '))
    })
    const wrong = amiss(end as State)
    law(wrong.length === 0, match, wrong.join('; '))
    here.forEach((what) => reached.set(what, (reached.get(what) ?? 0) + 1))
  }
  const rare = MUST.filter((what) => (reached.get(what) ?? 0) < 2)
  expect(rare).toEqual([])
})
