// Help pages become tokens that the window can draw without making markup.
import { expect, test } from 'vitest'
import { helpTokens } from './help-plugin.mjs'

const text = (text) => ({ type: 'text', text })

test('headings, emphasis and links', () => {
  expect(helpTokens('# A & B\n\nbid **high**, see [there](x)')).toEqual([
    { type: 'heading', depth: 1, tokens: [text('A & B')] },
    {
      type: 'paragraph',
      tokens: [
        text('bid '),
        { type: 'strong', tokens: [text('high')] },
        text(', see '),
        { type: 'link', tokens: [text('there')] },
      ],
    },
  ])
})

test('lists and tables', () => {
  expect(helpTokens('2. a\n3. b')).toEqual([
    { type: 'list', ordered: true, start: 2, items: [[text('a')], [text('b')]] },
  ])
  expect(helpTokens('| a |\n|--:|\n| 1 |')).toEqual([
    {
      type: 'table',
      header: [{ tokens: [text('a')], align: 'right' }],
      rows: [[{ tokens: [text('1')], align: 'right' }]],
    },
  ])
})

test('what cannot be drawn does not build', () => {
  expect(() => helpTokens('<b>x</b>', 'qe/help.en.md')).toThrow('qe/help.en.md')
  expect(() => helpTokens('a &nbsp; b')).toThrow('write the character itself')
  expect(() => helpTokens('![x](y.png)')).toThrow('image')
})
