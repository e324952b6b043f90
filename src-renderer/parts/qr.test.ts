/** The drawn code is the encoded one, square by square. */
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { qrPicture } from './qr.ts'

/** Paints the path back onto squares. */
function painted({ size, path }: ReturnType<typeof qrPicture>): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(width); i++) {
      const row = squares[Number(y)]
      if (row) row[Number(x) + i] = true
    }
  return squares
}

describe('a QR code', () => {
  const text = 'http://192.168.178.23:51234/#KQRT'

  test('shows exactly the squares of the code, four squares away from every edge', () => {
    const quiet = 4
    const drawn = painted(qrPicture(text))
    const { data, size } = encode(text, { border: 0, ecc: 'M' })
    expect(drawn).toHaveLength(size + 2 * quiet)
    for (const [y, row] of drawn.entries())
      for (const [x, dark] of row.entries()) expect(dark).toBe(data[y - quiet]?.[x - quiet] ?? false)
  })

  test('draws each run of a row in one go', () => {
    const { path } = qrPicture(text)
    expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    expect(path).toContain('h7v1h-7z')
  })
})
