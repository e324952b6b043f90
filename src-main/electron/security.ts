// Keeps the page in its place: it goes nowhere, opens nothing, downloads nothing and is permitted nothing.
import { session } from 'electron'
import type { App } from 'electron'
import { isOurs } from './app-protocol.ts'

export function lockDown(app: App): void {
  // With --no-sandbox this call would make Chromium's network process crash over and over.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()

  app.on('web-contents-created', (_, contents) => {
    const stay = (event: { readonly url: string; preventDefault(): void }): void => {
      if (!isOurs(event.url)) event.preventDefault()
    }
    contents.on('will-navigate', stay)
    contents.on('will-frame-navigate', stay)
    contents.on('will-redirect', stay)
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })

  void app.whenReady().then(() => {
    session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
    session.defaultSession.setPermissionCheckHandler(() => false)
    session.defaultSession.setDevicePermissionHandler(() => false)
    session.defaultSession.on('will-download', (event) => event.preventDefault())
  })
}
