// Boots the app: a list of what is set up, in order.
import { app } from 'electron'
import { registerScheme, serveRenderer } from './app-protocol.ts'
import { setMenu } from './menu.ts'
import { lockDown } from './security.ts'
import { openSettings } from './settings.ts'
import { focusWindow, openWindow } from './window.ts'

async function boot(): Promise<void> {
  lockDown(app)
  registerScheme()
  await app.whenReady()

  serveRenderer()
  const { settings } = openSettings()
  setMenu(app.getLocale().startsWith('de') ? 'de' : 'en')
  openWindow(settings)

  app.on('second-instance', focusWindow)
  app.on('activate', () => openWindow(settings))
  app.on('window-all-closed', () => app.quit())
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
