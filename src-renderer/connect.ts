/** Finds this screen's wire to the host: the window has a bridge put there by Electron. */
import type { DownFrame, UpFrame } from '../src-shared/protocol.ts'

export interface Connection {
  send(frame: UpFrame): void
  onFrame(listener: (frame: DownFrame) => void): void
}

export function connect(): Connection | undefined {
  const bridge = window.hotMoney
  return (
    bridge && {
      send: (frame) => bridge.send(frame),
      // The host is our own process: its frames are typed by the protocol, not parsed again.
      onFrame: (listener) => void bridge.onFrame((frame) => listener(frame as DownFrame)),
    }
  )
}
