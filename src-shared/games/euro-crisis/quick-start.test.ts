/** The quick start, and the first turns that go with it. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { begun, bid, brussels, choose, frankfurt, london, moscow, pick, reform } from './testing/table.ts'
import { STATE_IDS } from './data.ts'
import { euroCrisis } from './game.ts'
import { QUICK } from './options.ts'

const options = { start: 'quick' } as const
const [RED, BLUE, WHITE, GREEN] = [0, 1, 2, 3] as const
const game = begun({ options })

describe('what is laid out', () => {
  rule('quick.first', () => {
    const turned = begun({ options, first: 2 })
    // Red, Blue, White and Green sit on 2, 3, 0 and 1.
    expect(turned.gold).toEqual([0, 4, 2, 3])
    expect(turned.board('spain').loans.map(({ seat }) => seat)).toEqual([2, 0])
    expect(turned.ranking).toEqual([2, 3, 0, 1])
  })

  rule('quick.loans', () => {
    const lent = (state: (typeof STATE_IDS)[number]) =>
      game.board(state).loans.map(({ seat, column, value }) => [seat, column, value])
    expect(STATE_IDS.map(lent)).toEqual([
      [
        [GREEN, 1, 4],
        [BLUE, 2, 5],
      ],
      [
        [BLUE, 1, 4],
        [RED, 2, 5],
      ],
      [
        [RED, 1, 4],
        [WHITE, 2, 5],
      ],
      [
        [WHITE, 1, 4],
        [GREEN, 2, 5],
      ],
    ])
    expect(game.state.banks.map(({ loans }) => loans)).toEqual([2, 2, 2, 2])
  })

  rule('quick.properties', () => {
    expect(game.state.boards.map(({ owners }) => owners)).toEqual([[RED], [WHITE], [BLUE], [GREEN]])
    expect(game.points).toEqual([6, 5, 7, 2])
  })

  rule('quick.gold', () => {
    expect(game.gold).toEqual([2, 3, 0, 4])
    expect(game.money).toEqual([11, 12, 13, 14])
    expect(game.weapons).toEqual([3, 3, 3, 3])
  })

  rule('quick.income', () => {
    expect(game.incomes).toEqual([5, 5, 5, 5])
    expect(game.ranking).toEqual([RED, BLUE, WHITE, GREEN])
  })

  rule('quick.events', () => {
    expect(game.state.tokens).toEqual({
      anger: ['france', 'greece', 'ireland'],
      economy: ['ireland', 'spain', 'france'],
      market: [
        { gold: 2, weapons: 2 },
        { gold: 3, weapons: 1 },
        { gold: 1, weapons: 3 },
      ],
    })
    expect(game.state.box).toMatchObject({ anger: ['spain'], economy: ['greece'], market: [{ gold: 2, weapons: 2 }] })
  })

  rule('quick.governments', () => {
    expect(game.state.boards.map(({ large, small }) => [large.party, small.party])).toEqual([
      ['communists', 'conservatives'],
      ['liberals', 'conservatives'],
      ['conservatives', 'socialists'],
      ['socialists', 'communists'],
    ])
    expect(game.state.box.governments.length).toBe(6)
  })

  rule('quick.order', () => {
    const other = begun({ options: { ...options, order: 'spain-france-greece-ireland' } })
    expect(other.state.boards.map(({ state }) => state)).toEqual([...STATE_IDS])
  })

  rule('quick.begins', () => {
    expect(game.state).toMatchObject({ year: 1, quarter: 0 })
    expect(game.waiting).toEqual([RED])
    expect(game.asks(RED)).toEqual([{ kind: 'quarter', must: true, free: [1, 2, 3, 4] }])
    expect(game.happened).toEqual(['began', 'quick', 'year'])
  })

  rule('quick.four', () => {
    expect(euroCrisis.unfit?.(QUICK, 4)).toBeUndefined()
    expect(euroCrisis.unfit?.(QUICK, 3)).toMatchObject({ key: 'quickSeats' })
  })
})

describe('the turns of the example', () => {
  const quarters = game.play(RED, pick(1)).play(BLUE, pick(3)).play(WHITE, pick(4))
  const cards = quarters
    .play(RED, choose('london'))
    .play(BLUE, choose('frankfurt'))
    .play(WHITE, choose('moscow'))
    .play(GREEN, choose('london'))
  const spain = cards.play(RED, london('spain', 2))
  const rtve = spain.play(RED, bid(2)).play(BLUE, bid(2)).play(GREEN, bid(3))
  const blue = rtve.play(BLUE, frankfurt(3))
  const white = blue.play(WHITE, moscow(2, 0))
  const green = white.play(GREEN, london('france', 2))
  const second = green.bids(0, 0, 0, 0)

  rule('quick.worked.london', () => {
    expect(quarters.state.markers).toEqual([RED, GREEN, BLUE, WHITE])
    expect(spain.board('spain').loans.slice(2)).toEqual([
      { seat: RED, column: 3, row: 2, value: 5 },
      { seat: RED, column: 4, row: 2, value: 5 },
    ])
    expect(spain.bank(RED)).toMatchObject({ income: 15, loans: 0 })
    expect(spain.asks(RED)).toEqual([{ kind: 'bid', must: true, state: 'spain', property: 'rtve', most: 2, bid: null }])
    expect(spain.asks(WHITE)).toEqual([])
  })

  rule('quick.worked.auction', () => {
    expect(rtve.sale).toMatchObject({ property: 'rtve', bids: [2, 2, 0, 3], winner: GREEN, price: 3, by: 'bid' })
    expect(rtve.gold).toEqual([2, 3, 0, 1])
    expect(rtve.points[GREEN]).toBe(2 + 7)
  })

  rule('quick.worked.frankfurt', () => {
    expect(blue.bank(BLUE)).toMatchObject({ income: -1, loans: 5 })
  })

  rule('quick.worked.moscow', () => {
    expect(white.bank(WHITE)).toMatchObject({ money: 13 - 6, gold: 2 })
    expect(white.prices).toEqual([4, 2])
  })

  rule('quick.worked.france', () => {
    expect(
      green
        .board('france')
        .loans.slice(2)
        .map(({ column, value }) => [column, value]),
    ).toEqual([
      [3, 5],
      [4, 5],
    ])
    expect(green.bank(GREEN).income).toBe(15)
    expect(green.asks(WHITE)).toMatchObject([{ property: 'poste', most: 2 }])
  })

  rule('quick.worked.anger', () => {
    expect(green.happiness).toEqual([4, 5, 5, 5])
    expect(second.happiness).toEqual([3, 4, 4, 2])
    expect(second.state).toMatchObject({ quarter: 2, order: [GREEN, RED, BLUE, WHITE] })
  })

  const played = second
    .play(RED, choose('rome'))
    .play(BLUE, choose('rome'))
    .play(WHITE, choose('london'))
    .play(GREEN, choose('brussels'))
  const government = played.play(GREEN, brussels('france', 'conservatives', 'socialists'))

  rule('quick.worked.brussels', () => {
    expect(government.board('france')).toMatchObject({
      large: { party: 'conservatives', left: 4 },
      small: { party: 'socialists', left: 2 },
      happiness: 1,
    })
  })

  rule('quick.worked.rome', () => {
    const rome = government
      .play(RED, reform(1, 'ireland', 'large'))
      .play(RED, reform(2, 'ireland', 'large'))
      .play(RED, reform(3, 'greece', 'small', false))
      .play(RED, reform(4, 'greece', 'small', false))
    expect(rome.money.map((money, seat) => money - (government.money[seat] ?? 0))).toEqual([-4, 0, 2, 0])
    expect(rome.debt('ireland')).toEqual([2, 4])
    expect(rome.board('ireland').large).toEqual({ party: 'liberals', left: 2 })
    expect(rome.board('greece').small).toEqual({ party: 'conservatives', left: 0 })
    expect([rome.debt('greece'), rome.happiness[0]]).toEqual([[5, 4], 3])
    expect(rome.waiting).toEqual([BLUE])
  })
})
