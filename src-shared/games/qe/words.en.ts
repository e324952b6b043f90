/** Q.E. in English; this file sets the shape that every other language must match. */
import type { Seat } from '../../game.ts'
import { listOf } from '../../words.ts'
import type { Amount } from './amount.ts'
import { grouped } from './amount-words.ts'
import type { Industry, Nation, Tile } from './data.ts'

/** Turns a seat into the name of the person on it. */
export type Names = (seat: Seat) => string

const money = (a: Amount) => grouped(a, 'en')
const all = (who: readonly Seat[], name: Names) => listOf('en', who.map(name))
const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`

const nations: Readonly<Record<Nation, string>> = {
  US: 'United States',
  EU: 'European Union',
  JP: 'Japan',
  CN: 'China',
  UK: 'United Kingdom',
}

const industries: Readonly<Record<Industry, string>> = {
  agriculture: 'Agriculture',
  housing: 'Housing',
  finance: 'Finance',
  manufacturing: 'Manufacturing',
  government: 'Government',
}

const company = (tile: Tile) => `${nations[tile.nation]} ${industries[tile.industry]}`

export const en = {
  name: 'Q.E.',
  tagline: 'Sealed auctions. Bid any number you like, but never be the one who spent the most.',
  about: '3–5 players · about 40 minutes',
  side: 'Nation',
  first: 'First auctioneer',

  nations,
  industries,

  presets: { 'second-edition': 'Second edition', 'first-edition': 'First edition' },

  options: {
    diversification: {
      label: 'Diversification points',
      help: 'Which table pays for sets of different industries.',
      choices: { second: 'Second edition (4 / 8)', first: 'First edition (6 / 10)' },
    },
    ties: {
      label: 'After a third tie',
      help: 'Which bid wins when three biddings in a row end in a tie.',
      choices: { standing: 'Highest standing bid nobody shares', sale: 'Highest amount bid only once in the sale' },
    },
    equalBid: {
      label: 'Bidding the same as the auctioneer',
      help: 'Whether a first secret bid may equal the opening bid. A rebid never may.',
      choices: { never: 'Never', first: 'Allowed for first bids' },
    },
    peek: {
      label: 'Peek',
      help: 'Once per game, look at the price of the sale that just ended.',
      choices: { off: 'Nobody', five: 'With five players', always: 'At any table' },
    },
    zeroValue: { label: 'Points for a zero bid', help: 'Never with three players.', choices: {} },
    zeroPer: {
      label: 'A zero bid counts',
      help: 'How often one player can mark points for bidding zero.',
      choices: { round: 'Once per round', sale: 'In every sale' },
    },
    elimination: {
      label: 'The biggest spender is out',
      help: 'Off: everybody can win, however much they spent.',
      choices: {},
    },
    leastSpent: {
      label: 'Points for spending least',
      help: 'As printed: 6, or 7 with five players.',
      choices: {},
    },
    openingMinimum: {
      label: 'Lowest opening bid',
      help: 'Secret bids start at zero all the same.',
      choices: {},
    },
    reveal: {
      label: 'Teaching game',
      help: 'All bids of a sale are shown when it ends.',
      choices: {},
    },
    clock: {
      label: 'Seconds per bid',
      help: 'Time runs out: zero is bid, or the lowest opening bid. 0 is no limit.',
      choices: {},
    },
  },

  progress: {
    underWay: (a: { sale: number; of: number }) => `Sale ${String(a.sale)} of ${String(a.of)}`,
    over: 'Finished',
  },

  log: {
    turnedUp: (a: { sale: number; tile: Tile; auctioneer: Seat }, name: Names) =>
      `Sale ${String(a.sale)}: ${company(a.tile)}, ${String(a.tile.vp)} VP. ${name(a.auctioneer)} auctions.`,
    lastTile: (a: { sale: number; tile: Tile }) =>
      `Sale ${String(a.sale)}, the last: ${company(a.tile)}, ${String(a.tile.vp)} VP. No auctioneer, everyone bids in secret.`,
    opened: (a: { who: Seat; amount: Amount }, name: Names) => `${name(a.who)} opens at ${money(a.amount)}.`,
    sealed: (a: { who: Seat }, name: Names) => `${name(a.who)} seals a bid.`,
    tied: (a: { who: readonly Seat[] }, name: Names) => `A tie: ${all(a.who, name)} must bid again.`,
    awarded: (a: { winner: Seat; tile: Tile }, name: Names) => `${name(a.winner)} wins ${company(a.tile)}.`,
    awardedAt: (a: { winner: Seat; tile: Tile; price: Amount }, name: Names) =>
      `${name(a.winner)} wins ${company(a.tile)} for ${money(a.price)}.`,
    nobody: (a: { tile: Tile }) => `The highest bids tie: nobody gets ${company(a.tile)}.`,
    zeros: (a: { who: readonly Seat[]; marks: readonly Seat[] }, name: Names) =>
      `${all(a.who, name)} bid zero.` +
      (a.marks.length > 0 ? ` Points for ${all(a.marks, name)}.` : ' No points: already marked this round.'),
    peeked: (a: { who: Seat; sale: number }, name: Names) =>
      `${name(a.who)} peeks at the price of sale ${String(a.sale)}.`,
    over: 'The last tile is sold. Books open!',
  },

  refuse: {
    over: 'The game is over.',
    notAuctioneer: 'Only the auctioneer opens a sale, and only once.',
    notBidding: 'No bid is asked of you now.',
    tooLong: (a: { digits: number }) => `A bid has at most ${String(a.digits)} digits. Take a few off.`,
    belowMinimum: (a: { minimum: Amount }) => `The opening bid is at least ${money(a.minimum)}.`,
    equalsOpening: (a: { opening: Amount }) =>
      `Not ${money(a.opening)}: that is the opening bid. One more or one less will do.`,
    noPeekRule: 'At this table nobody may peek.',
    peekUsed: (a: { sale: number }) => `Your one peek is used: it was at sale ${String(a.sale)}.`,
    nothingToPeek: 'You may peek only between the end of a sale and the next opening bid.',
    priceKnown: 'You know this price already. Keep your peek for another sale.',
  },

  why: {
    companies: (a: { vps: readonly number[] }) => (a.vps.length > 0 ? a.vps.join(' + ') : 'no companies'),
    zeros: (a: { marks: number; value: number }) => `${count(a.marks, 'mark', 'marks')} × ${String(a.value)}`,
    nationalization: (a: { tiles: number }) => `${count(a.tiles, 'company', 'companies')} of one’s own nation`,
    monopolization: (a: { groups: readonly { industry: Industry; count: number; points: number }[] }) =>
      a.groups.length > 0
        ? a.groups.map((g) => `${String(g.count)} × ${industries[g.industry]}: ${String(g.points)}`).join(', ')
        : 'no two of an industry',
    diversification: (a: { sets: readonly (readonly Industry[])[] }) =>
      a.sets.length > 0
        ? a.sets.map((set) => set.map((i) => industries[i]).join(' · ')).join(' | ')
        : 'no three different industries',
    leastSpent: (a: { spent: Amount; least: Amount }) =>
      a.spent === a.least
        ? `spent the least: ${money(a.least)}`
        : `spent ${money(a.spent)}; the least was ${money(a.least)}`,
  },

  lines: {
    companies: 'Companies',
    zeros: 'Zero bids',
    nationalization: 'Nationalization',
    monopolization: 'Monopolization',
    diversification: 'Diversification',
    leastSpent: 'Least spent',
  },

  board: {
    sale: (a: { sale: number; of: number }) => `Sale ${String(a.sale)} of ${String(a.of)}`,
    round: (a: { round: number; of: number }) => `Round ${String(a.round)} of ${String(a.of)}`,
    auctions: (a: { who: string }) => `${a.who} auctions`,
    noAuctioneer: 'Last tile: no auctioneer',
    tilesLeft: (a: { n: number }) => `${count(a.n, 'tile', 'tiles')} left in the stack`,
    stillToCome: 'Still to come, in some order',
    openingBid: 'Opening bid',
    waitingForOpening: (a: { who: string }) => `${a.who} is about to open.`,
    sealedBids: 'Sealed bids',
    rebid: 'Tie! These bid again',
    bidIn: 'sealed',
    bidOut: 'thinking',
    noTiles: 'No companies yet',
    zeroMarks: 'Zero bids',
    spent: 'Spent',
    unknownPrices: (a: { n: number }) => `+ ${count(a.n, 'secret price', 'secret prices')}`,
    secretPrice: 'secret',
    token: 'Secret industry',
    tokenHelp: 'Counts as one more company of this industry at the end. Nobody else knows it.',
    peekUsed: (a: { sale: number }) => `Peeked at sale ${String(a.sale)}`,
    vp: 'VP',
    soldShort: (a: { sale: number }) => `Sale ${String(a.sale)} is over:`,
    wonBy: (a: { who: string }) => `goes to ${a.who}`,
    wonByNobody: 'goes to nobody',
    for: (a: { amount: string }) => `for ${a.amount}`,
    forSecret: 'for a secret price',
    zeroBidders: (a: { who: string }) => `Bid zero: ${a.who}`,
    mayPeek: (a: { who: string; n: number }) => `${a.who} may still look at this price, once per game.`,
    howToPeek: 'Whoever likes presses their name below.',
    auctioneerMark: 'Auctioneer',
    sealNote: 'Fair deal check',
    sealStart: (a: { start: string }) => `Fair deal check: ${a.start}…`,
    sealHelp:
      'The deck was shuffled from a secret number. This is its fingerprint (SHA-256), shown from the start; the number itself is shown at the end, so anyone can check that nothing was stacked.',
  },

  mine: {
    open: 'Your opening bid, seen by all',
    bid: 'Your secret bid',
    rebid: 'Tied! Your new secret bid',
    changeBid: 'Your bid is sealed. You may change it until the last one is in.',
    placeOpening: 'Open the sale',
    sealBid: 'Seal the bid',
    changeSeal: 'Change the bid',
    yourBid: (a: { amount: string }) => `Your bid: ${a.amount}`,
    peekOffer: (a: { sale: number }) => `You may peek at the price of sale ${String(a.sale)}, once per game.`,
    peek: 'Peek',
    peekSure: 'Use your only peek?',
    history: 'What you know so far',
    nothingYet: 'Nothing yet: prices you learn will stand here.',
    banned: (a: { amount: string }) => `Any whole number, also zero, but not ${a.amount}.`,
    anyAmount: 'Any whole number, also zero.',
    minimum: (a: { amount: string }) => `Any whole number from ${a.amount}. It is final and everyone sees it.`,
    peeked: (a: { sale: number; who: string }) => `Your peek: sale ${String(a.sale)} went to ${a.who} for`,
    nothingAsked: 'Nothing is asked of you now.',
  },

  pad: {
    amount: 'Amount',
    placeholder: 'Type or tap a number',
    backspace: 'Delete the last digit',
    clear: 'Clear',
    timesTen: '×10',
    timesThousand: '×1000',
    which: 'Which do you mean?',
    howToWrite: 'Try 2500000, 2.5m, 3bn, 1e12 or 1 googol.',
    absurd: (a: { times: string }) =>
      `That is more than ${a.times} times anything you have seen in this game. Bid it all the same?`,
    outOfNowhere: 'Nobody has bid anything yet, and this is a trillion or more. Bid it all the same?',
    absurdYes: 'Yes, print the money',
    absurdNo: 'Let me think',
    held: 'Others may still peek at the last price. Your bid goes out in a moment.',
    problems: {
      empty: 'Write an amount first.',
      notWhole: 'Whole numbers only.',
      notANumber: 'That does not read as a number.',
      unknownUnit: 'That unit is not known. Known are k, m, bn, googol, Tsd, Mio, Mrd.',
      tooLong: 'A bid has at most 120 digits. Take a few off.',
    },
  },

  end: {
    title: 'The books are open',
    next: 'Go on',
    skip: 'Skip to the scores',
    spending: 'Who printed how much?',
    spentMost: 'spent the most: out!',
    nobodyOut: 'Nobody is out for spending.',
    scoring: 'The score',
    subtotal: 'Subtotal',
    total: 'Total',
    spent: 'Spent',
    out: 'out',
    winner: (a: { who: string }) => `${a.who} wins`,
    winners: (a: { who: string }) => `${a.who} share the victory`,
    nobody: 'Nobody wins: everyone spent the same, so everyone is out.',
    allSales: 'Every sale, every bid',
    sale: 'Sale',
    company: 'Company',
    opens: 'opens',
    rebids: 'then',
    chart: 'Bids over the sales',
    chartHelp: 'Each step up is ten times as much.',
    tokens: 'Secret industries',
    inTheBox: (a: { industry: string }) => `${a.industry} stayed in the box.`,
    seed: 'The deck’s secret number',
    seedChecks: 'Its fingerprint matches the one shown at the start.',
    tieBreak: 'Tied on points: the lower spending decides.',
    goesTo: 'Goes to',
    leastWas: (a: { amount: string }) => `The least was ${a.amount}.`,
    chartMarks: 'A filled mark won the sale. Zero bids lie at the bottom.',
  },
}
