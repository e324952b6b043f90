/** Golden games: whole matches from disk, replayed move by move to the exact deal, course and result recorded in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Base, Seating } from './game.ts'
import { GAME_IDS, gameOf } from './games/index.ts'
import type { GameId } from './games/index.ts'
import { MANNERS } from './testing/play.ts'
import { RULEBOOKS } from './testing/rulebooks.ts'

/** The first line of a file. */
interface Header {
  readonly game: GameId
  readonly rules: number
  /** Names of the rules it is there for. */
  readonly proves: readonly string[]
  readonly options: object
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

function read(path: string) {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return {
    header: JSON.parse(lines[0] ?? '') as Header,
    moves: lines.slice(1, -1).map((line) => JSON.parse(line) as Line),
    ending: JSON.parse(lines.at(-1) ?? '') as Ending,
  }
}

function replay({ game: id, options, seating, seed }: Header, moves: readonly Line[]): Base {
  const game = gameOf(id)
  return moves.reduce(
    (state, { seat, move }, i) => {
      const parsed = game.parse(move)
      if (parsed === undefined) throw new Error(`line ${String(i + 2)} is no move`)
      const refused = game.check(state, seat, parsed)
      if (refused) throw new Error(`line ${String(i + 2)} is refused: ${refused.key}`)
      return game.apply(state, seat, parsed)
    },
    game.setup(options, seating, seed),
  )
}

describe.each(GAME_IDS)('golden games of %s', (id) => {
  const folder = join(import.meta.dirname, 'games', id, 'replays')
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const { golden } = MANNERS[id]

  test.each(files)('%s', (name) => {
    const { header, moves, ending } = read(join(folder, name))
    expect(header).toMatchObject({ game: id, rules: gameOf(id).rules })
    expect(golden.summary(replay(header, moves))).toEqual(ending.expect)
  })

  test('are there for every kind of table, each for rules that exist', () => {
    const headers = files.map((name) => read(join(folder, name)).header)
    const tables = headers.map(({ seating, options }) => golden.table(seating.seats, options))
    expect([...new Set(tables)].sort()).toEqual([...golden.tables].sort())
    for (const { proves } of headers) {
      expect(proves.length).toBeGreaterThan(0)
      expect(proves.filter((rule) => !Object.keys(RULEBOOKS[id]).includes(rule))).toEqual([])
    }
  })
})
