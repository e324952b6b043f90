// Looks at a settings file before it is opened, because a damaged one would stop the app from starting.
import { existsSync, readFileSync, renameSync } from 'node:fs'
import type { Words } from '../../src-shared/words.ts'
import type { Store } from '../preferences.ts'
import { notice, reasonOf } from '../refusals.ts'

export interface OpenedSettings {
  readonly settings: Store
  /** What the person has to know about the file, if anything. */
  readonly told: Words | undefined
}

function isReadable(path: string): boolean {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof content === 'object' && content !== null && !Array.isArray(content)
  } catch {
    return false
  }
}

/** Renames a file that holds no settings, and gives its new name; undefined if all is well. */
export function setAsideIfUnreadable(path: string): string | undefined {
  if (!existsSync(path) || isReadable(path)) return undefined
  let number = 1
  while (existsSync(`${path}.unreadable-${number}`)) number += 1
  const aside = `${path}.unreadable-${number}`
  renameSync(path, aside)
  return aside
}

/** Opens what keeps its settings in that file, and throws where that cannot be. */
export function openSettingsFile(path: string, open: () => Store): OpenedSettings {
  const as = setAsideIfUnreadable(path)
  return { settings: open(), told: as === undefined ? undefined : notice({ key: 'settingsReset', args: { as } }) }
}

/** The same for an app that starts in any case: at worst with settings that last until its end. */
export function openSettingsAnyway(path: string, open: () => Store): OpenedSettings {
  try {
    return openSettingsFile(path, open)
  } catch (error) {
    const told = notice({ key: 'settingsInMemory', args: { file: path, reason: reasonOf(error) } })
    return { settings: inMemory(), told }
  }
}

function inMemory(): Store {
  const content = new Map<string, unknown>()
  return { get: (key) => content.get(key), set: (key, value) => void content.set(key, value) }
}
