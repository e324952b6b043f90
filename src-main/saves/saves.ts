/** The folder of match logs: one file a match, listed, opened, and kept aside when damaged. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SavedMatch } from '../../src-shared/protocol.ts'
import type { Disk, OpenFile } from './disk.ts'
import { realDisk, syncFolder, writeAll } from './disk.ts'
import type { Header } from './log-lines.ts'
import { lineOf } from './log-lines.ts'
import { isLocked, lockMatch } from './match-lock.ts'
import type { Locking, MatchLock } from './match-lock.ts'
import { MatchLog } from './match-log.ts'
import type { GoodLog, Reading } from './reading.ts'
import { readLog } from './reading.ts'
import { reasonOf, refuse } from '../refusals.ts'
import type { Timers } from '../timers.ts'
import { backgroundTimers } from '../timers.ts'

export interface KeptAside {
  readonly file: string
  readonly as: string
}

export interface OpenedMatch {
  readonly kind: 'open'
  readonly log: MatchLog
  readonly reading: GoodLog
}

export type Opening =
  | OpenedMatch
  | { readonly kind: 'missing' }
  /** Another host has it open. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'newer' | 'older' }
  | { readonly kind: 'damaged'; readonly aside: KeptAside }
  | { readonly kind: 'failed'; readonly reason: string }

const ENDING = '.jsonl'
const LOCK_ENDING = '.lock'
/** What a file says of itself while somebody else uses it. */
const IN_USE = 'EBUSY'
/** Letters, digits and dashes only: an id can never lead out of the folder. */
const MATCH_ID = /^[a-z0-9][a-z0-9-]{0,59}$/

interface Listed {
  readonly stamp: string
  readonly saved: SavedMatch | undefined
}

export class Saves {
  readonly folder: string
  readonly #disk: Disk
  readonly #timers: Timers
  readonly #listed = new Map<string, Listed>()

  constructor(folder: string, disk: Disk = realDisk, timers: Timers = backgroundTimers) {
    this.folder = folder
    this.#disk = disk
    this.#timers = timers
  }

  /** Begins a log. A match is in the folder whole or not at all: it is written under another name first. */
  create(header: Header): Opening {
    const match = newMatchId(header.created)
    const path = this.#path(match)
    const draft = `${path}.new`
    try {
      mkdirSync(this.folder, { recursive: true })
      const file = this.#disk.open(draft, 'wx')
      try {
        writeAll(file, lineOf(header), 0)
        file.sync()
      } finally {
        file.close()
      }
      renameSync(draft, path)
      syncFolder(this.folder)
    } catch (error) {
      removeQuietly(draft)
      return { kind: 'failed', reason: reasonOf(error) }
    }
    return this.open(match)
  }

  /** Opens a match for play. What was written only in part is cut off now, not before. */
  open(match: string): Opening {
    if (!this.has(match)) return { kind: 'missing' }
    const locking = this.#lock(match)
    if (locking.kind === 'held') return { kind: 'locked' }
    if (locking.kind === 'failed') return locking
    const opening = this.#openLocked(match, locking.lock)
    if (opening.kind !== 'open') locking.lock.release()
    return opening
  }

  #openLocked(match: string, lock: MatchLock): Opening {
    const bytes = this.#read(match)
    if (!bytes) return { kind: 'missing' }
    const reading = readLog(bytes)
    if (reading.kind === 'damaged') return { kind: 'damaged', aside: this.#setAside(match) }
    if (reading.kind !== 'good') return { kind: reading.kind }
    try {
      const file = onlyWhile(lock, this.#disk.open(this.#path(match), 'r+'))
      const log = new MatchLog(match, file, reading.length, reading.cutShort, () => lock.release())
      return { kind: 'open', log, reading }
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }

  /** Everything that can be gone on with or looked at, newest first, and what had to be kept aside on the way. */
  list(): { readonly saved: readonly SavedMatch[]; readonly aside: readonly KeptAside[] } {
    const saved: SavedMatch[] = []
    const aside: KeptAside[] = []
    for (const match of this.#matches()) {
      const listed = this.#glance(match, aside)
      if (listed) saved.push(listed)
    }
    return { saved: saved.sort((a, b) => b.when - a.when || b.match.localeCompare(a.match)), aside }
  }

  has(match: string): boolean {
    return MATCH_ID.test(match) && existsSync(this.#path(match))
  }

  /** Whether a host has the match open just now, this one or another. */
  isOpen(match: string): boolean {
    try {
      return this.has(match) && isLocked(this.#lockPath(match), this.#timers)
    } catch {
      return false
    }
  }

  /** Undefined when the match is gone; otherwise the disk's complaint. Not while a host has it open. */
  remove(match: string): string | undefined {
    try {
      const locking = this.#lock(match)
      if (locking.kind !== 'mine') return locking.kind === 'held' ? IN_USE : locking.reason
      try {
        rmSync(this.#path(match))
      } finally {
        locking.lock.release()
      }
      syncFolder(this.folder)
      this.#listed.delete(match)
      return undefined
    } catch (error) {
      return reasonOf(error)
    }
  }

  #path(match: string): string {
    if (!MATCH_ID.test(match)) throw new RangeError('not the id of a match')
    return join(this.folder, `${match}${ENDING}`)
  }

  #lockPath(match: string): string {
    return this.#path(match).slice(0, -ENDING.length) + LOCK_ENDING
  }

  #lock(match: string): Locking {
    return lockMatch(this.#lockPath(match), this.#timers)
  }

  #matches(): string[] {
    try {
      return readdirSync(this.folder, { withFileTypes: true })
        .filter((file) => file.isFile() && file.name.endsWith(ENDING))
        .map((file) => file.name.slice(0, -ENDING.length))
        .filter((match) => MATCH_ID.test(match))
    } catch {
      return []
    }
  }

  /** A file that the system does not let us read is left alone: it may be a good one. */
  #read(match: string): Uint8Array | undefined {
    try {
      return this.has(match) ? readFileSync(this.#path(match)) : undefined
    } catch {
      return undefined
    }
  }

  /** One line of the list. Telling how far a match is takes a replay, so unchanged files are remembered. */
  #glance(match: string, aside: KeptAside[]): SavedMatch | undefined {
    try {
      const { mtimeMs, size } = statSync(this.#path(match))
      const stamp = `${mtimeMs}-${size}`
      const known = this.#listed.get(match)
      if (known?.stamp === stamp) return known.saved
      const bytes = this.#read(match)
      if (!bytes) return undefined
      const reading = readLog(bytes)
      if (reading.kind === 'damaged') {
        // The file of an open match is in use: it is looked at again when it is next opened.
        if (!this.isOpen(match)) aside.push(this.#setAside(match))
        return undefined
      }
      const saved = savedMatch(match, reading, mtimeMs)
      this.#listed.set(match, { stamp, saved })
      return saved
    } catch {
      return undefined
    }
  }

  #setAside(match: string): KeptAside {
    const path = this.#path(match)
    const file = `${match}${ENDING}`
    let number = 1
    while (existsSync(`${path}.damaged-${number}`)) number += 1
    try {
      renameSync(path, `${path}.damaged-${number}`)
      this.#listed.delete(match)
      return { file, as: `${file}.damaged-${number}` }
    } catch {
      // A folder that lets nothing be renamed: the file stays where it is, and is not touched.
      return { file, as: file }
    }
  }
}

/** The file of a match that lets nothing through once another host has taken the match over. */
function onlyWhile(lock: MatchLock, file: OpenFile): OpenFile {
  const check = (): void => {
    if (!lock.isMine()) throw Object.assign(new Error('another host has this match'), { code: IN_USE })
  }
  return {
    ...file,
    write: (bytes, at) => {
      check()
      return file.write(bytes, at)
    },
    cut: (length) => {
      check()
      file.cut(length)
    },
  }
}

function savedMatch(match: string, reading: Exclude<Reading, { kind: 'damaged' }>, changed: number): SavedMatch {
  if (reading.kind !== 'good') {
    const { kind, game, names } = reading
    const progress = refuse({ key: kind === 'newer' ? 'newerRules' : 'olderRules' })
    return { match, game, names, progress, over: false, when: Math.round(changed) }
  }
  const { game, header, position } = reading
  return {
    match,
    game: header.game,
    names: position.chairs.map((chair) => chair.name),
    progress: game.progress(position.state),
    over: game.result(position.state) !== undefined,
    when: position.when,
  }
}

/** Begins with the date and time, so that the folder reads as a diary. */
function newMatchId(created: number): string {
  const time = new Date(created)
    .toISOString()
    .slice(0, 19)
    .replace(/[^0-9]/g, '-')
    .toLowerCase()
  return `${time}-${randomBytes(4).toString('hex')}`
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // It was never a match; its ending keeps it out of the list.
  }
}
