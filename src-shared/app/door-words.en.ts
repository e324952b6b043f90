/** What a browser says before it is at the table, in English: this has to arrive first. Sets the shape for every language. */

export const en = {
  connecting: 'Looking for the table …',
  reload: 'Load the page again',
  broken: 'A part of this page did not arrive. Nothing is lost.',
  offline: 'No connection. Nothing is lost, it comes back by itself.',
  offlineMove: 'No connection. Your move is kept and will be sent as soon as it is back.',
  silent: 'The table takes its time to answer. Nothing is lost.',
  lateBid: 'That question was closed before your bid arrived. It was not counted.',
  notCounted: (a: { why: string }) => `Your last move was not counted. ${a.why}`,
  understood: 'All right',

  door: {
    title: 'To the table',
    code: 'Table code',
    codeHelp: 'The four letters on the host’s screen',
    name: 'Your name',
    password: 'Password of the table',
    enter: 'Come in',
    entering: 'Knocking …',
    invited: (a: { code: string }) => `You are at the table with the code ${a.code}.`,
    otherCode: 'Another code',
    waiting: 'The host is not back at the table yet. You come in by yourself as soon as it is, on the same chair.',
    orCode: 'Or join anew:',
    reload: 'Reload',
  },

  out: {
    title: 'You have left the table',
    again: 'Start over',
  },

  admin: {
    title: 'The host’s screen',
    code: 'Admin code',
    help: 'It stands where the host was started.',
    enter: 'Open',
  },
}
