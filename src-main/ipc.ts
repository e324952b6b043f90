// The window's wire: frames from our own page in our own window, and from nowhere else.
import { app, ipcMain } from 'electron'
import type { BrowserWindow, IpcMainEvent } from 'electron'
import { isOurs } from './app-protocol.ts'
import type { Connection } from './connection.ts'
import type { Host } from './host.ts'

const channel = 'wire'

/** Only the page itself, not a frame in it, and only at our own address. (The frame is null when it is gone already.) */
function isOurPage(event: IpcMainEvent): boolean {
  const { senderFrame: frame } = event
  return frame !== null && frame.parent === null && isOurs(frame.url)
}

function connectWindow(host: Host, window: BrowserWindow): Connection {
  const contents = window.webContents
  const connection = host.connect({
    send: (frame) => {
      if (!contents.isDestroyed()) contents.send(channel, frame)
    },
    close: () => window.close(),
  })
  contents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) connection.reset()
  })
  contents.on('render-process-gone', () => connection.reset())
  return connection
}

/** Gives every window that opens its wire. */
export function setUpWire(host: Host): void {
  const connections = new Map<number, Connection>()
  app.on('browser-window-created', (_, window) => {
    const { id } = window.webContents
    const connection = connectWindow(host, window)
    connections.set(id, connection)
    window.on('closed', () => {
      connections.delete(id)
      connection.disconnect()
    })
  })
  ipcMain.on(channel, (event, frame: unknown) => {
    if (isOurPage(event)) connections.get(event.sender.id)?.receive(frame)
  })
}
