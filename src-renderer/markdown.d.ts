// Help pages are imported as tokens: see scripts/help-plugin.mjs.
declare module '*.md' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import statement with a relative path does not resolve in here and quietly makes everything `any`
  const tokens: readonly import('./parts/help-tokens.ts').HelpToken[]
  export default tokens
}
