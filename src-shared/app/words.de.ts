/** The house itself in German; the shape comes from the English texts. */
import { NAME_LENGTH } from '../protocol.ts'
import type { Dictionary } from '../words.ts'
import type { en } from './words.en.ts'

export const de: Dictionary<typeof en> = {
  refuse: {
    badFrame: 'Die App hat etwas bekommen, das sie nicht lesen kann. Es hat sich nichts geändert.',
    badMove: 'Dieser Zug ist nicht lesbar. Es hat sich nichts geändert.',
    otherVersion: 'Diese Seite gehört zu einer anderen Version von Hot Money. Lade sie neu.',
    noSuchGame: 'Dieses Spiel steht nicht im Regal.',
    noSuchMatch: 'Diesen Spielstand gibt es nicht mehr.',
    noMatch: 'Es ist kein Spiel offen.',
    damaged: (a) => `Dieser Spielstand ist beschädigt. Er liegt jetzt beiseite: ${a.file}.`,
    newerRules:
      'Dieser Spielstand stammt aus einer neueren Version von Hot Money. Zum Weiterspielen die App aktualisieren.',
    wrongSeats: (a) => `Dieses Spiel ist für ${a.min} bis ${a.max} Personen.`,
    sameNames: 'Zwei heißen gleich. Ändere einen Namen, damit der Laptop bei der richtigen Person landet.',
    sameSides: 'Zwei haben dieselbe Seite gewählt. Ändere eine davon.',
    noSuchSide: 'Diese Seite spielt bei so vielen Personen nicht mit.',
    noSuchSeat: 'Diesen Platz gibt es am Tisch nicht.',
    badOption: (a) => `Eine Hausregel hat einen Wert, der nicht passt: ${a.option}.`,
    badName: `Ein Name hat 1 bis ${NAME_LENGTH} Zeichen.`,
    closedBeat: 'Diese Frage ist schon erledigt. Schau noch einmal auf den Tisch.',
    covered: 'Der Vorhang ist zu. Heb ihn zuerst.',
    notHere: 'Dieser Platz gehört nicht zu diesem Bildschirm.',
    wrongPin: 'Das ist nicht die PIN.',
    pinWait: (a) => `Zu oft die falsche PIN. Warte ${a.seconds} ${a.seconds === 1 ? 'Sekunde' : 'Sekunden'}.`,
    notSaved: (a) =>
      `Das ließ sich nicht speichern und ist darum nicht passiert (${a.reason}). Schaff etwas Platz und versuch es noch einmal.`,
    presetBuiltIn: 'Die mitgelieferten Auflagen lassen sich nicht ändern. Nimm einen anderen Namen.',
  },
  notice: {
    cutShort: (a) =>
      `Im Spiel von ${a.names} war der letzte Eintrag nur halb geschrieben und wurde weggelassen. Alles davor ist da.`,
    keptAside: (a) => `Ein Spielstand war nicht lesbar (${a.file}). Er liegt jetzt beiseite: ${a.as}.`,
    settingsReset: (a) =>
      `Die Einstellungen waren nicht lesbar. Sie liegen jetzt beiseite (${a.as}), und es gelten die üblichen.`,
    pinRemoved: (a) => `Die PIN von ${a.name} wurde entfernt.`,
  },
}
