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

  board: {
    start: 'START',
    end: 'END',
    turnOf: (a: { turn: number; who: string }) => `Turn ${String(a.turn)} · ${a.who}`,
    taking: (a: { who: string }) => `${a.who} chooses a starting share`,
    trading: (a: { who: string }) => `${a.who} may trade`,
    ranking: (a: { who: string }) => `${a.who} chooses a brick`,
    choosing: (a: { n: number; of: number }) => `Pick cards: ${String(a.n)} of ${String(a.of)} in`,
    over: 'The game is over',
    walks: (a: { company: string }) => `${a.company} moves`,
    walksFor: (a: { company: string; who: string }) => `${a.who}’s card: ${a.company} moves`,
    skip: 'Skip the moves',
    spaces: (a: { n: number }) => (a.n === 1 ? 'space' : 'spaces'),
    inBags: 'In the bags',
    outNote: 'Crossed out: out until a Trade has been drawn.',
    lastCards: (a: { turn: number; distance: number }) =>
      `Cards of turn ${String(a.turn)}: ${a.distance === 0 ? 'no brick moved' : `${spaces(a.distance)} each`}`,
    prices: 'Price list of each row, by rank',
    rank: 'rank',
    rankAndPrice: 'Rank, price',
    nth: (a: { rank: number }) => `${String(a.rank)}.`,
    ticker: 'The eight companies: rank, price, and who holds how many shares',
    since: (a: { change: string }) => `changed by ${a.change} since last turn`,
    bank: 'Bank',
    cash: 'Cash',
    worth: 'Worth',
    chosen: 'card in',
    thinking: 'thinking',
    activeMark: 'active',
    discards: (a: { cards: readonly string[] }) =>
      a.cards.length > 0
        ? `Cards played since the shuffle: ${a.cards.join(', ')}`
        : 'No cards played since the shuffle',
    noDiscards: 'no cards played yet',
    allPlayed: 'All cards played so far',
    place: (a: { space: number }) => (a.space === START ? 'START' : a.space === END ? 'END' : String(a.space)),
    trackSays: (a: { bricks: readonly { company: string; space: number }[] }) =>
      `The track. ${a.bricks.map((brick) => `${brick.company}: ${space(brick.space)}`).join(', ')}`,
    openTrack: 'Show the whole track',
    closeTrack: 'Hide the track',
  },

  mine: {
    yourHand: 'Your cards',
    choose: (a: { n: number }) => `Choose a card: its brick moves ${spaces(a.n)}`,
    sealed: (a: { card: string }) => `Sealed: ${a.card}`,
    sealedMark: '✓ sealed',
    pickFirst: 'Pick a card',
    isSealed: 'Card is in',
    playCard: (a: { card: string }) => `Seal ${a.card}`,
    changeTo: (a: { card: string }) => `Change to ${a.card}`,
    ifAlone: 'Figures hold if nobody else moves. You may change your card until the last one is in.',
    mayChange: 'You may change it until the last card is in.',
    wealth: 'Your wealth',
    wealthIfAlone: 'Your wealth, if nothing else moves:',
    holidayStops: 'Nothing moves this turn.',
    holidayNever: 'Your brick rests; the others move in full.',
    holidayHalf: (a: { half: number }) => `The others move half: ${spaces(a.half)}.`,
    holidayLarge: (a: { half: number }) =>
      `Alone: the others move half, ${spaces(a.half)}. Two or more: nothing moves.`,
    rankUp: 'Rank +1: which brick goes up?',
    rankDown: 'Rank −1: which brick goes down?',
    whichBrick: 'Pick a brick',
    rankHelp: 'Pick a brick to see where it lands and what that makes of all prices. One has to move.',
    moveBrick: (a: { company: string }) => `Move ${a.company}`,
    take: 'Choose your starting share',
    taken: 'taken',
    whichShare: 'Pick a company',
    takeShare: (a: { company: string }) => `Take ${a.company}`,
    noShares: 'no shares',
    nothingAsked: 'Nothing is asked of you now.',
  },

  trade: {
    title: 'Trade: sell one, buy one, or pass',
    titleRound: (a: { round: number; of: number }) =>
      `Trade ${String(a.round)} of ${String(a.of)}: sell one, buy one, or pass`,
    price: 'Price',
    sell: 'Sell one',
    buy: 'Buy one',
    sellShort: 'Sell',
    buyShort: 'Buy',
    have: (a: { n: number }) => `of ${String(a.n)}`,
    left: (a: { n: number }) => `${String(a.n)} left`,
    none: 'none',
    soldOut: 'sold out',
    missing: (a: { amount: string }) => `${a.amount} short`,
    sellLabel: (a: { company: string; price: string; mine: number }) =>
      a.mine === 0
        ? `Sell ${a.company}: you have none`
        : `Sell ${a.company} for ${a.price}, you have ${String(a.mine)}`,
    buyLabel: (a: { company: string; price: string; bank: number }) =>
      a.bank === 0 ? `Buy ${a.company}: sold out` : `Buy ${a.company} for ${a.price}, the bank has ${String(a.bank)}`,
    sellNothing: 'Sell nothing',
    buyNothing: 'Buy nothing',
    sellOne: (a: { company: string }) => `Sell ${a.company}`,
    buyOne: (a: { company: string }) => `Buy ${a.company}`,
    after: 'Cash after',
    pass: 'Pass',
    make: 'Make the deal',
  },

  end: {
    title: 'The market is closed',
    lastMoves: 'The last moves',
    cashFirst: 'First, the cash',
    thenShares: 'Then the shares, at their last prices',
    ranking: 'Cash and shares',
    next: 'Go on',
    skip: 'Skip to the winner',
    winner: (a: { who: string }) => `${a.who} wins`,
    winners: (a: { who: string }) => `${a.who} share the victory`,
    wealthChart: 'Wealth over the turns',
    priceChart: 'Prices over the turns',
    turns: 'turn',
    deals: 'Best and worst deals',
    dealsHelp: 'What a deal was worth at the last prices, compared with leaving it.',
    best: 'Best',
    worst: 'Worst',
    onlyDeal: 'The only one that counts',
    noDeals: 'Never traded.',
    deal: (a: { turn: number; sell: Company | null; buy: Company | null; sold: number; bought: number }) => {
      const done = [
        ...(a.sell === null ? [] : [`sold ${companies[a.sell]} for ${money(a.sold)}`]),
        ...(a.buy === null ? [] : [`bought ${companies[a.buy]} for ${money(a.bought)}`]),
      ]
      return `Turn ${String(a.turn)}: ${done.join(', ')}.`
    },
    sealNote: 'Fair deal check',
    sealHelp:
      'All cards and tiles came from a secret number. Its fingerprint (SHA-256) was fixed before the first turn, so anyone can check now that nothing was stacked.',
    seed: 'The secret number',
    seedChecks: 'Its fingerprint matches the one fixed at the start.',
  },
}
