/** Reads the bytes of a match log: a good one with the position it leads to, one from a newer or an older app, or a damaged one. */
import * as v from 'valibot'
import type { AnyGame } from '../../src-shared/game.ts'
import { gameOf, isGameId } from '../../src-shared/games/index.ts'
import { fitTable } from '../room/fitting.ts'
import type { Entry, Header } from './log-lines.ts'
import { EntrySchema, FORMAT, GlanceSchema, HeaderSchema } from './log-lines.ts'
import type { Position } from './position.ts'
import { follow, startOf, Unplayable } from './position.ts'

export interface GoodLog {
  readonly kind: 'good'
  readonly game: AnyGame
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly position: Position
  /** How many bytes of the file are good. */
  readonly length: number
  /** The last line was written only in part, and is left out. */
  readonly cutShort: boolean
}

export type Reading =
  | GoodLog
  /** Kept as they are: another version of the app can read them. */
  | { readonly kind: 'newer' | 'older'; readonly game: string; readonly names: readonly string[] }
  | { readonly kind: 'damaged'; readonly why: string }

const NEWLINE = 0x0a

/** The whole lines of a file; what follows the last newline is no line. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.subarray(from, end))
    from = end + 1
  }
  return lines
}

/** Undefined where the bytes are no JSON at all. */
function jsonOf(line: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line)) }
  } catch {
    return undefined
  }
}

export function readLog(bytes: Uint8Array): Reading {
  const [first, ...rest] = linesOf(bytes)
  const header = first && jsonOf(first)?.value
  const glance = v.safeParse(GlanceSchema, header)
  if (!first || !glance.success) return { kind: 'damaged', why: 'no header' }
  const { game: id, rules, format, chairs } = glance.output
  const game = isGameId(id) ? gameOf(id) : undefined
  // A game that is not on this shelf can only come from an app with a longer one.
  const isNewer = !game || format > FORMAT || rules > game.rules
  if (isNewer || rules < game.rules)
    return { kind: isNewer ? 'newer' : 'older', game: id, names: chairs.map(({ name }) => name) }
  try {
    return replay(game, v.parse(HeaderSchema, header), rest, bytes)
  } catch (error) {
    // Whatever a strange file makes the rules trip over, it must not take the app down.
    return { kind: 'damaged', why: String(error) }
  }
}

function replay(game: AnyGame, header: Header, lines: readonly Uint8Array[], bytes: Uint8Array): GoodLog {
  const fitted = fitTable(game, header)
  if ('refusal' in fitted) throw new Unplayable('a table that could not be laid')
  let position = startOf(game, { ...header, options: fitted.options })
  const entries: Entry[] = []
  let torn = 0
  for (const [i, line] of lines.entries()) {
    const json = jsonOf(line)
    if (!json && i === lines.length - 1) {
      torn = line.length + 1
      break
    }
    const entry = v.parse(EntrySchema, json?.value)
    position = follow(game, position, entry)
    entries.push(entry)
  }
  const length = bytes.lastIndexOf(NEWLINE) + 1 - torn
  return { kind: 'good', game, header, entries, position, length, cutShort: length < bytes.length }
}
