/** What the chairs of a table that is being laid are called. */
import { describe, expect, test } from 'vitest'
import { nameFor, spareName } from './chairs.ts'

const names = { here: ['Ann', 'Ben'], bot: ['Bot Adam', 'Bot Rosa'] }
const called = (...list: string[]) => list.map((name) => ({ name }))

describe('a new chair', () => {
  test('takes the first name that nobody has', () => {
    expect(spareName('here', called('Ann'), names)).toBe('Ben')
    expect(spareName('bot', called('Ann'), names)).toBe('Bot Adam')
  })

  test('is told apart by a number when all names are taken', () => {
    expect(spareName('here', called('Ann', 'Ben'), names)).toBe('Ann 3')
  })

  test('has no name while it waits for a phone', () => {
    expect(spareName('phone', [], names)).toBe('')
  })
})

describe('a chair that somebody else takes', () => {
  test('gets a new name where nobody typed one', () => {
    const chairs = called('Ann', 'Ben')
    expect(nameFor('bot', { name: 'Ben' }, chairs, names)).toBe('Bot Adam')
    expect(nameFor('phone', { name: 'Ben' }, chairs, names)).toBe('')
    expect(nameFor('here', { name: '' }, called('Ann', ''), names)).toBe('Ben')
  })

  test('keeps a name that was typed', () => {
    for (const sitter of ['here', 'phone', 'bot'] as const)
      expect(nameFor(sitter, { name: 'Zoë' }, called('Zoë'), names)).toBe('Zoë')
  })
})
