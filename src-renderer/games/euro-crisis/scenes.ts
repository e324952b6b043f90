/** Which events of Euro Crisis are told as scenes on the stage, and what each scene shows. */
import type { Seat } from '../../../src-shared/game.ts'
import { STARTS, stepsToCut } from '../../../src-shared/games/euro-crisis/bonds.ts'
import type { Fall, StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import { PRINTED, RIOT_STEP } from '../../../src-shared/games/euro-crisis/data.ts'
import { tokenOf } from '../../../src-shared/games/euro-crisis/steps/year.ts'
import type { Side, View } from '../../../src-shared/games/euro-crisis/types.ts'

type Told = View['events'][number]
type Args<K extends Told['key']> = Extract<Told, { key: K; args: unknown }>['args']

/** A state that came nearer to a riot or to its debt cut: how far it was, how far it is, and whether it is there. */
export interface Nearer {
  readonly state: StateId
  readonly from: number
  readonly to: number
  /** The whole way, from where a state begins. */
  readonly of: number
}

/** Weapons on one side of a riot; those of nobody are the fist's. */
export interface Force {
  readonly seat: Seat | null
  readonly side: Side
  readonly weapons: number
}

type Content =
  | {
      readonly kind: 'year'
      readonly year: number
      readonly anger: StateId
      readonly economy: StateId
      readonly market: Fall
    }
  | { readonly kind: 'anger'; readonly state: StateId; readonly states: readonly Nearer[] }
  | { readonly kind: 'economy'; readonly state: StateId; readonly by: number; readonly states: readonly Nearer[] }
  | { readonly kind: 'national'; readonly states: readonly Nearer[] }
  | ({ readonly kind: 'market' } & Args<'blackMarket'>)
  | ({ readonly kind: 'income' } & Args<'income'>)
  | ({ readonly kind: 'auction' } & Args<'auctioned'>)
  | ({ readonly kind: 'unsold' } & Args<'unsold'>)
  | ({ readonly kind: 'lastYear' } & Args<'lastYear'>)
  /** A riot begins; who places what is still to come. */
  | ({ readonly kind: 'uprising' } & Args<'riot'>)
  | ({
      readonly kind: 'riot'
      readonly forces: readonly Force[]
      readonly lead: number
      readonly due: number
    } & Args<'calmed'>)
  | ({ readonly kind: 'cut' } & Args<'cut'>)
  | { readonly kind: 'out'; readonly seats: readonly Seat[] }

/** `n` is the number of the event that it tells. */
export type Scene = Content & { readonly n: number }

/** How far along the track of happiness. */
const calmer = ({ state, from, to }: Args<'anger'>['slides'][number]): Nearer => ({
  ...{ state, from, to },
  of: PRINTED[state].happiness.most,
})

/** How many steps of debt are left. */
const farther = ({ state, from, to }: Args<'economy'>['drifts'][number]): Nearer => {
  const before = stepsToCut(state, from)
  return { state, from: before, to: stepsToCut(state, to), of: Math.max(before, stepsToCut(state, STARTS[state])) }
}

/** Who brought what to the riot that ends with this event: the fist first, then the banks in their order. */
function forcesOf(events: readonly Told[], ended: number, state: StateId): Force[] {
  const forces: Force[] = []
  for (let i = ended - 1; i >= 0; i--) {
    const event = events[i]
    if (event?.key === 'armed')
      forces.unshift({ seat: event.args.who, side: event.args.side, weapons: event.args.weapons })
    if (event?.key !== 'riot' || event.args.state !== state) continue
    return [{ seat: null, side: 'people', weapons: event.args.fist }, ...forces]
  }
  return forces
}

function riotOf(events: readonly Told[], at: number, args: Args<'calmed'>): Content {
  const lead = args.people - args.government
  const due = Math.max(0, Math.floor(lead / RIOT_STEP))
  return { kind: 'riot', ...args, forces: forcesOf(events, at, args.state), lead, due }
}

function yearOf({ tokens }: View, year: number): Content {
  const [anger, economy, market] = [
    tokenOf(tokens.anger, year),
    tokenOf(tokens.economy, year),
    tokenOf(tokens.market, year),
  ]
  return { kind: 'year', year, anger, economy, market }
}

function contentOf(view: View, event: Told, at: number): Content | undefined {
  switch (event.key) {
    case 'year':
      return yearOf(view, event.args.year)
    case 'anger':
      return { kind: 'anger', state: event.args.state, states: event.args.slides.map(calmer) }
    case 'economy':
      return { kind: 'economy', state: event.args.state, by: event.args.by, states: event.args.drifts.map(farther) }
    case 'nationalDebt':
      return { kind: 'national', states: event.args.drifts.map(farther) }
    case 'blackMarket':
      return { kind: 'market', ...event.args }
    case 'income':
      return { kind: 'income', ...event.args }
    case 'auctioned':
      return { kind: 'auction', ...event.args }
    case 'unsold':
      return { kind: 'unsold', ...event.args }
    case 'lastYear':
      return { kind: 'lastYear', ...event.args }
    case 'riot':
      return { kind: 'uprising', ...event.args }
    case 'calmed':
      return riotOf(view.events, at, event.args)
    case 'cut':
      return { kind: 'cut', ...event.args }
    case 'out':
      return { kind: 'out', seats: [event.args.who] }
    default:
      return undefined
  }
}

/** What one scene makes of the next: a riot that is over already needs no beginning, and who drop out together go together. */
function joined(last: Scene | undefined, next: Scene): Scene | undefined {
  if (last?.kind === 'uprising' && next.kind === 'riot' && last.state === next.state) return next
  if (last?.kind === 'out' && next.kind === 'out') return { ...next, seats: [...last.seats, ...next.seats] }
  return undefined
}

/** The scenes of all events after the one with that number, in their order. */
export function scenesAfter(view: View, seen: number): Scene[] {
  const scenes: Scene[] = []
  view.events.forEach((event, at) => {
    const content = event.n > seen ? contentOf(view, event, at) : undefined
    if (!content) return
    const scene = { ...content, n: event.n }
    const both = joined(scenes[scenes.length - 1], scene)
    if (both) scenes.pop()
    scenes.push(both ?? scene)
  })
  return scenes
}

/** What hits hard is told in another colour. */
export const isGrave = ({ kind }: Scene): boolean => ['uprising', 'riot', 'cut', 'out'].includes(kind)

/** How a game that is over came to its end: everything from the last income on, or where it did not come to that, from the last card. */
export function closingOf(view: View): Scene[] {
  let from = 0
  for (const { n, key } of view.events) {
    if (key === 'up') from = n
    if (key === 'income') from = n - 1
  }
  return scenesAfter(view, from)
}

const SHORTEST = 1500
const LONGEST = 3000
/** For every line that has to be read. */
const LINE = 300

const linesOf = (scene: Scene): number => {
  switch (scene.kind) {
    case 'anger':
    case 'economy':
    case 'national':
      return scene.states.length
    case 'income':
      return scene.payments.length + scene.payments.filter(({ missing }) => missing > 0).length
    case 'auction':
      return scene.bids.length
    case 'riot':
      return scene.forces.length + scene.lost.length
    case 'cut':
      return scene.losses.length + 1
    default:
      return 2
  }
}

/** How long a scene stays by itself, in milliseconds. */
export const lengthOf = (scene: Scene): number => Math.min(LONGEST, SHORTEST + LINE * linesOf(scene))

/** Lines come one after the other, the last of many together. */
const APART = 8
export const after = (line: number): string => `after-${String(Math.min(line, APART))}`
