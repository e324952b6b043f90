/** What somebody with a phone does when asked: any legal move, sometimes a second thought, sometimes too soon or too late. */
import type { QeAsk, View } from '../../src-shared/games/qe/types.ts'
import type { MatchFrame } from '../../src-shared/protocol.ts'
import type { Random } from '../../src-shared/random.ts'
import { digits, once } from './chance.ts'

/** Undefined where there is nothing to do, or no wish to. */
export function choose(match: MatchFrame, random: Random): unknown {
  const asks = match.asks as readonly QeAsk[]
  const must = asks.find((ask) => ask.must)
  const may = asks.find((ask) => ask.kind === 'peek') ?? asks.find((ask) => !ask.must)
  const ask = must && (may === undefined || !once(random, 4)) ? must : may
  switch (ask?.kind) {
    case 'open':
      return { kind: 'open', amount: String(BigInt(ask.minimum) + BigInt(digits(random, random.whole(1, 12)))) }
    case 'bid': {
      if (!ask.must && !once(random, 40)) return undefined
      const amount = someBid(match.view as View, random)
      return { kind: 'bid', amount: amount === ask.banned ? `${amount}1` : amount }
    }
    case 'peek':
      return { kind: 'peek' }
    case undefined:
      return undefined
  }
}

/** Ties and zeros are common enough, and now and then somebody prints a lot of money. */
function someBid(view: View, random: Random): string {
  const opening = view.sales.at(-1)?.opening ?? '1'
  switch (random.whole(0, 5)) {
    case 0:
      return '0'
    case 1:
      return String(BigInt(opening) + 1n)
    case 2:
      return once(random, 4) ? digits(random, 120) : digits(random, 20)
    default:
      return digits(random, random.whole(1, 12))
  }
}
