/** What a player considers and the board shows as ghosts: how things would stand right after the move, before it is made. */
import type { StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import type { State } from '../../../src-shared/games/euro-crisis/types.ts'

class Looking {
  /** From `considered`. The board compares it with what is there. */
  world = $state.raw<State | null>(null)
  /** The state that the question is about, or that the player is turning to. */
  state = $state<StateId | null>(null)

  away(): void {
    this.world = null
    this.state = null
  }
}

export const looking = new Looking()
