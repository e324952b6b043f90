// Lets the curtain down when nobody can be at the laptop any more: asleep, locked, hidden, or out of sight for a while.
import { app, powerMonitor } from 'electron'
import type { BrowserWindow } from 'electron'
import type { Host } from './host.ts'

function watchWindow(host: Host, window: BrowserWindow): void {
  let timer: NodeJS.Timeout | undefined
  const stay = (): void => clearTimeout(timer)
  window.on('blur', () => {
    stay()
    timer = setTimeout(() => host.cover(), host.settings.coverAfter * 1000)
  })
  window.on('focus', stay)
  window.on('closed', stay)
  window.on('minimize', () => host.cover())
  window.on('hide', () => host.cover())
}

export function coverWhenAway(host: Host): void {
  powerMonitor.on('suspend', () => host.cover())
  powerMonitor.on('lock-screen', () => host.cover())
  app.on('browser-window-created', (_, window) => watchWindow(host, window))
}
