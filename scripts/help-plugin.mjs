// Turns help pages (*.md) into plain tokens at build time, because the window's policy forbids markup made at run time.
import { readFile } from 'node:fs/promises'
import { marked } from 'marked'

const cell = (page) => (from) => ({ tokens: slim(from.tokens, page), align: from.align ?? null })

/** What is kept of each kind of token. A kind that is not here cannot be shown, and so must not be written. */
const kinds = {
  heading: (token, page) => ({ depth: token.depth, tokens: slim(token.tokens, page) }),
  paragraph: (token, page) => ({ tokens: slim(token.tokens, page) }),
  blockquote: (token, page) => ({ tokens: slim(token.tokens, page) }),
  strong: (token, page) => ({ tokens: slim(token.tokens, page) }),
  em: (token, page) => ({ tokens: slim(token.tokens, page) }),
  link: (token, page) => ({ tokens: slim(token.tokens, page) }),
  list: (token, page) => ({
    ordered: token.ordered,
    start: token.ordered ? token.start : 1,
    items: token.items.map((item) => slim(item.tokens, page)),
  }),
  table: (token, page) => ({
    header: token.header.map(cell(page)),
    rows: token.rows.map((row) => row.map(cell(page))),
  }),
  code: (token) => ({ text: token.text }),
  codespan: (token) => ({ text: token.text }),
  hr: () => ({}),
  br: () => ({}),
}

function slim(tokens, page) {
  return tokens.flatMap((token) => {
    if (token.type === 'space') return []
    if (token.type === 'text' && token.tokens) return slim(token.tokens, page)
    if (token.type === 'text' || token.type === 'escape') {
      if (/&#?\w+;/.test(token.text)) throw new Error(`${page}: write the character itself instead of ${token.text}`)
      return [{ type: 'text', text: token.text }]
    }
    const keep = kinds[token.type]
    if (keep === undefined) throw new Error(`${page}: a help page cannot show "${token.type}" (${token.raw})`)
    return [{ type: token.type, ...keep(token, page) }]
  })
}

export const helpTokens = (markdown, page = 'help page') => slim(marked.lexer(markdown), page)

/** The Vite plugin: `import help from './help.en.md'` gives the tokens that `parts/Markdown.svelte` draws. */
export function helpPages() {
  return {
    name: 'help-pages',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.md')) return undefined
      const tokens = helpTokens(await readFile(id, 'utf8'), id)
      return { code: `export default ${JSON.stringify(tokens)}`, moduleType: 'js' }
    },
  }
}
