/** Das Brett von Euro Crisis auf Deutsch. */
import type { Dictionary } from '../../../../src-shared/words.ts'
import type { en } from './board.en.ts'

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`

export const de: Dictionary<typeof en> = {
  short: { conservatives: 'Kon', socialists: 'Soz', liberals: 'Lib', communists: 'Kom' },
  states: 'Die Staaten',
  banks: 'Die Banken',
  toCut: (n) => (n === 0 ? 'Schuldenschnitt!' : `${String(n)} bis Schuldenschnitt`),
  toCutShort: (n) => (n === 0 ? 'Schnitt!' : `${String(n)} bis Schnitt`),
  toRiot: (n) => (n === 0 ? 'Aufstand!' : `${String(n)} bis Aufstand`),
  cutSoon: (n) => `Das nächste Ereignis bringt ${String(n)} dazu: Schuldenschnitt!`,
  riotSoon: (n) => `Der nächste Volkszorn nimmt ${String(n)}: Aufstand!`,
  forSale: (a) => `Zum Verkauf: ${a.property}, ${String(a.points)}`,
  soldOut: 'Nichts mehr zu verkaufen',
  owned: (a) => `${a.property}, ${count(a.points, 'Punkt', 'Punkte')}${a.who === null ? '' : `: ${a.who}`}`,
  pick: (a) => `${a.state} wählen`,
  says: {
    debt: (a) =>
      `Schulden in Zeile ${a.number}, Spalte ${String(a.column)}, ${count(a.left, 'Schritt', 'Schritte')} vor dem Schuldenschnitt.`,
    loan: (a) => `${a.who} auf ${String(a.value)}`,
    loans: (list) => (list === '' ? 'Keine Kredite.' : `Kredite: ${list}.`),
    happiness: (a) =>
      `Zufriedenheit ${String(a.now)} von ${String(a.most)}; bei einem Aufstand bringt das Volk ${count(a.fist, 'Waffe', 'Waffen')} mit.`,
    government: (a) =>
      `Es regieren: ${a.large}, noch ${count(a.largeLeft, 'Reform', 'Reformen')}, mit: ${a.small}, noch ${String(a.smallLeft)}.`,
    properties: (list) => (list === '' ? 'Nichts verkauft.' : `Verkauft: ${list}.`),
  },
  year: (a) => `Jahr ${String(a.year)} von ${String(a.of)}`,
  initial: 'Anfangsrunde',
  lastYear: 'das letzte',
  quarter: (n) => `Q${String(n)}`,
  starts: (a) => `${a.who} beginnt Quartal ${String(a.quarter)}`,
  free: (n) => `Quartal ${String(n)} ist frei`,
  order: 'Reihenfolge',
  round: 'Wer in diesem Jahr nach wem kommt',
  faceDown: 'verdeckt',
  phase: {
    lending: (a) => `${a.who} legt einen Kredit auf eine ${String(a.value)}`,
    auction: (a) => `${a.state} versteigert ${a.property}: ${String(a.n)} von ${String(a.of)} Geboten liegen vor`,
    quarters: (a) => `${a.who} wählt ein Quartal`,
    cards: (a) => `Geheime Karten: ${String(a.n)} von ${String(a.of)} liegen`,
    turn: (a) => `${a.who} spielt ${a.card}`,
    rome: (a) => `${a.who} in ${a.card}: Reform ${String(a.n)} von ${String(a.of)}`,
    crises: (a) => `${a.who} entscheidet, welche Krise zuerst kommt`,
    riot: (a) => `Aufstand in ${a.state}: ${a.who} kann Waffen geben`,
    over: 'Die Krise ist vorbei',
  },
  events: { title: 'Ereignisse', anger: 'Zorn', economy: 'Wirtschaft', market: 'Markt', next: 'als Nächstes' },
  after: (n) => `nach Q${String(n)}`,
  y: (n) => `J${String(n)}`,
  price: (a) => `${a.goods}: ${a.price}`,
  goods: { gold: 'Gold', weapons: 'Waffen' },
  income: 'Einkommen',
  points: 'Besitzpunkte',
  track: (a) => `${a.title}, von oben an: ${a.discs.map(({ who, value }) => `${who} ${value}`).join(', ')}`,
  bank: {
    money: 'Geld',
    gold: 'Gold',
    weapons: 'Waffen',
    loans: 'Kredite auf der Hand',
    income: 'Einkommen',
    points: 'Besitzpunkte',
    hidden: 'verdeckt',
    rank: (n) => `#${String(n)}`,
    rankSays: (n) => `Rang ${String(n)} nach Einkommen`,
    turn: 'am Zug',
    due: 'überlegt',
    chosen: 'Karte liegt',
    bid: 'hat geboten',
    out: (a) => `draußen seit Jahr ${String(a.year)}, Q${String(a.quarter)}`,
    cards: (a) =>
      `In diesem Jahr gespielt: ${a.played.length === 0 ? 'nichts' : a.played.join(', ')}.${a.chosen === null ? '' : ` Gewählt: ${a.chosen}.`} Noch ${count(a.left, 'Karte', 'Karten')}.`,
    left: (n) => `noch ${String(n)}`,
  },
}
