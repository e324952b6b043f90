/** Who comes in: the four letters, the password, the tokens of those who are in already, and how often one may guess. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { refuse } from '../refusals.ts'

/** What is kept of a token: whoever reads a saved game cannot come in with it. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

export const newToken = (): string => randomBytes(24).toString('base64url')

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '').join('')

/** Takes as long for a wrong secret as for the right one. */
export const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprint(given), 'hex'), Buffer.from(fingerprint(secret), 'hex'))

/** So many wrong tries are anybody's. */
const FREE_GUESSES = 5
const FIRST_WAIT = 5000
const LONGEST_WAIT = 300_000
/** So many wrong tries of all together are nobody's mistake any more: the table locks itself. */
const ALL_GUESSES = 60
/** More addresses than a home has. */
const REMEMBERED = 1000

interface Guesses {
  readonly count: number
  readonly until: number
}

/** Slows down whoever guesses. */
export class GuessGuard {
  readonly #by = new Map<string, Guesses>()
  #all = 0

  /** Milliseconds until this address may try again. */
  wait(from: string, now: number): number {
    return Math.max(0, (this.#by.get(from)?.until ?? 0) - now)
  }

  /** True where it was one guess too many. */
  wrong(from: string, now: number): boolean {
    const count = (this.#by.get(from)?.count ?? 0) + 1
    const over = count - FREE_GUESSES
    const until = over < 0 ? 0 : now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** over)
    this.#by.delete(from)
    this.#by.set(from, { count, until })
    const [oldest] = this.#by.keys()
    if (this.#by.size > REMEMBERED && oldest !== undefined) this.#by.delete(oldest)
    this.#all += 1
    return this.#all >= ALL_GUESSES
  }

  right(from: string): void {
    this.#by.delete(from)
  }

  forget(): void {
    this.#by.clear()
    this.#all = 0
  }
}

export interface Knock {
  readonly code?: string | undefined
  readonly password?: string | undefined
}

export class Door {
  readonly #guard = new GuessGuard()
  #code = newCode()
  #password: string | null = null
  #locked = false

  get code(): string {
    return this.#code
  }
  get locked(): boolean {
    return this.#locked
  }
  get hasPassword(): boolean {
    return this.#password !== null
  }

  /** A new evening: other letters, nobody has guessed yet. */
  renew(): void {
    this.#code = newCode()
    this.#guard.forget()
  }

  lock(locked: boolean): void {
    this.#locked = locked
    if (!locked) this.#guard.forget()
  }

  setPassword(password: string | null): void {
    this.#password = password
  }

  /** Undefined lets somebody new in. `tooMany` is called where guessing has locked the table. */
  knock({ code, password }: Knock, from: string, now: number, tooMany: () => void): Words | undefined {
    const wait = this.#guard.wait(from, now)
    if (wait > 0) return refuse({ key: 'guessWait', args: { seconds: Math.ceil(wait / 1000) } })
    // Asking without the letters is no guess.
    if (code === undefined) return refuse({ key: 'needCode' })
    if (!isSame(code.toUpperCase(), this.#code)) return this.#wrong('wrongCode', from, now, tooMany)
    if (this.#locked) return refuse({ key: 'locked' })
    if (this.#password !== null) {
      if (password === undefined) return refuse({ key: 'needPassword' })
      if (!isSame(password, this.#password)) return this.#wrong('wrongPassword', from, now, tooMany)
    }
    this.#guard.right(from)
    return undefined
  }

  /** For the host's own code, where the host has no window. */
  admit(given: string, admin: string, from: string, now: number, tooMany: () => void): Words | undefined {
    const wait = this.#guard.wait(from, now)
    if (wait > 0) return refuse({ key: 'guessWait', args: { seconds: Math.ceil(wait / 1000) } })
    return isSame(given, admin) ? undefined : this.#wrong('wrongAdmin', from, now, tooMany)
  }

  #wrong(key: 'wrongCode' | 'wrongPassword' | 'wrongAdmin', from: string, now: number, tooMany: () => void): Words {
    if (this.#guard.wrong(from, now) && !this.#locked) {
      this.#locked = true
      tooMany()
    }
    return refuse({ key })
  }
}
