/** Where everything lies on the drawn track: six rows of ten that wind upwards from START, each row a segment of the price list. */
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import { COMPANIES, END, SEGMENTS, START } from '../../../src-shared/games/speculation/data.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the bricks stand, and which came to END when. */
export interface Standing {
  readonly bricks: Readonly<Record<Company, number>>
  readonly arrivals: readonly Company[]
}

export const COLUMNS = 10
const ROWS = 6
/** How high the strips of START and END are, in rows. */
const STRIP = 0.86
/** The plates of START and END carry their names first. */
const PLATE = 2
/** On the strip of a phone the bricks on START are piled so high. */
const TRAY_LEVELS = 2

/** The row of a space: 0 is START, 1 to 6 are the segments, 7 is END. */
export function rowOf(space: number): number {
  if (space <= START) return 0
  return SEGMENTS.filter((first) => first <= space).length
}

/** The column of a space on the track, from the left. Every other row runs back. */
export function columnOf(space: number): number {
  const along = (space - 1) % COLUMNS
  return rowOf(space) % 2 === 1 ? along : COLUMNS - 1 - along
}

export interface Rows {
  readonly height: number
  /** The middle of a row, from 0 for START to 7 for END. */
  readonly middle: (row: number) => number
  readonly strip: number
}

/** The track and its price lists share their rows. */
export function rowsOf(height: number): Rows {
  const row = height / (ROWS + 2 * STRIP)
  const strip = row * STRIP
  const middle = (at: number) => {
    if (at <= 0) return height - strip / 2
    return at > ROWS ? strip / 2 : height - strip - (at - 0.5) * row
  }
  return { height: row, middle, strip }
}

export interface Track extends Rows {
  readonly cell: number
  readonly brick: number
  readonly ribbon: number
  readonly spaces: readonly (Point & { readonly space: number })[]
  /** The middle line of the ribbon. */
  readonly line: string
  readonly place: (company: Company, space: number, arrivals: readonly Company[]) => Point
}

export function trackOf(width: number, height: number): Track {
  const rows = rowsOf(height)
  const bend = rows.height / 2
  const ribbon = rows.height * 0.76
  const margin = Math.max(4, bend + ribbon / 2 - width / 2 / COLUMNS + 2)
  const cell = (width - 2 * margin) / COLUMNS
  const across = (column: number) => margin + (column + 0.5) * cell
  const spaceAt = (space: number): Point => ({ x: across(columnOf(space)), y: rows.middle(rowOf(space)) })
  const slot = (i: number) => margin + (PLATE + (i + 0.5) * ((COLUMNS - PLATE) / COMPANIES.length)) * cell

  const spaces = Array.from({ length: END - 1 }, (_, i) => ({ space: i + 1, ...spaceAt(i + 1) }))
  return {
    ...rows,
    cell,
    ribbon,
    brick: Math.min(cell * 0.92, rows.height * 0.72),
    spaces,
    line: lineOf(rows, across, bend),
    place: (company, space, arrivals) => {
      if (space <= START) return { x: slot(COMPANIES.indexOf(company)), y: rows.middle(0) }
      if (space < END) return spaceAt(space)
      const arrived = arrivals.indexOf(company)
      return { x: slot(arrived < 0 ? arrivals.length : arrived), y: rows.middle(ROWS + 1) }
    },
  }
}

/** Rows joined by half circles, from the plate of START up to the plate of END. */
function lineOf(rows: Rows, across: (column: number) => number, bend: number): string {
  const left = across(0)
  const right = across(COLUMNS - 1)
  const parts = [`M${String(left)} ${String(rows.middle(0))}V${String(rows.middle(1))}`]
  for (let row = 1; row <= ROWS; row += 1) {
    const rightwards = row % 2 === 1
    parts.push(`H${String(rightwards ? right : left)}`)
    if (row === ROWS) break
    const sweep = rightwards ? '0' : '1'
    const to = `${String(rightwards ? right : left)} ${String(rows.middle(row + 1))}`
    parts.push(`A${String(bend)} ${String(bend)} 0 0 ${sweep} ${to}`)
  }
  parts.push(`V${String(rows.middle(ROWS + 1))}`)
  return parts.join('')
}

/** The track as one line: bricks too close to stand side by side are piled up; those on START wait in a tray before it. */
export function stripPlaces(width: number, size: number, { bricks }: Standing) {
  const step = size + 2
  const waiting = COMPANIES.filter((company) => bricks[company] <= START)
  const tray = Math.ceil(waiting.length / TRAY_LEVELS) * step
  const from = tray + step / 2
  const x = (space: number) => from + (space / END) * (width - from - step / 2)
  const tops: number[] = []
  const walking = COMPANIES.filter((company) => bricks[company] > START)
    .map((company) => ({ company, x: x(bricks[company]) }))
    .sort((a, b) => a.x - b.x)
    .map((brick) => {
      let level = tops.findIndex((last) => brick.x - last >= size + 1)
      if (level < 0) level = tops.length
      tops[level] = brick.x
      return { ...brick, level }
    })
  const still = waiting.map((company, i) => ({
    company,
    x: (Math.floor(i / TRAY_LEVELS) + 0.5) * step,
    level: i % TRAY_LEVELS,
  }))
  return { x, bricks: [...still, ...walking], levels: Math.max(tops.length, Math.min(TRAY_LEVELS, waiting.length)) }
}
