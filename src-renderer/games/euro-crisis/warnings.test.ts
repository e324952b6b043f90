/** The trap at the end of the year is seen coming, and a debt cut that makes it worse. */
import { describe, expect, it } from 'vitest'
import { euroCrisis } from '../../../src-shared/games/euro-crisis/game.ts'
import { QUICK } from '../../../src-shared/games/euro-crisis/options.ts'
import type { BankView, Board, Spot, View } from '../../../src-shared/games/euro-crisis/types.ts'
import type { StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import { matchFrom, playOut } from '../../../src-shared/testing/play.ts'
import { cutAhead, outlookOf, warningOf } from './warnings.ts'

describe('the end of the year', () => {
  const outlook = (income: number, money: number | null, elimination = true) =>
    outlookOf({ income, money, out: null }, elimination)

  it('takes nothing from a bank that earns', () => {
    expect(outlook(4, 0)).toMatchObject({ level: 'fine', due: 0, income: 4 })
  })

  it('is fine while the money covers a negative income', () => {
    expect(outlook(-3, 3)).toMatchObject({ level: 'fine', due: 3, missing: 0, income: -3 })
  })

  it('costs the missing amount as income: −3 with 2 m € ends on −4', () => {
    expect(outlook(-3, 2)).toMatchObject({ level: 'short', due: 3, missing: 1, income: -4 })
  })

  it('throws out whom it leads below −20, and −20 itself is still in', () => {
    expect(outlook(-10, 0)).toMatchObject({ level: 'short', income: -20 })
    expect(outlook(-11, 0)).toMatchObject({ level: 'out', missing: 11, income: -22 })
  })

  it('stops at −20 where no bank can drop out', () => {
    expect(outlook(-11, 0, false)).toMatchObject({ level: 'short', income: -20 })
    expect(outlook(-19, 0, false)).toMatchObject({ level: 'short', income: -20 })
  })

  it('is no reason to worry at −20 where no bank can drop out: what is missing is forgiven', () => {
    expect(outlook(-20, 0, false)).toMatchObject({ level: 'fine', due: 20, missing: 20, income: -20 })
    expect(outlook(-20, 6, false)).toMatchObject({ level: 'fine', missing: 14, income: -20 })
    expect(outlook(-20, null, false)).toMatchObject({ level: 'fine', due: 20, missing: null, income: -20 })
  })

  it('says of hidden money what is due and whether it could end badly, and no more', () => {
    expect(outlook(-5, null)).toEqual({ level: 'unknown', due: 5, missing: null, income: null, mayFall: false })
    expect(outlook(-12, null)).toMatchObject({ level: 'unknown', mayFall: true })
    expect(outlook(6, null)).toMatchObject({ level: 'fine', due: 0 })
  })

  it('is nothing to a bank that has dropped out', () => {
    const out = { year: 1, quarter: 2 }
    expect(outlookOf({ income: -24, money: 0, out }, true)).toMatchObject({ level: 'fine', due: 0 })
  })
})

/** The quick start before year 1: Spain’s economy token lies in year 2, Ireland’s in year 1. */
const quickStart = (): View => {
  const seating = { seats: 4, first: 0, sides: [null, null, null, null] }
  return euroCrisis.view(euroCrisis.setup(QUICK, seating, '1'.repeat(32)), 'table')
}
const withDebt = (view: View, id: StateId, debt: Spot): View => ({
  ...view,
  boards: view.boards.map((board) => (board.state === id ? { ...board, debt } : board)),
})
const withBank = (view: View, seat: number, change: Partial<BankView>): View => ({
  ...view,
  banks: view.banks.map((bank, s) => (s === seat ? { ...bank, ...change } : bank)),
})
const boardOf = (view: View, id: StateId): Board => {
  const board = view.boards.find(({ state }) => state === id)
  if (!board) throw new Error(`${id} is not in play`)
  return board
}

describe('a debt cut on its way', () => {
  it('is seen where the economy of this year leads to it: two steps in Ireland, one elsewhere', () => {
    const view = quickStart()
    expect(cutAhead(boardOf(withDebt(view, 'ireland', { row: 0, column: 8 }), 'ireland'), view)).toBe('economy')
    expect(cutAhead(boardOf(withDebt(view, 'greece', { row: 0, column: 5 }), 'greece'), view)).toBe('economy')
  })

  it('is seen at the end of the year where economy and national debt lead to it together', () => {
    const view = quickStart()
    expect(cutAhead(boardOf(withDebt(view, 'greece', { row: 0, column: 3 }), 'greece'), view)).toBe('nationalDebt')
    expect(cutAhead(boardOf(withDebt(view, 'greece', { row: 0, column: 2 }), 'greece'), view)).toBeNull()
  })

  it('costs the loans there, and what it leaves of the income is what year’s end looks at', () => {
    // Red has the 4 of Spain and the 5 of Ireland.
    const view = withBank(withDebt(quickStart(), 'spain', { row: 0, column: 9 }), 0, { income: 2, money: 0 })
    expect(warningOf(view, 0)).toMatchObject({
      level: 'short',
      outlook: { level: 'fine' },
      losses: [{ state: 'spain', by: 'economy', loss: 4 }],
      afterLosses: { due: 2, missing: 2, income: -4 },
    })
  })

  it('may be what throws a bank out', () => {
    const near = withDebt(quickStart(), 'spain', { row: 0, column: 9 })
    expect(warningOf(withBank(near, 0, { income: -8, money: 0 }), 0)).toMatchObject({
      level: 'out',
      outlook: { level: 'short' },
    })
    const atYearsEnd = withDebt(quickStart(), 'greece', { row: 0, column: 3 })
    // Green has the 4 of Greece: −9, nothing to pay with, −18, and then the debt cut.
    expect(warningOf(withBank(atYearsEnd, 3, { income: -9, money: 0 }), 3)).toMatchObject({ level: 'out' })
    expect(warningOf(withBank(atYearsEnd, 3, { income: -9, money: 9 }), 3)).toMatchObject({ level: 'fine' })
  })
})

describe('a debt cut that is due', () => {
  const due = withDebt(quickStart(), 'spain', { row: 0, column: 10 })

  it('comes at once, whatever the events of the year bring', () => {
    expect(cutAhead(boardOf(due, 'spain'), due)).toBe('now')
    expect(cutAhead(boardOf(due, 'spain'), { ...due, later: [{ kind: 'nationalDebt' }] })).toBe('now')
  })

  it('leaves less income for the end of the year', () => {
    // Red has the 4 of Spain. The economy of this year is over.
    const view = { ...withBank(due, 0, { income: 2, money: 0 }), later: [{ kind: 'income' }] as const }
    expect(warningOf(view, 0)).toMatchObject({
      level: 'short',
      losses: [{ state: 'spain', by: 'now', loss: 4 }],
      afterLosses: { due: 2, missing: 2, income: -4 },
    })
  })
})

describe('hidden supplies', () => {
  it('may leave a debt open that only a debt cut brings about', () => {
    const view = withBank(withDebt(quickStart(), 'spain', { row: 0, column: 9 }), 0, { income: 2, money: null })
    expect(warningOf(view, 0)).toMatchObject({
      level: 'unknown',
      outlook: { level: 'fine' },
      afterLosses: { level: 'unknown', due: 2 },
    })
  })
})

describe('the initial round', () => {
  it('ends with an income above zero for all: nobody owes anything yet', () => {
    const view = { ...quickStart(), year: 0, later: [] }
    for (const money of [0, null])
      expect(warningOf(withBank(view, 0, { income: -4, money }), 0)).toMatchObject({
        level: 'fine',
        outlook: { level: 'fine', due: 0 },
        losses: [],
      })
  })
})

describe('after the last income', () => {
  const broke = withBank(quickStart(), 0, { income: -11, money: 0 })
  const settled = { ...broke, later: [{ kind: 'yearEnd' }] as const }

  it('nothing is owed any more in the last year, whoever made it the last', () => {
    expect(warningOf({ ...settled, year: 3 }, 0)).toMatchObject({ level: 'fine', outlook: { due: 0 } })
    expect(warningOf({ ...settled, year: 2, rich: true }, 0)).toMatchObject({ level: 'fine' })
  })

  it('the next year has one more', () => {
    expect(warningOf({ ...settled, year: 2 }, 0)).toMatchObject({ level: 'out' })
    expect(warningOf({ ...broke, year: 3, later: [{ kind: 'income' }] }, 0)).toMatchObject({ level: 'out' })
  })
})

describe('what is foretold', () => {
  it('comes true at the end of the year, in game after game', () => {
    let tried = 0
    for (let number = 0; number < 12; number++) {
      const match = matchFrom('euro-crisis', number, 'warnings')
      playOut(match, (before, _, after) => {
        const view = euroCrisis.view(before as never, 'table')
        const told = euroCrisis.view(after as never, 'table').events.slice(view.events.length)
        // Nothing but the year’s end itself came in between.
        if (told[0]?.key !== 'declined' || told[1]?.key !== 'income') return
        for (const { seat, to, missing } of told[1].args.payments) {
          const account = view.banks[seat]
          if (!account || account.money === null) continue
          const outlook = outlookOf(account, view.options.elimination)
          expect([outlook.income, outlook.missing]).toEqual([to, missing])
          tried++
        }
      })
    }
    expect(tried).toBeGreaterThan(10)
  })
})
