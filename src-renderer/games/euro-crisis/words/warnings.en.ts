/** Warnings of Euro Crisis in English. */
import { money, signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'

export const en = {
  /** Beside the bank, where there is little room. */
  brief: {
    unknown: (a: { due: number }) => `owes ${money(a.due)}`,
    short: (a: { missing: number }) => `${money(a.missing)} short`,
    out: 'falling out',
    /** Where only a debt cut on its way makes it so. */
    cutShort: (a: { missing: number }) => `cut: ${money(a.missing)} short`,
    cutOut: 'cut: falling out',
  },
  /** Where the room is. Nobody is spoken to: everybody may read it. */
  unknown: (a: { due: number }) => `Year’s end takes ${money(a.due)}. What is missing is lost as income.`,
  unknownFall: (a: { due: number }) =>
    `Year’s end takes ${money(a.due)}. What is missing is lost as income: without the money this bank falls below −20 and is out.`,
  short: (a: { due: number; missing: number; from: number; to: number }) =>
    `Year’s end takes ${money(a.due)}, and ${money(a.missing)} of it is missing: income ${signed(a.from)} → ${signed(a.to)}.`,
  out: (a: { due: number; missing: number; from: number; to: number }) =>
    `Year’s end takes ${money(a.due)}, and ${money(a.missing)} of it is missing: income ${signed(a.from)} → ${signed(a.to)}. Below −20 this bank is out.`,
  loss: {
    now: (a: { state: string; loss: number }) => `A debt cut is due in ${a.state}: ${signed(-a.loss)} income.`,
    economy: (a: { state: string; loss: number }) =>
      `The economy will bring a debt cut in ${a.state}: ${signed(-a.loss)} income.`,
    nationalDebt: (a: { state: string; loss: number }) =>
      `Year’s end will bring a debt cut in ${a.state}: ${signed(-a.loss)} income.`,
  },
  /** After the losses above. */
  then: {
    short: (a: { due: number; missing: number }) =>
      `Then year’s end takes ${money(a.due)}, and ${money(a.missing)} of it is missing.`,
    out: 'Together that is more than this bank can bear: it falls below −20 and is out.',
  },
}
