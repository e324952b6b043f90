/** Who may still look at the price of the sale just ended, from what everyone knows: it gives nothing away. */
import type { Seat } from '../../../src-shared/game.ts'
import { FULL_TABLE } from '../../../src-shared/games/qe/data.ts'
import type { SaleView, View } from '../../../src-shared/games/qe/types.ts'

export function peekersAt(sale: SaleView, { options, seats, boards }: View): Seat[] {
  if (options.peek === 'off' || (options.peek === 'five' && seats !== FULL_TABLE)) return []
  const winner = sale.award?.winner ?? null
  const everyoneKnows = options.reveal || winner === sale.auctioneer
  if (winner === null || everyoneKnows) return []
  return boards.flatMap(({ peekedAt }, seat) =>
    peekedAt === null && seat !== winner && seat !== sale.auctioneer ? [seat] : [],
  )
}
