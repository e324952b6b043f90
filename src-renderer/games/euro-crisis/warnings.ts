/** What is bound to happen as things stand: what year’s end takes from a bank, and which debt cuts are on their way. */
import type { Seat } from '../../../src-shared/game.ts'
import { incomeAfter, payable } from '../../../src-shared/games/euro-crisis/banks.ts'
import { debtRisen, isCut, valueOf } from '../../../src-shared/games/euro-crisis/bonds.ts'
import type { StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import { ECONOMY, ECONOMY_OTHERS, LOWEST_INCOME, PRINTED } from '../../../src-shared/games/euro-crisis/data.ts'
import { tokenOf } from '../../../src-shared/games/euro-crisis/steps/year.ts'
import type { BankView, Board, View } from '../../../src-shared/games/euro-crisis/types.ts'
import { lastYear } from './dangers.ts'

/** `unknown`: something is due, and how much money there is to pay it is hidden from this eye. */
export const LEVELS = ['fine', 'unknown', 'short', 'out'] as const
export type Level = (typeof LEVELS)[number]

/** What the end of the year brings a bank if nothing changes until then. */
export interface Outlook {
  readonly level: Level
  /** What has to be paid. */
  readonly due: number
  /** What cannot be paid; null where the money is hidden. */
  readonly missing: number | null
  /** Where the income ends up; null where that depends on hidden money. */
  readonly income: number | null
  /** Without any money it would fall out: of a bank whose money is hidden that may be said. */
  readonly mayFall: boolean
}

type Account = Pick<BankView, 'income' | 'money' | 'out'>

const endsAt = (income: number, missing: number, elimination: boolean): number =>
  incomeAfter(income, -missing, elimination) ?? income

const nothingDue = (income: number): Outlook => ({ level: 'fine', due: 0, missing: 0, income, mayFall: false })

/** The trap at the end of the year: what a negative income demands and the money does not cover is lost as income. */
export function outlookOf({ income, money, out }: Account, elimination: boolean): Outlook {
  const due = out ? 0 : Math.max(0, -income)
  if (due === 0) return nothingDue(income)
  const worst = endsAt(income, due, elimination)
  const mayFall = worst < LOWEST_INCOME
  // At the end of the track there is nothing left to lose, whatever the money is.
  if (money === null && worst === income) return { level: 'fine', due, missing: null, income, mayFall: false }
  if (money === null) return { level: 'unknown', due, missing: null, income: null, mayFall }
  const { missing } = payable(money, due)
  const after = endsAt(income, missing, elimination)
  const level = after < LOWEST_INCOME ? 'out' : after < income ? 'short' : 'fine'
  return { level, due, missing, income: after, mayFall }
}

/** Events that raise the debt of all states, in the order of the year. */
const RISES = ['economy', 'nationalDebt'] as const
/** When a debt cut comes: at once, or with one of those events. */
const BRINGERS = ['now', ...RISES] as const
export type Bringer = (typeof BRINGERS)[number]

type Known = Pick<View, 'step' | 'later' | 'tokens' | 'year' | 'rich' | 'options'>

const riseBy = ({ state }: Board, bringer: (typeof RISES)[number], { tokens, year }: Known): number => {
  if (bringer === 'nationalDebt') return PRINTED[state].yearly
  return tokenOf(tokens.economy, year) === state ? ECONOMY[state] : ECONOMY_OTHERS
}

/** What brings the state a debt cut this year if nobody does anything about it. */
export function cutAhead(board: Board, known: Known): Bringer | null {
  let { debt } = board
  if (isCut(board.state, debt)) return 'now'
  for (const bringer of RISES) {
    // Before the first year its events are not on the agenda yet.
    if (!known.later.some(({ kind }) => kind === bringer)) continue
    debt = debtRisen(board.state, debt, riseBy(board, bringer, known))
    if (isCut(board.state, debt)) return bringer
  }
  return null
}

/** Whether anything is still to be paid: the initial round ends with the same income for all, and after the last year’s end no bank owes anything. */
const isIncomeAhead = (known: Known): boolean =>
  known.year > 0 && (known.year < lastYear(known) || known.later.some(({ kind }) => kind === 'income'))

/** What a debt cut that is on its way takes from a bank. */
export interface Loss {
  readonly state: StateId
  readonly by: Bringer
  readonly loss: number
}

export interface Warning {
  readonly outlook: Outlook
  /** Debt cuts of this year that cost this bank income, in the order in which they come. */
  readonly losses: readonly Loss[]
  /** The same outlook with those losses that come before the incomes are paid. */
  readonly afterLosses: Outlook
  /** How it stands with the bank when all of it has come. */
  readonly level: Level
}

function lossesOf({ boards, ...known }: Known & Pick<View, 'boards'>, seat: Seat): Loss[] {
  const losses = boards.flatMap((board) => {
    const by = cutAhead(board, known)
    const loss = valueOf(board.loans.filter((loan) => loan.seat === seat))
    return by && loss > 0 ? [{ state: board.state, by, loss }] : []
  })
  return losses.sort((a, b) => BRINGERS.indexOf(a.by) - BRINGERS.indexOf(b.by))
}

/** The national debt comes when the incomes of the year are paid already. */
export const isBeforeIncome = ({ by }: Loss): boolean => by !== 'nationalDebt'

const sumOf = (losses: readonly Loss[]): number => losses.reduce((sum, { loss }) => sum + loss, 0)

const worse = (a: Level, b: Level): Level => (LEVELS.indexOf(a) > LEVELS.indexOf(b) ? a : b)

/** Everything that can be foretold of a bank from what lies open. */
export function warningOf(view: Known & Pick<View, 'boards' | 'banks'>, seat: Seat): Warning {
  const { elimination } = view.options
  const bank = view.banks[seat]
  const account: Account = bank ?? { income: 0, money: 0, out: null }
  const isAhead = isIncomeAhead(view)
  const endOf = (then: Account) => (isAhead ? outlookOf(then, elimination) : nothingDue(then.income))
  const outlook = endOf(account)
  if (account.out) return { outlook, losses: [], afterLosses: outlook, level: 'fine' }
  const losses = lossesOf(view, seat)
  const before = sumOf(losses.filter(isBeforeIncome))
  const income = endsAt(account.income, before, elimination)
  const afterLosses = endOf({ ...account, income })
  const last = sumOf(losses.filter(({ by }) => by === 'nationalDebt'))
  const end = afterLosses.income
  const falls = income < LOWEST_INCOME || (end !== null && endsAt(end, last, elimination) < LOWEST_INCOME)
  return { outlook, losses, afterLosses, level: falls ? 'out' : worse(outlook.level, afterLosses.level) }
}
