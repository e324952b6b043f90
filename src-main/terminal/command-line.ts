/** The options of the command line, which are the same with a window and without. */
import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import type { Said } from '../../src-shared/words.ts'
import { EVERYWHERE } from '../lan/addresses.ts'
import type { en } from './words.en.ts'

export interface CommandLine {
  /** The wanted port; undefined is the one of last time. */
  readonly port: number | undefined
  /** The address to listen on. */
  readonly bind: string
  /** More host names that this computer is known by. */
  readonly names: readonly string[]
  /** The folder of saved games; undefined is the usual one. */
  readonly saves: string | undefined
  /** The first thing that made no sense, if anything did: the rest is as if that had not been said. */
  readonly wrong: Said<typeof en.wrong> | undefined
}

type Change = Partial<Omit<CommandLine, 'names'>> & { readonly name?: string }

/** Where relative paths start: npm itself moves to the project's folder, and says where the person was. */
const whereThePersonIs = (): string => process.env.INIT_CWD ?? process.cwd()

const readers: Readonly<Record<string, (value: string) => Change>> = {
  '--port': (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= 65_535
      ? { port: Number(value) }
      : { wrong: { key: 'port', args: { value } } },
  '--bind': (value) => {
    const bind = value === 'localhost' ? '127.0.0.1' : value
    return isIPv4(bind) ? { bind } : { wrong: { key: 'bind', args: { value } } }
  },
  '--name': (value) =>
    /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value)
      ? { name: value.toLowerCase() }
      : { wrong: { key: 'name', args: { value } } },
  '--saves': (value) => ({ saves: resolve(whereThePersonIs(), value) }),
}

/**
 * Takes what follows the program's own name. Beside a window there are Chromium's options too, which are not ours to judge; in a
 * terminal whatever is not known is a slip of the fingers.
 */
export function readCommandLine(args: readonly string[], where: 'window' | 'terminal'): CommandLine {
  let line: CommandLine = { port: undefined, bind: EVERYWHERE, names: [], saves: undefined, wrong: undefined }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, option = arg, attached] = /^(--[^=]*)=(.*)$/s.exec(arg) ?? []
    const { name, wrong, ...change } = changeFor(option, attached, rest, where)
    const names = name === undefined ? line.names : [...line.names, name]
    line = { ...line, ...change, names, wrong: line.wrong ?? wrong }
  }
  return line
}

/** The value is attached to its option, or the next word: that is then taken away from the rest. */
function changeFor(option: string, attached: string | undefined, rest: string[], where: 'window' | 'terminal'): Change {
  const reader = Object.hasOwn(readers, option) ? readers[option] : undefined
  if (!reader) {
    const isFine = where === 'window' || (option === '--headless' && attached === undefined)
    return isFine ? {} : { wrong: { key: 'unknown', args: { option } } }
  }
  const value = attached ?? (rest[0]?.startsWith('--') === true ? undefined : rest.shift())
  return value === undefined || value === '' ? { wrong: { key: 'noValue', args: { option } } } : reader(value)
}
