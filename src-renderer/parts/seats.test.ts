/** Seats can be told apart without colours. */
import { expect, test } from 'vitest'
import { dashOf, initialOf } from './seats.ts'

test('an initial is a whole letter, whatever it takes to write it', () => {
  expect(['ann', 'Ömer', '𝔅ea', ''].map(initialOf)).toEqual(['A', 'Ö', '𝔅', '?'])
})

test('the lines of six seats look different', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6)
})
