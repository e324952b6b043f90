/** Warnings of Euro Crisis in German. */
import { lacks, money } from '../../../../src-shared/games/euro-crisis/words.de.ts'
import { signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'
import type { Dictionary } from '../../../../src-shared/words.ts'
import type { en } from './warnings.en.ts'
import { isForgiven } from './stage.en.ts'
import { cuts } from './warnings.en.ts'

export const de: Dictionary<typeof en> = {
  brief: {
    unknown: (a) => `schuldet ${money(a.due)}`,
    short: (a) => `${money(a.missing)} ${lacks(a.missing)}`,
    out: 'vor dem Aus',
    cutUnknown: (a) => `Schnitt: schuldet ${money(a.due)}`,
    cutShort: (a) => `Schnitt: ${money(a.missing)} ${lacks(a.missing)}`,
    cutOut: 'Schnitt: vor dem Aus',
  },
  forgiven: (a) =>
    `Das Jahresende kostet ${money(a.due)}, aber was fehlt, wird erlassen: Das Einkommen bleibt bei ${signed(a.income)}.`,
  unknown: (a) => `Das Jahresende kostet ${money(a.due)}. Was fehlt, geht vom Einkommen ab.`,
  unknownFall: (a) =>
    `Das Jahresende kostet ${money(a.due)}. Was fehlt, geht vom Einkommen ab: Ohne das Geld fällt diese Bank unter −20 und scheidet aus.`,
  short: (a) =>
    `Das Jahresende kostet ${money(a.due)}, davon ${lacks(a.missing)} ${money(a.missing)}: Einkommen ${signed(a.from)} → ${signed(a.to)}${isForgiven({ ...a, by: a.missing }) ? ', der Rest wird erlassen' : ''}.`,
  out: (a) =>
    `Das Jahresende kostet ${money(a.due)}, davon ${lacks(a.missing)} ${money(a.missing)}: Einkommen ${signed(a.from)} → ${signed(a.to)}. Unter −20 scheidet diese Bank aus.`,
  loss: {
    now: (a) => `Fälliger Schnitt: ${cuts(a)} Einkommen.`,
    economy: (a) => `Schnitt durch die Wirtschaft: ${cuts(a)} Einkommen.`,
    nationalDebt: (a) => `Schnitt am Jahresende: ${cuts(a)} Einkommen.`,
  },
  then: {
    unknown: (a) => `Danach kostet das Jahresende ${money(a.due)}.`,
    short: (a) => `Danach kostet das Jahresende ${money(a.due)}, davon ${lacks(a.missing)} ${money(a.missing)}.`,
    out: 'Zusammen ist das mehr, als diese Bank verträgt: Sie fällt unter −20 und scheidet aus.',
  },
}
