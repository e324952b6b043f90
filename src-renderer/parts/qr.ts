/** A QR code as one SVG path of unit squares, with the quiet zone that cameras need around it. */
import { encode } from 'uqr'

/** The standard asks for four squares of nothing on every side. */
const QUIET = 4

export interface QrPicture {
  /** Width and height, quiet zone included. */
  readonly size: number
  readonly path: string
}

export function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(({ from, length }) => square(from + QUIET, y + QUIET, length)),
  )
  return { size: size + 2 * QUIET, path: runs.join('') }
}

const square = (x: number, y: number, width: number) =>
  `M${String(x)} ${String(y)}h${String(width)}v1h-${String(width)}z`

/** Neighbours are drawn in one go: no hairline of white between them. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last.from + last.length === x) last.length++
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
