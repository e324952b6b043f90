/** Chance and length of the proofs: everything random comes from one seed, which is printed so that a run can be had again. */
import { randomBytes } from 'node:crypto'
import type { Random } from '../../src-shared/random.ts'
import { randomFrom, streamOf } from '../../src-shared/random.ts'

export const isLong = process.env.SOAK === 'long'

/** The short version always tries the same; the long one something new each time, unless it is told what. */
const seed = process.env.SOAK_SEED ?? (isLong ? randomBytes(8).toString('hex') : 'short')

/** What a failure says, so that it can be had again. */
export const again = `SOAK_SEED=${seed}`

export const chance = (label: string): Random => randomFrom(streamOf(seed, label))

/** True once in so many times. */
export const once = (random: Random, inSoMany: number): boolean => random.whole(1, inSoMany) === 1

/** An amount with so many digits, none of which is a zero in front. */
export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, (_, i) => String(random.whole(i === 0 ? 1 : 0, 9))).join('')

export const hex = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join('')

/** One line of what a proof did, for whoever reads along. */
export const say = (line: string): boolean => process.stdout.write(`  ${line}\n`)

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something is so, and fails where it never is. */
export async function until(what: string, isSo: () => boolean, patience = 20_000): Promise<void> {
  const end = Date.now() + patience
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${again}: waited in vain until ${what}`)
    await sleep(5)
  }
}
