/** What a player considers and the board shows as ghosts: how things would stand right after the move, before it is made. */
import type { StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import type { State } from '../../../src-shared/games/euro-crisis/types.ts'

class Looking {
  /** From `considered`. The board compares it with what is there. */
  world = $state.raw<State | null>(null)
  /** The state that the question is about, or that the player is turning to. */
  state = $state<StateId | null>(null)
  /** States that can be chosen by pressing their boards too, while `pick` takes the choice. */
  pickable = $state.raw<readonly StateId[]>([])
  pick = $state.raw<((state: StateId) => void) | null>(null)

  away(): void {
    this.world = null
    this.state = null
    this.pickable = []
    this.pick = null
  }
}

export const looking = new Looking()
