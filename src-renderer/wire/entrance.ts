/** How a phone gets in and stays in: it says hello with what it has, keeps its token, and knocks again while it must wait outside. */
import { PROTOCOL } from '../../src-shared/limits.ts'
import type { UpBody } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Keep } from './keep.ts'
import { textOf } from './keep.ts'
import type { Later } from './line.ts'

/** The host may just have been started anew, and not have opened its saved game yet. */
export const KNOCK_AGAIN = 3000

/** Before the first answer, in front of the door, or at the table. `known`: this phone has been inside and will be let in by itself. */
export type Standing =
  | { readonly at: 'coming' }
  | { readonly at: 'outside'; readonly refusal: Words | null; readonly known: boolean }
  | { readonly at: 'inside'; readonly guest: number }

/** What a person says at the door. */
export interface Greeting {
  readonly name: string
  readonly code?: string
  readonly password?: string
}

export interface Doorstep {
  ask(body: UpBody): Promise<Words | undefined>
  readonly keep: Keep
  readonly later: Later
  stand(standing: Standing): void
}

/** Refusals that nothing but the person at the door can change. */
const FINAL: readonly string[] = ['kicked', 'otherVersion']

export class Entrance {
  readonly #step: Doorstep
  #inside = false
  #connected = false
  #takeBack: (() => void) | undefined

  constructor(step: Doorstep) {
    this.#step = step
  }

  get token(): string | null {
    return textOf(this.#step.keep.read('token'))
  }

  /** The wire is open: a phone with a token is let in without a word. */
  connected(): void {
    this.#connected = true
    if (this.token === null) this.#outside(null)
    else void this.#knock(false)
  }

  cut(): void {
    this.#connected = false
    this.#rest()
  }

  /** What was typed at the door. Gives the refusal, if any. */
  async greet(greeting: Greeting): Promise<Words | undefined> {
    this.#rest()
    const { token } = this
    const refusal = await this.#step.ask({
      type: 'hello',
      protocol: PROTOCOL,
      ...greeting,
      ...(token !== null && { token }),
    })
    if (refusal) this.#refused(refusal)
    return refusal
  }

  welcome(token: string, guest: number): void {
    this.#rest()
    this.#inside = true
    this.#step.keep.write('token', token)
    this.#step.stand({ at: 'inside', guest })
  }

  /** The host does not want this phone at its table. */
  forget(): void {
    this.#rest()
    this.#inside = false
    this.#step.keep.write('token', null)
  }

  async #knock(again: boolean): Promise<void> {
    this.#rest()
    const { token } = this
    if (token === null) return
    const refusal = await this.#step.ask({ type: 'hello', protocol: PROTOCOL, token })
    if (!refusal || !this.#connected) return
    // A knock that is repeated is nobody's doing, and must not write over what the person was told.
    if (again && !FINAL.includes(refusal.key)) this.#knockLater()
    else this.#refused(refusal)
  }

  #refused(refusal: Words): void {
    if (refusal.key === 'kicked') this.#step.keep.write('token', null)
    if (!this.#connected) return
    this.#inside = false
    this.#outside(refusal)
    if (this.token !== null && !FINAL.includes(refusal.key)) this.#knockLater()
  }

  #outside(refusal: Words | null): void {
    if (!this.#inside) this.#step.stand({ at: 'outside', refusal, known: this.token !== null })
  }

  #knockLater(): void {
    this.#rest()
    this.#takeBack = this.#step.later(KNOCK_AGAIN, () => void this.#knock(true))
  }

  #rest(): void {
    this.#takeBack?.()
    this.#takeBack = undefined
  }
}
