// Lets the curtain down when nobody can be at the laptop any more, and keeps it awake while phones play with it.
import { powerMonitor, powerSaveBlocker } from 'electron'
import type { BrowserWindow } from 'electron'
import type { Host } from '../host.ts'

/** Out of sight for a while, or hidden. */
export function coverWhenUnwatched(host: Host, window: BrowserWindow): void {
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

/** Asleep or locked. Linux tells nobody that its screen is locked; there the window loses the focus, and the timer above covers. */
export function coverWhenAway(host: Host): void {
  powerMonitor.on('suspend', () => host.cover())
  powerMonitor.on('lock-screen', () => host.cover())
}

/** A sleeping laptop would leave every phone alone; its screen is the table for all. */
export function stayAwakeFor(host: Host): void {
  let blocker: number | undefined
  host.hosting.onChange((on) => {
    if (on && blocker === undefined) blocker = powerSaveBlocker.start('prevent-display-sleep')
    if (!on && blocker !== undefined) {
      powerSaveBlocker.stop(blocker)
      blocker = undefined
    }
  })
}
