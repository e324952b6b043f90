/** Chance as plain data: streams of random numbers that are derived from one 128-bit seed and can be kept in a game's state. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** 32 hexadecimal digits, drawn by the host from a cryptographic source. */
export type Seed = string

/** The position of a stream: four 32-bit words. */
export type Stream = readonly number[]

export interface Random {
  /** A whole number between `from` and `to`, both included. */
  whole(from: number, to: number): number
  shuffled<T>(list: readonly T[]): T[]
  pick<T>(list: readonly [T, ...T[]]): T
  /** Where the stream stands now, to go on from later. */
  stream(): Stream
}

/**
 * Each label gets a stream of its own, behind a hash: whoever works out the generator of the public draws
 * (a linear one, so a few dozen draws suffice) still knows nothing of the hidden ones.
 */
export function streamOf(seed: Seed, label: string): Stream {
  const bytes = sha256(utf8ToBytes(`${seed}:${label}`))
  const words = new DataView(bytes.buffer, bytes.byteOffset, 16)
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
}

/** What is shown of the seed at the start, so that anyone can check at the end that nothing was stacked. */
export function sealOf(seed: Seed): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

export function randomFrom(stream: Stream): Random {
  const generator = xoroshiro128plusFromState(stream)
  const whole = (from: number, to: number) => uniformInt(generator, from, to)
  return {
    whole,
    shuffled<T>(list: readonly T[]): T[] {
      const rest = [...list]
      const drawn: T[] = []
      while (rest.length > 0) drawn.push(...rest.splice(whole(0, rest.length - 1), 1))
      return drawn
    },
    pick<T>(list: readonly [T, ...T[]]): T {
      return list[whole(0, list.length - 1)] ?? list[0]
    },
    stream: () => [...generator.getState()],
  }
}
