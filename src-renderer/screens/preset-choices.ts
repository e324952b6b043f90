/** The rule sets a table can choose from: those that ship with the game, then the house's own. */
import type { HousePreset, ShelfGame } from '../../src-shared/protocol.ts'
import type { GameWords } from '../games/index.ts'
import { differing } from '../parts/house-rules.ts'

export interface PresetChoice {
  /** Built-in and own ones may have the same name, so the key says which it is. */
  readonly key: string
  readonly name: string
  readonly own: boolean
  readonly options: Readonly<Record<string, unknown>>
}

export function presetChoices(game: ShelfGame, words: GameWords, own: readonly HousePreset[]): PresetChoice[] {
  return [
    ...game.presets.map(({ id, options }) => ({
      key: `built-in:${id}`,
      name: words.presets[id] ?? id,
      own: false,
      options,
    })),
    ...own
      .filter((preset) => preset.game === game.id)
      .map(({ name, options }) => ({ key: `own:${name}`, name, own: true, options })),
  ]
}

export const differences = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number =>
  differing(a, b).length

export const sameOptions = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean =>
  differences(a, b) === 0
