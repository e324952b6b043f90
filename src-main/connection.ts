/** One wire's side of the conversation: parses what a screen says and answers every frame with `done` or `refused`. */
import * as v from 'valibot'
import type { Seat } from '../src-shared/game.ts'
import { gameOf, isGameId } from '../src-shared/games/index.ts'
import { PROTOCOL, UpFrame } from '../src-shared/protocol.ts'
import type { Wire } from '../src-shared/protocol.ts'
import type { Words } from '../src-shared/words.ts'
import type { Host, Seated } from './host.ts'
import { isDiskTrouble, notice, refuse } from './refusals.ts'
import type { Guest, Sitting } from './sitting.ts'

type Said<T extends UpFrame['type']> = Extract<UpFrame, { type: T }>

/** A move may be repeated after the curtain fell; for that many the seat is remembered. */
const REMEMBERED = 200

const Answerable = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export class Connection implements Guest {
  readonly wire: Wire
  readonly #host: Host
  readonly #gone: () => void
  #greeted = false
  #sitting: Sitting | undefined
  readonly #moved = new Map<string, Seat>()

  constructor(host: Host, wire: Wire, gone: () => void) {
    this.#host = host
    this.wire = wire
    this.#gone = gone
  }

  get sitting(): Sitting | undefined {
    return this.#sitting
  }

  isListening(): boolean {
    return this.#greeted
  }

  /** Takes anything at all. The effects of a frame are sent before its answer. */
  receive(raw: unknown): void {
    const parsed = v.safeParse(UpFrame, raw)
    if (!parsed.success) {
      const readable = v.safeParse(Answerable, raw)
      this.#answer(readable.success ? readable.output.id : null, misread(parsed.issues))
      return
    }
    const frame = parsed.output
    // A page that has not said hello may be the one that is just being left.
    const known = this.#greeted || frame.type === 'hello'
    this.#answer(frame.id, known ? this.#do(frame) : refuse({ key: 'badFrame' }))
  }

  /** The page went away, or is being loaded anew: the curtain falls, and nothing is sent until it says hello. */
  reset(): void {
    this.#greeted = false
    this.cover()
  }

  cover(): void {
    this.#sitting?.cover(this)
  }

  disconnect(): void {
    this.#greeted = false
    this.leave()
    this.#gone()
  }

  leave(): void {
    const sitting = this.#sitting
    if (!sitting) return
    this.#sitting = undefined
    this.#moved.clear()
    if (sitting.part(this)) this.#host.forget(sitting)
    if (this.#greeted) this.wire.send({ type: 'closed' })
  }

  #answer(id: string | null, refusal: Words | undefined): void {
    if (refusal) this.wire.send({ type: 'refused', id, words: refusal })
    else if (id !== null) this.wire.send({ type: 'done', id })
  }

  #do(frame: UpFrame): Words | undefined {
    switch (frame.type) {
      case 'hello':
        return this.#hello(frame)
      case 'create':
        return this.#sit(this.#host.create(frame))
      case 'open':
        return this.#sit(this.#host.open(frame.match))
      case 'leave':
        this.leave()
        this.#host.showHome()
        return undefined
      case 'remove':
        return this.#remove(frame)
      case 'settings':
        return this.#host.preferences.change(frame.settings)
      case 'preset':
      case 'drop-preset':
        return this.#preset(frame)
      case 'dismiss':
        this.#host.dismiss(frame.notice)
        return undefined
      case 'move':
      case 'look':
      case 'cover':
      case 'pin':
      case 'unpin':
        return this.#sitting ? this.#atTable(frame, this.#sitting) : refuse({ key: 'noMatch' })
    }
  }

  #atTable(frame: Said<'move' | 'look' | 'cover' | 'pin' | 'unpin'>, sitting: Sitting): Words | undefined {
    switch (frame.type) {
      case 'move':
        return this.#move(frame, sitting)
      case 'look':
        return sitting.look(this, frame.seat, frame.pin)
      case 'cover':
        sitting.cover(this)
        return undefined
      case 'pin': {
        const seat = sitting.lookingAt(this)
        return seat === null ? refuse({ key: 'covered' }) : sitting.table.setPin(seat, frame.pin)
      }
      case 'unpin':
        return this.#unpin(frame, sitting)
    }
  }

  #hello({ protocol }: Said<'hello'>): Words | undefined {
    if (protocol !== PROTOCOL) return refuse({ key: 'otherVersion' })
    // A second hello is a new page: it begins behind the curtain.
    this.reset()
    this.#greeted = true
    this.wire.send(this.#host.home())
    this.#sitting?.show(this)
    return undefined
  }

  #sit(seated: Seated): Words | undefined {
    if ('refusal' in seated) return seated.refusal
    const { sitting } = seated
    if (sitting === this.#sitting) {
      this.cover()
      sitting.show(this)
      return undefined
    }
    this.leave()
    this.#sitting = sitting
    this.#host.showHome()
    sitting.join(this)
    return undefined
  }

  #remove({ match }: Said<'remove'>): Words | undefined {
    const refusal = this.#host.remove(match)
    this.#host.showHome()
    return refusal
  }

  #preset(frame: Said<'preset' | 'drop-preset'>): Words | undefined {
    const { game, name } = frame
    if (!isGameId(game)) return refuse({ key: 'noSuchGame' })
    const { preferences } = this.#host
    return frame.type === 'preset'
      ? preferences.addPreset(gameOf(game), name, frame.options)
      : preferences.dropPreset(game, name)
  }

  /** The seat is the one that is being looked at. */
  #move({ id, beat, move }: Said<'move'>, sitting: Sitting): Words | undefined {
    const seat = this.#moved.get(id) ?? sitting.lookingAt(this)
    if (seat === null) return refuse({ key: 'covered' })
    const refusal = sitting.table.play(seat, id, beat, move)
    // What the disk refused has no answer yet, so a repetition of it needs a lifted curtain like any move.
    if (refusal && isDiskTrouble(refusal)) return refusal
    this.#moved.set(id, seat)
    const [oldest] = this.#moved.keys()
    if (this.#moved.size > REMEMBERED && oldest !== undefined) this.#moved.delete(oldest)
    return refusal
  }

  #unpin({ seat }: Said<'unpin'>, sitting: Sitting): Words | undefined {
    const refusal = sitting.checkSeat(seat)
    if (refusal || !sitting.table.hasPin(seat)) return refusal
    const unsaved = sitting.table.setPin(seat, null)
    if (unsaved) return unsaved
    this.#host.tell(notice({ key: 'pinRemoved', args: { name: sitting.table.chairs[seat]?.name ?? '' } }))
    return undefined
  }
}

/** A name is what people mistype; everything else that cannot be read is a program's fault. */
function misread(issues: readonly v.BaseIssue<unknown>[]): Words {
  const aboutName = issues.some((issue) => issue.path?.at(-1)?.key === 'name')
  return refuse({ key: aboutName ? 'badName' : 'badFrame' })
}
