/** What the host needs of the network, so that a test can do without one. */
import type { HostingFrame, LanAddress, Wire } from '../../src-shared/protocol.ts'

/** The host's end of a wire. */
export interface Peer {
  /** Takes anything at all that was sent, already parsed as JSON where that was possible. */
  receive(raw: unknown): void
  /** The wire is gone. */
  disconnect(): void
}

export interface Listening {
  readonly port: number
  close(): Promise<void>
}

export interface Network {
  /** The operating system, as Node names it: firewalls differ. */
  readonly system: string
  /** A name that works instead of an address where the network knows it, without a port. */
  readonly localName: string | null
  /** Best first. */
  addresses(): readonly LanAddress[]
  /**
   * Opens the door. A wanted port that is not free is replaced by another one. Fails with the system's error.
   * `connect` is called for every socket that was let in, with the address it comes from.
   */
  listen(wanted: number, connect: (wire: Wire, from: string) => Peer): Promise<Listening>
  /** Tells the network that there is a table here; the function it gives takes that back. Never fails. */
  announce(port: number): () => void
  /** Tries each address from here: over HTTP, then as a socket. */
  selfTest(port: number): Promise<NonNullable<HostingFrame['selfTest']>>
}
