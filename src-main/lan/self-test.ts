/** Tries to reach the table as a phone would, as far as that can be tried from here: the page, then the socket. */
import { get } from 'node:http'
import { WebSocket } from 'ws'
import type { HostingFrame } from '../../src-shared/protocol.ts'
import { reasonOf } from '../refusals.ts'
import type { Timers } from '../timers.ts'

const PATIENCE = 3000
const TOO_SLOW = 'ETIMEDOUT'

export type Reached = NonNullable<HostingFrame['selfTest']>[number]

export interface SelfTestInput {
  readonly addresses: readonly string[]
  readonly port: number
  readonly timers: Timers
}

/** One line an address, in the order given. Never fails: what goes wrong is the result. */
export function selfTest({ addresses, port, timers }: SelfTestInput): Promise<Reached[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const where = `${address}:${port}`
      const reason = (await inTime(timers, fetchPage(where))) ?? (await inTime(timers, shakeHands(where)))
      return { address, reached: reason === undefined, reason: reason ?? '' }
    }),
  )
}

/** Something under way: what went wrong with it in the end, if anything, and how to give it up. */
interface Attempt {
  readonly outcome: Promise<string | undefined>
  readonly giveUp: () => void
}

function inTime(timers: Timers, { outcome, giveUp }: Attempt): Promise<string | undefined> {
  return new Promise((resolve) => {
    const stop = timers.after(PATIENCE, () => {
      resolve(TOO_SLOW)
      giveUp()
    })
    void outcome.then((reason) => {
      stop()
      resolve(reason)
    })
  })
}

function fetchPage(where: string): Attempt {
  const request = get(`http://${where}/`, { agent: false })
  const outcome = new Promise<string | undefined>((resolve) => {
    request.on('response', (response) => {
      resolve(response.statusCode === 200 ? undefined : `http ${response.statusCode ?? 0}`)
      request.destroy()
    })
    request.on('error', (error) => resolve(reasonOf(error)))
  })
  return { outcome, giveUp: () => request.destroy() }
}

function shakeHands(where: string): Attempt {
  const socket = new WebSocket(`ws://${where}/wire`, { origin: `http://${where}`, perMessageDeflate: false })
  const outcome = new Promise<string | undefined>((resolve) => {
    socket.on('open', () => {
      resolve(undefined)
      socket.close()
    })
    socket.on('unexpected-response', (_, response) => {
      resolve(`wire ${response.statusCode ?? 0}`)
      socket.terminate()
    })
    // Giving up is told as an error too, and after the first word nothing counts.
    socket.on('error', (error) => resolve(reasonOf(error)))
  })
  return { outcome, giveUp: () => socket.terminate() }
}
