/** The open house: whether phones can come in, by which address and letters, and what the host's screens are told of it. */
import type { GuestView, HostFrame, HostingFrame, Wire } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { plainAdminCode } from '../terminal/admin-code.ts'
import type { Outcome } from './connection.ts'
import type { Knock } from './door.ts'
import { Door } from './door.ts'
import type { Listening, Network, Peer } from '../lan/network.ts'
import type { Preferences } from '../preferences.ts'
import { reasonOf, refuse } from '../refusals.ts'
import type { Timers } from '../timers.ts'

type Wish = Omit<Extract<HostFrame, { type: 'hosting' }>, 'type' | 'id'>
type Wifi = NonNullable<Extract<HostFrame, { type: 'wifi' }>['wifi']>

export interface HostingInput {
  /** Missing: phones cannot join from here. */
  readonly network: Network | undefined
  /** The code that makes a browser the host's screen, where the host has no window. */
  readonly admin: string | undefined
  readonly preferences: Preferences
  readonly timers: Timers
  readonly connect: (wire: Wire, from: string) => Peer
  readonly guests: () => GuestView[]
  /** Something that the host's screens show has changed. */
  readonly changed: () => void
  /** Somebody guessed so often that the table locked itself. */
  readonly guessing: () => void
}

export class Hosting {
  readonly #in: HostingInput
  readonly #door = new Door()
  #open: { readonly listening: Listening; readonly since: number; readonly hush: () => void } | undefined
  /** Set while the door is being opened: two people may press the button at once. */
  #opening: Promise<Words | undefined> | undefined
  #address: string | undefined
  #wifi: Wifi | null
  #selfTest: HostingFrame['selfTest'] = null
  readonly #listeners = new Set<(on: boolean) => void>()

  constructor(input: HostingInput) {
    this.#in = input
    const kept = input.preferences.wifi
    this.#wifi = kept && { ...kept, keep: true }
  }

  get isOn(): boolean {
    return this.#open !== undefined
  }
  get code(): string {
    return this.#door.code
  }
  get port(): number {
    return this.#open?.listening.port ?? 0
  }
  /** What a phone opens; the letters stand where no network ever sees them. */
  get url(): string {
    return this.#open ? `http://${this.address}:${this.port}/#${this.code}` : ''
  }
  /** The address that phones are shown. */
  get address(): string {
    const all = this.#in.network?.addresses() ?? []
    return (all.find(({ address }) => address === this.#address) ?? all[0])?.address ?? ''
  }

  /** Whenever the door is opened or closed. */
  onChange(listener: (on: boolean) => void): void {
    this.#listeners.add(listener)
  }

  /** Opens the door, on the port of last time if it is free: phones that were here find back by themselves. */
  start(): Promise<Words | undefined> {
    if (this.#open) return Promise.resolve(undefined)
    this.#opening ??= this.#start().finally(() => (this.#opening = undefined))
    return this.#opening
  }

  async stop(): Promise<void> {
    await this.#opening
    const open = this.#open
    if (!open) return
    this.#open = undefined
    open.hush()
    await open.listening.close()
    this.#tell()
  }

  change({ on, locked, password, address }: Wish): Outcome {
    const { network } = this.#in
    if (address !== undefined) {
      if (!network?.addresses().some((one) => one.address === address)) return refuse({ key: 'noSuchAddress' })
      this.#address = address
    }
    if (locked !== undefined) this.#door.lock(locked)
    if (password !== undefined) this.#door.setPassword(password)
    if (on === true) return this.start()
    if (on === false) return this.stop().then(() => undefined)
    this.#in.changed()
    return undefined
  }

  setWifi(wifi: Wifi | null): Words | undefined {
    const refusal = this.#in.preferences.keepWifi(
      wifi?.keep === true ? { name: wifi.name, password: wifi.password } : null,
    )
    if (refusal) return refusal
    this.#wifi = wifi
    this.#in.changed()
    return undefined
  }

  async selfTest(): Promise<Words | undefined> {
    const { network } = this.#in
    if (!network || !this.#open) return refuse({ key: 'noPhones' })
    this.#selfTest = await network.selfTest(this.port)
    this.#in.changed()
    return undefined
  }

  /** Undefined lets somebody new in. */
  knock(knock: Knock, from: string): Words | undefined {
    return this.#door.knock(knock, from, this.#in.timers.now(), () => this.#tooMany())
  }

  /** Undefined makes a browser the host's screen. */
  admitHost(given: string, from: string): Words | undefined {
    const { admin, timers } = this.#in
    if (admin === undefined) return refuse({ key: 'notForScreen' })
    return this.#door.admit(plainAdminCode(given), plainAdminCode(admin), from, timers.now(), () => this.#tooMany())
  }

  /** Nothing where phones cannot join at all. */
  show(wire: Wire): void {
    if (this.#in.network) wire.send(this.frame(this.#in.network))
  }

  /** For a screen that all look at: how to come in, and nothing else. */
  showToAll(wire: Wire): void {
    if (this.#in.network) wire.send({ ...this.frame(this.#in.network), guests: [], wifi: null, selfTest: null })
  }

  frame(network: Network): HostingFrame {
    return {
      type: 'hosting',
      on: this.isOn,
      url: this.url,
      port: this.port,
      code: this.code,
      locked: this.#door.locked,
      password: this.#door.hasPassword,
      address: this.address,
      addresses: network.addresses(),
      localName: network.localName,
      guests: this.#in.guests(),
      wifi: this.#wifi && { name: this.#wifi.name, password: this.#wifi.password, kept: this.#wifi.keep },
      system: network.system,
      since: this.#open?.since ?? 0,
      selfTest: this.#selfTest,
    }
  }

  async #start(): Promise<Words | undefined> {
    const { network, preferences, timers, connect } = this.#in
    if (!network) return refuse({ key: 'noPhones' })
    try {
      this.#door.renew()
      const listening = await network.listen(preferences.port, connect)
      this.#open = { listening, since: timers.now(), hush: network.announce(listening.port) }
      this.#selfTest = null
      preferences.keepPort(listening.port)
    } catch (error) {
      return refuse({ key: 'cannotListen', args: { reason: reasonOf(error) } })
    }
    this.#tell()
    return undefined
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.isOn)
    this.#in.changed()
  }

  #tooMany(): void {
    this.#in.guessing()
    this.#in.changed()
  }
}
