// Preferences on disk, kept by electron-store; a file that cannot be read is kept aside and never overwritten.
import { app } from 'electron'
import ElectronStore from 'electron-store'
import { join } from 'node:path'
import type { OpenedSettings } from '../saves/settings-file.ts'
import { openSettingsAnyway } from '../saves/settings-file.ts'

export function openSettings(): OpenedSettings {
  const folder = app.getPath('userData')
  return openSettingsAnyway(join(folder, 'settings.json'), () => {
    const store = new ElectronStore<Record<string, unknown>>({ name: 'settings', cwd: folder })
    return { get: (key) => store.get(key), set: (key, value) => store.set(key, value) }
  })
}
