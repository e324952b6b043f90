// Preferences on disk, kept by electron-store; a file that cannot be read is kept aside and never overwritten.
import { app } from 'electron'
import Store from 'electron-store'
import { join } from 'node:path'
import { setAsideIfUnreadable } from './settings-file.ts'

/** All that the rest of the app knows about settings. What comes out is unknown until parsed. */
export interface Settings {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export interface OpenedSettings {
  readonly settings: Settings
  /** Where the unreadable file went, if there was one: the person is told. */
  readonly setAside: string | undefined
}

export function openSettings(): OpenedSettings {
  const folder = app.getPath('userData')
  const setAside = setAsideIfUnreadable(join(folder, 'settings.json'))
  const store = new Store<Record<string, unknown>>({ name: 'settings', cwd: folder })
  return {
    settings: { get: (key) => store.get(key), set: (key, value) => store.set(key, value) },
    setAside,
  }
}
