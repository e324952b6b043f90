/** What is foretold before a move is what the rules then do, and nothing is known that is hidden. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src-shared/game.ts'
import { euroCrisis } from '../../../../src-shared/games/euro-crisis/game.ts'
import { QUICK } from '../../../../src-shared/games/euro-crisis/options.ts'
import type { Board, Move, State, Step } from '../../../../src-shared/games/euro-crisis/types.ts'
import { worldOf } from '../../../../src-shared/games/euro-crisis/world.ts'
import { matchFrom, playOut } from '../../../../src-shared/testing/play.ts'
import {
  askOf,
  effectsOf,
  foreseen,
  isIdle,
  isUseful,
  mostBeside,
  pairsFor,
  reformsMade,
  seenAfter,
} from './foresight.ts'
import { cutOutcome, riotOutcome, tieOrder } from './outcomes.ts'

const [RED, BLUE, WHITE, GREEN] = [0, 1, 2, 3] as const

/** The quick start, where Red's card is up. */
function turnOf(card: 'london' | 'frankfurt' | 'moscow' | 'rome' | 'brussels', change: Partial<State> = {}): State {
  const begun = euroCrisis.setup(QUICK, { seats: 4, first: RED, sides: [null, null, null, null] }, '1'.repeat(32))
  const step: Step = { kind: 'turn', seat: RED, card, reforms: 0 }
  return { ...begun, quarter: 1, ...change, agenda: [step, ...begun.agenda] }
}

const withBoard = (state: State, id: Board['state'], change: Partial<Board>): State => ({
  ...state,
  boards: state.boards.map((board) => (board.state === id ? { ...board, ...change } : board)),
})

function foretold(state: State, move: Move, seat: Seat = RED) {
  const view = euroCrisis.view(state, seat)
  const after = foreseen(view, seat, move)
  if (!after) throw new Error('the move is not possible')
  return effectsOf(view, seat, after)
}

describe('before London', () => {
  it('shows the income with its rank, the loans left and what will be auctioned', () => {
    const effects = foretold(turnOf('london'), { kind: 'london', state: 'spain', loans: 2 })
    expect(effects).toContainEqual({ kind: 'income', from: 5, to: 15, rank: { from: 1, to: 1 } })
    expect(effects).toContainEqual({ kind: 'loans', from: 2, to: 0 })
    expect(effects).toContainEqual({ kind: 'auction', property: 'rtve', points: 7 })
    expect(effects).toContainEqual({ kind: 'yearEnd', money: 15, missing: 0 })
  })
})

describe('before Frankfurt', () => {
  it('shows what it costs, and leaves a year’s end that cannot be paid to the warning', () => {
    const [bank, ...others] = turnOf('frankfurt').banks
    if (!bank) throw new Error('Red has a bank')
    const poor = turnOf('frankfurt', { banks: [{ ...bank, money: 0 }, ...others] })
    const effects = foretold(poor, { kind: 'frankfurt', loans: 3 })
    expect(effects).toContainEqual({ kind: 'income', from: 5, to: -1, rank: { from: 1, to: 4 } })
    expect(effects.map(({ kind }) => kind)).not.toContain('yearEnd')
  })
})

describe('before Moscow', () => {
  it('shows the money left and the new price of what is bought only', () => {
    const effects = foretold(turnOf('moscow'), { kind: 'moscow', gold: 2, weapons: 0 })
    expect(effects).toContainEqual({ kind: 'money', from: 11, to: 5 })
    expect(effects).toContainEqual({ kind: 'price', goods: 'gold', from: 3, to: 4 })
    expect(effects.filter(({ kind }) => kind === 'price')).toHaveLength(1)
  })

  it('offers no more of one kind than the money leaves beside the other', () => {
    expect(mostBeside(11, { price: 3, most: 3 }, { price: 2, pieces: 0 })).toBe(3)
    expect(mostBeside(11, { price: 3, most: 3 }, { price: 2, pieces: 3 })).toBe(1)
    expect(mostBeside(2, { price: 3, most: 0 }, { price: 2, pieces: 1 })).toBe(0)
  })
})

describe('with hidden supplies', () => {
  /** All gold lay in the banks at the start; by now others have paid with theirs, which this eye does not see. */
  const rich = turnOf('moscow', { options: { ...QUICK, hidden: true, gold: 6 } })
  const [red, ...others] = rich.banks
  if (!red) throw new Error('Red has a bank')
  const spent = { ...rich, banks: [{ ...red, gold: 6 }, ...others.map((bank) => ({ ...bank, gold: 1 }))] }

  it('what the host lets a bank buy is foretold too', () => {
    expect(foretold(spent, { kind: 'moscow', gold: 2, weapons: 0 })).toContainEqual({ kind: 'gold', from: 6, to: 8 })
  })

  it('no card is called useless for want of pieces that may be there', () => {
    expect(askOf(euroCrisis.view(spent, RED), RED, 'moscow')).toMatchObject({ gold: { most: 3 } })
  })
})

describe('before Brussels', () => {
  it('offers pairs with the party that held the large marker, the present one first', () => {
    const [spain] = turnOf('brussels').boards.filter(({ state }) => state === 'spain')
    if (!spain) throw new Error('Spain is in play')
    const pairs = pairsFor(spain)
    expect(pairs[0]).toEqual(['conservatives', 'socialists'])
    expect(pairs).toHaveLength(6)
    expect(pairs.every((pair) => pair.includes('conservatives'))).toBe(true)
  })

  it('says that it will start a riot, and what the fist would take', () => {
    const angry = withBoard(turnOf('brussels'), 'france', { happiness: 1, owners: [GREEN, WHITE] })
    const move = { kind: 'brussels', state: 'france', large: 'socialists', small: 'liberals' } as const
    expect(foretold(angry, move)[0]).toEqual({
      ...{ kind: 'riot', state: 'france', people: 3, government: 0, short: 3 },
      lost: [{ seat: WHITE, property: 'poste', points: 3 }],
    })
  })
})

describe('before a reform', () => {
  it('says that it causes a debt cut, and whom that costs how much', () => {
    const indebted = withBoard(turnOf('rome'), 'spain', { debt: { row: 0, column: 9 } })
    const socialists = { kind: 'reform', number: 1, state: 'spain', marker: 'small', real: true } as const
    const [cut] = foretold(indebted, socialists)
    expect(cut).toMatchObject({ kind: 'cut', state: 'spain', out: [] })
    expect(cut?.kind === 'cut' && cut.losses.map(({ seat, from, to }) => [seat, from - to])).toEqual([
      [WHITE, 5],
      [RED, 4],
    ])
  })

  it('shows what others pay, and what they cannot', () => {
    const state = turnOf('rome')
    const communists = { kind: 'reform', number: 1, state: 'greece', marker: 'large', real: true } as const
    const owned = withBoard(state, 'greece', { owners: [BLUE, BLUE] })
    const broke = { ...owned, banks: owned.banks.map((bank, s) => (s === BLUE ? { ...bank, money: 1 } : bank)) }
    const payment = foretold(broke, communists).find(({ kind }) => kind === 'payment')
    expect(payment).toMatchObject({ kind: 'payment', seat: BLUE, money: -2, income: { from: 5, to: 4 }, isOut: false })
  })

  it('says who would fall out of the game for want of money', () => {
    const owned = withBoard(turnOf('rome'), 'greece', { owners: [BLUE, BLUE] })
    const broke = owned.banks.map((bank, s) => (s === BLUE ? { ...bank, money: 0, income: -19 } : bank))
    const communists = { kind: 'reform', number: 1, state: 'greece', marker: 'large', real: true } as const
    expect(foretold({ ...owned, banks: broke }, communists)).toContainEqual({
      ...{ kind: 'payment', seat: BLUE, money: -2, income: { from: -19, to: -21 }, isOut: true },
    })
  })

  it('knows whether it moves nothing but its marker', () => {
    const state = turnOf('rome')
    const idle = (change: Partial<Board>, real = true) => {
      const view = euroCrisis.view(withBoard(state, 'ireland', change), RED)
      const after = foreseen(view, RED, { kind: 'reform', number: 1, state: 'ireland', marker: 'large', real })
      return after && isIdle(after)
    }
    // Liberals: below the lowest row there is none, and without properties nobody gets anything.
    const lowest = { debt: { row: 2, column: 4 }, owners: [] }
    expect([idle(lowest), idle({}), idle({}, false)]).toEqual([true, false, true])
    // What this bank alone gets is something, too.
    expect(idle({ ...lowest, owners: [RED] })).toBe(false)
  })

  it('does not guess what is missing where supplies are hidden', () => {
    const state = turnOf('rome', { options: { ...QUICK, hidden: true } })
    const owned = withBoard(state, 'greece', { owners: Array.from({ length: 3 }, () => BLUE) })
    const poor = { ...owned, options: { ...owned.options, money: 0 } }
    const communists = { kind: 'reform', number: 1, state: 'greece', marker: 'large', real: true } as const
    const payment = foretold(poor, communists).find(({ kind }) => kind === 'payment')
    expect(payment).toEqual({ kind: 'payment', seat: BLUE, money: -3, income: null, isOut: false })
    const view = euroCrisis.view(poor, RED)
    const after = foreseen(view, RED, communists)
    expect(after && seenAfter(view, after).banks[BLUE]?.money).toBeNull()
  })

  it('leaves the incomes of others where they are as long as their supplies are hidden', () => {
    const state = turnOf('rome', { options: { ...QUICK, hidden: true, money: 0 } })
    const owned = withBoard(state, 'greece', { owners: [BLUE, BLUE] })
    const communists = { kind: 'reform', number: 1, state: 'greece', marker: 'large', real: true } as const
    const after = foreseen(euroCrisis.view(owned, RED), RED, communists)
    expect(after?.banks.map(({ income }) => income)).toEqual(owned.banks.map(({ income }) => income))
    expect(after?.discs).toEqual(owned.discs)
  })

  it('lists the reforms of this Rome only', () => {
    const state = turnOf('rome')
    const first = euroCrisis.apply(
      { ...state, events: [...state.events, { kind: 'up', seat: RED, card: 'rome' }] },
      RED,
      { kind: 'reform', number: 1, state: 'spain', marker: 'large', real: false },
    )
    expect(reformsMade(euroCrisis.view(first, RED))).toEqual([{ state: 'spain', party: 'conservatives', real: false }])
  })
})

describe('a card of the hand', () => {
  it('is told apart by whether it can do something now', () => {
    const view = euroCrisis.view(turnOf('rome'), RED)
    expect(askOf(view, RED, 'london')).toMatchObject({ kind: 'london' })
    const broke = { ...view, banks: view.banks.map((bank) => ({ ...bank, money: 0, loans: 0 })) }
    const useful = (['london', 'moscow', 'rome', 'brussels', 'frankfurt'] as const).map((card) => {
      const ask = askOf(broke, RED, card)
      return ask && isUseful(ask)
    })
    expect(useful).toEqual([false, false, false, true, true])
  })
})

describe('a riot under way', () => {
  it('counts the fist and what was placed, and says what the next property needs', () => {
    const { boards } = withBoard(turnOf('rome'), 'spain', { owners: [BLUE, RED] })
    const people = { seat: RED, side: 'people', weapons: 2 } as const
    const government = { seat: BLUE, side: 'government', weapons: 2 } as const
    expect(riotOutcome(boards, 'spain', [people, government])).toMatchObject({
      people: 4,
      government: 2,
      lost: [],
      short: 1,
    })
    expect(riotOutcome(boards, 'spain', [people]).lost).toEqual([{ seat: RED, property: 'rtve', points: 7 }])
    expect(riotOutcome(boards, 'spain', [{ ...people, weapons: 9 }])).toMatchObject({ short: null })
  })
})

describe('a debt cut', () => {
  it('tells who would fall out of the game', () => {
    const state = turnOf('rome')
    const low = { ...state, banks: state.banks.map((bank, s) => (s === WHITE ? { ...bank, income: -17 } : bank)) }
    expect(cutOutcome(low, 'spain').out).toEqual([WHITE])
  })
})

describe('equal bids', () => {
  it('go by loans in the state, then by the one further right, then by income', () => {
    const world = worldOf(euroCrisis.view(turnOf('london'), RED))
    // In Spain White's loan lies further right than Red's; Blue is above Green on the same income.
    expect(tieOrder(world, 'spain')).toEqual([WHITE, RED, BLUE, GREEN])
  })
})

describe('what is foretold', () => {
  it('comes true in game after game: crises, what a debt cut costs whom, prices, the next auction', () => {
    let crises = 0
    let tried = 0
    for (let number = 0; number < 16; number++) {
      const match = matchFrom('euro-crisis', number, 'foresight')
      playOut(match, (base, { seat, move: made }, then) => {
        const [before, after, move] = [base as State, then as State, made as Move]
        const [step] = before.agenda
        if (step?.kind !== 'turn' || before.options.hidden) return
        const effects = foretold(before, move, seat)
        const happened = after.events.slice(before.events.length)
        tried++
        for (const effect of effects) {
          if (effect.kind === 'price') {
            const prices = happened.flatMap((event) => (event.kind === 'moscow' ? [event.prices[effect.goods]] : []))
            expect(prices).toEqual([{ from: effect.from, to: effect.to }])
          }
          if (effect.kind === 'auction')
            expect(after.agenda[0]?.kind === 'auction' || happened.some(({ kind }) => kind === 'auctioned')).toBe(true)
        }
        // Rome goes on: what is due comes when it is over.
        if (after.agenda[0]?.kind === 'turn' && after.agenda[0].reforms > 0) return
        const due = effects.filter(({ kind }) => kind === 'riot' || kind === 'cut')
        const first = happened.find(
          ({ kind }) => kind === 'riot' || kind === 'cut' || kind === 'anger' || kind === 'economy',
        )
        const [only] = due
        if (due.length !== 1 || (only?.kind !== 'riot' && only?.kind !== 'cut') || first === undefined) return
        expect(first).toMatchObject({ kind: only.kind, state: only.state })
        if (first.kind === 'cut' && only.kind === 'cut')
          expect(first.losses.map(({ loans, ...shift }) => ({ ...shift, loans: loans.length }))).toEqual(only.losses)
        crises++
      })
    }
    expect(tried).toBeGreaterThan(200)
    expect(crises).toBeGreaterThan(5)
  })
})
