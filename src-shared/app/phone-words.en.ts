/** What only phones at the table say, in English. Sets the shape for every language. */

export const en = {
  yourTurn: 'Your turn',
  menu: 'Menu',
  back: 'Back',

  empty: {
    title: 'You are in',
    wait: 'Nothing lies on the table just now. As soon as the host lays it, it appears here.',
  },

  lobby: {
    title: 'Pick a chair',
    yours: 'Your chair',
    chairs: 'Around the table, clockwise',
    free: 'Free chair',
    freeFor: (a: { name: string }) => `Kept for ${a.name}`,
    take: 'Sit down here',
    takeNamed: (a: { chair: number }) => `Sit down on chair ${String(a.chair)}`,
    pullUp: 'Pull up a chair',
    watch: 'You can also just watch: there is nothing to do for that.',
    getUp: 'Get up',
    here: 'at the laptop',
    phone: 'on a phone',
    bot: 'a bot',
    away: 'out of reach',
    waitChairs: (a: { n: number }) =>
      a.n === 1 ? 'One chair is still free.' : `${String(a.n)} chairs are still free.`,
    waitPlayers: (a: { n: number }) =>
      a.n === 1 ? 'One more player is needed.' : `${String(a.n)} more players are needed.`,
    ready: 'All are here. The host deals.',
    full: 'All chairs are taken. You watch.',
  },

  table: {
    tabs: 'Parts of the table',
    mine: 'My hand',
    board: 'Table',
    log: 'What happened',
    end: 'The end',
    waitingFor: 'Waiting for',
    thinking: 'thinking',
    next: 'Somebody is about to move.',
    news: 'Just now',
    paused: 'The host has stopped the game for a moment. Everything stays as it is.',
    away: (a: { name: string }) => `${a.name} is out of reach.`,
    botPlays: 'A bot plays on for you.',
    takeBack: 'Take my chair back',
    watching: 'You watch',
    freeChair: (a: { name: string }) => `The chair of ${a.name} is free.`,
    takeChair: (a: { name: string }) => `Play on for ${a.name}`,
    cover: 'Cover my hand',
    covered: 'Your hand is covered',
    coveredAsked: 'Your hand is covered, and you are asked something',
    uncover: 'Look at it',
    hostDecides: 'The host decides what comes next.',
    timeLeft: (a: { seconds: number }) => `${String(a.seconds)} s left`,
  },

  settings: {
    language: 'Language',
    theme: 'Look',
    themes: { system: 'as the phone', light: 'Paper by day', dark: 'Dealing room by night', contrast: 'High contrast' },
    sound: 'Sound when it is my turn',
    vibration: 'Vibrate when it is my turn',
    rules: 'How to play',
    getUp: 'Get up from my chair',
    getUpSure: 'The chair is free then, and somebody else can play on.',
    getUpYes: 'Get up',
    version: 'Everything stays on the host’s computer. There is no internet in this.',
  },
}
