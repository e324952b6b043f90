/** What is asked of one player of Euro Crisis, and what a decision would bring, in English: this sets the shape for German. */
const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`
const loans = (n: number) => count(n, 'loan', 'loans')
const weapons = (n: number) => count(n, 'weapon', 'weapons')
const points = (n: number) => count(n, 'point', 'points')

interface Change {
  readonly from: number
  readonly to: number
}

export const en = {
  chooseState: 'Choose a state',
  decline: 'Decline',
  declineLost: 'the card is spent',
  sealed: 'Sealed: nobody sees it before it is turned up.',
  sealedMark: 'sealed',
  toCut: (n: number) => `${String(n)} to the cut`,
  toRiot: (n: number) => `${String(n)} to a riot`,
  large: 'large',
  small: 'small',

  lend: {
    title: (a: { value: number }) => `A loan at ${String(a.value)}: to which state?`,
    hint: 'A loan is income. When all are placed, each state auctions its cheapest property.',
    sells: (a: { property: string; points: number }) => `sells ${a.property}, ${points(a.points)}`,
    act: (a: { state: string }) => `Lend to ${a.state}`,
  },

  quarter: {
    title: 'Which quarter do you start?',
    hint: 'Whoever starts a quarter acts first in it. Then comes its event.',
    nth: (n: number) => `Quarter ${String(n)}`,
    taken: (a: { who: string }) => `${a.who} starts`,
    anger: (a: { state: string; target: number; others: number }) =>
      `then anger: ${a.state} −${String(a.target)}, others −${String(a.others)}`,
    economy: (a: { state: string; target: number; others: number }) =>
      `then debt: ${a.state} +${String(a.target)}, others +${String(a.others)}`,
    market: (a: { gold: number; weapons: number }) =>
      `then black market: gold −${String(a.gold)}, weapons −${String(a.weapons)}`,
    end: 'then income, and more debt everywhere',
    pick: 'Choose a quarter',
    act: (n: number) => `Start quarter ${String(n)}`,
  },

  card: {
    title: (n: number) => `Your card for quarter ${String(n)}`,
    changed: (a: { card: string }) => `${a.card} is sealed. Changed your mind?`,
    hand: 'Your cards of this year',
    asNow: 'As things stand now; others may act before you.',
    copies: (n: number) => `×${String(n)}`,
    frankfurt: (n: number) => `up to ${loans(n)}, −2 income each`,
    noFrankfurt: 'no loan to be had now',
    london: (a: { n: number; state: string; income: number }) =>
      `up to ${loans(a.n)}; in ${a.state} +${String(a.income)} income`,
    noLondon: 'no room now, or no loan in hand',
    moscow: (a: { money: string; gold: number; weapons: number }) =>
      `${a.money}: up to ${String(a.gold)} gold or ${weapons(a.weapons)}`,
    noMoscow: 'no money for anything now',
    rome: (a: { n: number; cost: string }) => `up to ${count(a.n, 'reform', 'reforms')} at ${a.cost} each`,
    noRome: 'no money now, or no marker to move',
    brussels: 'new government, happiness −1',
    pick: 'Choose a card',
    seal: (a: { card: string }) => `Seal ${a.card}`,
    change: (a: { card: string }) => `Rather ${a.card}`,
    kept: 'Sealed',
  },

  frankfurt: {
    title: 'Frankfurt: how many loans?',
    hint: 'Each costs 2 income and can be lent in London.',
    none: 'No loan to be had: none is left, or your income would fall below −20.',
    stepper: 'Loans',
    act: (n: number) => `Take ${loans(n)}`,
  },

  london: {
    title: 'London: lend to whom?',
    hint: 'Your income rises by the numbers under the loans; then the state sells.',
    none: 'There is no room for a loan anywhere, or you have none in hand.',
    offer: (a: { n: number; income: number }) => `up to ${loans(a.n)}, +${String(a.income)}`,
    full: 'no room',
    stepper: 'Loans',
    places: 'Loans',
    place: (a: { value: number; column: number }) => `${String(a.value)} in column ${String(a.column)}`,
    nothing: 'nothing left',
    act: (a: { n: number; state: string }) => `Lend ${String(a.n)} to ${a.state}`,
  },

  moscow: {
    title: 'Moscow: what do you buy?',
    hint: (a: { money: string }) => `You have ${a.money}. What you buy gets dearer for whoever comes next.`,
    none: 'The money does not buy a single piece, or there is none left.',
    gold: 'Gold',
    weapons: 'Weapons',
    each: (a: { price: string }) => `${a.price} each`,
    pick: 'Choose something',
    act: (a: { cost: string }) => `Buy for ${a.cost}`,
  },

  brussels: {
    title: 'Brussels: where?',
    hint: 'The party that is large now stays, large or small. Happiness there falls by 1.',
    now: 'as now',
    pairs: (a: { state: string }) => `Governments for ${a.state}`,
    pair: (a: { large: string; small: string }) => `${a.large} large, ${a.small} small`,
    pick: 'Choose a government',
    act: (a: { state: string }) => `Let them govern ${a.state}`,
    reforms: 'Reforms',
    again: (a: { large: string; n: number; small: string; m: number }) =>
      `${a.large} ${String(a.n)}, ${a.small} ${String(a.m)}`,
  },

  rome: {
    title: (a: { n: number; of: number }) => `Rome: reform ${String(a.n)} of ${String(a.of)}`,
    hint: (a: { cost: string }) => `Each costs ${a.cost}. Choose a marker and see what it moves.`,
    poor: 'There is no money for another reform.',
    none: 'There is no money for a reform, or no marker that can still move.',
    left: (n: number) => `${count(n, 'reform', 'reforms')} left`,
    kinds: 'What it does',
    real: 'real',
    senseless: 'senseless',
    nothingElse: 'The marker moves inwards, and nothing else does.',
    pick: 'Choose a marker',
    act: (a: { state: string }) => `Reform ${a.state}`,
    actSenseless: (a: { state: string }) => `Senseless in ${a.state}`,
    stop: 'Stop here',
    stopLost: (n: number) => `${count(n, 'reform', 'reforms')} left unused`,
    made: 'So far',
    madeSenseless: (a: { what: string }) => `${a.what} (senseless)`,
  },

  bid: {
    title: (a: { property: string; points: number }) => `${a.property}, ${points(a.points)}: your bid?`,
    changed: (n: number) => `Your bid of ${String(n)} gold is sealed. Change it?`,
    stepper: 'Gold',
    gold: (n: number) => `${String(n)} gold`,
    in: 'has bid',
    ties: 'Of equal bids the upper one wins:',
    loans: (n: number) => (n === 0 ? 'no loan here' : `${loans(n)} here`),
    act: (n: number) => (n === 0 ? 'Bid nothing' : `Bid ${String(n)} gold`),
    kept: 'Sealed',
  },

  arm: {
    title: (a: { state: string }) => `Riot in ${a.state}: your weapons?`,
    sides: 'Side',
    people: 'People',
    government: 'Government',
    stepper: 'Weapons',
    fist: (n: number) => `fist ${String(n)}`,
    next: 'After you',
    last: 'Nobody comes after you.',
    pick: 'Choose a side',
    act: (a: { n: number; people: boolean }) => `${weapons(a.n)} for the ${a.people ? 'people' : 'government'}`,
    none: 'No weapons',
    noneLost: 'you stay out of it',
  },

  crisis: {
    title: 'Which comes first?',
    riot: (a: { state: string }) => `Riot in ${a.state}`,
    cut: (a: { state: string }) => `Debt cut in ${a.state}`,
    pick: 'Choose a crisis',
    act: (a: { what: string }) => `First: ${a.what}`,
  },

  effect: {
    income: 'Income',
    money: 'Money',
    gold: 'Gold',
    weapons: 'Weapons',
    loans: 'Loans in hand',
    rank: (a: Change) => (a.from === a.to ? `rank ${String(a.to)}` : `rank ${String(a.from)} → ${String(a.to)}`),
    goldPrice: 'Gold price',
    weaponPrice: 'Weapon price',
    debt: (a: { state: string }) => `Debt in ${a.state}`,
    steps: (a: Change) => `${String(a.from)} → ${String(a.to)} to the cut`,
    interest: (a: Change) => `interest ${String(a.from)} → ${String(a.to)}`,
    happiness: (a: { state: string }) => `Happiness in ${a.state}`,
    gets: (a: { money: string }) => `gets ${a.money}`,
    pays: (a: { money: string }) => `pays ${a.money}`,
    costsIncome: (a: { from: string; to: string }) => `income ${a.from} → ${a.to}`,
    auction: 'Then for sale',
    property: (a: { property: string; points: number }) => `${a.property}, ${points(a.points)}`,
    out: 'You would fall below −20 and be out!',
    riot: (a: { state: string }) => `That means a riot in ${a.state}.`,
    cut: (a: { state: string }) => `That means a debt cut in ${a.state}.`,
    fist: (n: number) => `The people have ${weapons(n)}.`,
    loses: (a: { who: string; by: number; to: string }) => `${a.who} −${String(a.by)} income (${a.to})`,
    fallsOut: (a: { who: string }) => `${a.who} drops out!`,
    noLoans: 'No bank in the game has a loan there.',
    lost: (a: { property: string; who: string; points: number }) =>
      `${a.property} from ${a.who} (−${points(a.points)})`,
    losing: (a: { list: string }) => `Lost: ${a.list}.`,
    without: (a: { list: string }) => `Lost without weapons: ${a.list}.`,
    safe: (n: number) => `Nothing is lost yet; with ${weapons(n)} more for the people something is.`,
    nothing: 'There is nothing to lose there.',
    yearEnd: 'At year’s end',
  },

  idle: {
    title: 'Your bank',
    cards: 'Cards left',
    noCards: 'none',
    chosen: 'Face down',
    points: 'Points',
    out: (a: { year: number; quarter: number }) =>
      `Out since year ${String(a.year)}, quarter ${String(a.quarter)}. Loans and properties stay on the boards.`,
  },

  fewer: (a: { what: string }) => `${a.what}: one fewer`,
  more: (a: { what: string }) => `${a.what}: one more`,
  most: (n: number) => `up to ${String(n)}`,
}
