/** Chairs of a table that is being laid: names ready to be typed over, and what a chair is called when somebody else takes it. */
import type { Sitter } from '../../src-shared/limits.ts'

interface Named {
  readonly name: string
}

export interface SpareNames {
  readonly here: readonly string[]
  readonly bot: readonly string[]
}

/** What a new chair is called. A phone brings its own name. */
export function spareName(sitter: Sitter, taken: readonly Named[], names: SpareNames): string {
  if (sitter === 'phone') return ''
  const list = names[sitter]
  const free = list.find((name) => !taken.some((chair) => chair.name === name))
  return free ?? `${list[0] ?? ''} ${String(taken.length + 1)}`
}

/** A chair that turns from person to bot, or back, also changes its name, unless somebody typed one. */
export function nameFor(sitter: Sitter, chair: Named, taken: readonly Named[], names: SpareNames): string {
  const untouched = chair.name === '' || names.here.includes(chair.name) || names.bot.includes(chair.name)
  return untouched ? spareName(sitter, taken, names) : chair.name
}
