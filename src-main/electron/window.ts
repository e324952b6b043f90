// The windows of the app, closed to everything a page need not do: the host's, opened where it was left, and the table's for a second screen.
import { BrowserWindow, screen } from 'electron'
import { fileURLToPath } from 'node:url'
import { startPage } from './app-protocol.ts'
import type { Store } from '../preferences.ts'
import { smallest, windowStart } from './window-place.ts'
import type { WindowPlace } from './window-place.ts'

const preload = fileURLToPath(new URL('../preload/preload.cjs', import.meta.url))
const settingsKey = 'window'

function placeOf(window: BrowserWindow): WindowPlace {
  return { ...window.getNormalBounds(), maximized: window.isMaximized(), fullScreen: window.isFullScreen() }
}

function rememberPlace(window: BrowserWindow, settings: Store): void {
  let timer: NodeJS.Timeout | undefined
  const remember = (): void => {
    clearTimeout(timer)
    try {
      settings.set(settingsKey, placeOf(window))
    } catch {
      // A full disk, say: the place of a window is not worth the evening.
    }
  }
  // Also while it is open, since a window may end without being closed; but not at every pixel of a drag.
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(remember, 500)
  }
  window.on('resize', soon)
  window.on('move', soon)
  window.on('enter-full-screen', soon)
  window.on('leave-full-screen', soon)
  window.on('close', remember)
  window.on('closed', () => clearTimeout(timer))
}

const webPreferences = {
  preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  // The spelling checker would fetch its dictionaries from the internet.
  spellcheck: false,
}

let hostWindow: BrowserWindow | undefined
let tableWindow: BrowserWindow | undefined

/** Opens the window, or brings the one there is to the front. `ready` is called before the page is loaded. */
export function openWindow(settings: Store, ready: (window: BrowserWindow) => void): void {
  if (focusWindow()) return
  const areas = screen.getAllDisplays().map((display) => display.workArea)
  const start = windowStart(settings.get(settingsKey), areas)
  const window = new BrowserWindow({
    title: 'Hot Money',
    width: start.width,
    height: start.height,
    ...start.at,
    minWidth: smallest.width,
    minHeight: smallest.height,
    fullscreen: start.fullScreen,
    show: false,
    backgroundColor: '#F6F1E5',
    webPreferences,
  })
  if (start.maximized) window.maximize()
  rememberPlace(window, settings)
  window.once('ready-to-show', () => window.show())
  hostWindow = window
  window.on('closed', () => {
    hostWindow = undefined
    // A table without anybody who could go on playing at it.
    tableWindow?.close()
  })
  ready(window)
  void window.loadURL(startPage)
}

/** Shows the table in a window of its own: over the whole of another screen, where there is one. */
export function openTableWindow(ready: (window: BrowserWindow) => void): void {
  if (tableWindow) {
    tableWindow.focus()
    return
  }
  const here = hostWindow && screen.getDisplayMatching(hostWindow.getBounds())
  const other = screen.getAllDisplays().find((display) => display.id !== here?.id)
  const window = new BrowserWindow({
    title: 'Hot Money',
    ...(other ? { ...other.workArea, fullscreen: true } : { width: 1280, height: 800 }),
    backgroundColor: '#F6F1E5',
    webPreferences,
  })
  tableWindow = window
  window.on('closed', () => (tableWindow = undefined))
  ready(window)
  void window.loadURL(`${startPage}#table`)
}

/** Brings the window to the front; false if there is none. */
export function focusWindow(): boolean {
  const window = hostWindow
  if (window === undefined) return false
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
  return true
}
