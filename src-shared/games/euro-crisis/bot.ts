/** A Euro Crisis bot: sees one seat's view. */
import type { Ask } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { EuroAsk, Move, View } from './types.ts'

export function bot(_view: View, asks: readonly Ask[], random: Random): Move | undefined {
  const ask = (asks as readonly EuroAsk[]).find((a) => a.must)
  const lot = <T>(list: readonly T[]): T | undefined => list[random.whole(0, list.length - 1)]
  switch (ask?.kind) {
    case 'lend':
      return { kind: 'lend', state: lot(ask.states) ?? 'greece' }
    case 'quarter':
      return { kind: 'quarter', quarter: lot(ask.free) ?? 1 }
    case 'card':
      return { kind: 'card', card: lot(ask.hand) ?? 'frankfurt' }
    case 'bid':
      return { kind: 'bid', gold: random.whole(0, ask.most) }
    case 'arm':
      return { kind: 'stayOut' }
    case 'crisis': {
      const due = lot(ask.due)
      return due && { kind: 'crisis', ...due }
    }
    case 'reform':
      return ask.number > 1 ? { kind: 'stop' } : { kind: 'decline' }
    case undefined:
      return undefined
    default:
      return { kind: 'decline' }
  }
}
