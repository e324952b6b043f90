/** The network as it is: this computer's own addresses, names and door. */
import { hostname as hostnameOf, networkInterfaces } from 'node:os'
import type { LanAddress } from '../../src-shared/protocol.ts'
import { addressesOf, EVERYWHERE, isLoopback } from './addresses.ts'
import { announce } from './announce.ts'
import { listen } from './lan.ts'
import type { Network } from './network.ts'
import { selfTest } from './self-test.ts'
import type { Timers } from '../timers.ts'

export interface RealNetworkInput {
  /** The address to listen on. */
  readonly bind: string
  /** More host names that this computer is known by. */
  readonly names: readonly string[]
  /** Wanted on the command line: goes before the one of last time. */
  readonly port?: number | undefined
  /** The built renderer. */
  readonly folder: string
  readonly timers: Timers
}

export function realNetwork({ bind, names, port, folder, timers }: RealNetworkInput): Network {
  // Some systems name themselves with their domain; what a network calls them by mDNS has none.
  const hostname = hostnameOf().replace(/\..*$/, '')
  const addresses = (): LanAddress[] => addressesOf(networkInterfaces(), bind)
  return {
    system: process.platform,
    localName: isLoopback(bind) ? null : `${hostname}.local`,
    addresses,
    // Asked anew each time: the laptop may change its Wi-Fi while the table is open.
    listen: (wanted, connect) =>
      listen({
        ...{ port: port ?? wanted, bind, folder, connect, timers },
        hostNames: () => [...addresses().map(({ address }) => address), ...namesOf(bind, hostname), ...names],
      }),
    announce: (open) => announce({ port: open, bind, hostname }),
    selfTest: (open) => selfTest({ addresses: addresses().map(({ address }) => address), port: open, timers }),
  }
}

function namesOf(bind: string, hostname: string): string[] {
  const loopback = bind === EVERYWHERE || isLoopback(bind) ? ['localhost', '127.0.0.1'] : []
  return [...loopback, hostnameOf(), hostname, `${hostname}.local`]
}
