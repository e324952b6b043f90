/** Warnings of Euro Crisis in English. */
import { money, signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'
import { isForgiven } from './stage.en.ts'

/** What a debt cut in a state takes from a bank. */
export interface Loss {
  readonly state: string
  readonly loss: number
}

export const cuts = (losses: readonly Loss[]): string =>
  losses.map(({ state, loss }) => `${state} ${signed(-loss)}`).join(', ')

export const en = {
  /** Beside the bank, where there is little room. */
  brief: {
    unknown: (a: { due: number }) => `owes ${money(a.due)}`,
    short: (a: { missing: number }) => `${money(a.missing)} short`,
    out: 'nearly out',
    /** Where only a debt cut on its way makes it so. */
    cutUnknown: (a: { due: number }) => `cut: owes ${money(a.due)}`,
    cutShort: (a: { missing: number }) => `cut: ${money(a.missing)} short`,
    cutOut: 'cut: nearly out',
  },
  /** Where the room is. Nobody is spoken to: everybody may read it. */
  forgiven: (a: { due: number; income: number }) =>
    `Year’s end takes ${money(a.due)}, but what is missing is forgiven: income stays at ${signed(a.income)}.`,
  unknown: (a: { due: number }) => `Year’s end takes ${money(a.due)}. What is missing is lost as income.`,
  unknownFall: (a: { due: number }) =>
    `Year’s end takes ${money(a.due)}. What is missing is lost as income: without the money this bank falls below −20 and is out.`,
  short: (a: { due: number; missing: number; from: number; to: number }) =>
    `Year’s end takes ${money(a.due)}, and ${money(a.missing)} of it is missing: income ${signed(a.from)} → ${signed(a.to)}${isForgiven({ ...a, by: a.missing }) ? ', and the rest is forgiven' : ''}.`,
  out: (a: { due: number; missing: number; from: number; to: number }) =>
    `Year’s end takes ${money(a.due)}, and ${money(a.missing)} of it is missing: income ${signed(a.from)} → ${signed(a.to)}. Below −20 this bank is out.`,
  loss: {
    now: (a: readonly Loss[]) => `Debt cut due: ${cuts(a)} income.`,
    economy: (a: readonly Loss[]) => `Debt cut by the economy: ${cuts(a)} income.`,
    nationalDebt: (a: readonly Loss[]) => `Debt cut at year’s end: ${cuts(a)} income.`,
  },
  /** After the losses above. */
  then: {
    unknown: (a: { due: number }) => `Then year’s end takes ${money(a.due)}.`,
    short: (a: { due: number; missing: number }) =>
      `Then year’s end takes ${money(a.due)}, and ${money(a.missing)} of it is missing.`,
    out: 'Together that is more than this bank can bear: it falls below −20 and is out.',
  },
}
