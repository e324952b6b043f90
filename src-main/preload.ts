// Gives the page one wire to the main process, and nothing else.
import { contextBridge, ipcRenderer } from 'electron'

const channel = 'wire'

const wire = {
  send: (frame: unknown): void => ipcRenderer.send(channel, frame),

  /** Listens to every frame; the function it gives stops that again. */
  onFrame: (listener: (frame: unknown) => void): (() => void) => {
    // The event itself stays here: it would lead back to ipcRenderer.
    const pass = (_: unknown, frame: unknown): void => listener(frame)
    ipcRenderer.on(channel, pass)
    return () => ipcRenderer.off(channel, pass)
  },
}

export type HotMoneyBridge = typeof wire

contextBridge.exposeInMainWorld('hotMoney', wire)
