/** What this screen has asked and has no answer to. A phone's moves outlive a cut wire and a reload: they are sent again as they were. */
import type { UpBody, UpFrame } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Keep } from './keep.ts'
import type { Later } from './line.ts'

/** How long an answer may take before the screen says that it is waiting in vain. */
export const PATIENCE = 4000

export const OFFLINE: Words = { from: 'app.refuse', key: 'offline' }
const UNDELIVERED: Words = { from: 'app.refuse', key: 'undelivered' }

type MoveFrame = Extract<UpFrame, { type: 'move' }>

/** A move belongs to one match and one seat: it must not end up in another one. */
export interface Belonging {
  readonly match: string
  readonly token: string
}

interface KeptMove extends Belonging {
  readonly frame: MoveFrame
}

interface Unanswered {
  readonly frame: UpFrame
  readonly kept: Belonging | undefined
  /** Whether the wire was down when the question was put, or was cut since. */
  late: boolean
  /** The host has said that this takes a moment: nobody waits in vain. */
  beHeld(): void
  settle(refusal: Words | undefined): void
}

export interface Post {
  send(frame: UpFrame): void
  readonly keep: Keep
  readonly later: Later
  newId(): string
  /** Whether the host takes longer than it should. */
  silent(on: boolean): void
  /** Whether the host has said that an answer will take a moment. */
  held(on: boolean): void
  /** How many moves have no answer yet. */
  unanswered(moves: number): void
  /** The refusal of a move that came too late for the place where it was made. */
  tooLate(refusal: Words): void
}

export class Outbox {
  readonly #post: Post
  readonly #open = new Map<string, Unanswered>()
  #connected = false
  /** The match that the wire leads to: known from its first view after a hello. */
  #at: Belonging | undefined

  constructor(post: Post) {
    this.#post = post
    for (const { match, token, frame } of readMoves(post.keep.read('moves'))) {
      this.#open.set(frame.id, {
        frame,
        kept: { match, token },
        late: true,
        beHeld: () => undefined,
        settle: () => undefined,
      })
    }
    this.#count()
  }

  connected(): void {
    this.#connected = true
  }

  /** Nothing that was asked can be answered any more, but what was kept will be asked again. */
  cut(): void {
    this.#connected = false
    this.#at = undefined
    for (const [id, open] of [...this.#open]) {
      if (open.kept) open.late = true
      else this.answer(id, OFFLINE)
    }
    this.#post.silent(false)
    this.#post.held(false)
  }

  /** Gives the refusal, or undefined when it is done. With a belonging it is kept until it is answered. */
  ask(body: UpBody, kept?: Belonging): Promise<Words | undefined> {
    if (!this.#connected && !kept) return Promise.resolve(OFFLINE)
    const frame: UpFrame = { ...body, id: this.#post.newId() }
    return new Promise((resolve) => {
      const takeBack = this.#post.later(PATIENCE, () => this.#connected && this.#post.silent(true))
      const settle = (refusal: Words | undefined) => {
        takeBack()
        resolve(refusal)
      }
      this.#open.set(frame.id, { frame, kept, late: kept !== undefined && !this.#isAt(kept), beHeld: takeBack, settle })
      if (kept) this.#store()
      if (!kept || this.#isAt(kept)) this.#post.send(frame)
    })
  }

  /** The answer will take a moment. */
  hold(id: string): void {
    this.#open.get(id)?.beHeld()
    this.#post.held(true)
  }

  /** The host has answered. */
  answer(id: string, refusal: Words | undefined): void {
    const open = this.#open.get(id)
    if (!open) return
    this.#open.delete(id)
    this.#post.silent(false)
    this.#post.held(false)
    if (open.kept) {
      this.#store()
      if (refusal && (open.late || refusal.key === 'closedBeat')) this.#post.tooLate(refusal)
    }
    open.settle(refusal)
  }

  /** The wire leads to this match again: what was made for it is sent once more, what was made for another one never. */
  arrived(at: Belonging): void {
    if (this.#isAt(at)) return
    this.#at = at
    for (const [id, { kept, frame }] of [...this.#open]) {
      if (!kept) continue
      if (this.#isAt(kept)) this.#post.send(frame)
      else this.answer(id, UNDELIVERED)
    }
  }

  /** Forgets every move: the phone was shown the door. */
  empty(): void {
    for (const id of [...this.#open.keys()]) this.answer(id, UNDELIVERED)
  }

  #isAt(place: Belonging): boolean {
    return this.#connected && this.#at?.match === place.match && this.#at.token === place.token
  }

  #store(): void {
    const moves: KeptMove[] = []
    for (const { frame, kept } of this.#open.values()) {
      if (kept && frame.type === 'move') moves.push({ ...kept, frame })
    }
    this.#post.keep.write('moves', moves.length === 0 ? null : moves)
    this.#count()
  }

  #count(): void {
    this.#post.unanswered([...this.#open.values()].filter(({ kept }) => kept !== undefined).length)
  }
}

/** What lies on the browser's shelf may be anything. */
function readMoves(raw: unknown): readonly KeptMove[] {
  return Array.isArray(raw) ? raw.filter(isKeptMove) : []
}

function isKeptMove(raw: unknown): raw is KeptMove {
  const { match, token, frame } = fieldsOf(raw)
  const { type, id, beat } = fieldsOf(frame)
  const words = [match, token, id].every((field) => typeof field === 'string')
  return words && type === 'move' && typeof beat === 'number'
}

const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
