/** Preferences on disk without Electron: the same file, opened by what electron-store itself is made of. */
import Conf from 'conf'
import { join } from 'node:path'
import type { OpenedSettings } from '../saves/settings-file.ts'
import { openSettingsFile } from '../saves/settings-file.ts'

export function openPlainSettings(folder: string): OpenedSettings {
  return openSettingsFile(join(folder, 'settings.json'), () => {
    const store = new Conf<Record<string, unknown>>({ configName: 'settings', cwd: folder })
    return { get: (key) => store.get(key), set: (key, value) => store.set(key, value) }
  })
}
