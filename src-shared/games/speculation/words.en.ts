/** Speculation in English; this file sets the shape that every other language must match. */
import type { Seat } from '../../game.ts'
import { listOf } from '../../words.ts'
import type { Action, Card, Company } from './data.ts'
import { END, HOLIDAY, START } from './data.ts'

/** Turns a seat into the name of the person on it. */
export type Names = (seat: Seat) => string

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`

/** A real minus sign, before the dollars. */
export const money = (n: number) => `${n < 0 ? '−' : ''}$${String(Math.abs(n))}`

const companies: Readonly<Record<Company, string>> = {
  alhambra: 'Alhambra',
  carat: 'Carat',
  colonia: 'Colonia',
  eketorp: 'Eketorp',
  metro: 'Metro',
  shogun: 'Shogun',
  showManager: 'Show Manager',
  timbuktu: 'Timbuktu',
}

const cards: Readonly<Record<Card, string>> = { ...companies, [HOLIDAY]: 'Bank Holiday' }

const actions: Readonly<Record<Action, string>> = {
  trade: 'Trade',
  up: 'Rank +1',
  down: 'Rank −1',
  none: 'No Action',
}

const space = (n: number) => (n === START ? 'the start' : n === END ? 'END' : `space ${String(n)}`)
const spaces = (n: number) => count(n, 'space', 'spaces')

export const en = {
  name: 'Speculation',
  tagline:
    'Eight companies race along one track. Buy the rising, sell the fallen, and know which is which before the rest.',
  about: '3–6 players · about 45 minutes',
  side: 'Side',
  first: 'First active player',

  companies,
  cards,
  actions,

  presets: { standard: 'Standard', experts: 'Experts (star side)' },

  options: {
    side: {
      label: 'Side of the board',
      help: 'The star side pays less, so changing prices are harder to live on.',
      choices: { normal: 'Normal', star: 'Star: for experts' },
    },
    cash: { label: 'Starting cash', help: 'Dollars each player begins with.', choices: {} },
    shares: {
      label: 'Shares per company',
      help: 'As printed: 2, 3, 4 or 5 with three, four, five or six players. The starting shares are among them.',
      choices: {},
    },
    firstShare: {
      label: 'Starting share',
      help: 'Chosen: clockwise, each a different company, before anybody has cards.',
      choices: { drawn: 'Drawn from the bag', chosen: 'Chosen in turn' },
    },
    trades: {
      label: 'Rounds per Trade tile',
      help: 'Two: once all have traded or passed, a second round follows in the same order.',
      choices: {},
    },
    holiday: {
      label: 'Bank Holiday',
      help: 'As printed, one stops everything with three or four players; with five or six one halves the moves and two stop them.',
      choices: { standard: 'As printed', never: 'Never stops the others', half: 'Always halves the moves' },
    },
    forcedTrade: {
      label: 'First turn is a Trade',
      help: 'Off: the first action tile is drawn like any other.',
      choices: {},
    },
    showPlayed: {
      label: 'Show all cards played',
      help: 'A table of every card since the first turn, not only the discard piles of now.',
      choices: {},
    },
    clock: {
      label: 'Seconds per decision',
      help: 'Time runs out: a trade is passed, a brick, card or share is picked at random. 0 is no limit.',
      choices: {},
    },
  },

  progress: {
    taking: 'Starting shares are being chosen',
    underWay: (a: { turn: number; leader: number; of: number }) =>
      `Turn ${String(a.turn)}, the first brick is on ${String(a.leader)} of ${String(a.of)}`,
    over: 'Finished',
  },

  log: {
    began: (a: { cash: number; first: Seat }, name: Names) =>
      `Everyone starts with ${money(a.cash)}. ${name(a.first)} goes first.`,
    dealt: (a: { who: Seat; company: Company }, name: Names) =>
      `${name(a.who)} draws a share of ${companies[a.company]}.`,
    took: (a: { who: Seat; company: Company }, name: Names) =>
      `${name(a.who)} takes a share of ${companies[a.company]} to start with.`,
    drew: (a: { turn: number; who: Seat; action: Action; movement: number }, name: Names) =>
      `Turn ${String(a.turn)}: ${name(a.who)} draws ${actions[a.action]} and ${spaces(a.movement)}.`,
    sold: (a: { who: Seat; sell: Company; sold: number }, name: Names) =>
      `${name(a.who)} sells ${companies[a.sell]} for ${money(a.sold)}.`,
    bought: (a: { who: Seat; buy: Company; bought: number }, name: Names) =>
      `${name(a.who)} buys ${companies[a.buy]} for ${money(a.bought)}.`,
    swapped: (a: { who: Seat; sell: Company; buy: Company; sold: number; bought: number }, name: Names) =>
      `${name(a.who)} sells ${companies[a.sell]} for ${money(a.sold)} and buys ${companies[a.buy]} for ${money(a.bought)}.`,
    passed: (a: { who: Seat }, name: Names) => `${name(a.who)} does not trade.`,
    rankedUp: (a: { who: Seat; company: Company; from: number; to: number }, name: Names) =>
      `${name(a.who)} moves ${companies[a.company]} up a rank: from ${space(a.from)} to ${space(a.to)}.`,
    rankedDown: (a: { who: Seat; company: Company; from: number; to: number }, name: Names) =>
      `${name(a.who)} moves ${companies[a.company]} down a rank: from ${space(a.from)} to ${space(a.to)}.`,
    idle: 'All bricks are on the start: no rank to change.',
    chose: (a: { who: Seat }, name: Names) => `${name(a.who)} chooses a card.`,
    revealed: (a: { cards: readonly Card[]; first: Seat; holidays: number; distance: number }, name: Names) => {
      const played = a.cards.map((_, i) => (a.first + i) % a.cards.length)
      const shown = played.map((seat) => `${name(seat)}: ${cards[a.cards[seat] ?? HOLIDAY]}`)
      const what = a.distance === 0 ? 'No brick moves.' : `${spaces(a.distance)} a card.`
      return `Cards up! ${shown.join(', ')}. ${a.holidays > 0 ? `${count(a.holidays, 'Bank Holiday', 'Bank Holidays')}: ` : ''}${what}`
    },
    moved: (a: { who: Seat; company: Company; from: number; to: number }, name: Names) =>
      `${companies[a.company]} moves from ${space(a.from)} to ${space(a.to)} (${name(a.who)}).`,
    shuffled: 'Nine cards are played. Everyone shuffles them and draws two.',
    tilesBack: 'All tiles go back into the bags.',
    over: (a: { companies: readonly Company[] }) =>
      `END is reached by ${listOf(
        'en',
        a.companies.map((company) => companies[company]),
      )}. Count your money!`,
  },

  refuse: {
    over: 'The game is over.',
    notTaking: 'It is not for you to choose a starting share now.',
    shareTaken: (a: { company: Company }) => `${companies[a.company]} is taken. Choose another company.`,
    notTrading: 'It is not your turn to trade.',
    noShare: (a: { company: Company }) => `You have no share of ${companies[a.company]} to sell.`,
    bankEmpty: (a: { company: Company }) => `The bank has no share of ${companies[a.company]}.`,
    tooDear: (a: { missing: number }) => `You are ${money(a.missing)} short: after the deal you need at least $0.`,
    notRanking: 'It is not for you to move a brick now.',
    firstBrick: (a: { company: Company }) => `${companies[a.company]} is first: it cannot go up.`,
    lastBrick: (a: { company: Company }) => `${companies[a.company]} is last: it cannot go down.`,
    notChoosing: 'No card is asked of you now.',
    notInHand: (a: { card: Card }) => `${cards[a.card]} is not in your hand.`,
  },

  board: {},

  mine: {},

  trade: {},

  end: {},
}
