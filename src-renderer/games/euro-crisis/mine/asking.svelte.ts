/** One player's answers on their way: nothing is sent twice, and a refusal stays beside the button until something else is chosen. */
import type { Move } from '../../../../src-shared/games/euro-crisis/types.ts'
import { session } from '../../../session.svelte.ts'
import type { Play } from '../../index.ts'

export class Asking {
  sending = $state(false)
  refusal = $state('')
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  async send(move: Move): Promise<void> {
    if (this.sending) return
    this.sending = true
    const no = await this.#play(move)
    this.refusal = no ? session.say(no) : ''
    this.sending = false
  }
}
