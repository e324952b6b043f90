/** What changes in one update glows together, for one layout of the table. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changed } from './changed.ts'

const measure = vi.fn()

/** As much of an element as is needed to light up. */
function lamp() {
  const lit = new Set<string>()
  const classList = { add: (name: string) => lit.add(name), remove: (name: string) => lit.delete(name) }
  return { lit, element: { classList } as unknown as Element }
}

beforeEach(() => {
  vi.stubGlobal('document', { body: { getBoundingClientRect: measure } })
  measure.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('leaves the first value and the same value in the dark', async () => {
  const { lit, element } = lamp()
  changed(1)(element)
  changed(1)(element)
  await Promise.resolve()
  expect(lit.size).toBe(0)
  expect(measure).not.toHaveBeenCalled()
})

it('lights everything that an update changes, with one measure', async () => {
  const lamps = Array.from({ length: 5 }, lamp)
  for (const value of [1, 2]) for (const { element } of lamps) changed(value)(element)
  await Promise.resolve()
  expect(measure).toHaveBeenCalledOnce()
  expect(lamps.map(({ lit }) => [...lit])).toEqual(lamps.map(() => ['changed']))
  for (const { element } of lamps) changed(3)(element)
  await Promise.resolve()
  expect(measure).toHaveBeenCalledTimes(2)
})
