/** The board of Euro Crisis in English. */
import type { Party } from '../../../../src-shared/games/euro-crisis/data.ts'

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`
const short: Readonly<Record<Party, string>> = {
  conservatives: 'Con',
  socialists: 'Soc',
  liberals: 'Lib',
  communists: 'Com',
}
type Named = { readonly who: string }

export const en = {
  short,
  states: 'The states',
  banks: 'The banks',
  toCut: (n: number) => (n === 0 ? 'Debt cut!' : `${String(n)} to the debt cut`),
  /** Where there is little room: a sign stands before it. */
  toCutShort: (n: number) => (n === 0 ? 'Debt cut!' : `${String(n)} to debt cut`),
  toRiot: (n: number) => (n === 0 ? 'Riot!' : `${String(n)} to a riot`),
  cutSoon: (n: number) => `The next event adds ${String(n)}: debt cut!`,
  riotSoon: (n: number) => `The next anger takes ${String(n)}: riot!`,
  forSale: (a: { property: string; points: number }) => `For sale: ${a.property}, ${String(a.points)}`,
  soldOut: 'Nothing left to sell',
  owned: (a: { property: string; points: number; who: string | null }) =>
    `${a.property}, ${count(a.points, 'point', 'points')}${a.who === null ? '' : `: ${a.who}`}`,
  pick: (a: { state: string }) => `Choose ${a.state}`,
  says: {
    debt: (a: { number: string; column: number; left: number }) =>
      `Debt in row ${a.number}, column ${String(a.column)}, ${count(a.left, 'step', 'steps')} from the debt cut.`,
    loan: (a: Named & { value: number }) => `${a.who} at ${String(a.value)}`,
    loans: (list: string) => (list === '' ? 'No loans.' : `Loans: ${list}.`),
    happiness: (a: { now: number; most: number; fist: number }) =>
      `Happiness ${String(a.now)} of ${String(a.most)}; in a riot the people bring ${count(a.fist, 'weapon', 'weapons')}.`,
    government: (a: { large: string; largeLeft: number; small: string; smallLeft: number }) =>
      `Governed by the ${a.large}, ${count(a.largeLeft, 'reform', 'reforms')} left, with the ${a.small}, ${String(a.smallLeft)} left.`,
    properties: (list: string) => (list === '' ? 'Nothing sold.' : `Sold: ${list}.`),
  },
  year: (a: { year: number; of: number }) => `Year ${String(a.year)} of ${String(a.of)}`,
  initial: 'Initial round',
  lastYear: 'final year',
  quarter: (n: number) => `Q${String(n)}`,
  starts: (a: Named & { quarter: number }) => `${a.who} starts quarter ${String(a.quarter)}`,
  free: (n: number) => `Quarter ${String(n)} is free`,
  order: 'Order of play',
  round: 'Whose turn comes after whose this year',
  faceDown: 'face down',
  phase: {
    lending: (a: Named & { value: number }) => `${a.who} places a loan on a ${String(a.value)}`,
    auction: (a: { state: string; property: string; n: number; of: number }) =>
      `${a.state} auctions ${a.property}: ${String(a.n)} of ${String(a.of)} bids are in`,
    quarters: (a: Named) => `${a.who} chooses a quarter`,
    cards: (a: { n: number; of: number }) => `Secret cards: ${String(a.n)} of ${String(a.of)} are down`,
    turn: (a: Named & { card: string }) => `${a.who} plays ${a.card}`,
    rome: (a: Named & { card: string; n: number; of: number }) =>
      `${a.who} in ${a.card}: reform ${String(a.n)} of ${String(a.of)}`,
    crises: (a: Named) => `${a.who} decides which crisis comes first`,
    riot: (a: Named & { state: string }) => `Riot in ${a.state}: ${a.who} may give weapons`,
    over: 'The crisis is over',
  },
  events: { title: 'Events', anger: 'Anger', economy: 'Economy', market: 'Market', next: 'next' },
  after: (n: number) => `after Q${String(n)}`,
  y: (n: number) => `Y${String(n)}`,
  price: (a: { goods: string; price: string }) => `${a.goods}: ${a.price}`,
  goods: { gold: 'Gold', weapons: 'Weapons' },
  income: 'Income',
  points: 'Property points',
  track: (a: { title: string; discs: readonly { who: string; value: string }[] }) =>
    `${a.title}, highest first: ${a.discs.map(({ who, value }) => `${who} ${value}`).join(', ')}`,
  bank: {
    money: 'money',
    gold: 'gold',
    weapons: 'weapons',
    loans: 'loans in hand',
    income: 'income',
    points: 'property points',
    hidden: 'hidden',
    rank: (n: number) => `#${String(n)}`,
    rankSays: (n: number) => `rank ${String(n)} by income`,
    turn: 'acting',
    due: 'thinking',
    chosen: 'card down',
    bid: 'bid in',
    out: (a: { year: number; quarter: number }) => `out since year ${String(a.year)}, Q${String(a.quarter)}`,
    cards: (a: { played: readonly string[]; left: number; chosen: string | null }) =>
      `Cards played this year: ${a.played.length === 0 ? 'none' : a.played.join(', ')}.${a.chosen === null ? '' : ` Chosen: ${a.chosen}.`} ${String(a.left)} left.`,
    left: (n: number) => `${String(n)} left`,
  },
}
