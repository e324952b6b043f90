/** A bank's turn: its card is turned up, and it performs the action or declines it. Rome has a file of its own. */
import type { Seat } from '../../../game.ts'
import { loansFor, valueOf } from '../bonds.ts'
import type { Action, StateId } from '../data.ts'
import { LOAN_COST, LOWEST_INCOME, MOST_BOUGHT, PRICES } from '../data.ts'
import { bankOf, boardOf, isIn, loansLeft, shifted, supplyOf, tell, withBank, withBoard } from '../banks.ts'
import { cheered, governed, mayGovern, nextProperty, pairOf } from '../states.ts'
import type { EuroAsk, Loan, Move, Offer, State, Step } from '../types.ts'
import { auctionIn } from './auction.ts'
import { checkReform, reform, reformAsk, romeEndsByItself, stopped } from './rome.ts'
import type { Of, Refusal, StepRules } from './step.ts'
import { closed, instead, NOT_NOW } from './step.ts'

/** Riots and debt cuts come at the end of an action, after its auction; its bank orders them. */
const done = (state: State, seat: Seat, ...first: readonly Step[]): State =>
  instead(state, ...first, { kind: 'crises', seat })

/** As many loans as are left in the supply and the income can bear. */
export function mostLoans(state: Pick<State, 'boards' | 'banks'>, seat: Seat): number {
  const { loans, income } = bankOf(state, seat)
  return Math.max(0, Math.min(loansLeft(state.boards, seat, loans), Math.floor((income - LOWEST_INCOME) / LOAN_COST)))
}

function borrowed(state: State, seat: Seat, loans: number): State {
  const taken = withBank(state, seat, { loans: bankOf(state, seat).loans + loans })
  const { state: after, shift } = shifted(taken, seat, -loans * LOAN_COST)
  return done(tell(after, { kind: 'frankfurt', loans, shift }), seat)
}

/** The states a bank can lend to, each with the loans that would be placed. */
export const londonOffers = (state: Pick<State, 'boards' | 'banks'>, seat: Seat) =>
  state.boards
    .map((board) => ({ state: board.state, loans: loansFor(board, seat, bankOf(state, seat).loans) }))
    .filter(({ loans }) => loans.length > 0)

function lent(state: State, seat: Seat, loans: readonly Loan[], id: StateId): State {
  const board = boardOf(state, id)
  const placed = withBoard(state, { ...board, loans: [...board.loans, ...loans] })
  const given = withBank(placed, seat, { loans: bankOf(state, seat).loans - loans.length })
  const { state: after, shift } = shifted(given, seat, valueOf(loans))
  const told = tell(after, { kind: 'lent', state: id, loans, shift })
  return done(told, seat, ...(nextProperty(board) ? [auctionIn(told, id)] : []))
}

export const priceOf = ({ market }: Pick<State, 'market'>, goods: 'gold' | 'weapons'): number =>
  PRICES[market[goods]] ?? 0

/** How many pieces there are to buy, money apart. */
const forSale = (state: State, goods: 'gold' | 'weapons'): number => Math.min(MOST_BOUGHT, supplyOf(state)[goods])

function offerOf(state: State, seat: Seat, goods: 'gold' | 'weapons'): Offer {
  const price = priceOf(state, goods)
  return { price, most: Math.min(forSale(state, goods), Math.floor(bankOf(state, seat).money / price)) }
}

type Purchase = Extract<Move, { kind: 'moscow' }>

const costOf = (state: State, { gold, weapons }: Purchase): number =>
  gold * priceOf(state, 'gold') + weapons * priceOf(state, 'weapons')

function bought(state: State, seat: Seat, purchase: Purchase): State {
  const { gold, weapons } = purchase
  const cost = costOf(state, purchase)
  const bank = bankOf(state, seat)
  const next = withBank(state, seat, {
    money: bank.money - cost,
    gold: bank.gold + gold,
    weapons: bank.weapons + weapons,
  })
  const dearer = (space: number, pieces: number) => Math.min(PRICES.length - 1, space + (pieces > 0 ? 1 : 0))
  const market = { gold: dearer(state.market.gold, gold), weapons: dearer(state.market.weapons, weapons) }
  const priceMove = (goods: keyof typeof market) => ({ from: priceOf(state, goods), to: PRICES[market[goods]] ?? 0 })
  const prices = { gold: priceMove('gold'), weapons: priceMove('weapons') }
  return done(tell({ ...next, market }, { kind: 'moscow', seat, gold, weapons, cost, prices }), seat)
}

function arranged(state: State, seat: Seat, { state: id, large, small }: Extract<Move, { kind: 'brussels' }>): State {
  const board = boardOf(state, id)
  const after = cheered(governed(board, [large, small]), -1)
  const happiness = { state: id, from: board.happiness, to: after.happiness }
  const told = tell(withBoard(state, after), {
    ...{ kind: 'brussels', seat, state: id },
    ...{ from: pairOf(board), to: [large, small], happiness },
  })
  return done(told, seat)
}

function askOf(state: State, seat: Seat, card: Action, reforms: number): EuroAsk {
  switch (card) {
    case 'frankfurt':
      return { kind: 'frankfurt', must: true, most: mostLoans(state, seat) }
    case 'london':
      return { kind: 'london', must: true, offers: londonOffers(state, seat) }
    case 'moscow':
      return {
        ...{ kind: 'moscow', must: true, money: bankOf(state, seat).money },
        ...{ gold: offerOf(state, seat, 'gold'), weapons: offerOf(state, seat, 'weapons') },
      }
    case 'rome':
      return reformAsk(state, seat, reforms)
    case 'brussels':
      return { kind: 'brussels', must: true }
  }
}

function checkPurchase(state: State, seat: Seat, move: Purchase): Refusal | undefined {
  if (Math.max(move.gold, move.weapons) > MOST_BOUGHT) return { key: 'tooMany', args: { most: MOST_BOUGHT } }
  if (move.gold + move.weapons === 0) return { key: 'nothingBought' }
  // Money first: where supplies are hidden, what is left tells how much the others have, and asking for it must cost something.
  const missing = costOf(state, move) - bankOf(state, seat).money
  if (missing > 0) return { key: 'littleMoney', args: { missing } }
  const lacking = (['gold', 'weapons'] as const).find((goods) => move[goods] > forSale(state, goods))
  return lacking && { key: 'soldOut', args: { goods: lacking, left: forSale(state, lacking) } }
}

function checkAction(state: State, { card, reforms }: Of<'turn'>, seat: Seat, move: Move): Refusal | undefined {
  if (move.kind === 'decline') return reforms === 0 ? undefined : NOT_NOW
  if (move.kind === 'stop') return reforms > 0 ? undefined : NOT_NOW
  if (move.kind === 'reform') return card === 'rome' ? checkReform(state, seat, reforms, move) : NOT_NOW
  if (move.kind !== card) return NOT_NOW
  switch (move.kind) {
    case 'frankfurt': {
      const most = mostLoans(state, seat)
      return move.loans <= most ? undefined : { key: 'fewLoans', args: { most } }
    }
    case 'london': {
      if (!state.boards.some((board) => board.state === move.state))
        return { key: 'notInPlay', args: { state: move.state } }
      const most = londonOffers(state, seat).find((offer) => offer.state === move.state)?.loans.length ?? 0
      return move.loans <= most ? undefined : { key: 'littleRoom', args: { state: move.state, most } }
    }
    case 'moscow':
      return checkPurchase(state, seat, move)
    case 'brussels': {
      const board = state.boards.find((one) => one.state === move.state)
      if (!board) return { key: 'notInPlay', args: { state: move.state } }
      if (move.large === move.small) return { key: 'oneParty' }
      return mayGovern(board, [move.large, move.small])
        ? undefined
        : { key: 'withoutLarge', args: { state: move.state, party: board.large.party } }
    }
    default:
      return NOT_NOW
  }
}

function acted(state: State, step: Of<'turn'>, seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'frankfurt':
      return borrowed(state, seat, move.loans)
    case 'london': {
      const loans = loansFor(boardOf(state, move.state), seat, move.loans)
      return lent(state, seat, loans, move.state)
    }
    case 'moscow':
      return bought(state, seat, move)
    case 'brussels':
      return arranged(state, seat, move)
    case 'stop':
      return stopped(state, seat, step.reforms)
    default:
      return step.card ? instead(tell(state, { kind: 'declined', seat, card: step.card })) : state
  }
}

/** The chosen card is face up from now on, whatever is made of it. */
function turnedUp(state: State, step: Of<'turn'>): State {
  const { seat } = step
  const { chosen, hand, played } = bankOf(state, seat)
  if (chosen === null) throw new Error('a turn without a card')
  const at = hand.indexOf(chosen)
  const next = withBank(state, seat, {
    chosen: null,
    hand: [...hand.slice(0, at), ...hand.slice(at + 1)],
    played: [...played, chosen],
  })
  return tell(instead(next, { ...step, card: chosen }), { kind: 'up', seat, card: chosen })
}

export const turn: StepRules<Of<'turn'>> = {
  settle(state, step) {
    if (!isIn(state, step.seat)) return step.reforms > 0 ? stopped(state, step.seat, step.reforms) : instead(state)
    if (step.card === null) return turnedUp(state, step)
    return romeEndsByItself(state, step) ? stopped(state, step.seat, step.reforms) : undefined
  },
  asks: (state, step, seat) =>
    step.seat === seat && step.card !== null ? [askOf(state, seat, step.card, step.reforms)] : [],
  check: checkAction,
  apply(state, step, seat, move) {
    if (move.kind !== 'reform') return acted(closed(state), step, seat, move)
    const next = reform(state, step, move)
    // Between two reforms nothing closes: the question stays the same one.
    const [now] = next.agenda
    return now?.kind === 'turn' && isIn(next, seat) && !romeEndsByItself(next, now) ? next : closed(next)
  },
  late: (_state, { reforms }) => (reforms > 0 ? { kind: 'stop' } : { kind: 'decline' }),
}
