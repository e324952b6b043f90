// What a help page is made of once `scripts/help-plugin.mjs` has read it.

export interface HelpCell {
  readonly tokens: readonly HelpToken[]
  readonly align: 'left' | 'center' | 'right' | null
}

export type HelpToken =
  | { readonly type: 'heading'; readonly depth: number; readonly tokens: readonly HelpToken[] }
  | {
      readonly type: 'paragraph' | 'blockquote' | 'strong' | 'em' | 'link'
      readonly tokens: readonly HelpToken[]
    }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly start: number
      readonly items: readonly (readonly HelpToken[])[]
    }
  | {
      readonly type: 'table'
      readonly header: readonly HelpCell[]
      readonly rows: readonly (readonly HelpCell[])[]
    }
  | { readonly type: 'text' | 'code' | 'codespan'; readonly text: string }
  | { readonly type: 'hr' | 'br' }
