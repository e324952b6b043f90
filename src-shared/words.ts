/** Texts as data: the engine and the host speak in keys with arguments, every screen renders them in its own language. */

/** A dictionary's leaves are strings, or functions of their arguments. `en` sets the shape, every other language must match it. */
export type Dictionary<En> = {
  readonly [K in keyof En]: En[K] extends string
    ? string
    : En[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Dictionary<En[K]>
}

/** One utterance of a flat dictionary: its key and, where the text is a function, the first argument of it. */
export type Said<En> = {
  [K in keyof En & string]: En[K] extends (args: infer A, ...rest: never[]) => string
    ? unknown extends A
      ? { readonly key: K }
      : { readonly key: K; readonly args: A }
    : { readonly key: K }
}[keyof En & string]

/** An utterance on its way over a wire, where the type of its dictionary is not known. */
export interface Words {
  /** The dictionary and its section: 'app.refuse', 'qe.progress'. */
  readonly from: string
  readonly key: string
  readonly args?: unknown
}

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Joins names the way the language does: "Ann, Ben and Cleo". */
export function listOf(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}

/**
 * Renders an utterance with its dictionary. The lookup is checked when it runs as well, because words may come from a newer
 * host or an older log: an unknown key shows itself instead of breaking the screen.
 */
export function render(
  dictionary: object,
  said: { readonly key: string; readonly args?: unknown },
  ...rest: unknown[]
): string {
  const text: unknown = Object.keys(dictionary).includes(said.key) ? Reflect.get(dictionary, said.key) : undefined
  if (typeof text === 'string') return text
  if (typeof text === 'function') return String(Reflect.apply(text, undefined, [said.args, ...rest]))
  return said.key
}
