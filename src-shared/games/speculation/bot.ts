/** A Speculation bot: sees one seat's view. */
import type { Ask } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Move, SpeculationAsk, View } from './types.ts'

export function bot(view: View, asks: readonly Ask[], random: Random): Move | undefined {
  const ask = (asks as readonly SpeculationAsk[]).find((a) => a.must)
  if (ask?.kind === 'card') return { kind: 'card', card: ask.hand[random.whole(0, ask.hand.length - 1)] ?? 'holiday' }
  if (ask?.kind === 'trade') return { kind: 'trade', sell: null, buy: null }
  if (ask?.kind === 'rank') {
    const c = ask.choices[random.whole(0, ask.choices.length - 1)]
    return c && { kind: 'rank', company: c.company }
  }
  if (ask?.kind === 'take') return { kind: 'take', company: ask.companies[0] ?? 'metro' }
  return view.me === null ? undefined : undefined
}
