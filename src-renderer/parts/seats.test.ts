/** Seats can be told apart without colours. */
import { expect, test } from 'vitest'
import { dashOf, lettersOf } from './seats.ts'

test('everybody has the initial', () => {
  expect(lettersOf(['Ann', 'Ben', 'Cleo'])).toEqual(['A', 'B', 'C'])
})

test('bots are told apart by their own names', () => {
  expect(lettersOf(['Cleo', 'Bot Adam', 'Bot Rosa'])).toEqual(['C', 'A', 'R'])
})

test('a letter that is somebody’s initial alone stays theirs', () => {
  expect(lettersOf(['Bot Adam', 'Ann', 'Ben', 'Bot Rosa'])).toEqual(['D', 'A', 'B', 'R'])
})

test('of two with one initial the later one has another letter of the name', () => {
  expect(lettersOf(['Max', 'Moritz'])).toEqual(['M', 'O'])
})

test('letters beyond the alphabet and empty names have a sign, too', () => {
  expect(lettersOf(['élodie', '', 'ß', '🎩 Tom'])).toEqual(['É', '?', 'S', '🎩'])
})

test('where a name has no letter left, two share one', () => {
  expect(lettersOf(['A', 'A'])).toEqual(['A', 'A'])
})

test('a letter is a whole one, whatever it takes to write it', () => {
  expect(lettersOf(['ann', 'Ömer', '𝔅ea'])).toEqual(['A', 'Ö', '𝔅'])
})

test('the lines of six seats look different', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6)
})
