/** How much the network may ask of the host: the limits, and the counting that keeps them. */

export interface Rate {
  readonly perSecond: number
  /** What may come at once after a quiet time. */
  readonly burst: number
}

export interface Limits {
  /** Open sockets, in all and from one address. */
  readonly sockets: number
  readonly socketsPerAddress: number
  /** Open connections of any kind: a page is fetched over several. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** New sockets from one address. */
  readonly callers: Rate
  /** Files asked for from one address. */
  readonly requests: Rate
  /** What one socket may say. */
  readonly frames: Rate
}

/** Far above what a full table needs; no address alone can take all there is. */
export const LIMITS: Limits = {
  sockets: 200,
  socketsPerAddress: 100,
  connections: 600,
  connectionsPerAddress: 300,
  callers: { perSecond: 20, burst: 100 },
  requests: { perSecond: 200, burst: 2000 },
  frames: { perSecond: 30, burst: 60 },
}

/** A bucket of tokens that fills up again at a steady rate. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #since: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#left = rate.burst
    this.#since = now
  }

  take(now: number): boolean {
    this.#fill(now)
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#left >= this.#rate.burst
  }

  #fill(now: number): void {
    // A clock that is set back fills nothing, and takes nothing away.
    const seconds = Math.max(0, now - this.#since) / 1000
    this.#left = Math.min(this.#rate.burst, this.#left + seconds * this.#rate.perSecond)
    this.#since = now
  }
}

/** Beyond that many addresses, those that have been quiet long enough are forgotten. */
const REMEMBERED = 256

/** One bucket for each address. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  take(address: string, now: number): boolean {
    const known = this.#buckets.get(address)
    if (known) return known.take(now)
    if (this.#buckets.size >= REMEMBERED) this.#forget(now)
    const bucket = new Bucket(this.#rate, now)
    this.#buckets.set(address, bucket)
    return bucket.take(now)
  }

  /** A full bucket is as good as none. Should all be in use, the one known longest makes room: memory stays bounded. */
  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size >= REMEMBERED && oldest !== undefined) this.#buckets.delete(oldest)
  }
}

/** Counts who is inside, in all and by address. */
export class Crowd {
  readonly #most: number
  readonly #mostPerAddress: number
  readonly #byAddress = new Map<string, number>()
  #count = 0

  constructor(most: number, mostPerAddress: number) {
    this.#most = most
    this.#mostPerAddress = mostPerAddress
  }

  hasRoom(address: string): boolean {
    return this.#count < this.#most && (this.#byAddress.get(address) ?? 0) < this.#mostPerAddress
  }

  enter(address: string): void {
    this.#count += 1
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
  }

  leave(address: string): void {
    this.#count -= 1
    const left = (this.#byAddress.get(address) ?? 0) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }
}
