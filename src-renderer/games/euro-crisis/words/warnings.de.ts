/** Warnings of Euro Crisis in German. */
import { money } from '../../../../src-shared/games/euro-crisis/words.de.ts'
import { signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'
import type { Dictionary } from '../../../../src-shared/words.ts'
import type { en } from './warnings.en.ts'

export const de: Dictionary<typeof en> = {
  brief: {
    unknown: (a) => `schuldet ${money(a.due)}`,
    short: (a) => `${money(a.missing)} fehlen`,
    out: 'vor dem Aus',
    cutShort: (a) => `Schnitt: ${money(a.missing)} fehlen`,
    cutOut: 'Schnitt: vor dem Aus',
  },
  unknown: (a) => `Das Jahresende kostet ${money(a.due)}. Was fehlt, geht vom Einkommen ab.`,
  unknownFall: (a) =>
    `Das Jahresende kostet ${money(a.due)}. Was fehlt, geht vom Einkommen ab: Ohne das Geld fällt diese Bank unter −20 und scheidet aus.`,
  short: (a) =>
    `Das Jahresende kostet ${money(a.due)}, davon fehlen ${money(a.missing)}: Einkommen ${signed(a.from)} → ${signed(a.to)}.`,
  out: (a) =>
    `Das Jahresende kostet ${money(a.due)}, davon fehlen ${money(a.missing)}: Einkommen ${signed(a.from)} → ${signed(a.to)}. Unter −20 scheidet diese Bank aus.`,
  loss: {
    now: (a) => `In ${a.state} steht ein Schuldenschnitt an: ${signed(-a.loss)} Einkommen.`,
    economy: (a) => `Die Wirtschaft bringt ${a.state} den Schuldenschnitt: ${signed(-a.loss)} Einkommen.`,
    nationalDebt: (a) => `Das Jahresende bringt ${a.state} den Schuldenschnitt: ${signed(-a.loss)} Einkommen.`,
  },
  then: {
    short: (a) => `Danach kostet das Jahresende ${money(a.due)}, davon fehlen ${money(a.missing)}.`,
    out: 'Zusammen ist das mehr, als diese Bank verträgt: Sie fällt unter −20 und scheidet aus.',
  },
}
