/** The end of a game: how it comes, what is still done, who wins. */
import { describe, expect } from 'vitest'
import { rule } from './testing/rulebook.ts'
import { asksOf, choose, pass, rankMove, seeds, table, take, waiting } from './testing/table.ts'
import { speculation } from './game.ts'

/** The turn in which Metro reaches END by the first card. */
const finish = (laid: Parameters<typeof table>[0] = {}) =>
  table({ bricks: { metro: 58, carat: 40 }, tiles: ['none', 3], ...laid }).cards('metro', 'carat', 'shogun', 'eketorp')

const winners = (game: ReturnType<typeof table>) =>
  speculation.result(game.state)?.standings.flatMap(({ seat, winner }) => (winner ? [seat] : []))

describe('how it comes', () => {
  rule('end.card', () => {
    const game = finish()
    expect(game.state.phase).toBe('over')
    expect(game.state.turn).toBe(1)
    expect(speculation.result(table().state)).toBeUndefined()
  })

  rule('end.card.others', () => {
    const game = finish()
    expect(game.space('carat')).toBe(43)
    expect(game.space('eketorp')).toBe(4)
    expect(game.reveal.steps.map(({ company }) => company)).toEqual(['metro', 'carat', 'shogun', 'eketorp'])
  })

  rule('end.rank', () => {
    const game = table({ bricks: { metro: 59, carat: 40 }, tiles: ['up', 3] }).rank('carat')
    expect(game.state.arrivals).toEqual(['carat'])
    expect(game.state.phase).toBe('choosing')
    const over = game.cards('shogun', 'shogun', 'shogun', 'shogun')
    expect(over.state).toMatchObject({ phase: 'over', turn: 1 })
    expect([over.rankOf('carat'), over.rankOf('metro')]).toEqual([1, 2])
    expect([over.price('carat'), over.price('metro')]).toEqual([360, 250])
  })

  rule('end.rank.cards', () => {
    const game = table({ bricks: { metro: 59, carat: 40 }, tiles: ['up', 3] }).rank('carat')
    expect(waiting(game.state)).toEqual([0, 1, 2, 3])
    const over = game.cards('carat', 'metro', 'shogun', 'alhambra')
    expect(over.reveal.steps.map(({ company, to }) => [company, to])).toEqual([
      ['metro', 60],
      ['shogun', 3],
      ['alhambra', 4],
    ])
    expect(over.state.arrivals).toEqual(['carat', 'metro'])
  })

  rule('end.arrival', () => {
    const bricks = { metro: 59, carat: 58, shogun: 57, eketorp: 10 }
    const game = table({ bricks, tiles: ['none', 6] }).cards('carat', 'shogun', 'metro', 'eketorp')
    expect((['carat', 'shogun', 'metro', 'eketorp'] as const).map(game.rankOf)).toEqual([1, 2, 3, 4])
    expect((['carat', 'shogun', 'metro', 'eketorp'] as const).map(game.price)).toEqual([360, 290, 225, 75])
    expect(game.sees('table').events.at(-1)).toMatchObject({ args: { companies: ['carat', 'shogun', 'metro'] } })
  })

  rule('end.no-refill', () => {
    const { state } = finish()
    expect(state.players.map(({ hand, pile, discards }) => [hand.length, pile.length, discards.length])).toEqual([
      [1, 7, 1],
      [1, 7, 1],
      [1, 7, 1],
      [1, 7, 1],
    ])
    expect(state.tiles).toEqual({ action: 'none', movement: 3 })
    expect(state.events.some(({ kind }) => kind === 'shuffled' || kind === 'tilesBack')).toBe(false)
    const traded = finish({ tiles: ['trade', 3] })
    expect(traded.state.tiles).toEqual({ action: 'trade', movement: 3 })
  })

  rule('end.no-action', () => {
    for (const seed of seeds) {
      const { state } = table({ seed }).finished()
      expect(state.arrivals.length).toBeGreaterThan(0)
      expect(state.deals.every(({ turn }) => turn <= state.turn)).toBe(true)
      const arrival = state.events.findIndex(
        (event) => (event.kind === 'moved' || event.kind === 'ranked') && event.step.to === 60,
      )
      const after = state.events.slice(arrival + 1).map(({ kind }) => kind)
      for (const kind of after) expect(['moved', 'chose', 'revealed', 'over']).toContain(kind)
    }
  })

  rule('end.over', () => {
    const { state, refusal } = finish()
    for (const seat of [0, 1, 2, 3]) {
      expect(asksOf(state, seat)).toEqual([])
      for (const move of [pass, choose('metro'), rankMove('metro'), take('metro')])
        expect(refusal(seat, move)).toBe('over')
    }
  })
})

describe('who wins', () => {
  const shares = [{ metro: 1, carat: 1 }, { carat: 2 }, { alhambra: 1 }, { shogun: 3 }]

  rule('win.wealth', () => {
    const game = finish({ cash: [5, 7, 9, 11], shares })
    // Metro is first on END, Carat second on 43, Alhambra on start, Shogun fourth on 3.
    expect(game.scores.map(({ wealth }) => wealth)).toEqual([
      5 + 360 + 215,
      7 + 2 * 215,
      9 + 20,
      11 + 3 * game.price('shogun'),
    ])
    expect(game.scores[0]).toMatchObject({
      cash: 5,
      holdings: [
        { company: 'carat', count: 1, price: 215 },
        { company: 'metro', count: 1, price: 360 },
      ],
    })
  })

  rule('win.negative', () => {
    const bricks = {
      metro: 58,
      carat: 51,
      shogun: 52,
      eketorp: 53,
      colonia: 54,
      alhambra: 55,
      timbuktu: 56,
      showManager: 57,
    }
    const game = table({ bricks, tiles: ['none', 3], cash: [10, 0, 50, 60], shares: [{ carat: 1 }, { carat: 2 }] })
    const over = game.cards('metro', 'metro', 'metro', 'metro')
    expect(over.price('carat')).toBe(-40)
    expect(over.scores.map(({ wealth }) => wealth)).toEqual([-30, -80, 50, 60])
    expect(winners(over)).toEqual([3])
  })

  rule('win.most', () => {
    const game = finish({ cash: [5, 7, 9, 11], shares })
    expect(winners(game)).toEqual([0])
    expect(speculation.result(game.state)?.standings.map(({ points, eliminated }) => [points, eliminated])).toEqual(
      game.scores.map(({ wealth }) => [wealth, false]),
    )
  })

  rule('win.shared', () => {
    const game = finish({ cash: [400, 40, 0, 400], shares: [{}, { metro: 1 }, { metro: 1 }, {}] })
    expect(winners(game)).toEqual([0, 1, 3])
  })

  rule('win.deals', () => {
    const game = table({
      bricks: { metro: 57, carat: 40 },
      tiles: ['trade', 3],
      cash: [400, 400, 0, 0],
      shares: [{ carat: 1 }, {}, {}, {}],
    })
    expect([game.price('metro'), game.price('carat')]).toEqual([310, 180])
    const over = game
      .trades(['carat', 'metro'], [null, 'carat'], null, null)
      .cards('metro', 'shogun', 'eketorp', 'colonia')
    expect([over.price('metro'), over.price('carat')]).toEqual([360, 180])
    expect(over.scores.map(({ best, worst }) => [best?.gain, worst?.gain])).toEqual([
      [50, 50],
      [0, 0],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(over.scores[0]?.best?.deal).toMatchObject({ sell: 'carat', buy: 'metro', sold: 180, bought: 310 })
    for (const eye of [2, 'table'] as const) expect(over.sees(eye).scores).toEqual(over.scores)
  })
})
