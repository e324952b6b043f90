/** The end of a Q.E. game: points line by line, who is out, who wins. */
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { ended, line, table } from './testing/table.ts'
import type { Books, Laid } from './testing/table.ts'
import { rule } from './testing/rulebook.ts'
import { INDUSTRIES, pointsFor } from './data.ts'
import type { Industry } from './data.ts'
import { bestSplit } from './scoring.ts'

const FOUR: Laid = {
  seats: 4,
  nations: ['US', 'EU', 'JP', 'CN'],
  tokens: ['agriculture', 'housing', 'finance', 'manufacturing'],
}
const FIVE: Laid = {
  seats: 5,
  nations: ['US', 'EU', 'JP', 'CN', 'UK'],
  tokens: ['agriculture', 'housing', 'finance', 'manufacturing', 'government'],
}
const bought = (...tiles: string[]): Books => ({ 0: tiles.map((name) => [name, 5] as const) })
const lineOf = (laid: Laid, key: Parameters<typeof line>[1], ...tiles: string[]) =>
  line(ended(laid, bought(...tiles))[0], key)

/** So many pieces of each industry. */
const pieces = (...counts: number[]): Industry[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => INDUSTRIES[i] ?? 'agriculture'))
const sets = (seats: number, edition: 'second' | 'first', ...counts: number[]) =>
  bestSplit(pieces(...counts), pointsFor(seats).diversification[edition]).points

describe('line by line', () => {
  rule('score.companies', () => {
    expect(lineOf(FOUR, 'companies', 'US finance', 'EU housing', 'CN manufacturing')).toBe(4 + 3 + 1)
    expect(lineOf(FIVE, 'companies', 'UK government', 'JP government')).toBe(3 + 4)
    expect(lineOf(FOUR, 'companies')).toBe(0)
  })

  rule('score.zeros', () => {
    const sheets = ended(FOUR, {}, { 1: 3, 2: 1 })
    expect(sheets.map((sheet) => line(sheet, 'zeros'))).toEqual([0, 6, 2, 0])
  })

  rule('score.nation.four', () => {
    const own = ['US agriculture', 'US housing', 'US finance', 'US manufacturing']
    expect([0, 1, 2, 3, 4].map((n) => lineOf(FOUR, 'nationalization', 'EU housing', ...own.slice(0, n)))).toEqual([
      0, 1, 3, 6, 10,
    ])
    expect(lineOf({ ...FOUR, seats: 3 }, 'nationalization', ...own)).toBe(10)
  })

  rule('score.nation.five', () => {
    const own = ['US housing', 'US finance', 'US manufacturing']
    expect([0, 1, 2, 3].map((n) => lineOf(FIVE, 'nationalization', 'UK finance', ...own.slice(0, n)))).toEqual([
      0, 3, 6, 10,
    ])
  })

  rule('score.monopoly.four', () => {
    const farms = ['US agriculture', 'EU agriculture', 'JP agriculture', 'CN agriculture']
    const withToken = [0, 1, 2, 3, 4].map((n) => lineOf(FOUR, 'monopolization', ...farms.slice(0, n)))
    expect(withToken).toEqual([0, 3, 6, 10, 10])
    const otherToken: Laid = { ...FOUR, tokens: ['housing', 'agriculture', 'finance', 'manufacturing'] }
    const without = [0, 1, 2, 3, 4].map((n) => lineOf(otherToken, 'monopolization', ...farms.slice(0, n)))
    expect(without).toEqual([0, 0, 3, 6, 10])
  })

  rule('score.monopoly.five', () => {
    const farms = ['US agriculture', 'EU agriculture', 'UK agriculture']
    expect([0, 1, 2, 3].map((n) => lineOf(FIVE, 'monopolization', ...farms.slice(0, n)))).toEqual([0, 6, 10, 16])
  })

  rule('score.monopoly.each', () => {
    const tiles = ['US agriculture', 'US finance', 'EU finance', 'JP finance', 'EU housing']
    expect(lineOf(FOUR, 'monopolization', ...tiles)).toBe(3 + 6)
    expect(lineOf(FIVE, 'monopolization', 'UK agriculture', 'US finance', 'UK finance')).toBe(6 + 6)
  })
})

describe('sets of different industries', () => {
  rule('score.sets.second.four', () => {
    expect([2, 3, 4].map((n) => sets(4, 'second', ...[1, 1, 1, 1].slice(0, n)))).toEqual([0, 4, 8])
    expect(lineOf(FOUR, 'diversification', 'US housing', 'US finance')).toBe(4)
    expect(lineOf(FOUR, 'diversification', 'US housing', 'US finance', 'US manufacturing')).toBe(8)
  })

  rule('score.sets.second.five', () => {
    expect([2, 3, 4, 5].map((n) => sets(5, 'second', ...[1, 1, 1, 1, 1].slice(0, n)))).toEqual([0, 8, 12, 17])
  })

  rule('score.sets.first.four', () => {
    expect([2, 3, 4].map((n) => sets(4, 'first', ...[1, 1, 1, 1].slice(0, n)))).toEqual([0, 6, 10])
    expect(lineOf({ ...FOUR, edition: 'first' }, 'diversification', 'US housing', 'US finance')).toBe(6)
  })

  rule('score.sets.first.five', () => {
    expect([2, 3, 4, 5].map((n) => sets(5, 'first', ...[1, 1, 1, 1, 1].slice(0, n)))).toEqual([0, 10, 15, 21])
  })

  rule('score.sets.best', () => {
    expect(sets(5, 'second', 2, 2, 1, 1, 0)).toBe(16)
    expect(sets(5, 'second', 2, 2, 1, 1, 1)).toBe(20)
    expect(sets(5, 'second', 3, 3, 1, 1, 1)).toBe(24)
    expect(sets(4, 'first', 2, 2, 1, 1)).toBe(12)
    expect(sets(4, 'second', 2, 2, 2, 2)).toBe(16)
    expect(sets(4, 'second', 2, 2, 1, 1)).toBe(8)
    expect(sets(4, 'second', 4, 0, 0, 1)).toBe(0)
  })

  rule('score.sets.best', 'in a score sheet, the token among the pieces', () => {
    const tiles = ['UK agriculture', 'US housing', 'EU housing', 'US finance', 'US manufacturing']
    expect(lineOf(FIVE, 'diversification', ...tiles)).toBe(16)
    expect(lineOf(FIVE, 'diversification', ...tiles, 'UK government')).toBe(20)
    const four = ['EU agriculture', 'US housing', 'EU housing', 'US finance', 'US manufacturing']
    expect(lineOf({ ...FOUR, edition: 'first' }, 'diversification', ...four)).toBe(12)
  })

  test('no split beats the best one, and it uses no piece twice', () => {
    const counts = fc.array(fc.nat({ max: 4 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(counts, fc.constantFrom('second', 'first'), fc.constantFrom(4, 5), (held, edition, seats) => {
        const points = pointsFor(seats).diversification[edition]
        const kinds = seats === 5 ? held : held.slice(0, 4)
        const split = bestSplit(pieces(...kinds), points)
        expect(split.points).toBe(split.sets.reduce((total, set) => total + (points[set.length] ?? 0), 0))
        for (const set of split.sets) expect(new Set(set).size).toBe(set.length)
        INDUSTRIES.forEach((industry, i) => {
          expect(split.sets.filter((set) => set.includes(industry)).length).toBeLessThanOrEqual(kinds[i] ?? 0)
        })
        expect(split.points).toBe(exhaustive(kinds, points))
      }),
    )
  })
})

/** Another way to the best split: so many sets of each size fit when each industry gives at most one piece to each set. */
function exhaustive(counts: readonly number[], points: readonly number[]): number {
  let best = 0
  const fits = (sizes: readonly number[]) => {
    let rest = [...counts]
    // Large sets first, each from the fullest piles: if any way of filling the sizes exists, this one does it.
    for (const size of [...sizes].sort((a, b) => b - a)) {
      rest = rest.sort((a, b) => b - a)
      if ((rest[size - 1] ?? 0) === 0) return false
      rest = rest.map((count, i) => (i < size ? count - 1 : count))
    }
    return true
  }
  const grow = (sizes: readonly number[]) => {
    if (!fits(sizes)) return
    best = Math.max(
      best,
      sizes.reduce((total, size) => total + (points[size] ?? 0), 0),
    )
    for (let size = 3; size < points.length; size++) if (size <= (sizes.at(-1) ?? size)) grow([...sizes, size])
  }
  grow([])
  return best
}

describe('money', () => {
  rule('score.least', () => {
    const books: Books = {
      0: [['US finance', 50]],
      1: [['EU finance', 9]],
      2: [['JP finance', 9]],
      3: [['CN finance', 20]],
    }
    expect(ended(FOUR, books).map((sheet) => line(sheet, 'leastSpent'))).toEqual([0, 6, 6, 0])
    const five: Books = { ...books, 4: [['UK finance', 10]] }
    expect(ended(FIVE, five).map((sheet) => line(sheet, 'leastSpent'))).toEqual([0, 7, 7, 0, 0])
    const three = ended(
      { ...FOUR, seats: 3 },
      { 0: [['US finance', 5]], 1: [['EU finance', 6]], 2: [['JP finance', 7]] },
    )
    expect(three.map((sheet) => line(sheet, 'leastSpent'))).toEqual([6, 0, 0])
  })

  rule('score.no-tiles', () => {
    const sheets = ended(FOUR, { 0: [['US finance', 50]], 1: [['EU finance', 9]] })
    expect(sheets.map((sheet) => sheet.spent)).toEqual(['50', '9', '0', '0'])
    expect(sheets.map((sheet) => line(sheet, 'leastSpent'))).toEqual([0, 0, 6, 6])
  })

  rule('score.worked', () => {
    const laid: Laid = { ...FOUR, tokens: ['manufacturing', 'housing', 'finance', 'agriculture'] }
    const tiles = ['US agriculture', 'EU finance', 'CN finance', 'JP housing', 'US finance', 'EU manufacturing']
    const books = {
      ...bought(...tiles),
      1: [['JP finance', 90]],
      2: [['CN housing', 80]],
      3: [['JP manufacturing', 99]],
    } as const
    const [sheet] = ended(laid, books, { 0: 3 })
    expect(sheet?.lines.map(({ points }) => points)).toEqual([13, 6, 3, 9, 8, 6])
    expect(sheet).toMatchObject({ subtotal: 39, total: 45, winner: true })
  })

  rule('score.tied-tile', () => {
    const before = table({ seats: 3 }).until(16)
    const tied = before.bid({ 0: 9, 1: 9, 2: 5 })
    for (const sheet of tied.scores) {
      const held = tied.state.sales.filter(({ award }) => award?.winner === sheet.seat)
      expect(line(sheet, 'companies')).toBe(held.reduce((total, { tile }) => total + tile.vp, 0))
    }
    expect(tied.state.sales.flatMap(({ award }) => (award?.winner === null ? [] : [award])).length).toBe(15)
    expect(tied.scores.map((sheet) => sheet.spent)).toEqual(before.scores.map((sheet) => sheet.spent))
  })
})

describe('who wins', () => {
  const who = (sheets: ReturnType<typeof ended>, is: 'winner' | 'eliminated') =>
    sheets.flatMap((sheet) => (sheet[is] ? [sheet.seat] : []))

  rule('win.out', () => {
    const books: Books = {
      0: [
        ['US finance', 100],
        ['US housing', 1],
        ['US manufacturing', 1],
      ],
      1: [['EU finance', 101]],
      2: [['JP finance', 102]],
      3: [['CN finance', 7]],
    }
    const sheets = ended(FOUR, books)
    expect(who(sheets, 'eliminated')).toEqual([0, 2])
    expect(sheets[0]?.total).toBeGreaterThan(sheets[3]?.total ?? 99)
    expect(who(sheets, 'winner')).toEqual([3])
  })

  rule('win.all-out', 'nobody bought anything', () => {
    const sheets = ended(FOUR, {})
    expect(who(sheets, 'eliminated')).toEqual([0, 1, 2, 3])
    expect(who(sheets, 'winner')).toEqual([])
    expect(sheets.map((sheet) => line(sheet, 'leastSpent'))).toEqual([6, 6, 6, 6])
  })

  rule('win.all-out', 'everybody spent the same', () => {
    const sheets = ended(FIVE, {
      0: [['US finance', 8]],
      1: [
        ['EU housing', 3],
        ['UK finance', 5],
      ],
      2: [['JP finance', 8]],
      3: [['CN housing', 8]],
      4: [['UK government', 8]],
    })
    expect(who(sheets, 'winner')).toEqual([])
    expect(who(sheets, 'eliminated')).toEqual([0, 1, 2, 3, 4])
    expect(sheets.map((sheet) => line(sheet, 'leastSpent'))).toEqual([7, 7, 7, 7, 7])
  })

  rule('win.most', () => {
    // 4 VP for the one who spent more, 1 VP and the bonus for the one who spent least.
    const books: Books = {
      0: [['EU manufacturing', 20]],
      1: [['CN manufacturing', 10]],
      2: [['JP finance', 99]],
      3: [['JP housing', 30]],
    }
    const sheets = ended(FOUR, books)
    expect(sheets.map((sheet) => sheet.total)).toEqual([4, 1 + 6, 3 + 1 + 3, 1])
    expect(who(sheets, 'winner')).toEqual([1])
  })

  rule('win.tie-spent', () => {
    const books: Books = {
      0: [['EU manufacturing', 20]],
      1: [['US finance', 19]],
      2: [['JP finance', 99]],
      3: [['JP housing', 5]],
    }
    const sheets = ended(FOUR, books, { 0: 2, 1: 2 })
    expect([sheets[0]?.total, sheets[1]?.total, sheets[3]?.total]).toEqual([8, 8, 7])
    expect(who(sheets, 'winner')).toEqual([1])
  })

  rule('win.shared', () => {
    const books: Books = {
      0: [['EU manufacturing', 20]],
      1: [['US finance', 20]],
      2: [['JP finance', 99]],
      3: [['JP housing', 5]],
    }
    expect(who(ended(FOUR, books, { 0: 2, 1: 2 }), 'winner')).toEqual([0, 1])
  })
})
