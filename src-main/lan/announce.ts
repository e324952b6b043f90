/** Tells the network by mDNS that there is a table here: an extra, so whatever goes wrong with it is nobody's trouble. */
import { Bonjour } from 'bonjour-service'
import { EVERYWHERE, isLoopback } from './addresses.ts'

export interface Announced {
  readonly name: string
  readonly type: 'http'
  readonly port: number
  readonly host: string
  /** Asking first whether the name is free ends in a stack trace on the terminal where it is not. */
  readonly probe: false
}

/** One announcement on the network. */
export interface Announcer {
  publish(announced: Announced): void
  end(): void
}

/** Speaks from this address only, or where there is none from all of them. */
export type MakeAnnouncer = (from: string | undefined) => Announcer

export interface AnnounceInput {
  readonly port: number
  readonly bind: string
  /** This computer's name, without `.local`. */
  readonly hostname: string
}

/** The function it gives takes the announcement back. */
export function announce({ port, bind, hostname }: AnnounceInput, make: MakeAnnouncer = bonjour): () => void {
  if (isLoopback(bind)) return () => undefined
  let announcer: Announcer | undefined
  quietly(() => {
    announcer = make(bind === EVERYWHERE ? undefined : bind)
    const name = `Hot Money (${hostname})`
    announcer.publish({ name, type: 'http', port, host: `${hostname}.local`, probe: false })
  })
  return () => {
    quietly(() => announcer?.end())
    announcer = undefined
  }
}

function bonjour(from: string | undefined): Announcer {
  // On some systems a socket that is bound to one address hears no multicast.
  const only: object = from === undefined ? {} : { interface: from, bind: EVERYWHERE }
  const service = new Bonjour(only, () => undefined)
  swallowErrors(service)
  return {
    publish: (announced) => {
      // What the network says later comes as an event, and one that nobody hears would end the app.
      service.publish(announced).on('error', () => undefined)
    },
    end: () => service.unpublishAll(() => quietly(() => service.destroy())),
  }
}

/** The socket inside complains by an event of its own, for which the package offers no door. */
function swallowErrors(service: Bonjour): void {
  const server: unknown = Reflect.get(service, 'server')
  const mdns: unknown = typeof server === 'object' && server !== null ? Reflect.get(server, 'mdns') : undefined
  if (typeof mdns !== 'object' || mdns === null || !('on' in mdns) || typeof mdns.on !== 'function') return
  for (const event of ['error', 'warning']) Reflect.apply(mdns.on, mdns, [event, () => undefined])
}

function quietly(act: () => void): void {
  try {
    act()
  } catch {
    // Phones come in by the address and the code all the same.
  }
}
