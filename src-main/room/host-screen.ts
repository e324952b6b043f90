/** The host's own screen: the window, or where there is none a browser that knows the host's code. It may do everything. */
import type { Seat } from '../../src-shared/game.ts'
import { gameOf, isGameId } from '../../src-shared/games/index.ts'
import { HostFrame, PROTOCOL } from '../../src-shared/protocol.ts'
import type { Wire } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Outcome } from './connection.ts'
import { Connection, LATER } from './connection.ts'
import type { Host } from '../host.ts'
import { isPassing, notice, refuse } from '../refusals.ts'
import type { Onlooker, Sitting } from './sitting.ts'

type Said<T extends HostFrame['type']> = Extract<HostFrame, { type: T }>
type AtTable = Said<'move' | 'look' | 'cover' | 'pin' | 'unpin' | 'reseat' | 'rename' | 'pause'>

/** A move may be repeated after the curtain fell; for that many the seat is remembered. */
const REMEMBERED = 200

export class HostScreen extends Connection<HostFrame> implements Onlooker {
  readonly kind = 'host'
  readonly holder = null
  readonly #host: Host
  #match = ''
  readonly #moved = new Map<string, Seat>()

  constructor(host: Host, wire: Wire) {
    super(wire, HostFrame)
    this.#host = host
  }

  /** The curtain falls with the page. */
  override reset(): void {
    super.reset()
    this.cover()
  }

  cover(): void {
    this.#host.room.sitting?.cover(this)
  }

  disconnect(): void {
    super.reset()
    this.#host.room.exit(this)
  }

  protected take(frame: HostFrame): Outcome | typeof LATER {
    switch (frame.type) {
      case 'hello':
        return this.#hello(frame)
      case 'ping':
        return undefined
      case 'lay':
        return this.#host.lay(frame)
      case 'change':
        return this.#host.room.change(frame.change)
      case 'deal':
        return this.#host.deal()
      case 'open':
        return this.#host.open(frame.match, this)
      case 'leave':
        this.#host.leave()
        return undefined
      case 'remove':
        return this.#host.remove(frame.match)
      case 'settings':
        return this.#host.preferences.change(frame.settings)
      case 'preset':
      case 'drop-preset':
        return this.#preset(frame)
      case 'dismiss':
        this.#host.dismiss(frame.notice)
        return undefined
      case 'kick':
        return this.#host.room.kick(frame.guest)
      case 'hosting':
        return this.#host.hosting.change(frame)
      case 'wifi':
        return this.#host.hosting.setWifi(frame.wifi)
      case 'self-test':
        return this.#host.hosting.selfTest()
      case 'second-screen':
        return this.#host.showTwice()
      case 'move':
      case 'look':
      case 'cover':
      case 'pin':
      case 'unpin':
      case 'reseat':
      case 'rename':
      case 'pause': {
        const { sitting } = this.#host.room
        return sitting ? this.#atTable(frame, sitting) : refuse({ key: 'noMatch' })
      }
    }
  }

  #atTable(frame: AtTable, sitting: Sitting): Words | undefined | typeof LATER {
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
      case 'reseat':
        return this.#host.room.reseat(frame.seat, frame.sitter)
      case 'rename':
        return this.#host.room.rename(frame.seat, frame.name)
      case 'pause':
        return sitting.table.pause(frame.on)
    }
  }

  #hello({ protocol }: Said<'hello'>): Words | undefined {
    if (protocol !== PROTOCOL) return refuse({ key: 'otherVersion' })
    // A second hello is a new page: it begins behind the curtain.
    this.reset()
    this.greet()
    this.wire.send(this.#host.home())
    this.#host.room.enter(this)
    return undefined
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
  #move({ id, beat, move }: Said<'move'>, sitting: Sitting): Words | undefined | typeof LATER {
    if (this.#match !== sitting.table.match) this.#moved.clear()
    this.#match = sitting.table.match
    const seat = this.#moved.get(id) ?? sitting.lookingAt(this)
    if (seat === null) return refuse({ key: 'covered' })
    const wait = sitting.play({ seat, id, beat, move }, (refusal) => {
      // What only the moment refused has no answer yet: a repetition of it needs a lifted curtain like any move.
      if (!refusal || !isPassing(refusal)) this.#remember(id, seat)
      this.answer(id, refusal)
    })
    if (wait !== undefined) this.wire.send({ type: 'held', id, milliseconds: wait })
    return LATER
  }

  #remember(id: string, seat: Seat): void {
    this.#moved.set(id, seat)
    const [oldest] = this.#moved.keys()
    if (this.#moved.size > REMEMBERED && oldest !== undefined) this.#moved.delete(oldest)
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
