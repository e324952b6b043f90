/** A network that fails on purpose: passes every byte between phones and host, and cuts where chance wants it, frame by frame. */
import type { Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import type { Random } from '../../src-shared/random.ts'
import { once } from './chance.ts'

/** Where a wire is cut. */
export const FAULTS = [
  /** What the phone says never gets to the host. */
  'before',
  /** The host hears it, and the phone is gone before the answer can come. */
  'between',
  /** The host has answered, but the answer never gets to the phone. */
  'after',
  /** Half a frame, then nothing more, on the way up or down. */
  'half-up',
  'half-down',
  /** The phone sleeps: nothing passes, nobody notices, then the socket is dead. */
  'asleep',
  /** The phone's end is gone; the host goes on believing in it for a while. */
  'half-open',
  /** While the page is still being greeted. */
  'early',
] as const
export type Fault = (typeof FAULTS)[number]

/** Finds where frames end in the bytes of a WebSocket, after the HTTP it begins with. */
class Frames {
  #rest: Buffer = Buffer.alloc(0)
  #greeted = false

  /** Whole pieces: the greeting, then one frame each. What is not whole yet stays here. */
  cut(bytes: Buffer): Buffer[] {
    this.#rest = Buffer.concat([this.#rest, bytes])
    const pieces: Buffer[] = []
    for (let length = this.#length(); length !== undefined && length <= this.#rest.length; length = this.#length()) {
      pieces.push(this.#rest.subarray(0, length))
      this.#rest = this.#rest.subarray(length)
      this.#greeted = true
    }
    return pieces
  }

  #length(): number | undefined {
    const bytes = this.#rest
    if (!this.#greeted) {
      const end = bytes.indexOf('\r\n\r\n')
      return end < 0 ? undefined : end + 4
    }
    const second = bytes[1]
    if (second === undefined) return undefined
    const short = second & 0x7f
    const mask = second & 0x80 ? 4 : 0
    if (short < 126) return 2 + mask + short
    if (short === 126) return bytes.length < 4 ? undefined : 4 + mask + bytes.readUInt16BE(2)
    return bytes.length < 10 ? undefined : 10 + mask + Number(bytes.readBigUInt64BE(2))
  }
}

export interface ChaosInput {
  /** Where the host listens. */
  readonly port: number
  readonly random: Random
  /** How many cuts there are to be. */
  readonly cuts: number
  readonly trace: (line: string) => void
  /** A frame from a phone has just gone to the host. */
  readonly passed: () => void
}

export class ChaosProxy {
  readonly counts = new Map<string, number>()
  readonly #in: ChaosInput
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #left: number
  #number = 0
  #port = 0
  #closing = false

  constructor(input: ChaosInput) {
    this.#in = input
    this.#left = input.cuts
    this.#server = createServer((phone) => this.#accept(phone))
  }

  get port(): number {
    return this.#port
  }
  get cuts(): number {
    return this.#in.cuts - this.#left
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.#port = address.port
  }

  async close(): Promise<void> {
    this.#closing = true
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  #accept(phone: Socket): void {
    const number = ++this.#number
    this.#keep(phone)
    if (this.#left > 0 && once(this.#in.random, 12)) {
      this.#spend('refused', number)
      phone.resetAndDestroy()
      return
    }
    const host = connect(this.#in.port, '127.0.0.1')
    this.#keep(host)
    new Wire({ ...this.#in, phone, host, number, spend: (fault) => this.#spend(fault, number) })
  }

  /** False where there have been enough cuts. */
  #spend(fault: string, number: number): boolean {
    if (this.#left <= 0 || this.#closing) return false
    this.#left -= 1
    this.#count(fault)
    this.#in.trace(`wire ${String(number)}: ${fault}`)
    return true
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
  }
}

interface WireInput extends Omit<ChaosInput, 'cuts' | 'port'> {
  readonly phone: Socket
  readonly host: Socket
  readonly number: number
  readonly spend: (fault: Fault) => boolean
}

/** One wire with the fault it was born with. */
class Wire {
  readonly #in: WireInput
  readonly #fault: Fault
  /** How many frames of the phone pass before. */
  #patience: number
  #swallowing = false
  /** The host's next frame is the one that never arrives. */
  #armed: 'after' | 'half-down' | undefined

  constructor(input: WireInput) {
    this.#in = input
    const { phone, host, random } = input
    this.#fault = random.pick(FAULTS)
    // The first frame is the hello; pings and moves follow.
    this.#patience = this.#fault === 'early' ? random.whole(0, 1) : random.whole(1, 8)
    const up = new Frames()
    const down = new Frames()
    phone.on('data', (bytes: Buffer) => {
      for (const piece of up.cut(bytes)) this.#up(piece)
    })
    host.on('data', (bytes: Buffer) => {
      for (const piece of down.cut(bytes)) this.#down(piece)
    })
    phone.on('close', () => this.#swallowing || host.destroy())
    host.on('close', () => this.#swallowing || phone.destroy())
  }

  #up(piece: Buffer): void {
    const { host, passed } = this.#in
    if (this.#swallowing || host.destroyed) return
    const isGreeting = piece.indexOf('GET ') === 0
    if (!isGreeting && this.#patience-- <= 0 && this.#armed === undefined && this.#in.spend(this.#fault)) {
      this.#strike(piece)
      return
    }
    host.write(piece)
    if (!isGreeting) passed()
  }

  #strike(piece: Buffer): void {
    const { phone, host, random } = this.#in
    switch (this.#fault) {
      case 'before':
      case 'early':
        this.#cut()
        break
      case 'between':
        // The host reads what was written before it sees the end.
        this.#swallowing = true
        host.end(piece)
        phone.destroy()
        this.#in.passed()
        break
      case 'after':
      case 'half-down':
        this.#armed = this.#fault
        host.write(piece)
        this.#in.passed()
        break
      case 'half-up':
        this.#swallowing = true
        host.end(piece.subarray(0, random.whole(1, Math.max(1, piece.length - 1))))
        phone.destroy()
        break
      case 'asleep':
      case 'half-open':
        this.#swallowing = true
        // What the phone says last may still get through.
        if (once(random, 2)) host.write(piece)
        if (this.#fault === 'half-open') phone.destroy()
        setTimeout(() => this.#cut(), random.whole(50, 1500))
    }
  }

  #down(piece: Buffer): void {
    const { phone, random } = this.#in
    if (this.#swallowing || phone.destroyed) return
    if (this.#armed === 'half-down') phone.write(piece.subarray(0, random.whole(1, Math.max(1, piece.length - 1))))
    if (this.#armed) this.#cut()
    else phone.write(piece)
  }

  #cut(): void {
    this.#swallowing = true
    this.#in.phone.destroy()
    this.#in.host.destroy()
  }
}
