/** What a browser says before it is at the table, in German. */
import type { Dictionary } from '../words.ts'
import type { en } from './door-words.en.ts'

export const de: Dictionary<typeof en> = {
  connecting: 'Der Tisch wird gesucht …',
  reload: 'Seite neu laden',
  broken: 'Ein Teil dieser Seite ist nicht angekommen. Verloren ist nichts.',
  offline: 'Keine Verbindung. Nichts ist verloren, sie kommt von selbst wieder.',
  offlineMove: 'Keine Verbindung. Dein Zug ist gut aufgehoben und geht ab, sobald sie wieder da ist.',
  silent: 'Der Tisch lässt sich Zeit mit der Antwort. Nichts ist verloren.',
  lateBid: 'Diese Frage war schon geschlossen, als dein Gebot ankam. Es wurde nicht gezählt.',
  notCounted: (a) => `Dein letzter Zug wurde nicht gezählt. ${a.why}`,
  understood: 'In Ordnung',

  door: {
    title: 'An den Tisch',
    code: 'Code des Tisches',
    codeHelp: 'Die vier Buchstaben auf dem Bildschirm des Gastgebers',
    name: 'Dein Name',
    password: 'Passwort des Tisches',
    enter: 'Hereinkommen',
    entering: 'Es klopft …',
    invited: (a) => `Du bist am Tisch mit dem Code ${a.code}.`,
    otherCode: 'Anderer Code',
    waiting:
      'Der Gastgeber ist noch nicht wieder am Tisch. Sobald er da ist, kommst du von selbst auf deinen Stuhl zurück.',
    orCode: 'Oder komm neu dazu:',
    reload: 'Neu laden',
  },

  out: {
    title: 'Du bist nicht mehr am Tisch',
    again: 'Von vorn anfangen',
  },

  admin: {
    title: 'Der Bildschirm des Gastgebers',
    code: 'Admin-Code',
    help: 'Er steht dort, wo der Host gestartet wurde.',
    enter: 'Öffnen',
  },
}
