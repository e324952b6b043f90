/** Golden games: whole matches from disk, replayed move by move to the exact sales, scores and winners recorded in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Seating } from '../../game.ts'
import { last } from '../../testing/qe-table.ts'
import { RULES } from '../../testing/qe-rulebook.ts'
import { qe } from './game.ts'
import type { Options } from './options.ts'
import { score } from './scoring.ts'
import type { State } from './types.ts'

/** The first line of a file. */
interface Header {
  readonly game: string
  readonly rules: number
  /** Names of the rules it is there for. */
  readonly proves: readonly string[]
  readonly options: Options
  readonly seating: Seating
  readonly seed: string
}

/** Every line between the first and the last. */
interface Line {
  readonly seat: number
  readonly move: unknown
}

/** The last line, with what must come of it all. */
interface Ending {
  readonly expect: unknown
}

const folder = join(import.meta.dirname, 'replays')
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

function read(name: string) {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
  return {
    header: JSON.parse(lines[0] ?? '') as Header,
    moves: lines.slice(1, -1).map((line) => JSON.parse(line) as Line),
    ending: JSON.parse(last(lines)) as Ending,
  }
}

function replay({ options, seating, seed }: Header, moves: readonly Line[]): State {
  return moves.reduce(
    (state, { seat, move }, i) => {
      const parsed = qe.parse(move)
      if (!parsed) throw new Error(`line ${String(i + 2)} is no move`)
      const refused = qe.check(state, seat, parsed)
      if (refused) throw new Error(`line ${String(i + 2)} is refused: ${refused.key}`)
      return qe.apply(state, seat, parsed)
    },
    qe.setup(options, seating, seed),
  )
}

/** The end of a game in the form the files record it. */
const summary = (state: State) => ({
  dealt: {
    nations: state.nations,
    tokens: state.tokens,
    box: state.box,
    tiles: state.sales.map(({ tile }) => `${tile.nation} ${tile.industry}`),
  },
  sales: state.sales.map(({ award }) => ({
    winner: award?.winner,
    price: award?.winner === null ? null : award?.price,
    zeros: award?.zeros,
    marks: award?.marks,
  })),
  scores: score(state).map(({ seat, lines, total, spent }) => ({
    seat,
    lines: lines.map(({ points }) => points),
    total,
    spent,
  })),
  eliminated: qe.result(state)?.standings.flatMap(({ seat, eliminated }) => (eliminated ? [seat] : [])),
  winners: qe.result(state)?.standings.flatMap(({ seat, winner }) => (winner ? [seat] : [])),
})

describe('golden games', () => {
  test.each(files)('%s', (name) => {
    const { header, moves, ending } = read(name)
    expect(header).toMatchObject({ game: 'qe', rules: qe.rules })
    expect(summary(replay(header, moves))).toEqual(ending.expect)
  })

  test('are there for three, four and five players in both editions, each for rules that exist', () => {
    const headers = files.map((name) => read(name).header)
    const tables = headers.map(({ seating, options }) => `${String(seating.seats)} ${options.diversification}`)
    expect([...new Set(tables)].sort()).toEqual(['3 first', '3 second', '4 first', '4 second', '5 first', '5 second'])
    for (const { proves } of headers) {
      expect(proves.length).toBeGreaterThan(0)
      expect(proves.filter((id) => !Object.keys(RULES).includes(id))).toEqual([])
    }
  })
})
