/** The bricks as this screen shows them: walking space by space to where the game has them, and never in anybody's way. */
import { prefersReducedMotion } from 'svelte/motion'
import type { Seat } from '../../../src-shared/game.ts'
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import { END } from '../../../src-shared/games/speculation/data.ts'
import type { View } from '../../../src-shared/games/speculation/types.ts'
import type { Hop } from './journey.ts'
import { bricksOf, hopsTo, paceOf } from './journey.ts'
import type { Standing } from './layout.ts'

const standingOf = (view: View): Standing => ({ bricks: bricksOf(view), arrivals: view.arrivals })

/** Longer than the tween of a hop, so that a brick is seen to touch every space. */
const REST = 1.25
/** Without a tween each step is looked at for a while. */
const STILL = 300
/** After a Rank tile and between two cards. */
const PAUSE = 260

class Walk {
  #match = ''
  #reveals = 0
  #standing = $state.raw<Standing | null>(null)
  #goal: Standing | null = null
  #hops: readonly Hop[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  pace = $state(0)
  walking = $state<Company | null>(null)
  /** Whose card it is that moves. */
  seat = $state<Seat | null>(null)
  busy = $state(false)

  /** Where the bricks are shown. A match that is seen for the first time is shown as it stands. */
  standing(match: string, view: View): Standing {
    return (match === this.#match ? this.#standing : null) ?? standingOf(view)
  }

  /** Sets out for what the view says. What still had to be walked before is done at once. */
  follow(match: string, view: View): void {
    const goal = standingOf(view)
    const known = match === this.#match && view.reveals.length >= this.#reveals
    const from = known ? (this.#goal ?? goal) : goal
    const hops = hopsTo(view, from.bricks, known ? this.#reveals : view.reveals.length)
    this.#match = match
    this.#reveals = view.reveals.length
    this.#goal = goal
    if (hops.length === 0) {
      // Nothing new: whoever is walking goes on.
      if (!this.busy) this.#arrive()
      return
    }
    clearTimeout(this.#timer)
    this.#standing = from
    this.#hops = hops
    this.busy = true
    this.pace = paceOf(hops.length)
    this.#timer = setTimeout(() => this.#hop(), PAUSE)
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#arrive()
  }

  #arrive(): void {
    this.busy = false
    this.#hops = []
    this.walking = null
    this.seat = null
    this.#standing = this.#goal
  }

  #hop(): void {
    const [hop, ...rest] = this.#hops
    const standing = this.#standing
    if (!hop || !standing) {
      this.#arrive()
      return
    }
    const { company, to, seat } = hop
    this.walking = company
    this.seat = seat
    this.#standing = {
      bricks: { ...standing.bricks, [company]: to },
      arrivals: to === END ? [...standing.arrivals, company] : standing.arrivals,
    }
    this.#hops = rest
    const next = rest[0]
    const time = prefersReducedMotion.current ? STILL : this.pace * REST
    const isSame = next && next.company === company && next.seat === seat
    this.#timer = setTimeout(() => this.#hop(), isSame ? time : time + PAUSE)
  }
}

/** One for the whole screen: it goes on while the board is taken down and put up again. */
export const walk = new Walk()
