/** The letters on the players' signs. */
import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'

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
