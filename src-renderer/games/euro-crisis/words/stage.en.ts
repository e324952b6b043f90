/** What is told on the stage of Euro Crisis, in English. */
import { money, signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`
const gold = (n: number) => (n === 0 ? 'for nothing' : `for ${String(n)} gold`)

/** How an income fell, and by how much it should have. */
export interface Shortfall {
  readonly from: number
  readonly by: number
  readonly to: number
}

/** Where no bank can drop out income falls to its end and no further. */
export const isForgiven = ({ from, by, to }: Shortfall): boolean => from - by < to

const fall = (a: Shortfall): string => {
  const moved = a.from === a.to ? `income stays at ${signed(a.to)}` : `income ${signed(a.from)} → ${signed(a.to)}`
  return isForgiven(a) ? `${moved}, the rest is forgiven` : moved
}

export const en = {
  label: 'What just happened',
  skip: 'Skip',
  again: 'Once more',
  next: 'Next scene',
  scene: (a: { n: number; of: number }) => `${String(a.n)} of ${String(a.of)}`,

  title: {
    year: (a: { year: number }) => `Year ${String(a.year)} begins`,
    lastYear: 'The last year',
    anger: 'Public anger',
    economy: 'The economy',
    national: 'National debt',
    market: 'Black market',
    income: (a: { year: number }) => `Income of year ${String(a.year)}`,
    auction: (a: { property: string }) => `Sold: ${a.property}`,
    unsold: (a: { property: string }) => `Nobody wants it: ${a.property}`,
    riot: (a: { state: string }) => `Riot in ${a.state}`,
    cut: (a: { state: string }) => `Debt cut in ${a.state}`,
    out: (a: { who: string; n: number }) => `${a.who} ${a.n === 1 ? 'is' : 'are'} out`,
  },

  /** What the three events of a year will bring, and when. */
  year: {
    anger: (a: { state: string }) => `after Q1: public anger, most of all in ${a.state}`,
    economy: (a: { state: string }) => `after Q2: debt rises, most of all in ${a.state}`,
    market: (a: { gold: number; weapons: number }) =>
      `after Q3: gold cheaper by ${String(a.gold)}, weapons by ${String(a.weapons)}`,
  },

  anger: (a: { state: string }) => `Happiness falls everywhere, most of all in ${a.state}.`,
  economy: (a: { state: string; by: number }) => `Debt rises by ${String(a.by)} in ${a.state}, by 1 elsewhere.`,
  national: 'At year’s end every state owes more.',
  market: 'Moscow gets cheaper.',
  happiness: (a: { from: number; to: number }) => `happiness ${String(a.from)} → ${String(a.to)}`,
  toCut: (a: { from: number; to: number }) => `${String(a.from)} → ${count(a.to, 'step', 'steps')} to the debt cut`,
  riotDue: (a: { from: number }) => `happiness ${String(a.from)} → 0: riot!`,
  cutDue: (a: { from: number }) => `${count(a.from, 'step', 'steps')} → debt cut!`,
  price: (a: { from: number; to: number }) => `${money(a.from)} → ${money(a.to)}`,

  gets: (a: { money: number }) => `gets ${money(a.money)}`,
  pays: (a: { money: number }) => (a.money === 0 ? 'cannot pay' : `pays ${money(a.money)}`),
  nothing: 'gets nothing',
  missing: (a: Shortfall) => `${money(a.by)} missing: ${fall(a)}`,
  whyIncome: 'What a bank cannot pay it loses as income.',

  bids: (a: { state: string; points: number }) =>
    `${a.state} sells for gold what is worth ${count(a.points, 'point', 'points')}. All bids are up.`,
  bid: (a: { gold: number }) => `${String(a.gold)} gold`,
  won: (a: { who: string; price: number }) =>
    `${a.who} gets it ${gold(a.price)}.${a.price === 0 ? '' : ' Only the winner pays.'}`,
  tie: {
    bid: '',
    loans: 'Equal bids: more loans there decide.',
    furthest: 'Equal bids: the loan further right decides.',
    income: 'Equal bids: the higher income decides.',
    unsold: '',
  },
  kept: (a: { state: string }) => `All bids are 0: ${a.state} keeps it.`,

  lastYear: (a: { who: string; points: number; year: number }) =>
    `${a.who} has ${count(a.points, 'point', 'points')} in properties. That is enough: the crisis ends with year ${String(a.year)}.`,

  uprising: (a: { fist: number }) =>
    `Happiness is gone. The people bring ${count(a.fist, 'weapon', 'weapons')} of their own; now the banks choose sides, the lowest income first.`,
  people: 'People',
  government: 'Government',
  fist: 'The fist',
  lead: (a: { lead: number; due: number }) =>
    a.due === 0
      ? a.lead > 0
        ? `The people lead by ${String(a.lead)}: less than 3, nothing is lost.`
        : 'The people do not lead: nothing is lost.'
      : `The people lead by ${String(a.lead)}: for every full 3 one property is lost.`,
  noneLeft: 'There was nothing more to take back.',
  loses: (a: { who: string; property: string; points: number }) =>
    `${a.who} loses ${a.property}, ${signed(-a.points)} ${a.points === 1 ? 'point' : 'points'}`,

  cut: 'All loans there go back to the supply, and with them the income they brought.',
  noLoans: 'No bank in the game had a loan there.',
  lostLoans: (a: { n: number; values: string }) => `${a.n === 1 ? 'loan' : 'loans'} at ${a.values}`,
  income: fall,
  isOut: 'out!',

  out: 'Income below −20: out of the game. Loans and properties stay on the boards until a debt cut or a riot.',
}
