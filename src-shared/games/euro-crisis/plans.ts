/** What a bank can do in its turn, and which of it is best: every way is tried in a world, and weighed by its outlook. */
import type { Seat } from '../../game.ts'
import type { Random } from '../../random.ts'
import { bankOf } from './banks.ts'
import type { Action } from './data.ts'
import { MOST_BOUGHT, PARTIES, REFORMS } from './data.ts'
import { bestGain } from './bids.ts'
import { JUDGEMENT } from './judgement.ts'
import { edge, outlook } from './outlook.ts'
import { mayGovern } from './states.ts'
import { londonOffers, mostLoans, priceOf } from './steps/actions.ts'
import { rulesOf } from './steps/index.ts'
import { movable } from './steps/rome.ts'
import type { EuroAsk, Move, State } from './types.ts'

export interface Plan {
  readonly move: Move
  /** How much better than doing nothing, in points. */
  readonly gain: number
}

/** The world right after a move; undefined where the rules forbid it. */
export function tried(world: State, seat: Seat, move: Move): State | undefined {
  const [step] = world.agenda
  if (!step) return undefined
  const rules = rulesOf(step)
  return rules.check?.(world, step, seat, move) ? undefined : rules.apply?.(world, step, seat, move)
}

/** How a world looks to a bank, an auction that comes at once included. */
export function weighed(world: State, seat: Seat): number {
  const [step] = world.agenda
  const worths = outlook(world)
  if (step?.kind === 'auction')
    world.banks.forEach((bank, s) => {
      if (bank.out === null) worths[s] = (worths[s] ?? 0) + Math.max(0, bestGain(world, step.state, s))
    })
  return edge(worths, world.banks, seat)
}

/** More loans than that are never placed. */
const MANY_LOANS = 8

function purchases(world: State, seat: Seat): Move[] {
  const { money } = bankOf(world, seat)
  const dear = { gold: priceOf(world, 'gold'), weapons: priceOf(world, 'weapons') }
  const moves: Move[] = []
  for (let gold = 0; gold <= MOST_BOUGHT; gold++)
    for (let weapons = 0; weapons <= MOST_BOUGHT; weapons++)
      if (gold + weapons > 0 && gold * dear.gold + weapons * dear.weapons <= money)
        moves.push({ kind: 'moscow', gold, weapons })
  return moves
}

/** All that can be done with a card, Rome apart. */
function waysOf(world: State, seat: Seat, card: Action): Move[] {
  switch (card) {
    case 'frankfurt':
      return Array.from({ length: Math.min(MANY_LOANS, mostLoans(world, seat)) }, (_, i) => ({
        kind: 'frankfurt',
        loans: i + 1,
      }))
    case 'london':
      return londonOffers(world, seat).flatMap(({ state, loans }) =>
        loans.map((_, i): Move => ({ kind: 'london', state, loans: i + 1 })),
      )
    case 'moscow':
      return purchases(world, seat)
    case 'brussels':
      return world.boards.flatMap((board) =>
        PARTIES.flatMap((large) =>
          PARTIES.flatMap((small): Move[] =>
            mayGovern(board, [large, small]) ? [{ kind: 'brussels', state: board.state, large, small }] : [],
          ),
        ),
      )
    case 'rome':
      return []
  }
}

/** The same reform again and again: what counts is how it stands after the last of them. */
function bestReform(world: State, seat: Seat, made: number): Plan | undefined {
  const now = weighed(world, seat)
  let best: Plan | undefined
  for (const { state, marker } of movable(world.boards))
    for (const real of [true, false]) {
      let then = world
      for (let number = made + 1; number <= REFORMS; number++) {
        const next = tried(then, seat, { kind: 'reform', number, state, marker, real })
        if (!next || bankOf(next, seat).out) break
        then = next
        const gain = weighed(then, seat) - now
        if (gain > (best?.gain ?? 0)) best = { move: { kind: 'reform', number: made + 1, state, marker, real }, gain }
        if (then.agenda[0]?.kind !== 'turn') break
      }
    }
  return best
}

/** The best that a bank can do with a card, Rome apart; undefined where nothing is better than to decline. */
function bestWay(world: State, seat: Seat, ways: readonly Move[]): Plan | undefined {
  const now = weighed(world, seat)
  let best: Plan | undefined
  for (const move of ways) {
    const next = tried(world, seat, move)
    const gain = next ? weighed(next, seat) - now : 0
    if (gain > (best?.gain ?? 0)) best = { move, gain }
  }
  return best
}

/**
 * The best answer to what is asked of a bank whose card is up; undefined where nothing is better than to decline. What can be
 * bought is read from the question: where supplies are hidden, the world may have other pieces left.
 */
export function bestAction(world: State, seat: Seat, ask: ActionAsk): Plan | undefined {
  if (ask.kind === 'reform') return bestReform(world, seat, ask.number - 1)
  const ways = waysOf(world, seat, ask.kind)
  if (ask.kind !== 'moscow') return bestWay(world, seat, ways)
  const isOffered = (move: Move) =>
    move.kind !== 'moscow' || (move.gold <= ask.gold.most && move.weapons <= ask.weapons.most)
  return bestWay(world, seat, ways.filter(isOffered))
}

/** What is asked of a bank whose card is up. */
export type ActionAsk = Extract<EuroAsk, { kind: Action | 'reform' }>

/** The world in which it is this bank's turn, and that card has come up. */
function turnedUp(world: State, seat: Seat, card: Action): State {
  const hand = bankOf(world, seat).hand
  const at = hand.indexOf(card)
  const banks = world.banks.map((bank, s) =>
    s === seat ? { ...bank, chosen: null, hand: [...hand.slice(0, at), ...hand.slice(at + 1)] } : bank,
  )
  return { ...world, banks, agenda: [{ kind: 'turn', seat, card, reforms: 0 }, ...world.agenda.slice(1)] }
}

/** What each card in hand could gain now. */
export const cardsFor = (world: State, seat: Seat): { readonly card: Action; readonly gain: number }[] =>
  [...new Set(bankOf(world, seat).hand)].map((card) => {
    const up = turnedUp(world, seat, card)
    const plan = card === 'rome' ? bestReform(up, seat, 0) : bestWay(up, seat, waysOf(up, seat, card))
    return { card, gain: plan?.gain ?? 0 }
  })

/** Of all that is nearly as good as the best one by lot: a secret that can be reckoned is none. */
export function nearlyBest<T extends { readonly gain: number }>(all: readonly T[], random: Random): T | undefined {
  const least = Math.max(...all.map(({ gain }) => gain)) - JUDGEMENT.whim
  const near = all.filter(({ gain }) => gain >= least)
  return near[random.whole(0, near.length - 1)]
}
