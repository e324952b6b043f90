/** A second window of the laptop: it sees what lies on the table for all, and asks for nothing. */
import { PROTOCOL, WatcherFrame } from '../../src-shared/protocol.ts'
import type { Wire } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { Connection } from './connection.ts'
import type { Host } from '../host.ts'
import { refuse } from '../refusals.ts'
import type { Onlooker } from './sitting.ts'

export class Watcher extends Connection<WatcherFrame> implements Onlooker {
  readonly kind = 'watcher'
  readonly holder = null
  readonly #host: Host

  constructor(host: Host, wire: Wire) {
    super(wire, WatcherFrame)
    this.#host = host
  }

  disconnect(): void {
    this.reset()
    this.#host.room.exit(this)
  }

  protected take(frame: WatcherFrame): Words | undefined {
    if (frame.type === 'ping') return undefined
    if (frame.protocol !== PROTOCOL) return refuse({ key: 'otherVersion' })
    this.greet()
    this.wire.send({ type: 'watch', settings: this.#host.settings })
    this.#host.room.enter(this)
    return undefined
  }
}
