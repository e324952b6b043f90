/** One player's answers on their way: nothing is sent twice, and a refusal stays beside the button until something else is chosen. */
import type { Words } from '../../src-shared/words.ts'
import type { Play } from '../games/index.ts'

/** Milliseconds in which a question that follows upon one's own answer takes none: that press was meant for the last one. */
export const FRESH = 400
/** Milliseconds after an answer within which the next question follows upon it. */
const AT_ONCE = 2000
let answered = -AT_ONCE

export class Asking<Move extends object> {
  /** Nothing can be pressed: an answer is on its way, or the question has only just come up under the finger. */
  sending = $state(false)
  refusal = $state.raw<Words | undefined>()
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
    if (performance.now() - answered > AT_ONCE) return
    this.sending = true
    setTimeout(() => (this.sending = false), FRESH)
  }

  async send(move: Move): Promise<void> {
    if (this.sending) return
    this.sending = true
    answered = performance.now()
    this.refusal = await this.#play(move)
    this.sending = false
  }
}
