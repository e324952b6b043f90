/** A Euro Crisis bot: sees one seat's view, tries what it can do in a world made from it, and does what has the best outlook. */
import type { Ask, Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import { bidsFor } from './bids.ts'
import { bestAction, cardsFor, nearlyBest, tried, weighed } from './plans.ts'
import { fistOf, riotCourse } from './riots.ts'
import { boardOf } from './banks.ts'
import { weaponsOf } from './steps/crises.ts'
import type { EuroAsk, Move, State, View } from './types.ts'
import { worldOf } from './world.ts'

type AskFor<Kind extends EuroAsk['kind']> = Extract<EuroAsk, { kind: Kind }>

/** The last quarter comes after the black market: whoever starts it buys first. And the later one starts, the more lies open. */
const QUARTER_WISHES: readonly number[] = [4, 3, 2, 1]

export function bot(view: View, asks: readonly Ask[], random: Random): Move | undefined {
  const ask = (asks as readonly EuroAsk[]).find((a) => a.must)
  const seat = view.me
  if (!ask || seat === null) return undefined
  const world = worldOf(view)
  switch (ask.kind) {
    case 'lend':
      return lend(world, seat, ask, random)
    case 'quarter':
      return { kind: 'quarter', quarter: QUARTER_WISHES.find((quarter) => ask.free.includes(quarter)) ?? 1 }
    case 'card':
      return { kind: 'card', card: nearlyBest(cardsFor(world, seat), random)?.card ?? ask.hand[0] ?? 'frankfurt' }
    case 'bid':
      return { kind: 'bid', gold: Math.min(ask.most, nearlyBest(bidsFor(world, ask.state, seat), random)?.gold ?? 0) }
    case 'arm':
      return arm(world, seat, ask)
    case 'crisis': {
      const [due] = ask.due
      return due && { kind: 'crisis', ...due }
    }
    case 'reform': {
      const plan = bestAction(world, seat, ask)
      return plan?.move ?? (ask.number > 1 ? { kind: 'stop' } : { kind: 'decline' })
    }
    default:
      return bestAction(world, seat, ask)?.move ?? { kind: 'decline' }
  }
}

function lend(world: State, seat: Seat, { states }: AskFor<'lend'>, random: Random): Move | undefined {
  const offers = states.map((state) => {
    const after = tried(world, seat, { kind: 'lend', state })
    return { state, gain: after ? weighed(after, seat) : 0 }
  })
  const best = nearlyBest(offers, random)
  return best && { kind: 'lend', state: best.state }
}

function arm(world: State, seat: Seat, { state: id, most }: AskFor<'arm'>): Move {
  const [step] = world.agenda
  if (step?.kind !== 'riot') return { kind: 'stayOut' }
  const board = boardOf(world, id)
  const lead = fistOf(board) + weaponsOf(step.arms, 'people') - weaponsOf(step.arms, 'government')
  const { placed } = riotCourse(world, board, [seat, ...step.queue.slice(1)], lead)
  const weapons = Math.min(most, Math.abs(placed))
  if (weapons === 0) return { kind: 'stayOut' }
  return { kind: 'arm', side: placed > 0 ? 'people' : 'government', weapons }
}
