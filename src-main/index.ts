// Boots the app: a list of what is set up, in order.
import { app } from 'electron'
import type { BrowserWindow } from 'electron'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { render } from '../src-shared/words.ts'
import { registerScheme, serveRenderer } from './electron/app-protocol.ts'
import { readCommandLine } from './terminal/command-line.ts'
import { Host } from './host.ts'
import { listenToWindows, wireWindow } from './electron/ipc.ts'
import { setMenu } from './electron/menu.ts'
import { coverWhenAway, coverWhenUnwatched, stayAwakeFor } from './electron/power.ts'
import { Preferences } from './preferences.ts'
import type { Store } from './preferences.ts'
import { askBeforeQuitting } from './electron/quitting.ts'
import { realNetwork } from './lan/real-network.ts'
import { Saves } from './saves/saves.ts'
import { lockDown } from './electron/security.ts'
import { openSettings } from './electron/settings.ts'
import { languageOf, terminalWords } from './terminal/words.ts'
import { realTimers } from './timers.ts'
import { focusWindow, openTableWindow, openWindow } from './electron/window.ts'

const rendererFolder = fileURLToPath(new URL('../renderer', import.meta.url))

async function boot(): Promise<void> {
  lockDown(app)
  registerScheme()
  await app.whenReady()

  serveRenderer()
  const { settings, told } = openSettings()
  const preferences = new Preferences(settings)
  const host = openHost(preferences)
  if (told) host.tell(told)
  listenToWindows()
  coverWhenAway(host)
  stayAwakeFor(host)
  followLanguage(preferences)
  const askBeforeClosing = askBeforeQuitting(host, () => languageFor(preferences))
  const open = (): void => openHostWindow(host, settings, askBeforeClosing)
  open()

  app.on('second-instance', focusWindow)
  app.on('activate', open)
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', () => void host.close())
}

function openHost(preferences: Preferences): Host {
  const { bind, names, port, saves } = line
  const host: Host = new Host({
    saves: new Saves(saves ?? join(app.getPath('userData'), 'saves')),
    preferences,
    version: app.getVersion(),
    timers: realTimers,
    drawSeed: () => randomBytes(16).toString('hex'),
    network: realNetwork({ bind, names, port, folder: rendererFolder, timers: realTimers }),
    showTwice: () => openTableWindow((window) => wireWindow(window, (wire) => host.connectWatcher(wire))),
  })
  return host
}

function openHostWindow(host: Host, settings: Store, askBeforeClosing: (window: BrowserWindow) => void): void {
  openWindow(settings, (window) => {
    askBeforeClosing(window)
    wireWindow(window, (wire) => host.connect(wire))
    coverWhenUnwatched(host, window)
  })
}

const languageFor = (preferences: Preferences): 'en' | 'de' =>
  preferences.settings.language ?? (app.getLocale().startsWith('de') ? 'de' : 'en')

/** The menu speaks the language of the screens, or the computer's where none was chosen. */
function followLanguage(preferences: Preferences): void {
  let shown: string | undefined
  const show = (): void => {
    const language = languageFor(preferences)
    if (language !== shown) setMenu(language)
    shown = language
  }
  preferences.onChange(show)
  show()
}

const line = readCommandLine(process.argv.slice(1), 'window')
if (line.wrong) {
  console.error(render(terminalWords(languageOf(process.env)).wrong, line.wrong))
  app.exit(1)
}
// Two processes must not write the same saves: the second one wakes the first and leaves.
else if (app.requestSingleInstanceLock()) {
  // Not awaited: Electron becomes ready only after this file has been read to its end.
  boot().catch((error: unknown) => {
    console.error(error)
    app.exit(1)
  })
} else {
  console.log('Hot Money is already running; its window was brought to the front.')
  app.exit(0)
}
