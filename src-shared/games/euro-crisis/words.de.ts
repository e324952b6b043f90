/** Euro Crisis in German; the shape comes from the English texts. */
import type { Dictionary } from '../../words.ts'
import { listOf } from '../../words.ts'
import { isCut, numberOf } from './bonds.ts'
import type { Action, Pair, Party, PropertyId, StateId } from './data.ts'
import { ECONOMY_OTHERS, PRINTED, QUICK_START, REFORM_COST, RIOT_STEP } from './data.ts'
import { ORDERS, statesIn } from './options.ts'
import type { Auction, Drift, Payment, PriceMove, Slide } from './types.ts'
import type { en, Names } from './words.en.ts'
import { signed } from './words.en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const list = (items: readonly string[]) => listOf('de', items)

/** The unit after spaces that do not break. */
export const money = (n: number) => `${signed(n)}\u00a0Mio.\u00a0€`
/** One million is missing, two million are. */
export const lacks = (n: number) => (n === 1 ? 'fehlt' : 'fehlen')

const states: Readonly<Record<StateId, string>> = {
  greece: 'Griechenland',
  ireland: 'Irland',
  spain: 'Spanien',
  france: 'Frankreich',
}

const parties: Readonly<Record<Party, string>> = {
  conservatives: 'Konservative',
  socialists: 'Sozialisten',
  liberals: 'Liberale',
  communists: 'Kommunisten',
}

/** With their article, in the nominative and the accusative; without it they are the dative. */
const declined: Readonly<Record<Party, string>> = {
  conservatives: 'Konservativen',
  socialists: 'Sozialisten',
  liberals: 'Liberalen',
  communists: 'Kommunisten',
}

const actions: Readonly<Record<Action, string>> = {
  frankfurt: 'Frankfurt',
  london: 'London',
  moscow: 'Moskau',
  rome: 'Rom',
  brussels: 'Brüssel',
}

const properties: Readonly<Record<PropertyId, string>> = {
  ports: 'Häfen',
  acropolis: 'Akropolis',
  island: 'Die griechische Insel',
  steel: 'Irish Steel',
  guinness: 'Guinness-Brauerei',
  moher: 'Klippen von Moher',
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

const goods = { gold: 'Gold', weapons: 'Waffen' }
const loans = (n: number) => count(n, 'Kredit', 'Kredite')
const weapons = (n: number) => count(n, 'Waffe', 'Waffen')
const points = (n: number) => count(n, 'Punkt', 'Punkte')
const propertyPoints = (n: number) => count(n, 'Besitzpunkt', 'Besitzpunkte')
const pieces = { gold: (n: number) => `${n} Gold`, weapons }
/** `change` is what was due: at an end of the track the disc moves less. */
const income = ({ from, to }: { from: number; to: number }, change = to - from) => {
  const end = from + change === to ? '' : change > 0 ? ', mehr geht nicht' : ', der Rest ist erlassen'
  return from === to ? `Einkommen bleibt bei ${signed(to)}${end}` : `Einkommen ${signed(from)} → ${signed(to)}${end}`
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const pair = ([large, small]: Pair) => `${parties[large]} mit ${declined[small]}`
const crises = { riot: 'der Aufstand', cut: 'der Schuldenschnitt' }

const happiness = ({ from, to }: Pick<Slide, 'from' | 'to'>) => `Zufriedenheit ${from} → ${to}.`
const slide = ({ state, from, to }: Slide) => `${states[state]} ${from} → ${to}`
const spot = ({ state, to }: Drift, cut = 'ein Schuldenschnitt ist fällig') =>
  isCut(state, to) ? `auf das Feld mit dem €, ${cut}` : `auf Zeile ${numberOf(state, to.row)}, Spalte ${to.column}`
const price = (kind: keyof typeof goods, { from, to }: PriceMove) =>
  from === to
    ? `${goods[kind]} ${kind === 'gold' ? 'bleibt' : 'bleiben'} bei ${money(to)}`
    : `${goods[kind]} ${money(from)} → ${money(to)}`

function payment(p: Payment, name: Names): string {
  if (p.money > 0) return `${name(p.seat)} bekommt ${money(p.money)}`
  if (p.missing === 0)
    return p.money === 0 ? `${name(p.seat)} bekommt nichts` : `${name(p.seat)} zahlt ${money(-p.money)}`
  const paid = p.money === 0 ? 'kann nicht zahlen' : `zahlt ${money(-p.money)}`
  return `${name(p.seat)} ${paid}, es ${lacks(p.missing)} ${money(p.missing)}: ${income(p, -p.missing)}`
}

const TIE: Readonly<Record<Auction['by'], string>> = {
  bid: '',
  loans: ' Bei gleichem Gebot gewinnt, wer dort mehr Kredite hat.',
  furthest: ' Bei gleichem Gebot gewinnt, wessen Kredit dort weiter rechts liegt.',
  income: ' Bei gleichem Gebot gewinnt das höhere Einkommen.',
  unsold: '',
}

const cardOption = (action: Action) => ({
  label: `Karten: ${actions[action]}`,
  help: 'Für jede Bank und jedes Jahr. Alle fünf Sorten zusammen mindestens 4.',
  choices: {},
})

export const de: Dictionary<typeof en> = {
  name: 'Euro Crisis',
  tagline: 'Du leitest eine Bank. Leih Staaten Geld, kauf ihr Tafelsilber und sei weg, bevor die Rechnung kommt.',
  about: '3–4 Personen · etwa 90 Minuten',
  side: 'Seite',
  first: 'Beginnt',

  states,
  parties,
  actions,
  properties,
  goods,

  presets: { standard: 'Standard', quick: 'Schnellstart (4 Personen)' },

  options: {
    start: {
      label: 'Anfang',
      help: 'Beim Schnellstart liegen die ersten Kredite für vier Banken schon aus, der erste Besitz ist verkauft: gut für die erste Partie.',
      choices: { round: 'Anfangsrunde', quick: 'Schnellstart' },
    },
    order: {
      label: 'Staaten um den Tisch',
      help: 'Im Uhrzeigersinn von links oben; so folgen auch die ersten Versteigerungen. Zu dritt bleibt der letzte in der Schachtel. Der Schnellstart hat seine eigene Reihenfolge.',
      choices: {
        drawn: 'Ausgelost',
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
    years: { label: 'Jahre', help: 'So lange dauert die Krise höchstens.', choices: {} },
    endPoints: {
      label: 'Punkte, die das Spiel beenden',
      help: 'Hatte eine Bank Besitz für so viele Punkte, ist das Jahr das letzte. 0 heißt: nie.',
      choices: { 0: 'nie' },
    },
    frankfurt: cardOption('frankfurt'),
    london: cardOption('london'),
    moscow: cardOption('moscow'),
    rome: cardOption('rome'),
    brussels: cardOption('brussels'),
    unsold: {
      label: 'Ohne Gebot kein Verkauf',
      help: 'Bieten alle nichts, behält der Staat seinen Besitz.',
      choices: {},
    },
    elimination: {
      label: 'Banken können ausscheiden',
      help: 'Aus: Das Einkommen endet bei −20, und was darunter ginge, wird erlassen.',
      choices: {},
    },
    money: {
      label: 'Startgeld',
      help: 'Der Bank, die beginnt; jede weitere hat eine Million mehr.',
      choices: {},
    },
    gold: {
      label: 'Startgold',
      help: 'Zu dritt höchstens 8 für jede Bank, zu viert 6. Der Schnellstart braucht 4.',
      choices: {},
    },
    weapons: { label: 'Startwaffen', help: 'Zu dritt höchstens 8 für jede Bank, zu viert 6.', choices: {} },
    hidden: {
      label: 'Verdeckte Vorräte',
      help: 'Geld, Gold und Waffen sieht nur, wem sie gehören. Was bezahlt, gekauft und geboten wird, bleibt offen.',
      choices: {},
    },
    clock: {
      label: 'Sekunden pro Entscheidung',
      help: 'Ist die Zeit um, wird auf die Aktion verzichtet, Rom beendet, 0 geboten, keine Waffe gegeben; bei Quartal, Karte, Staat und Krise gilt das Erste, was geht. 0 heißt: ohne Grenze.',
      choices: {},
    },
  },

  progress: {
    initial: 'Anfangsrunde',
    choosing: (a) => `Jahr ${a.year}, die Quartale werden verteilt`,
    underWay: (a) => `Jahr ${a.year}, Quartal ${a.quarter}`,
    over: 'Beendet',
  },

  log: {
    began: (a, name) =>
      `${list(a.states.map((state) => states[state]))} brauchen Geld. ${name(a.first)} macht den Anfang.`,
    quick: `Schnellstart: Die ersten Kredite liegen aus, der erste Besitz ist verkauft, und jedes Einkommen ist ${QUICK_START.income}.`,
    lent: (a, name) =>
      `${name(a.who)} leiht ${states[a.state]} Geld zu ${list(a.values.map(String))}: ${income(a, sum(a.values))}.`,
    year: (a) => `Jahr ${a.year} beginnt.`,
    direction: (a, name) => `In diesem Jahr geht es reihum von ${name(a.from)} zu ${name(a.to)}.`,
    quarter: (a, name) => `${name(a.who)} wird Quartal ${a.quarter} beginnen.`,
    begins: (a, name) => `Jahr ${a.year}, Quartal ${a.quarter}: ${name(a.who)} beginnt.`,
    chose: (a, name) => `${name(a.who)} hat eine Karte gewählt.`,
    up: (a, name) => `${name(a.who)} deckt ${actions[a.card]} auf.`,
    declined: (a, name) => `${name(a.who)} verzichtet auf ${actions[a.card]}: Die Karte ist verbraucht.`,
    frankfurt: (a, name) => `${name(a.who)} nimmt in Frankfurt ${loans(a.loans)} auf: ${income(a)}.`,
    moscow: (a, name) => {
      const bought = (['gold', 'weapons'] as const).filter((kind) => a[kind] > 0)
      const prices = bought.map((kind) => price(kind, a.prices[kind]))
      return `${name(a.who)} kauft in Moskau ${list(bought.map((kind) => pieces[kind](a[kind])))} für ${money(a.cost)}. Der Preis: ${prices.join(', ')}.`
    },
    brussels: (a, name) =>
      a.from.join() === a.to.join()
        ? `${name(a.who)} ruft in Brüssel an: In ${states[a.state]} fangen ${pair(a.to)} von vorn an. ${happiness(a.happiness)}`
        : `${name(a.who)} ruft in Brüssel an: In ${states[a.state]} regieren jetzt ${pair(a.to)}. ${happiness(a.happiness)}`,
    reform: (a, name) =>
      [
        `${name(a.who)} zahlt ${money(REFORM_COST)}, und die ${declined[a.party]} reformieren ${states[a.state]}.`,
        ...(a.drift
          ? [`Die Schulden rücken ${spot(a.drift, 'und bleiben sie dort, kommt ein Schuldenschnitt')}.`]
          : []),
        ...(a.happiness ? [happiness(a.happiness)] : []),
        ...(a.payments.length > 0
          ? [`Für Besitz im Land: ${a.payments.map((p) => payment(p, name)).join('; ')}.`]
          : []),
        ...(a.drift || a.happiness || a.payments.length > 0 ? [] : ['Bewegen kann sich nichts, also bleibt alles.']),
      ].join(' '),
    senseless: (a, name) =>
      `${name(a.who)} zahlt ${money(REFORM_COST)} für eine Scheinreform: Die ${declined[a.party]} in ${states[a.state]} verbrauchen einen Schritt.`,
    stopped: (a, name) => `${name(a.who)} verlässt Rom nach ${count(a.reforms, 'Reform', 'Reformen')}.`,
    bid: (a, name) => `${name(a.who)} hat geboten.`,
    auctioned: (a, name) => {
      const made = a.bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)} ${bid}`]))
      const bids = a.price === 0 ? 'Geboten hat niemand.' : `Gebote: ${made.join(', ')}.`
      const paid = a.price === 0 ? 'umsonst' : `für ${pieces.gold(a.price)}`
      return `${states[a.state]} verkauft: ${properties[a.property]} (${points(a.points)}), ${paid} an ${name(a.winner)}. ${bids}${TIE[a.by]}`
    },
    unsold: (a) => `${properties[a.property]}: Niemand bietet etwas, also behält ${states[a.state]} den Besitz.`,
    lastYear: (a, name) =>
      `${name(a.who)} hat ${propertyPoints(a.points)}. Das genügt: Mit Jahr ${a.year} endet die Krise.`,
    anger: (a) =>
      `Volkszorn, am meisten in ${states[a.state]}. Zufriedenheit: ${a.slides.length > 0 ? a.slides.map(slide).join(', ') : 'so niedrig wie zuvor'}.`,
    economy: (a) =>
      `Die Wirtschaft: Schulden steigen in ${states[a.state]} um ${a.by}, sonst um ${ECONOMY_OTHERS}. ${a.drifts.map((drift) => `${states[drift.state]} ${spot(drift)}`).join('; ')}.`,
    nationalDebt: (a) =>
      `Die Staatsschulden wachsen: ${a.drifts.map((drift) => `${states[drift.state]} um ${PRINTED[drift.state].yearly} ${spot(drift)}`).join('; ')}.`,
    blackMarket: (a) => `Der Schwarzmarkt: ${price('gold', a.gold)}, ${price('weapons', a.weapons)}.`,
    chosenCrisis: (a, name) => `${name(a.who)} entscheidet: Zuerst kommt ${crises[a.crisis]} in ${states[a.state]}.`,
    riot: (a) => `Aufstand in ${states[a.state]}! Das Volk bringt selbst ${weapons(a.fist)} mit.`,
    armed: (a, name) =>
      `${name(a.who)} gibt ${a.side === 'people' ? 'dem Volk' : 'der Regierung'} ${weapons(a.weapons)}.`,
    stayedOut: (a, name) => `${name(a.who)} hält sich heraus.`,
    calmed: (a, name) => {
      const lead = a.people - a.government
      const lost = a.lost.map((l) => `${properties[l.property]} von ${name(l.seat)} (−${points(l.points)})`)
      const outcome =
        lost.length > 0
          ? `Das Volk führt mit ${lead}, und je volle ${RIOT_STEP} kosten einen Besitz. ${states[a.state]} holt zurück: ${list(lost)}.`
          : lead >= RIOT_STEP
            ? `Das Volk führt mit ${lead}, aber es gab nichts zurückzuholen.`
            : lead > 0
              ? `Das Volk führt mit ${lead}, also nicht mit vollen ${RIOT_STEP}: Niemand verliert etwas.`
              : 'Das Volk führt nicht: Niemand verliert etwas.'
      return `Volk ${a.people}, Regierung ${a.government}. ${outcome} Zufriedenheit wieder bei ${PRINTED[a.state].happiness.start}.`
    },
    cut: (a, name) => {
      const losses = a.losses.map(
        (l) =>
          `${name(l.seat)} verliert ${loans(l.loans.length)} zu ${list(l.loans.map(({ value }) => String(value)))}, ${income(l, -sum(l.loans.map(({ value }) => value)))}`,
      )
      return `Schuldenschnitt in ${states[a.state]}! ${losses.length > 0 ? losses.join('; ') : 'Keine Bank im Spiel hat dort einen Kredit'}.${a.again ? ' Die Schulden fangen von vorn an.' : ''}`
    },
    income: (a, name) => `Einkommen aus Jahr ${a.year}: ${a.payments.map((p) => payment(p, name)).join('; ')}.`,
    restored: 'Alle Regierungen können wieder reformieren.',
    out: (a, name) => `${name(a.who)} fällt unter −20 und scheidet aus. Kredite und Besitz bleiben auf den Tafeln.`,
    over: (a) => {
      if (a.why === 'last') return 'Eine Bank ist übrig, und damit ist die Krise vorbei.'
      return a.why === 'points'
        ? `Eine Bank hatte in Jahr ${a.year} mindestens ${propertyPoints(a.points)}: Die Krise ist vorbei.`
        : `Jahr ${a.year} war das letzte: Die Krise ist vorbei.`
    },
  },

  refuse: {
    over: 'Das Spiel ist vorbei.',
    notNow: 'Danach wirst du gerade nicht gefragt. Warte auf deine nächste Frage.',
    notOpen: (a) =>
      a.lap === 1
        ? `${states[a.state]} hat schon einen Kredit. Wähl einen Staat ohne Kredit.`
        : `Wähl einen Staat mit genau einem Kredit, nicht ${states[a.state]}.`,
    quarterTaken: (a) => `Quartal ${a.quarter} ist vergeben. Wähl ein anderes.`,
    cardSpent: (a) => `${actions[a.card]} hast du in diesem Jahr nicht mehr. Wähl eine andere Karte.`,
    fewLoans: (a) =>
      a.most === 0
        ? 'Du kannst jetzt keinen Kredit aufnehmen: Es ist keiner mehr da, oder dein Einkommen fiele unter −20. Verzichte lieber.'
        : `Du kannst höchstens ${loans(a.most)} aufnehmen.`,
    notInPlay: (a) => `${states[a.state]} ist nicht dabei. Wähl einen anderen Staat.`,
    littleRoom: (a) =>
      a.most === 0
        ? `In ${states[a.state]} ist links von den Schulden nichts frei, oder du hast keinen Kredit auf der Hand. Wähl einen anderen Staat, oder verzichte.`
        : `In ${states[a.state]} kannst du höchstens ${loans(a.most)} unterbringen.`,
    tooMany: (a) => `Kauf von jeder Sorte höchstens ${a.most} Stück.`,
    soldOut: (a) =>
      a.left === 0
        ? a.goods === 'gold'
          ? 'Moskau hat kein Gold mehr: Kauf etwas anderes, oder verzichte.'
          : 'Moskau hat keine Waffen mehr: Kauf etwas anderes, oder verzichte.'
        : `Moskau hat nur noch ${pieces[a.goods](a.left)}: Kauf weniger.`,
    nothingBought: 'Kauf mindestens ein Stück, oder verzichte.',
    littleMoney: (a) => `Dir ${lacks(a.missing)} ${money(a.missing)}: Gib weniger aus, oder lass es.`,
    oneParty: 'Eine Regierung braucht zwei verschiedene Parteien: Wähl eine andere dazu.',
    withoutLarge: (a) =>
      `Die ${declined[a.party]} sind in ${states[a.state]} die größere Partei: Sie müssen bleiben, groß oder klein.`,
    otherReform: (a) => `Als Nächstes kommt Reform ${a.number}: Wähl jetzt diese.`,
    innermost: (a) =>
      `Die ${declined[a.party]} in ${states[a.state]} haben in diesem Jahr keine Reform mehr: Wähl einen anderen Marker.`,
    littleGold: (a) =>
      a.gold === 0 ? 'Du hast kein Gold: Biete 0.' : `Du hast ${pieces.gold(a.gold)}: Biete so viel oder weniger.`,
    fewWeapons: (a) =>
      a.weapons === 0
        ? 'Du hast keine Waffen: Halt dich heraus.'
        : `Du hast ${weapons(a.weapons)}: Gib höchstens so viele.`,
    notDue: (a) =>
      `In ${states[a.state]} ist ${a.crisis === 'riot' ? 'kein Aufstand' : 'kein Schuldenschnitt'} fällig: Wähl, was fällig ist.`,
    fewCards: (a) => `Eine Bank braucht mindestens ${a.least} Karten für ein Jahr: Leg welche dazu.`,
    muchGold: (a) => `Bei so vielen Banken kann jede höchstens mit ${pieces.gold(a.most)} anfangen.`,
    manyWeapons: (a) => `Bei so vielen Banken kann jede höchstens mit ${weapons(a.most)} anfangen.`,
    quickSeats: 'Der Schnellstart ist für vier Banken. Hol noch eine dazu, oder wähl die Anfangsrunde.',
    quickGold: (a) => `Für den Schnellstart braucht jede Bank ${pieces.gold(a.least)}: Erhöh das Startgold.`,
  },
}
