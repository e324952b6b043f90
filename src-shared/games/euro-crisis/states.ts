/** One state: its happiness, its government with reforms, its properties. Every function gives the board as it is afterwards. */
import type { Seat } from '../../game.ts'
import { debtFallen, debtRisen, interestMoved, isCut, STARTS } from './bonds.ts'
import type { MarkerSize, Pair, Party, PropertyId, StateId } from './data.ts'
import { PRINTED, TRACK } from './data.ts'
import type { Board, Crisis } from './types.ts'

export interface Property {
  readonly id: PropertyId
  readonly points: number
}

const formed = ([large, small]: Pair): Pick<Board, 'large' | 'small'> => ({
  large: { party: large, left: TRACK.large },
  small: { party: small, left: TRACK.small },
})

export const laid = (state: StateId, government: Pair): Board => ({
  state,
  debt: STARTS[state],
  loans: [],
  happiness: PRINTED[state].happiness.start,
  ...formed(government),
  owners: [],
})

/** Happiness stays between the fist and the end of its track. */
export const cheered = (board: Board, by: number): Board => ({
  ...board,
  happiness: Math.max(0, Math.min(PRINTED[board.state].happiness.most, board.happiness + by)),
})

export const indebted = (board: Board, by: number): Board => ({
  ...board,
  debt: debtRisen(board.state, board.debt, by),
})

export const governed = (board: Board, pair: Pair): Board => ({ ...board, ...formed(pair) })

export const pairOf = ({ large, small }: Board): Pair => [large.party, small.party]

/** Two different parties, and one of them held the large marker. */
export const mayGovern = ({ large: { party } }: Board, [large, small]: Pair): boolean =>
  large !== small && (large === party || small === party)

/** What a real reform of a party does to the state; what it does to banks is `FEES`. */
export function reformed(board: Board, size: MarkerSize, real: boolean): Board {
  const marker = board[size]
  const moved = { ...board, [size]: { ...marker, left: marker.left - 1 } }
  if (!real) return moved
  const { state, debt } = moved
  switch (marker.party) {
    case 'conservatives':
      return cheered({ ...moved, debt: debtFallen(moved) }, -1)
    case 'socialists':
      return cheered(indebted(moved, 1), 1)
    case 'liberals':
      return { ...moved, debt: interestMoved(state, debt, -1) }
    case 'communists':
      return { ...moved, debt: interestMoved(state, debt, 1) }
  }
}

/** What a real reform gives each bank (or with a minus takes) for every property in the state. */
export const FEES: Readonly<Record<Party, number>> = { conservatives: 0, socialists: 0, liberals: 1, communists: -1 }

export const ownedBy = ({ owners }: Board, seat: Seat): number => owners.filter((owner) => owner === seat).length

/** The cheapest property that the state still has. */
export const nextProperty = ({ state, owners }: Board): Property | undefined => PRINTED[state].properties[owners.length]

/** What is due now, a riot before a debt cut. */
export const duesOf = (board: Board): Crisis[] => [
  ...(board.happiness === 0 ? [{ state: board.state, crisis: 'riot' } as const] : []),
  ...(isCut(board.state, board.debt) ? [{ state: board.state, crisis: 'cut' } as const] : []),
]

/** What a bank's properties are worth, in all states. */
export function pointsOf(boards: readonly Board[], seat: Seat): number {
  let points = 0
  for (const { state, owners } of boards)
    owners.forEach((owner, i) => {
      if (owner === seat) points += PRINTED[state].properties[i]?.points ?? 0
    })
  return points
}
