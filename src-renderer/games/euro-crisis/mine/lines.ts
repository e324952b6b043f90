/** What is foreseen, in words: one line for each effect. */
import type { Seat } from '../../../../src-shared/game.ts'
import { listOf } from '../../../../src-shared/words.ts'
import { session } from '../../../session.svelte.ts'
import type { CrisisOutcome, Lost } from './outcomes.ts'
import { euroWords, money, signed } from '../euro-words.ts'
import type { Effect } from './foresight.ts'
import { mineWords } from './mine-words.ts'

export interface Line {
  /** What it is about; nothing where the text is a sentence. */
  readonly label?: string
  readonly text: string
  readonly note?: string | undefined
  readonly tone?: 'plus' | 'minus' | 'danger' | undefined
}

export const name = (seat: Seat): string => session.nameOf(seat)
export const list = (items: readonly string[]): string => listOf(session.language, items)

const arrow = (from: string | number, to: string | number) => `${String(from)} → ${String(to)}`
const better = (gain: number): Line['tone'] => (gain > 0 ? 'plus' : gain < 0 ? 'minus' : undefined)

export const lostText = (lost: readonly Lost[]): string =>
  list(
    lost.map(({ seat, property, points }) =>
      mineWords().effect.lost({ property: euroWords().properties[property], who: name(seat), points }),
    ),
  )

/** What a crisis would do as things stand. */
export function crisisText(crisis: CrisisOutcome): string {
  const t = mineWords().effect
  if (crisis.kind === 'riot') {
    const { lost, short } = crisis
    if (lost.length > 0) return t.without({ list: lostText(lost) })
    return short === null ? t.nothing : t.safe(short)
  }
  const { losses, out } = crisis
  if (losses.length === 0) return t.noLoans
  const told = losses.map(({ seat, from, to }) => t.loses({ who: name(seat), by: from - to, to: signed(to) }))
  return [`${told.join(', ')}.`, ...out.map((seat) => t.fallsOut({ who: name(seat) }))].join(' ')
}

function paymentText(amount: number): string {
  const t = mineWords().effect
  const sum = { money: money(Math.abs(amount)) }
  return amount < 0 ? t.pays(sum) : t.gets(sum)
}

export function lineOf(effect: Effect): Line {
  const t = mineWords().effect
  const euro = euroWords()
  switch (effect.kind) {
    case 'out':
      return { text: t.out, tone: 'danger' }
    case 'riot':
    case 'cut':
      return { text: t[effect.kind]({ state: euro.states[effect.state] }), note: crisisText(effect), tone: 'danger' }
    case 'income': {
      const { from, to, rank } = effect
      return { label: t.income, text: arrow(signed(from), signed(to)), note: t.rank(rank), tone: better(to - from) }
    }
    case 'money':
      return { label: t.money, text: arrow(effect.from, money(effect.to)) }
    case 'gold':
    case 'weapons':
    case 'loans':
      return { label: t[effect.kind], text: arrow(effect.from, effect.to) }
    case 'price':
      return {
        label: effect.goods === 'gold' ? t.goldPrice : t.weaponPrice,
        text: arrow(effect.from, money(effect.to)),
      }
    case 'debt': {
      const { rows } = effect
      return {
        label: t.debt({ state: euro.states[effect.state] }),
        text: t.steps(effect),
        note: rows.from === rows.to ? undefined : t.interest(rows),
      }
    }
    case 'happiness':
      return { label: t.happiness({ state: euro.states[effect.state] }), text: arrow(effect.from, effect.to) }
    case 'payment': {
      const { income, isOut } = effect
      const who = name(effect.seat)
      const notes = [
        ...(income ? [t.costsIncome({ from: signed(income.from), to: signed(income.to) })] : []),
        ...(isOut ? [t.fallsOut({ who })] : []),
      ]
      return { label: who, text: paymentText(effect.money), note: notes.join(', ') }
    }
    case 'auction': {
      const { property, points } = effect
      return { label: t.auction, text: t.property({ property: euro.properties[property], points }) }
    }
    case 'yearEnd':
      return { label: t.yearEnd, text: paymentText(effect.money) }
  }
}
