/** What a player considers and the board shows as ghosts: set beside the hand, drawn on the track and in the prices. */
import type { Preview } from './preview.ts'

export interface Ghost extends Preview {
  /** The one that is being looked at right now. */
  readonly strong: boolean
}

class Looking {
  ghosts = $state.raw<readonly Ghost[]>([])
}

export const looking = new Looking()
