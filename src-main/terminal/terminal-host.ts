/** A host that lives in a terminal: opens the table to phones at once, and prints how they and the host's browser come in. */
import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { renderUnicodeCompact } from 'uqr'
import { render } from '../../src-shared/words.ts'
import { drawAdminCode } from './admin-code.ts'
import type { CommandLine } from './command-line.ts'
import { readCommandLine } from './command-line.ts'
import { Host } from '../host.ts'
import type { Network } from '../lan/network.ts'
import { placesFor } from './places.ts'
import { openPlainSettings } from './plain-settings.ts'
import { Preferences } from '../preferences.ts'
import { reasonOf } from '../refusals.ts'
import { Saves } from '../saves/saves.ts'
import type { OpenedSettings } from '../saves/settings-file.ts'
import { languageOf, terminalWords } from './words.ts'
import { realTimers } from '../timers.ts'

export interface TerminalInput {
  /** What was said after the program's name. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly network: (line: CommandLine) => Network
  /** One line, or several. */
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Whether what is printed is seen on a terminal that knows colours. */
  readonly colours: boolean
}

/** An open table; undefined where it could not be opened, and why has been said. */
export type InTerminal = { readonly host: Host; close(): Promise<void> } | undefined

export async function hostInTerminal(input: TerminalInput): Promise<InTerminal> {
  const words = terminalWords(languageOf(input.env))
  const line = readCommandLine(input.args, 'terminal')
  if (line.wrong) {
    input.complain(render(words.wrong, line.wrong))
    return undefined
  }
  const places = placesFor(line.saves)
  const reason = troubleWith(places.saves)
  if (reason !== undefined) {
    input.complain(words.cannotKeep({ folder: places.saves, reason }))
    return undefined
  }
  const opened = openPlainSettings(places.settings)
  const admin = drawAdminCode()
  const network = input.network(line)
  const host = hostWith({ input, opened, saves: new Saves(places.saves), network, admin })
  const refusal = await host.hosting.start()
  if (refusal) {
    await host.close()
    input.complain(refusalIn(words, refusal.args))
    return undefined
  }
  input.print(welcome({ input, line, network, host, admin, folder: places.saves }))
  return {
    host,
    close: async () => {
      await host.close()
      input.print(words.ended)
    },
  }
}

/** A window would say so when the first game is dealt; here nobody would see it for long. */
function troubleWith(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

interface Parts {
  readonly input: TerminalInput
  readonly opened: OpenedSettings
  readonly saves: Saves
  readonly network: Network
  readonly admin: string
}

function hostWith({ input, opened, saves, network, admin }: Parts): Host {
  const host = new Host({
    ...{ saves, network, admin, version: input.version },
    preferences: new Preferences(opened.settings),
    timers: realTimers,
    drawSeed: () => randomBytes(16).toString('hex'),
  })
  if (opened.told) host.tell(opened.told)
  return host
}

/** The only refusal there is when a table is opened: the system's. */
function refusalIn(words: ReturnType<typeof terminalWords>, args: unknown): string {
  const reason = typeof args === 'object' && args !== null && 'reason' in args ? String(args.reason) : '?'
  return words.cannotListen({ reason })
}

interface Welcome {
  readonly input: TerminalInput
  readonly line: CommandLine
  readonly network: Network
  readonly host: Host
  readonly admin: string
  readonly folder: string
}

function welcome({ input, line, network, host, admin, folder }: Welcome): string {
  const words = terminalWords(languageOf(input.env))
  const { port, code, address } = host.hosting
  const origin = `http://${address === '' ? 'localhost' : address}:${port}`
  const note = [
    ...(line.port !== undefined && line.port !== 0 && line.port !== port
      ? [words.otherPort({ wanted: line.port, port })]
      : []),
    ...(address === '' ? [words.noNetwork] : []),
  ]
  return [
    `Hot Money ${input.version}`,
    ...note,
    '',
    words.phones({ address: origin, code }),
    ...(network.localName === null ? [] : [words.byName({ address: `http://${network.localName}:${port}` })]),
    '',
    qrCode(`${origin}/#${code}`, input.colours),
    '',
    words.hostScreen({ address: `${origin}/#host` }),
    words.admin({ code: admin }),
    '',
    words.saves({ folder }),
    words.end,
  ].join('\n')
}

/** Light blocks are drawn, dark ones left out: on a terminal with dark letters on white it must be told to be the other way round. */
function qrCode(text: string, colours: boolean): string {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n')
  return lines.map((line) => (colours ? `\u001b[97;40m${line}\u001b[0m` : line)).join('\n')
}
