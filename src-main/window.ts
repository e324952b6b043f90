// The one window of the app: closed to everything a page need not do, and opened where it was left.
import { BrowserWindow, screen } from 'electron'
import { fileURLToPath } from 'node:url'
import { startPage } from './app-protocol.ts'
import type { Settings } from './settings.ts'
import { smallest, windowStart } from './window-place.ts'
import type { WindowPlace } from './window-place.ts'

const preload = fileURLToPath(new URL('../preload/preload.cjs', import.meta.url))
const settingsKey = 'window'

function placeOf(window: BrowserWindow): WindowPlace {
  return { ...window.getNormalBounds(), maximized: window.isMaximized(), fullScreen: window.isFullScreen() }
}

function rememberPlace(window: BrowserWindow, settings: Settings): void {
  let timer: NodeJS.Timeout | undefined
  const remember = (): void => {
    clearTimeout(timer)
    settings.set(settingsKey, placeOf(window))
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

/** Opens the window, or brings the one there is to the front. */
export function openWindow(settings: Settings): void {
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
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      // The spelling checker would fetch its dictionaries from the internet.
      spellcheck: false,
    },
  })
  if (start.maximized) window.maximize()
  rememberPlace(window, settings)
  window.once('ready-to-show', () => window.show())
  void window.loadURL(startPage)
}

/** Brings the window to the front; false if there is none. */
export function focusWindow(): boolean {
  const [window] = BrowserWindow.getAllWindows()
  if (window === undefined) return false
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
  return true
}
