/** The same game of Speculation with everything one eye may not know dealt anew, and nothing else changed. */
import type { Eye } from '../../game.ts'
import type { Random, Stream } from '../../random.ts'
import type { Player, State } from './types.ts'

const anyStream = (random: Random): Stream => Array.from({ length: 4 }, () => random.whole(1, 0x7fffffff))

export function disguise(state: State, eye: Eye, random: Random): State {
  if (state.phase === 'over') return state
  return {
    ...state,
    seed: Array.from({ length: 4 }, () => random.whole(0, 0x7fffffff).toString(16).padStart(8, '0')).join(''),
    players: state.players.map((player, seat) =>
      seat === eye ? { ...player, pile: random.shuffled(player.pile) } : redealt(player, random),
    ),
    bagStream: anyStream(random),
    deckStreams: state.deckStreams.map(() => anyStream(random)),
    lateStream: anyStream(random),
  }
}

/** Of another player the discards are known, and so which cards are left; not which of them are in hand, nor which is chosen. */
function redealt(player: Player, random: Random): Player {
  const unseen = random.shuffled([...player.hand, ...player.pile])
  const hand = unseen.slice(0, player.hand.length)
  const chosen = player.chosen === null ? null : (hand[random.whole(0, hand.length - 1)] ?? null)
  return { ...player, hand, pile: unseen.slice(player.hand.length), chosen }
}
