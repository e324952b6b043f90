// The window comes back where it was, but never where nobody can reach it.
import { expect, test } from 'vitest'
import { smallest, windowStart } from './window-place.ts'

const laptop = { x: 0, y: 0, width: 1920, height: 1080 }
const place = { x: 100, y: 50, width: 1000, height: 700, maximized: false, fullScreen: false }

test('it opens where it was left', () => {
  expect(windowStart(place, [laptop])).toEqual({
    width: 1000,
    height: 700,
    at: { x: 100, y: 50 },
    maximized: false,
    fullScreen: false,
  })
})

test('full screen is remembered', () => {
  expect(windowStart({ ...place, fullScreen: true }, [laptop]).fullScreen).toBe(true)
})

test.each([
  ['on a second screen that is gone', { ...place, x: 2500 }],
  ['above the screen, where its title bar cannot be reached', { ...place, y: -300 }],
  ['below the screen', { ...place, y: 1075 }],
  ['almost wholly to the left', { ...place, x: -950 }],
])('a place %s is not used again', (_, gone) => {
  expect(windowStart(gone, [laptop])).toMatchObject({ at: undefined, width: 1000 })
})

test('a second screen to the left is a good place', () => {
  const left = { x: -1920, y: 0, width: 1920, height: 1080 }
  expect(windowStart({ ...place, x: -1500 }, [laptop, left]).at).toEqual({ x: -1500, y: 50 })
})

test('it is never smaller than the smallest phone, nor larger than the screen', () => {
  expect(windowStart({ ...place, width: 10, height: 10 }, [laptop])).toMatchObject(smallest)
  expect(windowStart({ ...place, width: 9999, height: 9999 }, [laptop])).toMatchObject({ width: 1920, height: 1080 })
})

test.each([undefined, null, 7, 'big', [], {}, { ...place, x: '1' }, { ...place, width: NaN }])(
  'nonsense (%j) opens a usual window',
  (nonsense) => {
    expect(windowStart(nonsense, [laptop])).toMatchObject({ width: 1280, height: 800, at: undefined })
  },
)
