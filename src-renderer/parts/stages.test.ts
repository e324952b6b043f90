/** An ending opens its stages one by one, or the last one at once, and says so. */
import { describe, expect, it } from 'vitest'
import { Stages } from './stages.svelte.ts'

function tell(told: boolean) {
  const opened: string[] = []
  let finished = 0
  const stages = new Stages(['spending', 'scores', 'winner'], {
    told: () => told,
    unattended: () => false,
    opened: (name) => opened.push(name),
    finished: () => (finished += 1),
  })
  return { stages, opened, finished: () => finished }
}

describe('the stages of an ending', () => {
  it('open one after the other, and with the last one all is told', () => {
    const { stages, opened, finished } = tell(false)
    expect(stages.now).toBe('spending')
    stages.next()
    expect([stages.now, stages.over, finished()]).toEqual(['scores', false, 0])
    stages.next()
    expect([stages.now, stages.over, finished()]).toEqual(['winner', true, 1])
    expect(opened).toEqual(['scores', 'winner'])
  })

  it('can be skipped', () => {
    const { stages, opened, finished } = tell(false)
    stages.skip()
    expect([stages.now, opened, finished()]).toEqual(['winner', ['winner'], 1])
  })

  it('start at the last one where the end is known', () => {
    const { stages, opened, finished } = tell(true)
    expect([stages.now, stages.over, opened, finished()]).toEqual(['winner', true, [], 0])
  })
})
