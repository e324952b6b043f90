/** Speculation in German; the shape comes from the English texts. */
import type { Dictionary } from '../../words.ts'
import { listOf } from '../../words.ts'
import type { Action, Card, Company } from './data.ts'
import { END, HOLIDAY, START } from './data.ts'
import type { en } from './words.en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** A real minus sign, and the dollars after a space that does not break. */
export const money = (n: number) => `${n < 0 ? '−' : ''}${Math.abs(n)}\u00a0$`

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

const cards: Readonly<Record<Card, string>> = { ...companies, [HOLIDAY]: 'Bankfeiertag' }

const actions: Readonly<Record<Action, string>> = {
  trade: 'Handel',
  up: 'Rang +1',
  down: 'Rang −1',
  none: 'Keine Aktion',
}

/** Where from, with its preposition: "vom Start", "von Feld 12". */
const from = (n: number) => (n === START ? 'vom Start' : n === END ? 'vom Ziel' : `von Feld ${n}`)
const to = (n: number) => (n === START ? 'zurück auf den Start' : n === END ? 'ins Ziel' : `auf Feld ${n}`)
const spaces = (n: number) => count(n, 'Feld', 'Felder')

export const de: Dictionary<typeof en> = {
  name: 'Speculation',
  tagline: 'Acht Unternehmen laufen um die Wette. Kauf, was steigt, verkauf, was fällt, und merk es vor den anderen.',
  about: '3–6 Personen · etwa 45 Minuten',
  side: 'Seite',
  first: 'Beginnt',

  companies,
  cards,
  actions,

  presets: { standard: 'Standard', experts: 'Für Profis (Sternseite)' },

  options: {
    side: {
      label: 'Seite des Spielplans',
      help: 'Auf der Sternseite bringen Kurse weniger: Von ihrem Auf und Ab lebt es sich schwerer.',
      choices: { normal: 'Normal', star: 'Stern: für Profis' },
    },
    cash: { label: 'Startgeld', help: 'So viele Dollar haben alle am Anfang.', choices: {} },
    shares: {
      label: 'Aktien pro Unternehmen',
      help: 'Wie gedruckt: 2, 3, 4 oder 5 zu dritt, viert, fünft oder sechst. Die Startaktien zählen mit.',
      choices: {},
    },
    firstShare: {
      label: 'Startaktie',
      help: 'Ausgesucht: im Uhrzeigersinn, jede von einem anderen Unternehmen, noch vor den Karten.',
      choices: { drawn: 'Aus dem Beutel gezogen', chosen: 'Reihum ausgesucht' },
    },
    trades: {
      label: 'Handelsrunden pro Plättchen',
      help: 'Zwei: Haben alle gehandelt oder gepasst, folgt in gleicher Reihenfolge eine zweite Runde.',
      choices: {},
    },
    holiday: {
      label: 'Bankfeiertag',
      help: 'Wie gedruckt hält zu dritt und zu viert einer alles an; zu fünft und zu sechst halbiert einer die Züge, zwei halten alles an.',
      choices: { standard: 'Wie gedruckt', never: 'Hält die anderen nie auf', half: 'Halbiert immer' },
    },
    forcedTrade: {
      label: 'Im ersten Zug wird gehandelt',
      help: 'Aus: Auch das erste Aktionsplättchen wird gezogen.',
      choices: {},
    },
    showPlayed: {
      label: 'Alle gespielten Karten zeigen',
      help: 'Eine Tabelle aller Karten seit dem ersten Zug, nicht nur der jetzigen Ablagestapel.',
      choices: {},
    },
    clock: {
      label: 'Sekunden pro Entscheidung',
      help: 'Ist die Zeit um, wird beim Handel gepasst; Stein, Karte oder Aktie bestimmt das Los. 0 heißt: ohne Grenze.',
      choices: {},
    },
  },

  progress: {
    taking: 'Startaktien werden ausgesucht',
    underWay: (a) => `Zug ${a.turn}, der erste Stein steht auf ${a.leader} von ${a.of}`,
    over: 'Beendet',
  },

  log: {
    began: (a, name) => `Alle haben am Anfang ${money(a.cash)}. ${name(a.first)} beginnt.`,
    dealt: (a, name) => `${name(a.who)} zieht eine Aktie von ${companies[a.company]}.`,
    took: (a, name) => `${name(a.who)} sucht sich eine Aktie von ${companies[a.company]} aus.`,
    drew: (a, name) => `Zug ${a.turn}: ${name(a.who)} zieht ${actions[a.action]} und ${spaces(a.movement)}.`,
    sold: (a, name) => `${name(a.who)} verkauft ${companies[a.sell]} für ${money(a.sold)}.`,
    bought: (a, name) => `${name(a.who)} kauft ${companies[a.buy]} für ${money(a.bought)}.`,
    swapped: (a, name) =>
      `${name(a.who)} verkauft ${companies[a.sell]} für ${money(a.sold)} und kauft ${companies[a.buy]} für ${money(a.bought)}.`,
    passed: (a, name) => `${name(a.who)} handelt nicht.`,
    rankedUp: (a, name) => `${name(a.who)} zieht ${companies[a.company]} einen Rang vor: ${from(a.from)} ${to(a.to)}.`,
    rankedDown: (a, name) =>
      `${name(a.who)} zieht ${companies[a.company]} einen Rang zurück: ${from(a.from)} ${to(a.to)}.`,
    idle: 'Alle Steine stehen auf dem Start: Da gibt es keinen Rang zu ändern.',
    chose: (a, name) => `${name(a.who)} wählt eine Karte.`,
    revealed: (a, name) => {
      const played = a.cards.map((_, i) => (a.first + i) % a.cards.length)
      const shown = played.map((seat) => `${name(seat)}: ${cards[a.cards[seat] ?? HOLIDAY]}`)
      const what = a.distance === 0 ? 'Kein Stein zieht.' : `${spaces(a.distance)} pro Karte.`
      const holidays = a.holidays > 0 ? `${count(a.holidays, 'Bankfeiertag', 'Bankfeiertage')}: ` : ''
      return `Karten auf! ${shown.join(', ')}. ${holidays}${what}`
    },
    moved: (a, name) => `${companies[a.company]} zieht ${from(a.from)} ${to(a.to)} (${name(a.who)}).`,
    shuffled: 'Neun Karten sind gespielt. Alle mischen sie und ziehen zwei.',
    tilesBack: 'Alle Plättchen kommen zurück in die Beutel.',
    over: (a) =>
      `Im Ziel: ${listOf(
        'de',
        a.companies.map((company) => companies[company]),
      )}. Jetzt wird abgerechnet!`,
  },

  refuse: {
    over: 'Das Spiel ist vorbei.',
    notTaking: 'Du suchst gerade keine Startaktie aus.',
    shareTaken: (a) => `${companies[a.company]} ist schon vergeben. Nimm ein anderes Unternehmen.`,
    notTrading: 'Du bist beim Handeln nicht dran.',
    noShare: (a) => `Du hast keine Aktie von ${companies[a.company]} zu verkaufen.`,
    bankEmpty: (a) => `Die Bank hat keine Aktie von ${companies[a.company]}.`,
    tooDear: (a) => `Dir fehlen ${money(a.missing)}: Nach dem Handel darfst du nicht im Minus sein.`,
    notRanking: 'Du versetzt gerade keinen Stein.',
    firstBrick: (a) => `${companies[a.company]} ist Erster: Weiter vor geht es nicht.`,
    lastBrick: (a) => `${companies[a.company]} ist Letzter: Weiter zurück geht es nicht.`,
    notChoosing: 'Von dir wird gerade keine Karte erwartet.',
    notInHand: (a) => `${cards[a.card]} hast du nicht auf der Hand.`,
  },

  board: {
    start: 'START',
    end: 'ZIEL',
    turnOf: (a) => `Zug ${a.turn} · ${a.who}`,
    taking: (a) => `${a.who} sucht eine Startaktie aus`,
    trading: (a) => `${a.who} darf handeln`,
    ranking: (a) => `${a.who} wählt einen Stein`,
    choosing: (a) => `Kartenwahl: ${a.n} von ${a.of} liegen`,
    over: 'Das Spiel ist vorbei',
    walks: (a) => `${a.company} zieht`,
    walksFor: (a) => `Karte von ${a.who}: ${a.company} zieht`,
    skip: 'Züge überspringen',
    spaces: (a) => (a.n === 1 ? 'Feld' : 'Felder'),
    inBags: 'In den Beuteln',
    outNote: 'Durchgestrichen: draußen, bis Handel gezogen wurde.',
    lastCards: (a) => `Karten aus Zug ${a.turn}: ${a.distance === 0 ? 'kein Stein zog' : `je ${spaces(a.distance)}`}`,
    prices: 'Preisliste jeder Reihe, nach Rang',
    rank: 'Rang',
    rankAndPrice: 'Rang, Preis',
    nth: (a) => `${a.rank}.`,
    ticker: 'Die acht Unternehmen: Rang, Preis und wer wie viele Aktien hat',
    since: (a) => `um ${a.change} verändert seit dem letzten Zug`,
    bank: 'Bank',
    cash: 'Bar',
    worth: 'Wert',
    chosen: 'liegt',
    thinking: 'überlegt',
    activeMark: 'aktiv',
    discards: (a) =>
      a.cards.length > 0 ? `Gespielt seit dem Mischen: ${a.cards.join(', ')}` : 'Seit dem Mischen nichts gespielt',
    noDiscards: 'noch nichts gespielt',
    allPlayed: 'Alle bisher gespielten Karten',
    place: (a) => (a.space === START ? 'START' : a.space === END ? 'ZIEL' : String(a.space)),
    trackSays: (a) =>
      `Die Strecke. ${a.bricks.map((brick) => `${brick.company}: ${brick.space === START ? 'Start' : brick.space === END ? 'Ziel' : `Feld ${brick.space}`}`).join(', ')}`,
    openTrack: 'Die ganze Strecke zeigen',
    closeTrack: 'Strecke einklappen',
  },

  mine: {
    yourHand: 'Deine Karten',
    choose: (a) => `Karte wählen: Ihr Stein zieht ${spaces(a.n)}`,
    sealed: (a) => `Verdeckt gelegt: ${a.card}`,
    sealedMark: '✓ gelegt',
    pickFirst: 'Such eine Karte aus',
    isSealed: 'Karte liegt',
    playCard: (a) => `${a.card} legen`,
    changeTo: (a) => `Gegen ${a.card} tauschen`,
    ifAlone: 'Die Zahlen gelten, wenn sonst keiner zieht. Bis die letzte Karte liegt, darfst du tauschen.',
    mayChange: 'Bis die letzte Karte liegt, darfst du tauschen.',
    wealth: 'Dein Vermögen',
    wealthIfAlone: 'Dein Vermögen, wenn sonst nichts zieht:',
    holidayStops: 'In diesem Zug bewegt sich nichts.',
    holidayNever: 'Dein Stein ruht, die anderen ziehen voll.',
    holidayHalf: (a) => `Die anderen ziehen die Hälfte: ${spaces(a.half)}.`,
    holidayLarge: (a) => `Als einziger: Die anderen ziehen die Hälfte, ${spaces(a.half)}. Ab zwei zieht keiner.`,
    rankUp: 'Rang +1: Welcher Stein steigt?',
    rankDown: 'Rang −1: Welcher Stein fällt?',
    whichBrick: 'Such einen Stein aus',
    rankHelp: 'Such einen Stein aus, dann siehst du, wo er landet und wie alle Preise werden. Einer muss ziehen.',
    moveBrick: (a) => `${a.company} versetzen`,
    take: 'Such deine Startaktie aus',
    taken: 'vergeben',
    whichShare: 'Such ein Unternehmen aus',
    takeShare: (a) => `${a.company} nehmen`,
    noShares: 'keine Aktien',
    nothingAsked: 'Von dir wird gerade nichts erwartet.',
  },

  trade: {
    title: 'Handel: verkaufen, kaufen oder passen',
    titleRound: (a) => `Handel ${a.round} von ${a.of}: verkaufen, kaufen oder passen`,
    price: 'Preis',
    sell: 'Eine verkaufen',
    buy: 'Eine kaufen',
    sellShort: 'Verkauf',
    buyShort: 'Kauf',
    have: (a) => `von ${a.n}`,
    left: (a) => `noch ${a.n}`,
    none: 'keine',
    soldOut: 'vergriffen',
    missing: (a) => `${a.amount} fehlen`,
    sellLabel: (a) =>
      a.mine === 0
        ? `${a.company} verkaufen: du hast keine`
        : `${a.company} für ${a.price} verkaufen, du hast ${a.mine}`,
    buyLabel: (a) =>
      a.bank === 0 ? `${a.company} kaufen: vergriffen` : `${a.company} für ${a.price} kaufen, die Bank hat ${a.bank}`,
    sellNothing: 'Nichts verkaufen',
    buyNothing: 'Nichts kaufen',
    sellOne: (a) => `${a.company} verkaufen`,
    buyOne: (a) => `${a.company} kaufen`,
    after: 'Bar danach',
    pass: 'Passen',
    make: 'Handeln',
  },

  end: {
    title: 'Börsenschluss',
    lastMoves: 'Die letzten Schritte',
    cashFirst: 'Erst das Bargeld',
    thenShares: 'Dann die Aktien, zu den letzten Preisen',
    ranking: 'Bargeld und Aktien',
    next: 'Weiter',
    skip: 'Gleich zum Ergebnis',
    winner: (a) => `${a.who} gewinnt`,
    winners: (a) => `${a.who} gewinnen gemeinsam`,
    wealthChart: 'Vermögen über die Züge',
    priceChart: 'Preise über die Züge',
    turns: 'Zug',
    deals: 'Beste und schlechteste Geschäfte',
    dealsHelp: 'Was ein Geschäft zu den letzten Preisen gebracht hat, verglichen damit, es zu lassen.',
    best: 'Bestes',
    worst: 'Schlechtestes',
    onlyDeal: 'Das einzige, das zählt',
    noDeals: 'Hat nie gehandelt.',
    deal: (a) => {
      const done = [
        ...(a.sell === null ? [] : [`${companies[a.sell]} für ${money(a.sold)} verkauft`]),
        ...(a.buy === null ? [] : [`${companies[a.buy]} für ${money(a.bought)} gekauft`]),
      ]
      return `Zug ${a.turn}: ${done.join(', ')}.`
    },
    sealNote: 'Nichts gezinkt?',
    sealHelp:
      'Alle Karten und Plättchen kamen aus einer geheimen Zahl. Ihr Fingerabdruck (SHA-256) stand vor dem ersten Zug fest, darum kann jetzt jeder prüfen, dass nichts gezinkt war.',
    seed: 'Die geheime Zahl',
    seedChecks: 'Ihr Fingerabdruck passt zu dem vom Anfang.',
  },
}
