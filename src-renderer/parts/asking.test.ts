/** An answer goes out once, and what is said against it stays until it is taken away. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Words } from '../../src-shared/words.ts'
import { Asking, FRESH } from './asking.svelte.ts'

const REFUSED: Words = { from: 'app.refuse', key: 'closedBeat' }

beforeAll(() => {
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})
afterEach(() => {
  // Whatever was pressed before, it is long ago.
  vi.advanceTimersByTime(10_000)
})

describe('a question that comes right after an answer', () => {
  const answered = () => Promise.resolve(undefined)

  it('takes no press that was meant for the last one', async () => {
    await new Asking<{ kind: 'lend' }>(answered).send({ kind: 'lend' })
    const play = vi.fn(answered)
    const next = new Asking<{ kind: 'bid' }>(play)
    vi.advanceTimersByTime(FRESH / 2)
    expect(next.sending).toBe(true)
    await next.send({ kind: 'bid' })
    expect(play).not.toHaveBeenCalled()
    vi.advanceTimersByTime(FRESH / 2)
    expect(next.sending).toBe(false)
    await next.send({ kind: 'bid' })
    expect(play).toHaveBeenCalledOnce()
  })

  it('keeps nobody waiting who has not just pressed', () => {
    expect(new Asking<{ kind: 'bid' }>(answered).sending).toBe(false)
  })
})

describe('an answer on its way', () => {
  it('is not sent a second time', async () => {
    let settle: (refusal: Words | undefined) => void = () => undefined
    const play = vi.fn(() => new Promise<Words | undefined>((resolve) => (settle = resolve)))
    const asking = new Asking<{ kind: 'pass' }>(play)
    const first = asking.send({ kind: 'pass' })
    await asking.send({ kind: 'pass' })
    expect([play.mock.calls.length, asking.sending]).toEqual([1, true])
    settle(undefined)
    await first
    expect([asking.sending, asking.refusal]).toEqual([false, undefined])
  })

  it('may be refused, and sent again', async () => {
    const play = vi.fn(() => Promise.resolve<Words | undefined>(REFUSED))
    const asking = new Asking<{ kind: 'pass' }>(play)
    await asking.send({ kind: 'pass' })
    expect(asking.refusal).toBe(REFUSED)
    await asking.send({ kind: 'pass' })
    expect(play).toHaveBeenCalledTimes(2)
  })
})
