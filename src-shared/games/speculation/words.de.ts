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

  board: {},

  mine: {},

  trade: {},

  end: {},
}
