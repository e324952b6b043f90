/** Who is told to be free to peek is who the rules let peek, and any eye works out the same. */
import { describe, expect, it } from 'vitest'
import { qe } from '../../../src-shared/games/qe/game.ts'
import type { Table } from '../../../src-shared/games/qe/testing/table.ts'
import { peek, table } from '../../../src-shared/games/qe/testing/table.ts'
import { peekersAt } from './peekers.ts'

const seatsOf = (game: Table) => Array.from({ length: game.state.seats }, (_, seat) => seat)
const allowed = (game: Table) =>
  seatsOf(game).filter((seat) => qe.asks(game.state, seat).some((a) => a.kind === 'peek'))

function toldBy(game: Table, eye: 'table' | number): number[] {
  const view = game.sees(eye)
  const sale = view.sales.filter(({ award }) => award !== null).at(-1)
  return sale ? peekersAt(sale, view) : []
}

/** Seat 0 auctioned, seat 2 won. */
const sold = () => table({ seats: 5 }).sale({ opening: 10, bids: { 1: 20, 2: 900, 3: 30, 4: 40 } })

describe('who may still peek', () => {
  it.each<[string, Table, number[]]>([
    ['all but winner and auctioneer', sold(), [1, 3, 4]],
    ['not whoever has', sold().play(3, peek), [1, 4]],
    ['nobody where the price is public', table({ seats: 5 }).sold(0, 500), []],
    ['nobody in the first edition', table({ seats: 5, edition: 'first' }).sold(1, 500), []],
    ['nobody at a small table', table({ seats: 4 }).sold(1, 500), []],
  ])('%s', (_name, game, expected) => {
    expect(allowed(game)).toEqual(expected)
    for (const eye of [...seatsOf(game), 'table'] as const) expect(toldBy(game, eye)).toEqual(expected)
  })
})
