/** The end of a game in German. */
import { money } from '../../../../src-shared/games/euro-crisis/words.de.ts'
import { signed } from '../../../../src-shared/games/euro-crisis/words.en.ts'
import type { Dictionary } from '../../../../src-shared/words.ts'
import type { en } from './end.en.ts'

const points = (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`

export const de: Dictionary<typeof en> = {
  title: 'Nach der Krise',
  closing: 'So ging es zu Ende',
  properties: 'Jetzt die Bücher: der Besitz',
  half: 'Dann die Hälfte von Gold, Waffen und Einkommen',
  ranking: 'Wer durchgekommen ist, und wie',
  next: 'Weiter',
  skip: 'Gleich zum Ergebnis',
  winner: (a) => `${a.who} gewinnt`,
  points: (a) => points(a.points),
  last: 'Die einzige Bank, die übrig ist',
  place: (a) => `${a.place}.`,
  noProperties: 'Besitzt nichts',
  sum: (a) =>
    `${a.gold} Gold + ${a.weapons} ${a.weapons === 1 ? 'Waffe' : 'Waffen'} ${a.income < 0 ? '−' : '+'} ${Math.abs(a.income)} Einkommen = ${signed(a.gold + a.weapons + a.income)}${(a.gold + a.weapons + a.income) % 2 === 0 ? '' : ', aufgerundet'}`,
  halved: 'Hälfte von Gold, Waffen, Einkommen',
  total: 'Zusammen',
  out: (a) =>
    `Ausgeschieden in Jahr ${a.year}, Quartal ${a.quarter}, mit einem Einkommen unter −20. Wird nicht gewertet.`,
  left: 'Hinterlassen',
  tie: (a) =>
    a.by === 'income'
      ? `${a.higher} und ${a.lower} haben beide ${points(a.total)}. Das höhere Einkommen entscheidet: ${signed(a.incomes[0])} gegen ${signed(a.incomes[1])}.`
      : `${a.higher} und ${a.lower} haben beide ${points(a.total)} und ein Einkommen von ${signed(a.incomes[0])}. Die Scheibe von ${a.higher} liegt oben, und das entscheidet.`,
  worthless: (a) => `${money(a.money)} in bar, und das zählt nichts.`,
  incomeChart: 'Einkommen über die Quartale',
  pointsChart: 'Punkte aus Besitz',
  debtChart: 'Wie weit bis zum Schuldenschnitt',
  debtHelp: 'So viele Schritte fehlen jedem Staat noch. Wo eine Linie die Null berührt, gab es einen Schuldenschnitt.',
  endOf: 'jeweils am Ende von Quartal und Jahr',
  year: (a) => `Jahr ${a.year}`,
  sealNote: 'Nichts gezinkt?',
  sealHelp:
    'Staaten, Regierungen und alle Ereignisse kamen aus einer geheimen Zahl. Ihr Fingerabdruck (SHA-256) stand vor dem ersten Kredit fest, darum können jetzt alle prüfen, dass nichts gezinkt war.',
  seed: 'Die geheime Zahl',
  seedChecks: 'Ihr Fingerabdruck passt zu dem vom Anfang.',
}
