/** The end of Euro Crisis: properties, and half of gold, weapons and income; whoever dropped out is not scored. */
import type { Seat } from '../../game.ts'
import { isIn, ranking } from './banks.ts'
import { PRINTED } from './data.ts'
import type { Bank, Board, ScoreSheet, State } from './types.ts'

const propertiesOf = (boards: readonly Board[], seat: Seat): ScoreSheet['properties'] =>
  boards.flatMap(({ state, owners }) =>
    owners.flatMap((owner, i) => {
      const property = PRINTED[state].properties[i]
      return owner === seat && property ? [{ state, property: property.id, points: property.points }] : []
    }),
  )

/** Rounded up, also below zero: −3 gives −1. */
export const halfOf = ({ gold, weapons, income }: Pick<Bank, 'gold' | 'weapons' | 'income'>): number =>
  // Not −0, which is no plain JSON.
  Math.ceil((gold + weapons + income) / 2) + 0

type Scored = Pick<State, 'banks' | 'boards' | 'discs'>

export function score(state: Scored): ScoreSheet[] {
  const ranked = ranking(state)
  const sheets = state.banks.map(({ gold, weapons, income, out }, seat) => {
    const properties = propertiesOf(state.boards, seat)
    const points = properties.reduce((sum, property) => sum + property.points, 0)
    const half = halfOf({ gold, weapons, income })
    return { seat, properties, points, gold, weapons, income, half, total: points + half, out }
  })
  // A tie goes to the higher income, by the stack if need be.
  const order = ranked.sort((a, b) => (sheets[b]?.total ?? 0) - (sheets[a]?.total ?? 0))
  return sheets.map((sheet) => {
    const place = isIn(state, sheet.seat) ? order.indexOf(sheet.seat) + 1 : order.length + 1
    return { ...sheet, place, winner: place === 1 }
  })
}
