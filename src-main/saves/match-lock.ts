/** A file beside an open match that keeps every other host out of it, and that nobody has to fear after a crash. */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import * as v from 'valibot'
import { reasonOf } from '../refusals.ts'
import type { Timers } from '../timers.ts'

/** How often the file is touched while the match is open. */
const HEART_BEAT = 10_000
/** A lock that was not touched for so long belongs to nobody any more. */
const STALE_AFTER = 60_000

const Content = v.object({ pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), host: v.string(), id: v.string() })

/** The locks of this very process: another one with its number is left over from a process before it. */
const ours = new Set<string>()

export type Locking =
  | { readonly kind: 'mine'; readonly lock: MatchLock }
  /** Another host has it. */
  | { readonly kind: 'held' }
  /** The disk takes no lock. */
  | { readonly kind: 'failed'; readonly reason: string }

export function lockMatch(path: string, timers: Timers): Locking {
  const id = randomBytes(12).toString('hex')
  try {
    if (!make(path, id, timers) && !takeOver(path, id, timers)) return { kind: 'held' }
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  }
  return { kind: 'mine', lock: new MatchLock(path, id, timers) }
}

/** Whether another host, or another folder of saves in this one, has the match open just now. */
export function isLocked(path: string, timers: Timers): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined && !isStale(path, timers)
}

export class MatchLock {
  readonly #path: string
  readonly #id: string
  readonly #timers: Timers
  #stop: () => void = () => undefined
  #lost = false

  constructor(path: string, id: string, timers: Timers) {
    this.#path = path
    this.#id = id
    this.#timers = timers
    ours.add(id)
    this.#beatLater()
  }

  /**
   * Whether the match may be written to. A computer that slept for long may wake to find that another host took its lock for a
   * stale one: then the match is that host's now.
   */
  isMine(): boolean {
    if (this.#lost) return false
    const found = idIn(this.#path)
    // What cannot be read just now is no proof of anything.
    if (found === this.#id || found === null) return true
    this.#lost = found !== undefined || !this.#makeAgain()
    if (this.#lost) this.#letGo()
    return !this.#lost
  }

  release(): void {
    const mine = !this.#lost && idIn(this.#path) === this.#id
    this.#letGo()
    this.#lost = true
    if (mine) removeQuietly(this.#path)
  }

  #beatLater(): void {
    this.#stop = this.#timers.after(HEART_BEAT, () => {
      if (!this.isMine()) return
      touchQuietly(this.#path, this.#timers)
      this.#beatLater()
    })
  }

  #letGo(): void {
    this.#stop()
    ours.delete(this.#id)
  }

  /** Somebody tidied up the folder: the lock is put back. */
  #makeAgain(): boolean {
    try {
      return make(this.#path, this.#id, this.#timers)
    } catch {
      return false
    }
  }
}

/** False when there is such a file already. */
function make(path: string, id: string, timers: Timers): boolean {
  const file = openNew(path)
  if (file === undefined) return false
  try {
    const content = { pid: process.pid, host: hostname(), id, at: new Date(timers.now()).toISOString() }
    writeFileSync(file, `${JSON.stringify(content)}\n`)
  } catch (error) {
    // A full disk makes a file and then puts nothing into it.
    removeQuietly(path)
    throw error
  } finally {
    closeSync(file)
  }
  touchQuietly(path, timers)
  return true
}

function openNew(path: string): number | undefined {
  try {
    return openSync(path, 'wx')
  } catch (error) {
    if (reasonOf(error) === 'EEXIST') return undefined
    throw error
  }
}

/**
 * Puts our lock in the place of a stale one. Of several hosts that try this at once only one can make the draft, and it looks
 * again before it goes on, because the lock may have been somebody's fresh one by then.
 */
function takeOver(path: string, id: string, timers: Timers): boolean {
  if (!isStale(path, timers)) return false
  const draft = `${path}.new`
  if (isStale(draft, timers)) removeQuietly(draft)
  if (!make(draft, id, timers)) return false
  if (!isStale(path, timers)) {
    removeQuietly(draft)
    return false
  }
  renameSync(draft, path)
  return idIn(path) === id
}

/** A file that is gone in the meantime is as good as stale. */
function isStale(path: string, timers: Timers): boolean {
  const age = ageOf(path, timers)
  if (age === undefined || age > STALE_AFTER) return true
  const content = contentOf(path)
  if (content?.host !== hostname()) return false
  return content.pid === process.pid ? !ours.has(content.id) : isDead(content.pid)
}

function ageOf(path: string, timers: Timers): number | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  // A clock that was put back leaves files from the future: they age as well.
  return stat && Math.abs(timers.now() - stat.mtimeMs)
}

function contentOf(path: string): v.InferOutput<typeof Content> | undefined {
  try {
    const parsed = v.safeParse(Content, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Whose lock it is: undefined where there is none, null where that cannot be read. */
function idIn(path: string): string | null | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false }) && (contentOf(path)?.id ?? null)
  } catch {
    return null
  }
}

function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // A process of somebody else cannot be signalled, but it is there.
    return reasonOf(error) === 'ESRCH'
  }
}

function touchQuietly(path: string, timers: Timers): void {
  try {
    utimesSync(path, timers.now() / 1000, timers.now() / 1000)
  } catch {
    // The next heart beat tries again.
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // It goes stale by itself.
  }
}
