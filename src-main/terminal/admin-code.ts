/** The code that makes a browser the host's screen where the host has no window: long enough for no guess, short enough to type. */
import { randomInt } from 'node:crypto'

/** Capital letters and digits without those that look like another one: 32 signs, so 28 of them are 140 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 7
const GROUP = 4

/** In groups, as it is shown. */
export const drawAdminCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join(''),
  ).join('-')

/** However somebody groups it and whatever letters they take: this is what is compared. */
export const plainAdminCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
