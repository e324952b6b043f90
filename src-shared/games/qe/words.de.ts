/** Q.E. in German; the shape comes from the English texts. */
import type { Seat } from '../../game.ts'
import type { Dictionary } from '../../words.ts'
import { listOf } from '../../words.ts'
import type { Amount } from './amount.ts'
import { grouped } from './amount-words.ts'
import type { Industry, Nation, Tile } from './data.ts'
import type { en, Names } from './words.en.ts'

const money = (a: Amount) => grouped(a, 'de')
const all = (who: readonly Seat[], name: Names) => listOf('de', who.map(name))
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const nations: Readonly<Record<Nation, string>> = {
  US: 'USA',
  EU: 'Europäische Union',
  JP: 'Japan',
  CN: 'China',
  UK: 'Großbritannien',
}

/** Whose company it is: "Landwirtschaft Japans". */
const ofNation: Readonly<Record<Nation, string>> = {
  US: 'der USA',
  EU: 'der EU',
  JP: 'Japans',
  CN: 'Chinas',
  UK: 'Großbritanniens',
}

const industries: Readonly<Record<Industry, string>> = {
  agriculture: 'Landwirtschaft',
  housing: 'Wohnungsbau',
  finance: 'Finanzwirtschaft',
  manufacturing: 'Industrie',
  government: 'Regierung',
}

const company = (tile: Tile) => `${industries[tile.industry]} ${ofNation[tile.nation]}`

/** The same as the object of a sentence: "Dora ersteigert den Wohnungsbau Chinas". */
const theCompany = (tile: Tile) => `${tile.industry === 'housing' ? 'den' : 'die'} ${company(tile)}`

export const de: Dictionary<typeof en> = {
  name: 'Q.E.',
  tagline: 'Versiegelte Gebote, jede Zahl ist erlaubt. Nur wer am meisten ausgibt, ist raus.',
  about: '3–5 Personen · etwa 40 Minuten',
  side: 'Nation',
  first: 'Versteigert zuerst',

  nations,
  industries,

  presets: { 'second-edition': 'Zweite Auflage', 'first-edition': 'Erste Auflage' },

  options: {
    diversification: {
      label: 'Punkte für Diversifikation',
      help: 'Welche Tabelle für Sätze verschiedener Branchen gilt.',
      choices: { second: 'Zweite Auflage (4 / 8)', first: 'Erste Auflage (6 / 10)' },
    },
    ties: {
      label: 'Nach dem dritten Gleichstand',
      help: 'Welches Gebot gewinnt, wenn drei Bietrunden nacheinander im Gleichstand enden.',
      choices: {
        standing: 'Höchstes gültiges Gebot, das niemand teilt',
        sale: 'Höchster Betrag, der im Verkauf nur einmal geboten wurde',
      },
    },
    equalBid: {
      label: 'So viel bieten wie das Eröffnungsgebot',
      help: 'Ob ein erstes geheimes Gebot dem Eröffnungsgebot gleichen darf. Beim Nachbieten nie.',
      choices: { never: 'Nie', first: 'Bei ersten Geboten erlaubt' },
    },
    peek: {
      label: 'Spicken',
      help: 'Einmal im Spiel den Preis des gerade beendeten Verkaufs ansehen.',
      choices: { off: 'Niemand', five: 'Nur zu fünft', always: 'An jedem Tisch' },
    },
    zeroValue: { label: 'Punkte für ein Nullgebot', help: 'Zu dritt gibt es sie nie.', choices: {} },
    zeroPer: {
      label: 'Ein Nullgebot zählt',
      help: 'Wie oft eine Person für Nullgebote Punkte bekommt.',
      choices: { round: 'Einmal pro Runde', sale: 'In jedem Verkauf' },
    },
    elimination: {
      label: 'Wer am meisten ausgibt, ist raus',
      help: 'Aus: Alle können gewinnen, egal wie viel sie ausgegeben haben.',
      choices: {},
    },
    leastSpent: {
      label: 'Punkte für die geringsten Ausgaben',
      help: 'Wie gedruckt: 6, zu fünft 7.',
      choices: {},
    },
    openingMinimum: {
      label: 'Kleinstes Eröffnungsgebot',
      help: 'Geheime Gebote beginnen trotzdem bei null.',
      choices: {},
    },
    reveal: {
      label: 'Lernspiel',
      help: 'Am Ende jedes Verkaufs liegen alle seine Gebote offen.',
      choices: {},
    },
    clock: {
      label: 'Sekunden pro Gebot',
      help: 'Ist die Zeit um, wird null geboten, beim Eröffnen das kleinste Eröffnungsgebot. 0 heißt: ohne Grenze.',
      choices: {},
    },
  },

  progress: {
    underWay: (a) => `Verkauf ${a.sale} von ${a.of}`,
    over: 'Beendet',
  },

  log: {
    turnedUp: (a, name) =>
      `Verkauf ${a.sale}: ${company(a.tile)}, ${a.tile.vp} SP. ${name(a.auctioneer)} leitet die Versteigerung.`,
    lastTile: (a) =>
      `Verkauf ${a.sale}, der letzte: ${company(a.tile)}, ${a.tile.vp} SP. Niemand versteigert, alle bieten geheim.`,
    opened: (a, name) => `${name(a.who)} eröffnet mit ${money(a.amount)}.`,
    sealed: (a, name) => `${name(a.who)} versiegelt ein Gebot.`,
    tied: (a, name) => `Gleichstand: ${all(a.who, name)} ${a.who.length === 1 ? 'muss' : 'müssen'} noch einmal bieten.`,
    awarded: (a, name) => `${name(a.winner)} ersteigert ${theCompany(a.tile)}.`,
    awardedAt: (a, name) => `${name(a.winner)} ersteigert ${theCompany(a.tile)} für ${money(a.price)}.`,
    nobody: (a) => `Gleichstand beim höchsten Gebot: Niemand bekommt ${theCompany(a.tile)}.`,
    zeros: (a, name) =>
      `${all(a.who, name)} ${a.who.length === 1 ? 'bietet' : 'bieten'} null.` +
      (a.marks.length > 0
        ? ` Punkte für ${all(a.marks, name)}.`
        : ' Keine Punkte: In dieser Runde gab es schon welche.'),
    peeked: (a, name) => `${name(a.who)} spickt beim Preis von Verkauf ${a.sale}.`,
    over: 'Das war der letzte Verkauf. Bücher auf!',
  },

  refuse: {
    over: 'Das Spiel ist vorbei.',
    notAuctioneer: 'Den Verkauf eröffnet nur, wer versteigert, und nur einmal.',
    notBidding: 'Gerade wird kein Gebot von dir erwartet.',
    tooLong: (a) => `Ein Gebot hat höchstens ${a.digits} Ziffern. Streich ein paar.`,
    belowMinimum: (a) => `Das Eröffnungsgebot ist mindestens ${money(a.minimum)}.`,
    equalsOpening: (a) =>
      `Nicht ${money(a.opening)}: Das ist schon das Eröffnungsgebot. Eins mehr oder eins weniger geht.`,
    noPeekRule: 'An diesem Tisch wird nicht gespickt.',
    peekUsed: (a) => `Du hast schon gespickt, bei Verkauf ${a.sale}. Mehr gibt es nicht.`,
    nothingToPeek: 'Spicken kannst du nur zwischen dem Ende eines Verkaufs und dem nächsten Eröffnungsgebot.',
    priceKnown: 'Diesen Preis kennst du schon. Heb dir das Spicken für einen anderen Verkauf auf.',
  },

  why: {
    companies: (a) => (a.vps.length > 0 ? a.vps.join(' + ') : 'keine Unternehmen'),
    zeros: (a) => `${count(a.marks, 'gewertetes Nullgebot', 'gewertete Nullgebote')} × ${a.value}`,
    nationalization: (a) => `${a.tiles} Unternehmen der eigenen Nation`,
    monopolization: (a) =>
      a.groups.length > 0
        ? a.groups.map((g) => `${g.count} × ${industries[g.industry]}: ${g.points}`).join(', ')
        : 'keine Branche doppelt',
    diversification: (a) =>
      a.sets.length > 0
        ? a.sets.map((set) => set.map((i) => industries[i]).join(' · ')).join(' | ')
        : 'keine drei verschiedenen Branchen',
    leastSpent: (a) =>
      a.spent === a.least
        ? `geringste Ausgaben: ${money(a.least)}`
        : `Ausgaben: ${money(a.spent)}; die geringsten: ${money(a.least)}`,
  },

  lines: {
    companies: 'Unternehmen',
    zeros: 'Nullgebote',
    nationalization: 'Nationalisierung',
    monopolization: 'Monopolisierung',
    diversification: 'Diversifikation',
    leastSpent: 'Geringste Ausgaben',
  },

  board: {
    sale: (a) => `Verkauf ${a.sale} von ${a.of}`,
    round: (a) => `Runde ${a.round} von ${a.of}`,
    auctions: (a) => `${a.who} versteigert`,
    noAuctioneer: 'Letztes Plättchen: Niemand versteigert',
    tilesLeft: (a) => `noch ${a.n} Plättchen im Stapel`,
    stillToCome: 'Kommen noch, in irgendeiner Reihenfolge',
    openingBid: 'Eröffnungsgebot',
    waitingForOpening: (a) => `${a.who} eröffnet gleich.`,
    sealedBids: 'Versiegelte Gebote',
    rebid: 'Gleichstand! Noch einmal bieten',
    bidIn: 'versiegelt',
    bidOut: 'überlegt',
    noTiles: 'Noch keine Unternehmen',
    zeroMarks: 'Nullgebote',
    spent: 'Ausgegeben',
    unknownPrices: (a) => `+ ${count(a.n, 'geheimer Preis', 'geheime Preise')}`,
    secretPrice: 'geheim',
    token: 'Geheime Branche',
    tokenHelp: 'Zählt am Ende wie ein weiteres Unternehmen dieser Branche. Sonst kennt sie niemand.',
    peekUsed: (a) => `Bei Verkauf ${a.sale} gespickt`,
    vp: 'SP',
    soldShort: (a) => `Verkauf ${a.sale} ist durch:`,
    wonBy: (a) => `geht an ${a.who}`,
    wonByNobody: 'geht an niemanden',
    for: (a) => `für ${a.amount}`,
    forSecret: 'zu einem geheimen Preis',
    zeroBidders: (a) => `Null geboten: ${a.who}`,
    mayPeek: (a) => `${a.who} ${a.n === 1 ? 'darf' : 'dürfen'} noch auf diesen Preis spicken, einmal im Spiel.`,
    howToPeek: 'Wer möchte, drückt unten auf den eigenen Namen.',
    auctioneerMark: 'Versteigert',
    sealNote: 'Ehrlich gemischt?',
    sealStart: (a) => `Ehrlich gemischt? ${a.start}…`,
    sealHelp:
      'Der Stapel wurde aus einer geheimen Zahl gemischt. Das hier ist ihr Fingerabdruck (SHA-256), von Anfang an sichtbar. Die Zahl selbst steht am Ende da. So lässt sich nachprüfen, dass niemand am Stapel gedreht hat.',
  },

  mine: {
    open: 'Dein Eröffnungsgebot, für alle sichtbar',
    bid: 'Dein geheimes Gebot',
    rebid: 'Gleichstand! Dein neues geheimes Gebot',
    changeBid: 'Dein Gebot ist versiegelt. Du kannst es ändern, bis das letzte da ist.',
    placeOpening: 'Verkauf eröffnen',
    sealBid: 'Gebot versiegeln',
    changeSeal: 'Gebot ändern',
    yourBid: (a) => `Dein Gebot: ${a.amount}`,
    peekOffer: (a) => `Einmal im Spiel darfst du spicken, zum Beispiel jetzt beim Preis von Verkauf ${a.sale}.`,
    peek: 'Spicken',
    peekSure: 'Wirklich spicken? Das geht nur einmal.',
    history: 'Was du bisher weißt',
    nothingYet: 'Noch nichts. Preise, die du erfährst, stehen dann hier.',
    banned: (a) => `Jede ganze Zahl, auch null, nur nicht ${a.amount}.`,
    anyAmount: 'Jede ganze Zahl, auch null.',
    minimum: (a) => `Jede ganze Zahl ab ${a.amount}. Sie ist endgültig, und alle sehen sie.`,
    peeked: (a) => `Gespickt: Verkauf ${a.sale} ging an ${a.who} für`,
    nothingAsked: 'Gerade bist du nicht gefragt.',
  },

  pad: {
    amount: 'Betrag',
    placeholder: 'Zahl eingeben',
    backspace: 'Letzte Ziffer löschen',
    clear: 'Leeren',
    timesTen: '×10',
    timesThousand: '×1000',
    which: 'Was meinst du?',
    howToWrite: 'Versuch es mit 2500000, 2,5 Mio, 3 Mrd, 1e12 oder 1 googol.',
    absurd: (a) =>
      `Das ist mehr als ${a.times} Mal so viel wie alles, was du in diesem Spiel gesehen hast. Trotzdem bieten?`,
    outOfNowhere: 'Noch hat niemand etwas geboten, und das ist eine Billion oder mehr. Trotzdem bieten?',
    absurdYes: 'Ja, Druckerpresse an',
    absurdNo: 'Ich überlege noch',
    held: 'Andere dürfen noch auf den letzten Preis schielen. Dein Gebot geht gleich hinaus.',
    problems: {
      empty: 'Schreib zuerst einen Betrag.',
      notWhole: 'Nur ganze Zahlen, bitte.',
      notANumber: 'Das liest sich nicht wie eine Zahl.',
      unknownUnit: 'Diese Einheit ist unbekannt. Bekannt sind Tsd, Mio, Mrd, k, m, bn und googol.',
      tooLong: 'Ein Gebot hat höchstens 120 Ziffern. Streich ein paar.',
    },
  },

  end: {
    title: 'Die Bücher sind offen',
    next: 'Weiter',
    skip: 'Gleich zur Wertung',
    spending: 'Wer hat wie viel gedruckt?',
    spentMost: 'am meisten ausgegeben: raus!',
    nobodyOut: 'Fürs Ausgeben fliegt hier niemand raus.',
    scoring: 'Die Wertung',
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    spent: 'Ausgegeben',
    out: 'raus',
    winner: (a) => `${a.who} gewinnt`,
    winners: (a) => `${a.who} teilen sich den Sieg`,
    nobody: 'Niemand gewinnt: Alle haben gleich viel ausgegeben, also sind alle raus.',
    allSales: 'Alle Verkäufe, alle Gebote',
    sale: 'Verkauf',
    company: 'Unternehmen',
    opens: 'eröffnet',
    rebids: 'dann',
    chart: 'Gebote im Lauf der Verkäufe',
    chartHelp: 'Jede Stufe nach oben ist das Zehnfache.',
    tokens: 'Geheime Branchen',
    inTheBox: (a) => `In der Schachtel blieb: ${a.industry}.`,
    seed: 'Die geheime Zahl des Stapels',
    seedChecks: 'Ihr Fingerabdruck ist derselbe wie am Anfang.',
    tieBreak: 'Gleichstand nach Punkten: Die geringeren Ausgaben entscheiden.',
    goesTo: 'Geht an',
    leastWas: (a) => `Die geringsten Ausgaben: ${a.amount}.`,
    chartMarks: 'Ein gefülltes Zeichen hat den Verkauf gewonnen. Nullgebote liegen ganz unten.',
  },
}
