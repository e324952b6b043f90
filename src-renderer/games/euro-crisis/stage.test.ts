/** The stage tells what is new while everybody looks, once, and gets out of the way at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { euroCrisis } from '../../../src-shared/games/euro-crisis/game.ts'
import { QUICK } from '../../../src-shared/games/euro-crisis/options.ts'
import type { View } from '../../../src-shared/games/euro-crisis/types.ts'
import { stage } from './stage.svelte.ts'

const seating = { seats: 4, first: 0, sides: [null, null, null, null] }
const quickStart = euroCrisis.view(euroCrisis.setup(QUICK, seating, '1'.repeat(32)), 'table')

/** A table at which so many banks have dropped out, each followed by a new year so that each is a scene of its own. */
const after = (scenes: number): View => ({
  ...quickStart,
  events: Array.from({ length: scenes }, (_, i) =>
    i % 2 === 0
      ? { n: i + 1, key: 'out' as const, args: { who: i % 4 } }
      : { n: i + 1, key: 'year' as const, args: { year: 1 } },
  ),
})

let count = 0
let match = ''

beforeEach(() => {
  vi.useFakeTimers()
  match = `match ${String(++count)}`
})
afterEach(() => {
  stage.skip()
  vi.useRealTimers()
})

describe('the stage', () => {
  it('does not tell again what had happened before the table was first looked at', () => {
    stage.follow(match, after(9), true)
    expect(stage.busy).toBe(false)
    expect(stage.count).toBe(0)
  })

  it('tells what is new, scene after scene, and is over by itself', () => {
    stage.follow(match, after(2), true)
    stage.follow(match, after(4), true)
    expect(stage.scene).toMatchObject({ n: 3 })
    vi.advanceTimersByTime(3000)
    expect(stage.scene).toMatchObject({ n: 4 })
    vi.advanceTimersByTime(3000)
    expect(stage.scene).toBeNull()
  })

  it('adds what happens meanwhile and does not take down what is being told', () => {
    stage.follow(match, after(0), true)
    stage.follow(match, after(1), true)
    stage.follow(match, after(3), true)
    expect(stage.scene).toMatchObject({ n: 1 })
    stage.next()
    stage.next()
    expect(stage.scene).toMatchObject({ n: 3 })
  })

  it('keeps for the open table what happened while somebody looked at their own side', () => {
    stage.follow(match, after(1), true)
    stage.follow(match, after(2), false)
    expect(stage.busy).toBe(false)
    stage.follow(match, after(3), true)
    expect(stage.scene).toMatchObject({ n: 2 })
  })

  it('is skipped at once, and can be seen once more', () => {
    stage.follow(match, after(1), true)
    stage.follow(match, after(3), true)
    stage.skip()
    expect(stage.scene).toBeNull()
    stage.follow(match, after(3), true)
    expect(stage.busy).toBe(false)
    stage.again()
    expect(stage.scene).toMatchObject({ n: 2 })
  })

  it('waits while somebody reads', () => {
    stage.follow(match, after(1), true)
    stage.follow(match, after(2), true)
    stage.hold(true)
    vi.advanceTimersByTime(20_000)
    expect(stage.scene).toMatchObject({ n: 2 })
    stage.hold(false)
    vi.advanceTimersByTime(3000)
    expect(stage.busy).toBe(false)
  })

  it('falls silent when a move is taken back', () => {
    stage.follow(match, after(2), true)
    stage.follow(match, after(4), true)
    stage.follow(match, after(3), true)
    expect(stage.busy).toBe(false)
    expect(stage.count).toBe(0)
  })

  it('falls silent, too, when as much or more has happened since the move was taken back', () => {
    const instead = (view: View): View => ({
      ...view,
      events: view.events.map((event, i) => (i < 3 ? event : { n: i + 1, key: 'year' as const, args: { year: 2 } })),
    })
    stage.follow(match, after(2), true)
    stage.follow(match, after(4), true)
    stage.follow(match, instead(after(7)), true)
    expect(stage.count).toBe(0)
    stage.follow(match, instead(after(8)), true)
    expect(stage.scene).toMatchObject({ n: 8 })
  })

  it('tells only the last of very much', () => {
    stage.follow(match, after(1), true)
    stage.follow(match, after(40), true)
    expect(stage.count).toBeLessThanOrEqual(6)
    for (let more = 41; more < 80; more++) stage.follow(match, after(more), true)
    expect(stage.count).toBeLessThanOrEqual(13)
    expect(stage.scene).toMatchObject({ n: 35 })
  })
})
