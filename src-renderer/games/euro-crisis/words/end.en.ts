/** The end of a game in English; German matches its shape. */
import { money, signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'

const points = (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`

export const en = {
  title: 'After the crisis',
  closing: 'How it came to an end',
  properties: 'Now the books: what they own',
  half: 'Then half of gold, weapons and income',
  ranking: 'Who came through, and how',
  next: 'Go on',
  skip: 'Skip to the winner',
  winner: (a: { who: string }) => `${a.who} wins`,
  points: (a: { points: number }) => points(a.points),
  last: 'The only bank left',
  place: (a: { place: number }) => `${String(a.place)}.`,
  noProperties: 'Owns nothing',
  sum: (a: { gold: number; weapons: number; income: number }) =>
    `${String(a.gold)} gold + ${String(a.weapons)} ${a.weapons === 1 ? 'weapon' : 'weapons'} ${a.income < 0 ? '−' : '+'} ${String(Math.abs(a.income))} income = ${signed(a.gold + a.weapons + a.income)}${(a.gold + a.weapons + a.income) % 2 === 0 ? '' : ', rounded up'}`,
  halved: 'Half of gold, weapons, income',
  total: 'Total',
  out: (a: { year: number; quarter: number }) =>
    `Dropped out in year ${String(a.year)}, quarter ${String(a.quarter)}, with an income below −20. Not scored.`,
  left: 'Left behind',
  tie: (a: {
    higher: string
    lower: string
    total: number
    incomes: readonly [number, number]
    by: 'income' | 'stack'
  }) =>
    a.by === 'income'
      ? `${a.higher} and ${a.lower} both have ${points(a.total)}. The higher income decides: ${signed(a.incomes[0])} against ${signed(a.incomes[1])}.`
      : `${a.higher} and ${a.lower} both have ${points(a.total)} and an income of ${signed(a.incomes[0])}. ${a.higher}’s disc lies on top, and that decides.`,
  worthless: (a: { money: number }) => `${money(a.money)} in cash, which counts nothing.`,
  incomeChart: 'Income over the quarters',
  pointsChart: 'Points from properties',
  debtChart: 'How far from a debt cut',
  debtHelp: 'Steps of debt left in each state. Where a line touches zero, there was a debt cut.',
  endOf: 'at the end of each quarter and year',
  year: (a: { year: number }) => `year ${String(a.year)}`,
  sealNote: 'Fair deal check',
  sealHelp:
    'The states, their governments and all events came from a secret number. Its fingerprint (SHA-256) was fixed before the first loan, so anyone can check now that nothing was stacked.',
  seed: 'The secret number',
  seedChecks: 'Its fingerprint matches the one fixed at the start.',
}
