/** What is told on the stage of Euro Crisis, in German. */
import { lacks, money } from '../../../../src-shared/games/euro-crisis/words.de.ts'
import { signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'
import type { Dictionary } from '../../../../src-shared/words.ts'
import type { en, Shortfall } from './stage.en.ts'
import { isForgiven } from './stage.en.ts'

const count = (n: number, one: string, many: string) => `${String(n)} ${n === 1 ? one : many}`
const gold = (n: number) => (n === 0 ? 'umsonst' : `für ${String(n)} Gold`)

const fall = (a: Shortfall): string => {
  const moved =
    a.from === a.to ? `Einkommen bleibt bei ${signed(a.to)}` : `Einkommen ${signed(a.from)} → ${signed(a.to)}`
  return isForgiven(a) ? `${moved}, der Rest ist erlassen` : moved
}

export const de: Dictionary<typeof en> = {
  label: 'Was gerade geschah',
  skip: 'Überspringen',
  again: 'Noch einmal',
  next: 'Nächste Szene',
  scene: (a) => `${String(a.n)} von ${String(a.of)}`,

  title: {
    year: (a) => `Jahr ${String(a.year)} beginnt`,
    lastYear: 'Das letzte Jahr',
    anger: 'Volkszorn',
    economy: 'Die Wirtschaft',
    national: 'Staatsschulden',
    market: 'Schwarzmarkt',
    income: (a) => `Einkommen aus Jahr ${String(a.year)}`,
    auction: (a) => `Verkauft: ${a.property}`,
    unsold: (a) => `Will niemand: ${a.property}`,
    riot: (a) => `Aufstand in ${a.state}`,
    cut: (a) => `Schuldenschnitt in ${a.state}`,
    out: (a) => `Ausgeschieden: ${a.who}`,
  },

  year: {
    anger: (a) => `nach Q1: Volkszorn, am meisten in ${a.state}`,
    economy: (a) => `nach Q2: mehr Schulden, am meisten in ${a.state}`,
    market: (a) => `nach Q3: Gold um ${String(a.gold)} billiger, Waffen um ${String(a.weapons)}`,
  },

  anger: (a) => `Überall sinkt die Zufriedenheit, am meisten in ${a.state}.`,
  economy: (a) => `Die Schulden steigen in ${a.state} um ${String(a.by)}, sonst um 1.`,
  national: 'Am Jahresende schuldet jeder Staat mehr.',
  market: 'In Moskau wird es billiger.',
  happiness: (a) => `Zufriedenheit ${String(a.from)} → ${String(a.to)}`,
  toCut: (a) => `${String(a.from)} → ${count(a.to, 'Schritt', 'Schritte')} bis Schuldenschnitt`,
  riotDue: (a) => `Zufriedenheit ${String(a.from)} → 0: Aufstand!`,
  cutDue: (a) => `${count(a.from, 'Schritt', 'Schritte')} → Schuldenschnitt!`,
  price: (a) => `${money(a.from)} → ${money(a.to)}`,

  gets: (a) => `bekommt ${money(a.money)}`,
  pays: (a) => (a.money === 0 ? 'kann nicht zahlen' : `zahlt ${money(a.money)}`),
  nothing: 'bekommt nichts',
  missing: (a) => `${money(a.by)} ${lacks(a.by)}: ${fall(a)}`,
  whyIncome: 'Was eine Bank nicht zahlen kann, verliert sie als Einkommen.',

  bids: (a) =>
    `${a.state} verkauft gegen Gold, was ${count(a.points, 'Punkt', 'Punkte')} wert ist. Alle Gebote liegen offen.`,
  bid: (a) => `${String(a.gold)} Gold`,
  won: (a) => `${a.who} bekommt es ${gold(a.price)}.${a.price === 0 ? '' : ' Nur wer gewinnt, zahlt.'}`,
  tie: {
    bid: '',
    loans: 'Gleiche Gebote: Mehr Kredite dort entscheiden.',
    furthest: 'Gleiche Gebote: Der Kredit weiter rechts entscheidet.',
    income: 'Gleiche Gebote: Das höhere Einkommen entscheidet.',
    unsold: '',
  },
  kept: (a) => `Alle Gebote sind 0: ${a.state} behält den Besitz.`,

  lastYear: (a) =>
    `${a.who} hat ${count(a.points, 'Besitzpunkt', 'Besitzpunkte')}. Das genügt: Mit Jahr ${String(a.year)} endet die Krise.`,

  uprising: (a) =>
    `Mit der Zufriedenheit ist es vorbei. Das Volk bringt selbst ${count(a.fist, 'Waffe', 'Waffen')} mit; jetzt wählen die Banken ihre Seite, das niedrigste Einkommen zuerst.`,
  people: 'Volk',
  government: 'Regierung',
  fist: 'Die Faust',
  lead: (a) =>
    a.due === 0
      ? a.lead > 0
        ? `Das Volk führt mit ${String(a.lead)}: keine vollen 3, niemand verliert etwas.`
        : 'Das Volk führt nicht: Niemand verliert etwas.'
      : `Das Volk führt mit ${String(a.lead)}: Je volle 3 kosten einen Besitz.`,
  noneLeft: 'Mehr war nicht zurückzuholen.',
  loses: (a) => `${a.who} verliert ${a.property}, ${signed(-a.points)} ${a.points === 1 ? 'Punkt' : 'Punkte'}`,

  cut: 'Alle Kredite dort gehen in den Vorrat zurück, und mit ihnen das Einkommen, das sie brachten.',
  noLoans: 'Keine Bank im Spiel hatte dort einen Kredit.',
  lostLoans: (a) => `${a.n === 1 ? 'Kredit' : 'Kredite'} zu ${a.values}`,
  income: fall,
  isOut: 'raus!',

  out: 'Einkommen unter −20: ausgeschieden. Kredite und Besitz bleiben auf den Tafeln bis zu Schuldenschnitt oder Aufstand.',
}
