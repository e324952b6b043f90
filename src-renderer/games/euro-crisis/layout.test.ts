import { describe, expect, test } from 'vitest'
import { STARTS, ZONES } from '../../../src-shared/games/euro-crisis/bonds.ts'
import { PARTIES, STATE_IDS, TRACK } from '../../../src-shared/games/euro-crisis/data.ts'
import {
  crossAt,
  DISC,
  fold,
  happyCell,
  inLines,
  movingOf,
  pathOf,
  REACH,
  rowIn,
  TRACK_WIDTH,
  WIDTH,
  zoneOf,
} from './layout.ts'

describe('a bond zone', () => {
  test.each(STATE_IDS)('of %s fits its drawing, every space on its own', (state) => {
    const zone = zoneOf(state, rowIn(96))
    expect(zone.spaces).toHaveLength(ZONES[state].flat().length)
    expect(new Set(zone.spaces.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(zone.spaces.length)
    for (const { x, y } of zone.spaces) {
      expect(x + zone.cell / 2).toBeLessThanOrEqual(WIDTH + 0.01)
      expect(y + zone.row / 2).toBeLessThanOrEqual(zone.height + 0.01)
    }
  })

  test('has rows as high as there is room, within reason', () => {
    expect(rowIn(104)).toBe(26)
    expect(rowIn(10)).toBe(rowIn(0))
    expect(rowIn(1000)).toBe(rowIn(2000))
  })

  test('shows the way of a marker that rises: right, and up where nothing lies to the right', () => {
    const from = { row: 2, column: 8 }
    expect(pathOf('spain', from, { row: 1, column: 9 - 1 })).toEqual([from, { row: 1, column: 8 }])
    expect(pathOf('ireland', STARTS.ireland, { row: 0, column: 6 })).toEqual([
      STARTS.ireland,
      { row: 0, column: 5 },
      { row: 0, column: 6 },
    ])
  })

  test('shows the way of a marker that falls as a straight one', () => {
    const path = pathOf('greece', STARTS.greece, { ...STARTS.greece, column: 3 })
    expect(path[0]).toEqual(STARTS.greece)
    expect(path[path.length - 1]).toEqual({ ...STARTS.greece, column: 3 })
  })
})

test('a happiness track is no wider than its bond zone', () => {
  expect(happyCell('france') * 8).toBeLessThanOrEqual(WIDTH)
})

describe('the cross of a government', () => {
  test('moves a marker inwards the way it moves the others: left, right, down, up', () => {
    const step = (party: (typeof PARTIES)[number]) => {
      const [before, after] = [crossAt({ party, left: 3 }), crossAt({ party, left: 2 })]
      return [Math.sign(after.x - before.x), Math.sign(after.y - before.y)]
    }
    expect(PARTIES.map(step)).toEqual([
      [-1, 0],
      [1, 0],
      [0, 1],
      [0, -1],
    ])
  })

  test('keeps all twenty spaces apart and within the drawing', () => {
    const spaces = PARTIES.flatMap((party) =>
      Array.from({ length: TRACK.large + 1 }, (_, left) => crossAt({ party, left })),
    )
    expect(new Set(spaces.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(20)
    for (const { x, y } of spaces) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(REACH)
  })
})

describe('a folded track', () => {
  test('shows ten spaces a row, the highest on top, and what is empty as one line', () => {
    const { rows } = fold([{ seat: 0, value: 5 }], -20, 40)
    expect(rows.map(({ first, last }) => [first, last])).toEqual([
      [10, 40],
      [0, 9],
      [-20, -1],
    ])
    expect(rows.filter(({ used }) => used).map(({ first }) => first)).toEqual([0])
    expect(fold([{ seat: 0, value: 40 }], -20, 40).rows[0]).toMatchObject({ first: 30, last: 40, used: true })
  })

  test('piles up discs on one space, the higher one on top and painted last', () => {
    const { discs, height } = fold(
      [2, 0, 1].map((seat) => ({ seat, value: 5 })),
      0,
      9,
    )
    expect(discs.map(({ seat }) => seat)).toEqual([1, 0, 2])
    const [lowest, middle, top] = discs.map(({ y }) => y)
    expect(top).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(lowest ?? 0)
    expect((top ?? 0) - DISC / 2).toBeGreaterThanOrEqual(0)
    expect((lowest ?? 0) + DISC / 2).toBeLessThanOrEqual(height)
  })

  test('has room for the lowest and the highest income', () => {
    const { discs } = fold(
      [
        { seat: 0, value: 40 },
        { seat: 1, value: -20 },
      ],
      -20,
      40,
    )
    for (const { x } of discs) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(TRACK_WIDTH)
    }
  })

  test('opens a row that nobody stands in, for what is considered', () => {
    const { rows } = fold([{ seat: 0, value: 5 }], 0, 39, [{ seat: 0, value: 17 }])
    expect(rows.filter(({ used }) => used).map(({ first }) => first)).toEqual([10, 0])
  })

  test('is no higher for what is considered where nobody would move', () => {
    const discs = [0, 1, 2].map((seat) => ({ seat, value: 5 }))
    expect(movingOf(discs, discs, -20)).toEqual([])
    const moved = movingOf(discs, [{ seat: 1, value: 8 }, ...discs], -20)
    expect(moved).toEqual([{ seat: 1, value: 8 }])
    expect(fold(discs, -20, 40, moved).height).toBe(fold(discs, -20, 40).height)
    // Below the track there is nowhere to come to: that bank is out.
    expect(movingOf(discs, [{ seat: 1, value: -23 }], -20)).toEqual([])
  })
})

test('states that lie clockwise round the table are read line by line', () => {
  expect(inLines(['greece', 'ireland', 'spain', 'france'])).toEqual(['greece', 'ireland', 'france', 'spain'])
  expect(inLines(['greece', 'ireland', 'spain'])).toEqual(['greece', 'ireland', 'spain'])
})
