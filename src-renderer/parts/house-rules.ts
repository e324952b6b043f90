/** Which house rules of a table are not the game's standard, put into words. */
import type { GameScreens, GameWords } from '../games/index.ts'

type Options = Readonly<Record<string, unknown>>

/** Null as a value: the label says it all. */
export interface HouseRule {
  readonly key: string
  readonly label: string
  readonly value: string | null
}

interface OwnWords {
  readonly on: string
  readonly off: string
  readonly printed: string
}

/** The names of the rules in which `b` is not what `a` is. What `b` does not say it leaves as it is. */
export const differing = (a: Options, b: Options): string[] =>
  Object.keys(a).filter((name) => name in b && a[name] !== b[name])

/** An edition that ships with the game is told by its name, anything else rule by rule. */
export function houseRules(
  presets: GameScreens['presets'],
  options: Options,
  words: Pick<GameWords, 'options' | 'presets'>,
  own: OwnWords,
): HouseRule[] {
  const changed = differing({ ...presets[0]?.options }, options)
  if (changed.length === 0) return []
  const edition = presets.find((preset) => differing({ ...preset.options }, options).length === 0)
  if (edition) return [{ key: edition.id, label: words.presets[edition.id] ?? edition.id, value: null }]
  return changed.map((key) => {
    const text = words.options[key]
    return { key, label: text?.label ?? key, value: valueIn(text?.choices ?? {}, options[key], own) }
  })
}

/** A number can have words of its own as well: 0 for "never". */
function valueIn(choices: Readonly<Record<string, string>>, value: unknown, { on, off, printed }: OwnWords): string {
  if (value === true) return on
  if (value === false) return off
  if (value === null) return printed
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  return choices[said] ?? said
}
