/** Where everything lies on a drawn state board and on the folded tracks: pure geometry, in the units of each drawing. */
import type { Seat } from '../../../src-shared/game.ts'
import { debtRisen, ZONES } from '../../../src-shared/games/euro-crisis/bonds.ts'
import type { Space } from '../../../src-shared/games/euro-crisis/bonds.ts'
import type { Party, StateId } from '../../../src-shared/games/euro-crisis/data.ts'
import { PRINTED, TRACK } from '../../../src-shared/games/euro-crisis/data.ts'
import type { Marker, Spot } from '../../../src-shared/games/euro-crisis/types.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Bond zones and happiness tracks of all states are drawn equally wide. */
export const WIDTH = 190
const WIDEST = 27

export interface Zone {
  readonly cell: number
  readonly row: number
  readonly height: number
  readonly spaces: readonly (Point & { readonly key: string; readonly space: Space })[]
  /** The middle of a space. */
  readonly middle: (spot: Spot) => Point
}

const LOWEST_ROW = 22
const HIGHEST_ROW = 33

/** So high are the rows of all bond zones where each has so much room: no zone has more rows than four. */
export const rowIn = (room: number): number => Math.max(LOWEST_ROW, Math.min(HIGHEST_ROW, room / 4))

export function zoneOf(state: StateId, row: number): Zone {
  const rows = ZONES[state]
  const cell = Math.min(WIDEST, WIDTH / Math.max(...rows.map((row) => row.length)))
  const middle = (spot: Spot): Point => ({ x: (spot.column - 0.5) * cell, y: (spot.row + 0.5) * row })
  const spaces = rows.flatMap((columns, r) =>
    columns.map((space, c) => ({ space, key: `${String(r)} ${String(c)}`, ...middle({ row: r, column: c + 1 }) })),
  )
  return { cell, row, height: rows.length * row, spaces, middle }
}

const same = (a: Spot, b: Spot) => a.row === b.row && a.column === b.column
/** No event raises debt by more steps at once. */
const FARTHEST = 8

/** The spaces a debt marker passes on its way, both ends included: step by step where debt rises, else straight. */
export function pathOf(state: StateId, from: Spot, to: Spot): readonly Spot[] {
  const risen = Array.from({ length: FARTHEST + 1 }, (_, steps) => debtRisen(state, from, steps))
  const end = risen.findIndex((spot) => same(spot, to))
  return end > 0 ? risen.slice(0, end + 1) : [from, { row: from.row, column: to.column }, to]
}

/** The width of one space of a happiness track, the fist included. */
export const happyCell = (state: StateId): number => Math.min(WIDEST, WIDTH / (PRINTED[state].happiness.most + 1))

/**
 * The four party tracks make a cross. Each arm lies so that a marker which moves inwards moves the way it moves the other
 * markers of the state: Conservatives bring debt and happiness to the left, Socialists to the right, Liberals bring interest
 * down, Communists up.
 */
const OUTWARDS: Readonly<Record<Party, Point>> = {
  conservatives: { x: 1, y: 0 },
  socialists: { x: -1, y: 0 },
  liberals: { x: 0, y: -1 },
  communists: { x: 0, y: 1 },
}

export const STEP = 10
/** From the middle of the cross to the end of an arm. */
export const REACH = (TRACK.large + 1.6) * STEP

export function crossAt({ party, left }: Marker): Point {
  const { x, y } = OUTWARDS[party]
  return { x: x * (left + 1) * STEP, y: y * (left + 1) * STEP }
}

/** Each party's name stands in a corner of its own, beside the end of its arm. */
export const CORNERS: Readonly<Record<Party, Point & { readonly anchor: 'start' | 'end' }>> = {
  liberals: { x: 9, y: -46, anchor: 'start' },
  conservatives: { x: REACH, y: 19, anchor: 'end' },
  communists: { x: -9, y: 54, anchor: 'end' },
  socialists: { x: -REACH, y: -11, anchor: 'start' },
}

/** A disc on its track: of two on one space the higher one lies on top. */
/** The boards lie clockwise from top left: four of them are read line by line like this. */
export function inLines<T>(boards: readonly T[]): readonly T[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = boards
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return boards
  return [topLeft, topRight, bottomLeft, bottomRight]
}

export interface Disc {
  readonly seat: Seat
  readonly value: number
}

export interface FoldedRow {
  readonly first: number
  readonly last: number
  readonly used: boolean
  readonly top: number
  readonly height: number
}

export interface Folded {
  readonly height: number
  /** The highest values first, as they stand from the top down. */
  readonly rows: readonly FoldedRow[]
  readonly discs: readonly (Disc & Point)[]
  readonly middle: (value: number) => Point
}

/** What the title of a track takes besides it: where its highest row is idle, the title stands in that. */
export const captionOf = ({ rows: [top] }: Pick<Folded, 'rows'>): number => (top && !top.used ? 6 : 20)

/** Discs that would come to lie elsewhere, on the track from `from` on. */
export const movingOf = (discs: readonly Disc[], ghosts: readonly Disc[], from: number): Disc[] =>
  ghosts.filter(({ seat, value }) => value >= from && discs.find((disc) => disc.seat === seat)?.value !== value)

const TEN = 10
export const TRACK_WIDTH = 240
export const DISC = 19
const IDLE = 13
const LIFT = 8

/**
 * A long track in rows of ten, the highest on top. Rows without discs are one line together, and one with a stack is as
 * high as that stack; rows that `moving` discs would come to are shown too. `discs` come from the highest down; they are given back from the lowest up, as they are painted.
 */
export function fold(discs: readonly Disc[], from: number, to: number, moving: readonly Disc[] = []): Folded {
  const cell = TRACK_WIDTH / (TEN + 1)
  const rowOf = (value: number) => Math.min(Math.floor(value / TEN), Math.floor((to - 1) / TEN))
  const under = (disc: Disc, i: number) => discs.slice(i + 1).filter(({ value }) => value === disc.value).length
  const rows: FoldedRow[] = []
  let top = 0
  for (let row = rowOf(to); row >= rowOf(from); row--) {
    const first = Math.max(from, row * TEN)
    const last = row === rowOf(to) ? to : row * TEN + TEN - 1
    const lifts = discs.map((disc, i) => (rowOf(disc.value) === row ? under(disc, i) : -1))
    const level = Math.max(-1, ...lifts)
    const used = level >= 0 || moving.some(({ value }) => rowOf(value) === row)
    const above = rows[rows.length - 1]
    if (!used && above && !above.used) {
      rows[rows.length - 1] = { ...above, first }
      continue
    }
    const height = used ? DISC + 4 + Math.max(0, level) * LIFT : IDLE
    rows.push({ first, last, used, top, height })
    top += height
  }
  const middle = (value: number): Point => {
    const row = rows.find(({ first, last }) => value >= first && value <= last)
    return { x: (value - rowOf(value) * TEN + 0.5) * cell, y: row ? row.top + row.height - DISC / 2 - 2 : 0 }
  }
  const placed = discs.map((disc, i) => {
    const { x, y } = middle(disc.value)
    return { ...disc, x, y: y - under(disc, i) * LIFT }
  })
  return { height: top, rows, middle, discs: placed.reverse() }
}
