/** A host as a process of its own whose door is wider than it would be in life, so that its abusers get in beside the guests. */
import { randomBytes } from 'node:crypto'
import { Host } from '../../src-main/host.ts'
import { listen } from '../../src-main/lan/lan.ts'
import { openPlainSettings } from '../../src-main/terminal/plain-settings.ts'
import { Preferences } from '../../src-main/preferences.ts'
import { Saves } from '../../src-main/saves/saves.ts'
import { realTimers } from '../../src-main/timers.ts'

const ADDRESS = '127.0.0.1'
const [saves = '', folder = '', admin = ''] = process.argv.slice(2)
const many = { perSecond: 100_000, burst: 100_000 }

const host = new Host({
  ...{ admin, version: '0.0.0', timers: realTimers },
  saves: new Saves(saves),
  preferences: new Preferences(openPlainSettings(saves).settings),
  drawSeed: () => randomBytes(16).toString('hex'),
  network: {
    system: process.platform,
    localName: null,
    addresses: () => [{ address: ADDRESS, adapter: 'lo', kind: 'home' }],
    listen: (_, connect) =>
      listen({
        ...{ port: 0, bind: ADDRESS, folder, connect, timers: realTimers, hostNames: () => [ADDRESS] },
        // What one socket may say stays as it is.
        limits: { sockets: 500, socketsPerAddress: 500, connections: 2000, connectionsPerAddress: 2000, callers: many },
      }),
    announce: () => () => undefined,
    selfTest: () => Promise.resolve([]),
  },
})
const refusal = await host.hosting.start()
if (refusal) throw new Error(refusal.key)
console.log(`http://${ADDRESS}:${String(host.hosting.port)}/#host ${admin} Ctrl+C`)
