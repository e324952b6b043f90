// The wires of the windows: frames from our own pages in our own windows, and from nowhere else.
import { ipcMain } from 'electron'
import type { BrowserWindow, IpcMainEvent } from 'electron'
import type { Wire } from '../../src-shared/protocol.ts'
import { isOurs } from './app-protocol.ts'
import type { Peer } from '../lan/network.ts'

const channel = 'wire'

/** The host's end of a window's wire. */
interface WindowPeer extends Peer {
  reset(): void
}

const peers = new Map<number, WindowPeer>()

/** Only the page itself, not a frame in it, and only at our own address. (The frame is null when it is gone already.) */
function isOurPage(event: IpcMainEvent): boolean {
  const { senderFrame: frame } = event
  return frame !== null && frame.parent === null && isOurs(frame.url)
}

/** Gives a window its wire, before its page is loaded. */
export function wireWindow(window: BrowserWindow, connect: (wire: Wire) => WindowPeer): void {
  const contents = window.webContents
  const { id } = contents
  const peer = connect({
    send: (frame) => {
      if (!contents.isDestroyed()) contents.send(channel, frame)
    },
    close: () => window.close(),
  })
  peers.set(id, peer)
  contents.on('did-start-navigation', (details) => {
    if (details.isMainFrame && !details.isSameDocument) peer.reset()
  })
  contents.on('render-process-gone', () => peer.reset())
  window.on('closed', () => {
    peers.delete(id)
    peer.disconnect()
  })
}

export function listenToWindows(): void {
  ipcMain.on(channel, (event, frame: unknown) => {
    if (isOurPage(event)) peers.get(event.sender.id)?.receive(frame)
  })
}
