/** One end of a conversation: parses what a screen says and answers every frame with `done` or `refused`. */
import * as v from 'valibot'
import type { Wire } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Peer } from '../lan/network.ts'
import { refuse } from '../refusals.ts'

/** What came of a frame: a refusal, nothing where it was done, or either of them later. */
export type Outcome = Words | undefined | Promise<Words | undefined>

interface Frame {
  readonly type: string
  readonly id: string
}

const Answerable = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export abstract class Connection<F extends Frame> implements Peer {
  readonly wire: Wire
  #greeted = false
  readonly #schema: v.GenericSchema<unknown, F>

  constructor(wire: Wire, schema: v.GenericSchema<unknown, F>) {
    this.wire = wire
    this.#schema = schema
  }

  /** Whether a page is listening: not before its hello, and not during a reload. */
  isListening(): boolean {
    return this.#greeted
  }

  /** Takes anything at all. The effects of a frame are sent before its answer. */
  receive(raw: unknown): void {
    const parsed = v.safeParse(this.#schema, raw)
    if (!parsed.success) {
      const readable = v.safeParse(Answerable, raw)
      this.answer(readable.success ? readable.output.id : null, misread(parsed.issues))
      if (!isAboutName(parsed.issues)) this.misbehaved()
      return
    }
    const frame = parsed.output
    // A page that has not said hello may be the one that is just being left.
    const known = this.#greeted || frame.type === 'hello' || frame.type === 'ping'
    const outcome = known ? this.take(frame) : refuse({ key: 'badFrame' })
    if (outcome instanceof Promise) void outcome.then((refusal) => this.answer(frame.id, refusal))
    else if (outcome !== LATER) this.answer(frame.id, outcome)
  }

  /** The page went away, or is being loaded anew: nothing is sent until it says hello. */
  reset(): void {
    this.#greeted = false
  }

  abstract disconnect(): void

  protected abstract take(frame: F): Outcome | typeof LATER

  /** After a frame that no screen of ours would send. */
  protected misbehaved(): void {
    // The window is ours: a fault in it is no reason to close it.
  }

  protected greet(): void {
    this.#greeted = true
  }

  protected answer(id: string | null, refusal: Words | undefined): void {
    if (refusal) this.wire.send({ type: 'refused', id, words: refusal })
    else if (id !== null) this.wire.send({ type: 'done', id })
  }
}

/** Says that the answer will be sent by whoever knows it. */
export const LATER: unique symbol = Symbol('later')

const isAboutName = (issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.every((issue) => issue.path?.at(-1)?.key === 'name')

/** A name is what people mistype; everything else that cannot be read is a program's fault. */
const misread = (issues: readonly v.BaseIssue<unknown>[]): Words =>
  refuse({ key: isAboutName(issues) ? 'badName' : 'badFrame' })
