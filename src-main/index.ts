// Boots the app: a list of what is set up, in order.
import { app } from 'electron'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { registerScheme, serveRenderer } from './app-protocol.ts'
import { Host } from './host.ts'
import { setUpWire } from './ipc.ts'
import { setMenu } from './menu.ts'
import { coverWhenAway } from './power.ts'
import { Preferences } from './preferences.ts'
import { notice } from './refusals.ts'
import { Saves } from './saves.ts'
import { lockDown } from './security.ts'
import { openSettings } from './settings.ts'
import { realTimers } from './timers.ts'
import { focusWindow, openWindow } from './window.ts'

async function boot(): Promise<void> {
  lockDown(app)
  registerScheme()
  await app.whenReady()

  serveRenderer()
  const { settings, setAside } = openSettings()
  const preferences = new Preferences(settings)
  const host = openHost(preferences)
  if (setAside !== undefined) host.tell(notice({ key: 'settingsReset', args: { as: setAside } }))
  setUpWire(host)
  coverWhenAway(host)
  followLanguage(preferences)
  openWindow(settings)

  app.on('second-instance', focusWindow)
  app.on('activate', () => openWindow(settings))
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', () => host.close())
}

function openHost(preferences: Preferences): Host {
  return new Host({
    saves: new Saves(join(app.getPath('userData'), 'saves')),
    preferences,
    version: app.getVersion(),
    timers: realTimers,
    drawSeed: () => randomBytes(16).toString('hex'),
  })
}

/** The menu speaks the language of the screens, or the computer's where none was chosen. */
function followLanguage(preferences: Preferences): void {
  const system = app.getLocale().startsWith('de') ? 'de' : 'en'
  let shown: string | undefined
  const show = (): void => {
    const language = preferences.settings.language ?? system
    if (language !== shown) setMenu(language)
    shown = language
  }
  preferences.onChange(show)
  show()
}

// Two processes must not write the same saves: the second one wakes the first and leaves.
if (app.requestSingleInstanceLock()) {
  // Not awaited: Electron becomes ready only after this file has been read to its end.
  boot().catch((error: unknown) => {
    console.error(error)
    app.exit(1)
  })
} else {
  console.log('Hot Money is already running; its window was brought to the front.')
  app.exit(0)
}
