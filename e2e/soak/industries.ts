/** Finds industries in a frame where only somebody's secret token could have put them. */
import { INDUSTRIES } from '../../src-shared/games/qe/data.ts'
import type { MatchFrame } from '../../src-shared/protocol.ts'

/** Where tiles lie face up, or are known to be somewhere in the stack. */
const PUBLIC = [
  /^view\.sales\.\d+\.tile\.industry$/,
  /^view\.left\.\d+\.industry$/,
  /^view\.events\.\d+\.args\.tile\.industry$/,
]

/** The paths of all that should not be there for the eye of this seat, or of the table. */
export function misplaced(frame: MatchFrame, seat: number | null): string[] {
  const own = `view.boards.${String(seat)}.token`
  return pathsIn(frame, '').filter((path) => path !== own && !PUBLIC.some((one) => one.test(path)))
}

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return INDUSTRIES.some((industry) => value.includes(industry)) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, path === '' ? key : `${path}.${key}`))
}
