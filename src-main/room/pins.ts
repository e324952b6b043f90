/** PINs: kept only as salted hashes, compared in constant time, and guessed slowly. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Seat } from '../../src-shared/game.ts'
import type { Words } from '../../src-shared/words.ts'
import { refuse } from '../refusals.ts'

export interface HashedPin {
  /** Both in hexadecimal. */
  readonly salt: string
  readonly hash: string
}

const GUESSES = 5
const WAIT = 30_000

const hashOf = (pin: string, salt: string): Buffer => scryptSync(pin.normalize('NFC'), Buffer.from(salt, 'hex'), 32)

export function hashPin(pin: string): HashedPin {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: hashOf(pin, salt).toString('hex') }
}

export const isPin = (pin: string, kept: HashedPin): boolean =>
  timingSafeEqual(hashOf(pin, kept.salt), Buffer.from(kept.hash, 'hex'))

/** Counts wrong PINs by seat: after the fifth in a row, and after each one more, that seat has to wait. */
export class PinGuard {
  readonly #wrong = new Map<Seat, { readonly count: number; readonly until: number }>()

  admit(seat: Seat, pin: string | undefined, kept: HashedPin, now: number): Words | undefined {
    const { count, until } = this.#wrong.get(seat) ?? { count: 0, until: 0 }
    if (now < until) return refuse({ key: 'pinWait', args: { seconds: Math.ceil((until - now) / 1000) } })
    // Asking without a PIN is no guess.
    if (pin === undefined) return refuse({ key: 'wrongPin' })
    if (isPin(pin, kept)) {
      this.#wrong.delete(seat)
      return undefined
    }
    this.#wrong.set(seat, { count: count + 1, until: count + 1 >= GUESSES ? now + WAIT : 0 })
    return refuse({ key: 'wrongPin' })
  }

  forget(seat: Seat): void {
    this.#wrong.delete(seat)
  }
}
