/** Was der Host in einem Terminal sagt, auf Deutsch. */
import type { Dictionary } from '../../src-shared/words.ts'
import type { en } from './words.en.ts'

export const de: Dictionary<typeof en> = {
  wrong: {
    unknown: (a) =>
      `Eine Option ${a.option} gibt es nicht. Es gibt --port, --bind, --name und --saves; --headless kommt ohne Fenster aus.`,
    noValue: (a) => `Nach ${a.option} fehlt etwas.`,
    port: (a) => `${a.value} ist kein Port: Das ist eine Zahl von 1 bis 65535, oder 0 für irgendeinen freien.`,
    bind: (a) =>
      `An ${a.value} kann man nicht lauschen: Gib eine Adresse wie 192.168.1.20 an, oder 0.0.0.0 für alle dieses Computers.`,
    name: (a) => `${a.value} ist kein Name eines Computers: Buchstaben, Ziffern, Punkte und Bindestriche.`,
  },
  cannotListen: (a) =>
    `Handys können nicht herein: Dieser Computer lässt uns nicht lauschen (${a.reason}). Versuch einen anderen --port oder ein anderes --bind.`,
  cannotKeep: (a) => `Der Ordner ${a.folder} lässt sich nicht benutzen (${a.reason}). Nenn mit --saves einen anderen.`,
  otherPort: (a) => `Port ${String(a.wanted)} ist belegt, darum ist es ${String(a.port)}.`,
  noNetwork: 'Dieser Computer ist gerade in keinem Netz: Nur er selbst kann den Tisch öffnen.',
  phones: (a) => `Handys: Halte die Kamera hierauf, oder öffne ${a.address} und tipp ${a.code}.`,
  byName: (a) => `In vielen Netzen geht auch ${a.address}.`,
  hostScreen: (a) =>
    `Der Bildschirm des Gastgebers: Öffne ${a.address} in irgendeinem Browser und tipp den Admin-Code.`,
  admin: (a) => `Admin-Code: ${a.code}`,
  saves: (a) => `Gespeicherte Spiele liegen in ${a.folder}.`,
  end: 'Strg+C beendet es; jeder Zug ist gespeichert.',
  ended: 'Der Tisch ist geschlossen; alles ist gespeichert.',
}
