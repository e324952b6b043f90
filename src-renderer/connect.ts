/** Finds this screen's wire to the host: the window has a bridge put there by Electron, a browser dials a WebSocket. */
import type { DownFrame, UpFrame } from '../src-shared/protocol.ts'
import type { Later, SocketEars } from './wire/line.ts'
import { Line } from './wire/line.ts'

/** What a screen is told of its wire. */
export interface Ears {
  open(): void
  /** Also for every attempt that came to nothing. */
  closed(): void
  frame(frame: DownFrame): void
}

export interface Connection {
  listen(ears: Ears): void
  /** Nothing is sent while the wire is not open. */
  send(frame: UpFrame): void
  /** Hangs up for good, until `enter`. */
  leave(): void
  enter(): void
}

export const later: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}

export function connect(): Connection {
  const bridge = window.hotMoney
  return bridge ? overBridge(bridge) : overSocket()
}

/** The bridge lasts as long as the window. */
function overBridge(bridge: NonNullable<Window['hotMoney']>): Connection {
  return {
    listen(ears) {
      // The host is our own process: its frames are typed by the protocol, not parsed again.
      bridge.onFrame((frame) => ears.frame(frame as DownFrame))
      ears.open()
    },
    send: (frame) => bridge.send(frame),
    leave: () => undefined,
    enter: () => undefined,
  }
}

function overSocket(): Connection {
  const line = new Line({ dial, later, random: () => Math.random() })
  const wake = () => line.wake()
  // Whatever may be the first thing that a phone notices when it is taken out of a pocket.
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  return line
}

function dial(ears: SocketEars): { send(text: string): void; close(): void } {
  const secure = location.protocol === 'https:'
  const socket = new WebSocket(`${secure ? 'wss' : 'ws'}://${location.host}/wire`)
  socket.onopen = () => ears.open()
  socket.onmessage = ({ data }) => typeof data === 'string' && ears.text(data)
  socket.onclose = () => ears.closed()
  return socket
}
