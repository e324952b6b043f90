// Preferences on disk, kept by electron-store; a file that cannot be read is kept aside and never overwritten.
import { app } from 'electron'
import Store from 'electron-store'
import { join } from 'node:path'
import type { OpenedSettings } from './settings-file.ts'
import { openSettingsAnyway } from './settings-file.ts'

/** All that the rest of the app knows about settings. What comes out is unknown until parsed. */
export interface Settings {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export function openSettings(): OpenedSettings {
  const folder = app.getPath('userData')
  return openSettingsAnyway(join(folder, 'settings.json'), () => {
    const store = new Store<Record<string, unknown>>({ name: 'settings', cwd: folder })
    return { get: (key) => store.get(key), set: (key, value) => store.set(key, value) }
  })
}
