/** The game's events and what happened around it are told in the order in which they happened. */
import { describe, expect, test } from 'vitest'
import type { Told } from '../../src-shared/game.ts'
import { happenings, newestOf, newsSince } from './happenings.ts'

const event = (n: number, key = 'opened'): Told => ({ n, key })
const around = (n: number, after: number) => ({ n, after, words: { from: 'app.house', key: 'paused' } })
const weight = ({ key }: Told) => (key === 'sealed' ? 'routine' : 'news')
const frame = {
  game: 'qe',
  view: { events: [event(3), event(4, 'sealed'), event(5)] },
  house: [around(7, 1), around(8, 4), around(9, 4), around(10, 5)],
}
const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key)

describe('what happened', () => {
  test('is one story in order', () => {
    expect(keys(happenings(frame, weight))).toEqual([
      'house-7',
      'game-3',
      'game-4',
      'house-8',
      'house-9',
      'game-5',
      'house-10',
    ])
  })

  test('is said in the words of the game or of the house', () => {
    const said = happenings(frame, weight).map(({ words }) => words.from)
    expect(new Set(said)).toEqual(new Set(['qe.log', 'app.house']))
  })
})

describe('news', () => {
  test('are what came after the last look, without routine', () => {
    const all = happenings(frame, weight)
    expect(keys(newsSince(all, { n: 3, house: 8 }))).toEqual(['house-9', 'game-5', 'house-10'])
    expect(keys(newsSince(all, newestOf(frame)))).toEqual([])
  })
})
