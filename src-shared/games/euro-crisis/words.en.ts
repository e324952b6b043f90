/** Euro Crisis in English, all that the rules say; this file sets the shape that every other language must match. Screens have their own texts in `screen.en.ts`. */
import type { Seat } from '../../game.ts'
import { listOf } from '../../words.ts'
import { isCut, numberOf } from './bonds.ts'
import type { Action, Pair, Party, PropertyId, StateId } from './data.ts'
import { ECONOMY_OTHERS, PRINTED, QUICK_START, REFORM_COST, RIOT_STEP } from './data.ts'
import { ORDERS, statesIn } from './options.ts'
import type { Auction, Crisis, Drift, Payment, PriceMove, Shift, Side, Slide } from './types.ts'

/** Turns a seat into the name of the person on it. */
export type Names = (seat: Seat) => string

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`
const list = (items: readonly string[]) => listOf('en', items)

/** A real minus sign. */
export const signed = (n: number) => (n < 0 ? `−${String(-n)}` : String(n))
export const money = (n: number) => `${n < 0 ? '−' : ''}€${String(Math.abs(n))}m`

const states: Readonly<Record<StateId, string>> = {
  greece: 'Greece',
  ireland: 'Ireland',
  spain: 'Spain',
  france: 'France',
}

const parties: Readonly<Record<Party, string>> = {
  conservatives: 'Conservatives',
  socialists: 'Socialists',
  liberals: 'Liberals',
  communists: 'Communists',
}

const actions: Readonly<Record<Action, string>> = {
  frankfurt: 'Frankfurt',
  london: 'London',
  moscow: 'Moscow',
  rome: 'Rome',
  brussels: 'Brussels',
}

const properties: Readonly<Record<PropertyId, string>> = {
  ports: 'Ports',
  acropolis: 'Acropolis',
  island: 'The Greek Island',
  steel: 'Irish Steel',
  guinness: 'Guinness brewery',
  moher: 'Cliffs of Moher',
  patrick: 'St. Patrick’s Day',
  roja: 'La Roja',
  rtve: 'RTVE',
  corrida: 'Corrida de Toros',
  endesa: 'Endesa',
  rey: 'Rey de España',
  sncf: 'SNCF',
  poste: 'La Poste',
  eiffel: 'Tour Eiffel',
  reunion: 'La Réunion',
  arsenal: 'Arsenal Nucléaire',
  education: 'Éducation Nationale',
  securite: 'Sécurité Sociale',
}

const goods = { gold: 'gold', weapons: 'weapons' }
const loans = (n: number) => count(n, 'loan', 'loans')
const weapons = (n: number) => count(n, 'weapon', 'weapons')
const points = (n: number) => count(n, 'point', 'points')
const pieces = { gold: (n: number) => `${String(n)} gold`, weapons }
/** `change` is what was due: at an end of the track the disc moves less. */
const income = ({ from, to }: { from: number; to: number }, change = to - from) => {
  const end = from + change === to ? '' : change > 0 ? ', the most there is' : ', and the rest is forgiven'
  return from === to ? `income stays at ${signed(to)}${end}` : `income ${signed(from)} → ${signed(to)}${end}`
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const pair = ([large, small]: Pair) => `${parties[large]} with ${parties[small]}`
const crises = { riot: 'riot', cut: 'debt cut' }

const happiness = ({ from, to }: Pick<Slide, 'from' | 'to'>) => `Happiness ${String(from)} → ${String(to)}.`
const slide = ({ state, from, to }: Slide) => `${states[state]} ${String(from)} → ${String(to)}`
const spot = ({ state, to }: Drift, cut = 'so a debt cut is due') =>
  isCut(state, to) ? `the € space, ${cut}` : `row ${String(numberOf(state, to.row))}, column ${String(to.column)}`
const price = (kind: keyof typeof goods, { from, to }: PriceMove) =>
  from === to
    ? `${goods[kind]} ${kind === 'gold' ? 'stays' : 'stay'} at ${money(to)}`
    : `${goods[kind]} ${money(from)} → ${money(to)}`

function payment(p: Payment, name: Names): string {
  if (p.money > 0) return `${name(p.seat)} gets ${money(p.money)}`
  if (p.missing === 0) return p.money === 0 ? `${name(p.seat)} gets nothing` : `${name(p.seat)} pays ${money(-p.money)}`
  const paid = p.money === 0 ? 'cannot pay' : `pays ${money(-p.money)}`
  return `${name(p.seat)} ${paid} and is ${money(p.missing)} short, ${p.from === p.to ? 'but' : 'so'} ${income(p, -p.missing)}`
}

const TIE: Readonly<Record<Auction['by'], string>> = {
  bid: '',
  loans: ' Of equal bids the one with more loans there wins.',
  furthest: ' Of equal bids the one with the loan further right wins.',
  income: ' Of equal bids the one with the higher income wins.',
  unsold: '',
}

const cardOption = (action: Action) => ({
  label: `Cards: ${actions[action]}`,
  help: 'For each bank and year. All five kinds together at least 4.',
  choices: {},
})

export const en = {
  name: 'Euro Crisis',
  tagline: 'You run a bank. Lend to states, buy what they must sell, and be gone before the bill comes.',
  about: '3–4 players · about 90 minutes',
  side: 'Side',
  first: 'Initial player',

  states,
  parties,
  actions,
  properties,
  goods,

  presets: { standard: 'Standard', quick: 'Quick start (4 players)' },

  options: {
    start: {
      label: 'Beginning',
      help: 'The quick start lays out the first loans and properties for four banks: good for a first game.',
      choices: { round: 'Initial round', quick: 'Quick start' },
    },
    order: {
      label: 'States around the table',
      help: 'Clockwise from top left; the initial auctions go in that order. With three players the last one stays in the box. The quick start has an order of its own.',
      choices: {
        drawn: 'By lot',
        ...Object.fromEntries(
          ORDERS.map((order) => [
            order,
            statesIn(order)
              .map((state) => states[state])
              .join(', '),
          ]),
        ),
      },
    },
    years: { label: 'Years', help: 'How long the crisis lasts at the most.', choices: {} },
    endPoints: {
      label: 'Points that end the game',
      help: 'When a bank has held properties worth that much, that year is the last one. 0 is off.',
      choices: { 0: 'never' },
    },
    frankfurt: cardOption('frankfurt'),
    london: cardOption('london'),
    moscow: cardOption('moscow'),
    rome: cardOption('rome'),
    brussels: cardOption('brussels'),
    unsold: {
      label: 'Unsold without a bid',
      help: 'Where everybody bids nothing, the state keeps its property.',
      choices: {},
    },
    elimination: {
      label: 'Banks can drop out',
      help: 'Off: income stops at −20, and what goes below is forgiven.',
      choices: {},
    },
    money: {
      label: 'Starting money',
      help: 'Of the initial player; each next bank has one million more.',
      choices: {},
    },
    gold: {
      label: 'Starting gold',
      help: 'At most 8 each with three players, 6 with four. The quick start needs 4.',
      choices: {},
    },
    weapons: { label: 'Starting weapons', help: 'At most 8 each with three players, 6 with four.', choices: {} },
    hidden: {
      label: 'Hidden supplies',
      help: 'Money, gold and weapons are seen by their owner only. What is paid, bought and bid stays open.',
      choices: {},
    },
    clock: {
      label: 'Seconds per decision',
      help: 'When time runs out an action is declined, Rome ends, a bid is 0, no weapons are given; quarter, card, state and crisis are the first there is. 0 is no limit.',
      choices: {},
    },
  },

  progress: {
    initial: 'Initial round',
    choosing: (a: { year: number }) => `Year ${String(a.year)}, quarters are being chosen`,
    underWay: (a: { year: number; quarter: number }) => `Year ${String(a.year)}, quarter ${String(a.quarter)}`,
    over: 'Finished',
  },

  log: {
    began: (a: { first: Seat; states: readonly StateId[] }, name: Names) =>
      `${list(a.states.map((state) => states[state]))} need money. ${name(a.first)} is the initial player.`,
    quick: `Quick start: the first loans and properties are laid out, and every income is ${String(QUICK_START.income)}.`,
    lent: (a: { who: Seat; state: StateId; values: readonly number[]; from: number; to: number }, name: Names) =>
      `${name(a.who)} lends to ${states[a.state]} at ${list(a.values.map(String))}: ${income(a, sum(a.values))}.`,
    year: (a: { year: number }) => `Year ${String(a.year)} begins.`,
    direction: (a: { from: Seat; to: Seat }, name: Names) =>
      `Play goes from ${name(a.from)} to ${name(a.to)} this year.`,
    quarter: (a: { who: Seat; quarter: number }, name: Names) =>
      `${name(a.who)} will start quarter ${String(a.quarter)}.`,
    begins: (a: { year: number; quarter: number; who: Seat }, name: Names) =>
      `Year ${String(a.year)}, quarter ${String(a.quarter)}: ${name(a.who)} starts.`,
    chose: (a: { who: Seat }, name: Names) => `${name(a.who)} has chosen a card.`,
    up: (a: { who: Seat; card: Action }, name: Names) => `${name(a.who)} turns up ${actions[a.card]}.`,
    declined: (a: { who: Seat; card: Action }, name: Names) =>
      `${name(a.who)} declines ${actions[a.card]}: the card is spent.`,
    frankfurt: (a: { who: Seat; loans: number; from: number; to: number }, name: Names) =>
      `${name(a.who)} takes ${loans(a.loans)} in Frankfurt: ${income(a)}.`,
    moscow: (
      a: { who: Seat; gold: number; weapons: number; cost: number; prices: { gold: PriceMove; weapons: PriceMove } },
      name: Names,
    ) => {
      const bought = (['gold', 'weapons'] as const).filter((kind) => a[kind] > 0)
      const prices = bought.map((kind) => price(kind, a.prices[kind]))
      return `${name(a.who)} buys ${list(bought.map((kind) => pieces[kind](a[kind])))} in Moscow for ${money(a.cost)}. The price: ${prices.join(', ')}.`
    },
    brussels: (
      a: { who: Seat; state: StateId; from: Pair; to: Pair; happiness: { from: number; to: number } },
      name: Names,
    ) =>
      a.from.join() === a.to.join()
        ? `${name(a.who)} calls Brussels: in ${states[a.state]} ${pair(a.to)} start afresh. ${happiness(a.happiness)}`
        : `${name(a.who)} calls Brussels: ${states[a.state]} is now governed by ${pair(a.to)}. ${happiness(a.happiness)}`,
    reform: (
      a: {
        who: Seat
        state: StateId
        party: Party
        drift: Drift | null
        happiness: Slide | null
        payments: readonly Payment[]
      },
      name: Names,
    ) =>
      [
        `${name(a.who)} pays ${money(REFORM_COST)}, and the ${parties[a.party]} reform ${states[a.state]}.`,
        ...(a.drift ? [`The debt goes to ${spot(a.drift, 'and if it stays there, a debt cut comes')}.`] : []),
        ...(a.happiness ? [happiness(a.happiness)] : []),
        ...(a.payments.length > 0
          ? [`For properties there: ${a.payments.map((p) => payment(p, name)).join('; ')}.`]
          : []),
        ...(a.drift || a.happiness || a.payments.length > 0 ? [] : ['Nothing can move, so nothing does.']),
      ].join(' '),
    senseless: (a: { who: Seat; state: StateId; party: Party }, name: Names) =>
      `${name(a.who)} pays ${money(REFORM_COST)} for a senseless reform: the ${parties[a.party]} in ${states[a.state]} use up a step.`,
    stopped: (a: { who: Seat; reforms: number }, name: Names) =>
      `${name(a.who)} leaves Rome after ${count(a.reforms, 'reform', 'reforms')}.`,
    bid: (a: { who: Seat }, name: Names) => `${name(a.who)} has bid.`,
    auctioned: (
      a: Pick<Auction, 'state' | 'property' | 'bids' | 'price' | 'by'> & { points: number; winner: Seat },
      name: Names,
    ) => {
      const made = a.bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)} ${String(bid)}`]))
      const bids = a.price === 0 ? 'Nobody bid anything.' : `Bids: ${made.join(', ')}.`
      const paid = a.price === 0 ? 'for nothing' : `for ${pieces.gold(a.price)}`
      return `${states[a.state]} sells ${properties[a.property]} (${points(a.points)}) to ${name(a.winner)} ${paid}. ${bids}${TIE[a.by]}`
    },
    unsold: (a: { state: StateId; property: PropertyId }) =>
      `Nobody bids anything: ${states[a.state]} keeps ${properties[a.property]}.`,
    lastYear: (a: { who: Seat; points: number; year: number }, name: Names) =>
      `${name(a.who)} has ${points(a.points)} in properties. That is enough: the crisis ends with year ${String(a.year)}.`,
    anger: (a: { state: StateId; slides: readonly Slide[] }) =>
      `Public anger, most of all in ${states[a.state]}. Happiness: ${a.slides.length > 0 ? a.slides.map(slide).join(', ') : 'as low as before'}.`,
    economy: (a: { state: StateId; by: number; drifts: readonly Drift[] }) =>
      `The economy: debt rises by ${String(a.by)} in ${states[a.state]}, by ${String(ECONOMY_OTHERS)} elsewhere. ${a.drifts.map((drift) => `${states[drift.state]} to ${spot(drift)}`).join('; ')}.`,
    nationalDebt: (a: { drifts: readonly Drift[] }) =>
      `National debt grows: ${a.drifts.map((drift) => `${states[drift.state]} by ${String(PRINTED[drift.state].yearly)} to ${spot(drift)}`).join('; ')}.`,
    blackMarket: (a: { gold: PriceMove; weapons: PriceMove }) =>
      `The black market: ${price('gold', a.gold)}, ${price('weapons', a.weapons)}.`,
    chosenCrisis: (a: { who: Seat } & Crisis, name: Names) =>
      `${name(a.who)} decides: first the ${crises[a.crisis]} in ${states[a.state]}.`,
    riot: (a: { state: StateId; fist: number }) =>
      `Riot in ${states[a.state]}! The people bring ${weapons(a.fist)} of their own.`,
    armed: (a: { who: Seat; state: StateId; side: Side; weapons: number }, name: Names) =>
      `${name(a.who)} gives ${weapons(a.weapons)} to the ${a.side === 'people' ? 'people' : 'government'}.`,
    stayedOut: (a: { who: Seat; state: StateId }, name: Names) => `${name(a.who)} stays out of it.`,
    calmed: (
      a: {
        state: StateId
        people: number
        government: number
        lost: readonly { seat: Seat; property: PropertyId; points: number }[]
      },
      name: Names,
    ) => {
      const lead = a.people - a.government
      const lost = a.lost.map((l) => `${properties[l.property]} from ${name(l.seat)} (−${points(l.points)})`)
      const outcome =
        lost.length > 0
          ? `The people lead by ${String(lead)}, and every full ${String(RIOT_STEP)} costs a property: ${states[a.state]} takes back ${list(lost)}.`
          : lead >= RIOT_STEP
            ? `The people lead by ${String(lead)}, but there was nothing to take back.`
            : lead > 0
              ? `The people lead by ${String(lead)}, less than ${String(RIOT_STEP)}: nothing is lost.`
              : 'The people do not lead: nothing is lost.'
      return `People ${String(a.people)}, government ${String(a.government)}. ${outcome} Happiness is back at ${String(PRINTED[a.state].happiness.start)}.`
    },
    cut: (
      a: {
        state: StateId
        losses: readonly (Shift & { loans: readonly { value: number }[] })[]
        /** Not where one bank was left in the middle of it. */
        again: boolean
      },
      name: Names,
    ) => {
      const losses = a.losses.map(
        (l) =>
          `${name(l.seat)} loses ${loans(l.loans.length)} at ${list(l.loans.map(({ value }) => String(value)))}, ${income(l, -sum(l.loans.map(({ value }) => value)))}`,
      )
      return `Debt cut in ${states[a.state]}! ${losses.length > 0 ? losses.join('; ') : 'No bank in the game has a loan there'}.${a.again ? ' The debt starts again.' : ''}`
    },
    income: (a: { year: number; payments: readonly Payment[] }, name: Names) =>
      `Income of year ${String(a.year)}: ${a.payments.map((p) => payment(p, name)).join('; ')}.`,
    restored: 'All governments can reform again.',
    out: (a: { who: Seat }, name: Names) =>
      `${name(a.who)} falls below −20 and is out of the game. Loans and properties stay on the boards.`,
    over: (a: { why: 'years' | 'points' | 'last'; year: number; points: number }) => {
      if (a.why === 'last') return 'One bank is left, and so the crisis is over.'
      return a.why === 'points'
        ? `A bank had ${points(a.points)} or more in properties in year ${String(a.year)}: the crisis is over.`
        : `Year ${String(a.year)} was the last one: the crisis is over.`
    },
  },

  refuse: {
    over: 'The game is over.',
    notNow: 'That is not asked of you now: wait for your next question.',
    notOpen: (a: { state: StateId; lap: number }) =>
      a.lap === 1
        ? `${states[a.state]} has a loan already. Choose a state without one.`
        : `Choose a state with exactly one loan, not ${states[a.state]}.`,
    quarterTaken: (a: { quarter: number }) => `Quarter ${String(a.quarter)} is taken. Choose another one.`,
    cardSpent: (a: { card: Action }) => `You have no ${actions[a.card]} card left this year: choose another one.`,
    fewLoans: (a: { most: number }) =>
      a.most === 0
        ? 'You cannot take a loan now: none is left, or your income would fall below −20. Decline instead.'
        : `You can take ${loans(a.most)} at the most.`,
    notInPlay: (a: { state: StateId }) => `${states[a.state]} is not in play: choose another state.`,
    littleRoom: (a: { state: StateId; most: number }) =>
      a.most === 0
        ? `No free place left of the debt in ${states[a.state]}, or no loan in hand: choose another state, or decline.`
        : `You can place ${loans(a.most)} in ${states[a.state]} at the most.`,
    tooMany: (a: { most: number }) => `Buy at most ${String(a.most)} pieces of each kind.`,
    soldOut: (a: { goods: 'gold' | 'weapons'; left: number }) =>
      a.left === 0
        ? `Moscow has no ${goods[a.goods]} left: buy something else, or decline.`
        : `Moscow has only ${pieces[a.goods](a.left)} left: buy less.`,
    nothingBought: 'Buy at least one piece, or decline.',
    littleMoney: (a: { missing: number }) => `You are ${money(a.missing)} short: spend less, or let it be.`,
    oneParty: 'A government takes two different parties: choose another one.',
    withoutLarge: (a: { state: StateId; party: Party }) =>
      `The ${parties[a.party]} are the larger party in ${states[a.state]}: they must stay, large or small.`,
    otherReform: (a: { number: number }) => `Reform ${String(a.number)} is the next one: choose that one now.`,
    innermost: (a: { state: StateId; party: Party }) =>
      `The ${parties[a.party]} in ${states[a.state]} have no reform left this year: choose another marker.`,
    littleGold: (a: { gold: number }) =>
      a.gold === 0 ? 'You have no gold: bid 0.' : `You have ${pieces.gold(a.gold)}: bid that or less.`,
    fewWeapons: (a: { weapons: number }) =>
      a.weapons === 0
        ? 'You have no weapons: stay out of it.'
        : `You have ${weapons(a.weapons)}: give no more than that.`,
    notDue: (a: Crisis) => `No ${crises[a.crisis]} is due in ${states[a.state]}: choose one that is.`,
    fewCards: (a: { least: number }) => `A bank needs at least ${String(a.least)} cards for a year: add some.`,
    muchGold: (a: { most: number }) => `With so many banks each can start with ${pieces.gold(a.most)} at the most.`,
    manyWeapons: (a: { most: number }) => `With so many banks each can start with ${weapons(a.most)} at the most.`,
    quickSeats: 'The quick start is for four banks. Add one, or begin with the initial round.',
    quickGold: (a: { least: number }) =>
      `For the quick start each bank needs ${pieces.gold(a.least)}: raise the starting gold.`,
  },
}
