/** The laws every game keeps, over thousands of random games: at all table sizes, with all presets and drawn house rules. */
import { describe, expect, test } from 'vitest'
import type { Base, Eye } from './game.ts'
import { GAME_IDS, gameOf, GAMES, isGameId } from './games/index.ts'
import type { Random } from './random.ts'
import { randomFrom, sealOf, streamOf } from './random.ts'
import { begin, eyesOf, law, MANNERS, matchFrom, playOut, seatsOf } from './testing/play.ts'
import type { Match, Played } from './testing/play.ts'

const GAMES_THAT_END = 1500
const GAMES_STEP_BY_STEP = 400
const GAMES_FOR_SECRETS = 160

const matches = (id: (typeof GAME_IDS)[number], count: number, name: string) =>
  Array.from({ length: count }, (_, number) => matchFrom(id, number, name))

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

test('the shelf is in order', () => {
  expect([...GAME_IDS].sort()).toEqual(Object.keys(GAMES).sort())
  expect(Object.keys(MANNERS).sort()).toEqual(Object.keys(GAMES).sort())
  for (const id of GAME_IDS) expect(gameOf(id).id).toBe(id)
  expect(isGameId('chess')).toBe(false)
})

describe.each(GAME_IDS)('%s', (id) => {
  const game = gameOf(id)

  test('random play meets every table size, every preset, drawn house rules, bots and people', () => {
    const drawn = matches(id, GAMES_THAT_END, 'ends')
    expect(new Set(drawn.map(({ seating }) => seating.seats)).size).toBe(game.seats[1] - game.seats[0] + 1)
    for (const preset of game.presets)
      expect(drawn.filter(({ options }) => options === preset.options).length).toBeGreaterThan(99)
    expect(new Set(drawn.map(({ options }) => JSON.stringify(options))).size).toBeGreaterThan(GAMES_THAT_END / 4)
    expect(new Set(drawn.map(({ botsOnly }) => botsOnly)).size).toBe(2)
  })

  test('every game ends, somebody always has to decide until then, and the log replays to the same state', () => {
    for (const match of matches(id, GAMES_THAT_END, 'ends')) {
      const { end, log } = playOut(match)
      const standings = game.result(end)?.standings ?? []
      law(
        same(
          standings.map(({ seat }) => seat),
          seatsOf(match),
        ),
        match,
        'a seat without a standing',
      )
      for (const seat of seatsOf(match)) law(game.asks(end, seat).length === 0, match, 'a question after the end')
      const missing = match.manners.missing(end)
      law(missing.length === 0, match, `not accounted for at the end: ${missing.join()}`)
      law(same(replayed(match, log), end), match, 'the log replays to another state')
    }
  })

  test('step by step: states and views are plain data, pieces are conserved, beats and events only rise', () => {
    for (const match of matches(id, GAMES_STEP_BY_STEP, 'steps')) {
      let step = 0
      const start = begin(match)
      law(start.seal === sealOf(match.seed), match, 'the seal is not the fingerprint of the seed')
      playOut(match, (before, { move }, after) => {
        law(after.beat >= before.beat, match, 'the beat fell')
        law(after.beat <= before.beat + 1, match, 'the beat jumped')
        law(after.events.length >= before.events.length, match, 'an event was taken back')
        law(same(game.parse(JSON.parse(JSON.stringify(move))), move), match, 'a move changes on the wire')
        law(lateMovesAreLegal(match, before), match, 'the clock plays a move that is refused')
        if (step++ % match.manners.sample !== 0) return
        law(same(JSON.parse(JSON.stringify(after)), after), match, 'the state is not plain data')
        law(isPlain(after), match, 'the state holds something that JSON drops')
        const missing = match.manners.missing(after)
        law(missing.length === 0, match, `not accounted for: ${missing.join()}`)
        for (const eye of eyesOf(match)) {
          const view = game.view(after, eye)
          law(isPlain(view), match, 'the view holds something that JSON drops')
          law(
            same(
              view.events.map(({ n }) => n),
              after.events.map((_, i) => i + 1),
            ),
            match,
            'events are not numbered in order',
          )
        }
      })
    }
  })

  test('applying a move leaves the state before it as it was', () => {
    for (const match of matches(id, 30, 'frozen'))
      playOut(match, (before, { seat, move }) => {
        game.apply(frozen(before), seat, move)
        for (const eye of eyesOf(match)) game.view(before, eye)
      })
  })

  test('what is no move parses to nothing', () => {
    for (const raw of MANNERS[id].garbage) expect([raw, game.parse(raw)]).toEqual([raw, undefined])
  })

  test('nobody sees, is asked or is refused anything that depends on what they may not know', () => {
    let looked = 0
    let hiding = 0
    for (const match of matches(id, GAMES_FOR_SECRETS, 'secrets')) {
      const random = randomFrom(streamOf(match.seed, 'eyes'))
      playOut(match, (before, played) => {
        if (random.whole(1, match.manners.sample) !== 1) return
        for (const eye of eyesOf(match)) {
          looked++
          if (secrecy(match, before, played, eye, random)) hiding++
        }
      })
    }
    expect(looked).toBeGreaterThan(1000)
    expect(hiding / looked).toBeGreaterThan(0.9)
  })
})

function replayed({ game, ...match }: Match, log: readonly Played[]): Base {
  return log.reduce(
    (state, { seat, move }) => {
      const parsed = game.parse(JSON.parse(JSON.stringify(move)))
      if (parsed === undefined || game.check(state, seat, parsed))
        throw new Error(`${match.name}: a move of the log is refused`)
      return game.apply(state, seat, parsed)
    },
    begin({ game, ...match }),
  )
}

function lateMovesAreLegal(match: Match, state: Base): boolean {
  const { game } = match
  return seatsOf(match).every((seat) => {
    const owes = game.asks(state, seat).some((ask) => ask.must)
    const move = game.late(state, seat)
    return owes ? move !== undefined && game.check(state, seat, move) === undefined : move === undefined
  })
}

/** No undefined, function, Date, Map, bigint, −0 or the like anywhere. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isPlain)
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  )
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** Everything the engine says to this eye: its view, its questions, its refusals. */
function said({ game }: Match, state: Base, eye: Eye, moves: readonly unknown[]): string {
  const asks = eye === 'table' ? [] : game.asks(state, eye)
  const refusals = eye === 'table' ? [] : moves.map((move) => game.check(state, eye, move) ?? null)
  return JSON.stringify([game.view(state, eye), asks, refusals, game.progress(state), game.clock(state)])
}

/** Two states that differ only in what the eye may not know say the same to it, now and after the same next move. */
function secrecy(match: Match, state: Base, next: Played, eye: Eye, random: Random): boolean {
  const { game, manners } = match
  const disguised = game.disguise(state, eye, random)
  const seat = eye === 'table' ? 0 : eye
  const moves = Array.from({ length: 6 }, () =>
    game.parse(manners.attempt(state, seat, game.asks(state, seat), random)),
  ).filter((move) => move !== undefined)
  law(
    said(match, disguised, eye, moves) === said(match, state, eye, moves),
    match,
    `${String(eye)} can tell two states apart`,
  )
  law(manners.missing(disguised).length === 0, match, 'a disguise loses pieces')
  if (!manners.reveals(state, next.seat, next.move, eye)) {
    const there = manners.inDisguise(disguised, next.seat, next.move, eye)
    law(game.check(disguised, next.seat, there) === undefined, match, 'a public move is refused in disguise')
    const after = said(match, game.apply(state, next.seat, next.move), eye, moves)
    const other = said(match, game.apply(disguised, next.seat, there), eye, moves)
    law(after === other, match, `${String(eye)} can tell two states apart after ${JSON.stringify(next)}`)
  }
  return differs(match, state, disguised, eye, random)
}

/** Chance may deal the same again, so a few more are dealt before a disguise counts as none. */
function differs({ game, manners }: Match, state: Base, disguised: Base, eye: Eye, random: Random): boolean {
  const was = manners.hidden(state, eye)
  for (let tries = 0, now = disguised; tries < 8; tries++, now = game.disguise(state, eye, random))
    if (manners.hidden(now, eye) !== was) return true
  return false
}
