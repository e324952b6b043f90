/** What the host itself says to a screen: refusals and notices as typed words. */
import type { en } from '../src-shared/app/words.en.ts'
import type { Said, Words } from '../src-shared/words.ts'

export const refuse = (said: Said<typeof en.refuse>): Words => ({ from: 'app.refuse', ...said })

export const notice = (said: Said<typeof en.notice>): Words => ({ from: 'app.notice', ...said })

/** What happened at the table besides the game. */
export const house = (said: Said<typeof en.house>): Words => ({ from: 'app.house', ...said })

/** A disk's complaint in as few letters as it has: ENOSPC, EIO, … */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.message : String(error)
}

/** Whether a refusal is the disk's and not the rules': the same may well be accepted later. */
export const isDiskTrouble = (words: Words): boolean => words.from === 'app.refuse' && words.key === 'notSaved'

/** Whether a refusal is of the moment: the very same frame may be accepted later. */
export const isPassing = (words: Words): boolean =>
  isDiskTrouble(words) || (words.from === 'app.refuse' && words.key === 'paused')
