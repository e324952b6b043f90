/** A phone's end of the conversation: at the door until it is let in, then at its chair or among those who watch. */
import { PhoneFrame, PROTOCOL } from '../../src-shared/protocol.ts'
import type { Wire } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Outcome } from './connection.ts'
import { Connection, LATER } from './connection.ts'
import { fingerprint, newToken } from './door.ts'
import type { Host } from '../host.ts'
import { HostScreen } from './host-screen.ts'
import { refuse } from '../refusals.ts'
import type { Onlooker } from './sitting.ts'

type Said<T extends PhoneFrame['type']> = Extract<PhoneFrame, { type: T }>

export class PhoneScreen extends Connection<PhoneFrame> implements Onlooker {
  readonly kind = 'phone'
  readonly #host: Host
  /** The address it comes from, for those who guess. */
  readonly #from: string
  #holder: string | null = null
  /** What this screen became when it said the host's code. */
  #asHost: HostScreen | undefined

  constructor(host: Host, wire: Wire, from: string) {
    super(wire, PhoneFrame)
    this.#host = host
    this.#from = from
  }

  get holder(): string | null {
    return this.#holder
  }

  override receive(raw: unknown): void {
    if (this.#asHost) this.#asHost.receive(raw)
    else super.receive(raw)
  }

  disconnect(): void {
    this.#asHost?.disconnect()
    this.#leave()
  }

  /** Shown the door. */
  dismiss(words: Words): void {
    this.wire.send({ type: 'out', words })
    this.#leave()
    this.wire.close()
  }

  protected override misbehaved(): void {
    this.wire.close()
  }

  protected take(frame: PhoneFrame): Outcome | typeof LATER {
    switch (frame.type) {
      case 'hello':
        return this.#hello(frame)
      case 'ping':
        return undefined
      case 'move':
        return this.#move(frame)
      case 'sit':
        return this.#holder === null
          ? refuse({ key: 'needCode' })
          : this.#host.room.sit(this.#holder, frame.name, frame.chair)
      case 'stand':
        return this.#holder === null ? refuse({ key: 'needCode' }) : this.#host.room.stand(this.#holder)
    }
  }

  #hello(frame: Said<'hello'>): Words | undefined | typeof LATER {
    if (frame.protocol !== PROTOCOL) return refuse({ key: 'otherVersion' })
    if (frame.admin !== undefined) return this.#becomeHost(frame, frame.admin)
    const { token, refusal } = this.#comeIn(frame)
    if (refusal) return refusal
    const holder = fingerprint(token)
    const { guests } = this.#host.room
    if (!guests.isThere(holder) && guests.isFull) return refuse({ key: 'full' })
    this.#leave()
    this.#holder = holder
    this.greet()
    // A phone that comes back by its token says no name: its chair knows.
    const name = frame.name ?? this.#host.room.chairNameOf(holder) ?? ''
    const guest = guests.welcome(holder, this, name)
    this.wire.send({ type: 'welcome', token, guest })
    this.#host.room.enter(this)
    return undefined
  }

  /** Somebody who was here, or who may sit at this table, is let in by the token; anybody else by the letters. */
  #comeIn({ token, ...knock }: Said<'hello'>): { readonly token: string; readonly refusal: Words | undefined } {
    if (token !== undefined && this.#host.room.knows(fingerprint(token))) return { token, refusal: undefined }
    return { token: newToken(), refusal: this.#host.hosting.knock(knock, this.#from) }
  }

  #becomeHost(frame: Said<'hello'>, admin: string): Words | undefined | typeof LATER {
    const refusal = this.#host.hosting.admitHost(admin, this.#from)
    if (refusal) return refusal
    this.#leave()
    this.#asHost = new HostScreen(this.#host, this.wire)
    // It answers for itself.
    this.#asHost.receive({ type: 'hello', id: frame.id, protocol: frame.protocol })
    return LATER
  }

  #leave(): void {
    this.reset()
    if (this.#holder === null) return
    const holder = this.#holder
    this.#holder = null
    this.#host.room.guests.lose(holder, this)
    this.#host.room.exit(this)
  }

  #move({ id, beat, move }: Said<'move'>): Words | undefined | typeof LATER {
    const { sitting } = this.#host.room
    if (!sitting) return refuse({ key: 'noMatch' })
    const holder = this.#holder
    if (holder === null) return refuse({ key: 'notHere' })
    const { guests } = this.#host.room
    const seat = sitting.seatOf(holder)
    // An answer that was lost on the way is asked for again, also when the chair has changed hands since.
    if (seat === null) return guests.answerTo(holder, id, () => refuse({ key: 'notHere' }))
    const wait = sitting.play({ seat, id, beat, move }, (refusal) => {
      guests.remember(holder, id, refusal)
      this.answer(id, refusal)
    })
    if (wait !== undefined) this.wire.send({ type: 'held', id, milliseconds: wait })
    return LATER
  }
}
