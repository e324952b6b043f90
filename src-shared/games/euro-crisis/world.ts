/** A state made from what one eye sees: screens try a move in it before it is made, bots think in it. What is unknown is filled in. */
import type { Seat } from '../../game.ts'
import { BLACK_MARKET, GOVERNMENTS, MOST_BOUGHT, SUPPLY } from './data.ts'
import type { Fall } from './data.ts'
import { rulesOf } from './steps/index.ts'
import type { Bank, BankView, Move, State, Step, View } from './types.ts'

/** It decides nothing: a world is thought in, never played. */
const NO_SEED = '0'.repeat(32)

/** What a bank is taken to have that hides it: what it began with, or less, so that Moscow never has less to sell than at the table. */
function guessed({ banks, options }: View, goods: 'gold' | 'weapons'): number {
  const seen = banks.reduce((sum, bank) => sum + (bank[goods] ?? 0), 0)
  const hiding = banks.filter((bank) => bank[goods] === null).length
  return Math.max(0, Math.min(options[goods], Math.floor((SUPPLY[goods] - MOST_BOUGHT - seen) / hiding)))
}

/** Of a card that lies face down only that it is one of the hand is known. */
const bankOf = (view: View, bank: BankView): Bank => ({
  money: bank.money ?? view.options.money,
  gold: bank.gold ?? guessed(view, 'gold'),
  weapons: bank.weapons ?? guessed(view, 'weapons'),
  loans: bank.loans,
  income: bank.income,
  hand: bank.hand,
  played: bank.played,
  chosen: bank.chosen ?? (bank.hasChosen ? (bank.hand[0] ?? null) : null),
  out: bank.out,
})

function stepsOf({ step, later, me }: View): Step[] {
  if (step.kind === 'over') return []
  if (step.kind !== 'auction') return [step, ...later]
  const bids = step.hasBid.map((made, seat) => (made ? (seat === me ? step.bid : 0) : null))
  return [{ kind: 'auction', state: step.state, bids }, ...later]
}

const left = <T>(all: readonly T[], used: readonly T[]): T[] => all.filter((one) => !used.includes(one))

/** The box holds what is not laid out; its order is anybody's guess. */
function boxOf({ box, boards, tokens }: View): State['box'] {
  if (box) return box
  const states = boards.map(({ state }) => state)
  const same = (a: Fall) => (b: Fall) => a.gold === b.gold && a.weapons === b.weapons
  const count = (list: readonly Fall[], fall: Fall) => list.filter(same(fall)).length
  return {
    governments: GOVERNMENTS.slice(boards.length),
    anger: left(states, tokens.anger),
    economy: left(states, tokens.economy),
    market: BLACK_MARKET.filter((fall, i) => count(BLACK_MARKET.slice(0, i + 1), fall) > count(tokens.market, fall)),
  }
}

export function worldOf(view: View): State {
  const { options, seats, first, year, quarter, boards, discs, market, tokens, markers, direction, order, rich } = view
  return {
    ...{ options, seats, first, year, quarter, boards, discs, market, tokens, markers, direction, order, rich },
    banks: view.banks.map((bank) => bankOf(view, bank)),
    box: boxOf(view),
    agenda: stepsOf(view),
    auctions: view.auctions,
    milestones: view.milestones,
    seed: NO_SEED,
    seal: view.seal,
    beat: 0,
    events: [],
  }
}

/**
 * How things would stand right after a move, before anything that comes of it: riots, auctions and debt cuts wait.
 * Its events are those of the move alone. Undefined where the move is not possible.
 */
export function considered(view: View, seat: Seat, move: Move): State | undefined {
  const world = worldOf(view)
  const [step] = world.agenda
  if (!step) return undefined
  const rules = rulesOf(step)
  if ((rules.asks?.(world, step, seat).length ?? 0) === 0 || rules.check?.(world, step, seat, move)) return undefined
  return rules.apply?.(world, step, seat, move)
}
