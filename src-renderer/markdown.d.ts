// Help pages are imported as tokens: see scripts/help-plugin.mjs.
declare module '*.md' {
  import type { HelpToken } from './parts/help-tokens.ts'
  const tokens: readonly HelpToken[]
  export default tokens
}
