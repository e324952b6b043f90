/** What the host says in a terminal, in English. Sets the shape for every language. */

export const en = {
  wrong: {
    unknown: (a: { option: string }) =>
      `There is no option ${a.option}. There are --port, --bind, --name and --saves; --headless does without a window.`,
    noValue: (a: { option: string }) => `${a.option} needs something after it.`,
    port: (a: { value: string }) => `${a.value} is no port: that is a number from 1 to 65535, or 0 for any free one.`,
    bind: (a: { value: string }) =>
      `${a.value} is no address to listen on: give one like 192.168.1.20, or 0.0.0.0 for all that this computer has.`,
    name: (a: { value: string }) => `${a.value} is no name of a computer: letters, digits, dots and dashes.`,
  },
  /** The host's own reasons are shown as they are. */
  cannotListen: (a: { reason: string }) =>
    `Phones cannot come in: this computer does not let us listen (${a.reason}). Try another --port or --bind.`,
  cannotKeep: (a: { folder: string; reason: string }) =>
    `The folder ${a.folder} cannot be used (${a.reason}). Name another one with --saves.`,
  otherPort: (a: { wanted: number; port: number }) => `Port ${String(a.wanted)} is taken, so it is ${String(a.port)}.`,
  noNetwork: 'This computer is in no network just now: only it can open the table.',
  phones: (a: { address: string; code: string }) =>
    `Phones: point the camera at this, or open ${a.address} and type ${a.code}.`,
  byName: (a: { address: string }) => `In many networks ${a.address} works as well.`,
  hostScreen: (a: { address: string }) =>
    `The host’s screen: open ${a.address} in any browser and type the admin code.`,
  admin: (a: { code: string }) => `Admin code: ${a.code}`,
  saves: (a: { folder: string }) => `Saved games are in ${a.folder}.`,
  end: 'Ctrl+C ends it; every move is saved.',
  ended: 'The table is closed; everything is saved.',
}
