/** What everybody at the table may know of a match, as text, so that screens can be compared. */
import type { View } from '../../src-shared/games/qe/types.ts'
import type { MatchFrame } from '../../src-shared/protocol.ts'

export function publicPart({ view: shown, beat, waiting, over }: MatchFrame): string {
  const view = shown as View
  const sales = view.sales.map(({ tile, auctioneer, opening, biddings, award }) => ({
    ...{ tile, auctioneer, opening },
    biddings: biddings.map(({ who, in: sealed }) => ({ who, in: sealed })),
    award: award && { winner: award.winner, zeros: award.zeros, marks: award.marks },
  }))
  const boards = view.boards.map(({ nation, won, zeroRounds, peekedAt }) => ({ nation, won, zeroRounds, peekedAt }))
  return JSON.stringify({ beat, waiting, over, phase: view.phase, left: view.left, scores: view.scores, sales, boards })
}
