/** One player's answers on their way: nothing is sent twice, and a refusal stays beside the button until something else is chosen. */
import type { Words } from '../../src-shared/words.ts'
import type { Play } from '../games/index.ts'

export class Asking<Move extends object> {
  sending = $state(false)
  refusal = $state.raw<Words | undefined>()
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  async send(move: Move): Promise<void> {
    if (this.sending) return
    this.sending = true
    this.refusal = await this.#play(move)
    this.sending = false
  }
}
