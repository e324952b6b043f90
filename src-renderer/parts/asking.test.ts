/** An answer goes out once, and what is said against it stays until it is taken away. */
import { describe, expect, it, vi } from 'vitest'
import type { Words } from '../../src-shared/words.ts'
import { Asking } from './asking.svelte.ts'

const REFUSED: Words = { from: 'app.refuse', key: 'closedBeat' }

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
