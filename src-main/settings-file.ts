// Looks at a settings file before it is opened, because a damaged one would stop the app from starting.
import { existsSync, readFileSync, renameSync } from 'node:fs'

function isReadable(text: string): boolean {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content)
  } catch {
    return false
  }
}

/** Renames a file that holds no settings, and gives its new name; undefined if all is well. */
export function setAsideIfUnreadable(path: string): string | undefined {
  if (!existsSync(path) || isReadable(readFileSync(path, 'utf8'))) return undefined
  let number = 1
  while (existsSync(`${path}.unreadable-${number}`)) number += 1
  const aside = `${path}.unreadable-${number}`
  renameSync(path, aside)
  return aside
}
