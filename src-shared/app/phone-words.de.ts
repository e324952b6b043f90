/** What only phones at the table say, in German. */
import type { Dictionary } from '../words.ts'
import type { en } from './phone-words.en.ts'

export const de: Dictionary<typeof en> = {
  yourTurn: 'Du bist dran',
  menu: 'Menü',
  back: 'Zurück',

  empty: {
    title: 'Du bist da',
    wait: 'Gerade liegt nichts auf dem Tisch. Sobald der Gastgeber ihn deckt, siehst du es hier.',
  },

  lobby: {
    title: 'Such dir einen Stuhl aus',
    yours: 'Dein Stuhl',
    chairs: 'Um den Tisch, im Uhrzeigersinn',
    free: 'Freier Stuhl',
    freeFor: (a) => `Für ${a.name}`,
    take: 'Hier hinsetzen',
    takeNamed: (a) => `Auf Stuhl ${String(a.chair)} setzen`,
    pullUp: 'Einen Stuhl dazustellen',
    watch: 'Du kannst auch nur zuschauen: Dafür musst du nichts tun.',
    getUp: 'Aufstehen',
    here: 'am Laptop',
    phone: 'am Handy',
    bot: 'ein Bot',
    away: 'nicht erreichbar',
    waitChairs: (a) => (a.n === 1 ? 'Ein Stuhl ist noch frei.' : `${String(a.n)} Stühle sind noch frei.`),
    waitPlayers: (a) => (a.n === 1 ? 'Eine Person fehlt noch.' : `${String(a.n)} Leute fehlen noch.`),
    ready: 'Alle sind da. Der Gastgeber gibt.',
    full: 'Alle Stühle sind besetzt. Du schaust zu.',
  },

  table: {
    tabs: 'Teile des Tisches',
    mine: 'Meine Hand',
    board: 'Tisch',
    log: 'Bisher',
    end: 'Das Ende',
    waitingFor: 'Alle warten auf',
    thinking: 'überlegt',
    next: 'Gleich geht es weiter.',
    news: 'Gerade eben',
    paused: 'Das Spiel ist gerade angehalten. Alles bleibt, wie es ist.',
    away: (a) => `${a.name} ist nicht erreichbar.`,
    botPlays: 'Ein Bot spielt für dich weiter.',
    takeBack: 'Meinen Stuhl zurücknehmen',
    watching: 'Du schaust zu',
    freeChair: (a) => `Der Stuhl von ${a.name} ist frei.`,
    takeChair: (a) => `Für ${a.name} weiterspielen`,
    cover: 'Meine Hand verdecken',
    covered: 'Deine Hand ist verdeckt',
    coveredAsked: 'Deine Hand ist verdeckt, und du wirst etwas gefragt',
    uncover: 'Ansehen',
    hostDecides: 'Der Gastgeber entscheidet, wie es weitergeht.',
    timeLeft: (a) => `noch ${String(a.seconds)} s`,
  },

  settings: {
    language: 'Sprache',
    theme: 'Aussehen',
    themes: {
      system: 'wie das Handy',
      light: 'Papier am Tag',
      dark: 'Handelssaal bei Nacht',
      contrast: 'Starker Kontrast',
    },
    sound: 'Ton, wenn ich dran bin',
    vibration: 'Vibrieren, wenn ich dran bin',
    rules: 'Spielregeln',
    getUp: 'Von meinem Stuhl aufstehen',
    getUpSure: 'Dann ist der Stuhl frei, und jemand anderes kann weiterspielen.',
    getUpYes: 'Aufstehen',
    version: 'Alles bleibt auf dem Rechner des Gastgebers. Internet braucht es dafür nicht.',
  },
}
