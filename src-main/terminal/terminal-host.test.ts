// A host in a terminal: what it prints is enough to come in with, and nothing of it is left behind at the end.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { DownFrame } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import type { Network } from '../lan/network.ts'
import { realNetwork } from '../lan/real-network.ts'
import { hostInTerminal } from './terminal-host.ts'
import type { InTerminal } from './terminal-host.ts'
import { chairsOf, newFolder } from '../testing.ts'
import { realTimers } from '../timers.ts'

let renderer = ''
let folder = ''
let printed = ''
let complained = ''
const open: NonNullable<InTerminal>[] = []
beforeEach(() => {
  folder = join(newFolder(), 'games')
  renderer = newFolder()
  writeFileSync(join(renderer, 'index.html'), '<!doctype html><title>Hot Money</title>')
  printed = ''
  complained = ''
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function start(
  args: readonly string[],
  env: Record<string, string> = { LANG: 'en_GB.UTF-8' },
  other: Partial<Network> = {},
): Promise<InTerminal> {
  const terminal = await hostInTerminal({
    ...{ args: ['--bind=127.0.0.1', '--saves', folder, ...args], env, version: '0.0.0', colours: false },
    network: ({ bind, names, port }) => ({
      ...realNetwork({ bind, names, port, folder: renderer, timers: realTimers }),
      ...other,
    }),
    print: (text) => (printed += `${text}\n`),
    complain: (text) => (complained += `${text}\n`),
  })
  if (terminal) open.push(terminal)
  return terminal
}

/** Says one frame over a socket of its own, and gives all that comes until its answer. */
function say(address: string, frame: object): Promise<DownFrame[]> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/wire`)
  const frames: DownFrame[] = []
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify(frame)))
    socket.on('message', (data: Buffer) => {
      const down = JSON.parse(data.toString()) as DownFrame
      frames.push(down)
      if (down.type !== 'done' && down.type !== 'refused') return
      socket.close()
      resolve(frames)
    })
  })
}

const hello = { type: 'hello', id: 'h', protocol: PROTOCOL }
const find = (pattern: RegExp): string => pattern.exec(printed)?.[1] ?? ''

test('phones come in with the address and letters that are printed, and the host with the admin code', async () => {
  await start(['--port=0'])
  const address = find(/open (http:\/\/127\.0\.0\.1:\d+) and type/)
  expect((await say(address, { ...hello, code: find(/and type ([A-Z]{4})\./), name: 'Ann' }))[0]?.type).toBe('welcome')
  expect(await say(address, { ...hello, code: 'nope' })).toMatchObject([{ words: { key: 'wrongCode' } }])
  expect(find(/open (\S+#host)/)).toBe(`${address}/#host`)
  const asHost = await say(address, { ...hello, admin: find(/Admin code: (\S+)/) })
  expect(asHost.map(({ type }) => type)).toEqual(expect.arrayContaining(['home', 'hosting', 'done']))
  expect(await say(address, { ...hello, admin: 'AAAA' })).toMatchObject([{ words: { key: 'wrongAdmin' } }])
  // The QR code.
  expect(printed.split('\n').filter((line) => /^[█▀▄ ]{25,}$/.test(line)).length).toBeGreaterThan(12)
  expect(printed).not.toContain('.local')
  expect(complained).toBe('')
})

test('the page is served under this computer’s names and those it was given, and under no other', async () => {
  const terminal = await start(['--port=0', '--name=table.test'])
  const port = terminal?.host.hosting.port ?? 0
  const status = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { host: `${host}:${port}` }
      get({ host: '127.0.0.1', port, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  for (const name of ['127.0.0.1', 'localhost', 'table.test']) expect(await status(name)).toBe(200)
  expect(await status('evil.test')).toBe(421)
})

test('from here the table can be reached', async () => {
  const terminal = await start(['--port=0'])
  await terminal?.host.hosting.selfTest()
  const network = realNetwork({ bind: '127.0.0.1', names: [], folder: renderer, timers: realTimers })
  expect(terminal?.host.hosting.frame(network)).toMatchObject({
    selfTest: [{ address: '127.0.0.1', reached: true, reason: '' }],
  })
})

test('games and settings are in the folder that was named', async () => {
  const terminal = await start(['--port=0'])
  expect(printed).toContain(folder)
  const port = terminal?.host.hosting.port
  expect(terminal?.host.lay({ game: 'qe', options: {}, chairs: chairsOf('bbb'), first: null })).toBeUndefined()
  expect(terminal?.host.deal()).toBeUndefined()
  await open.pop()?.close()
  expect(printed).toContain('The table is closed')
  expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({ port })
  const again = await start([])
  expect(again?.host.home().saves).toHaveLength(1)
  expect(again?.host.hosting.port).toBe(port)
})

test('damaged settings are kept aside, and the host’s screen is told', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'settings.json'), 'nonsense')
  const terminal = await start(['--port=0'])
  expect(terminal?.host.home().notices).toMatchObject([{ words: { key: 'settingsReset' } }])
  expect(existsSync(join(folder, 'settings.json.unreadable-1'))).toBe(true)
})

test('a wanted port that is taken is replaced, and that is said', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port: taken } = other.address() as AddressInfo
  const terminal = await start([`--port=${taken}`])
  expect(terminal?.host.hosting.port).not.toBe(taken)
  expect(printed).toContain(`Port ${taken} is taken, so it is ${terminal?.host.hosting.port}.`)
  other.close()
})

test.each([
  [['--port=x'], 'x is no port'],
  [['--prot=80'], 'There is no option --prot.'],
  [['--saves'], '--saves needs something after it.'],
])('%j opens no table, and says why', async (args, sentence) => {
  expect(await start(args)).toBeUndefined()
  expect([complained, printed]).toEqual([expect.stringContaining(sentence), ''])
})

test('a folder that cannot be used is named', async () => {
  writeFileSync(folder, '')
  expect(await start(['--port=0'])).toBeUndefined()
  expect(complained).toContain(`The folder ${folder} cannot be used (`)
})

test('where the system does not let us listen, its own word is given', async () => {
  const refused = Object.assign(new Error('no'), { code: 'EADDRNOTAVAIL' })
  expect(await start([], undefined, { listen: () => Promise.reject(refused) })).toBeUndefined()
  expect(complained).toContain('(EADDRNOTAVAIL)')
})

test('in no network, only this computer can open the table', async () => {
  await start(['--port=0'], undefined, { addresses: () => [] })
  expect(printed).toContain('in no network just now')
  expect(printed).toMatch(/open http:\/\/localhost:\d+ and type/)
})

test('the name that the network may know is printed as well', async () => {
  const terminal = await start(['--port=0'], undefined, { localName: 'pi.local' })
  expect(printed).toContain(`http://pi.local:${terminal?.host.hosting.port} works as well`)
})

test('a German terminal is spoken to in German', async () => {
  await start(['--port=0'], { LANG: 'C', LC_ALL: 'de_AT.UTF-8' })
  expect(printed).toContain('Halte die Kamera hierauf')
  expect(printed).toContain('Admin-Code: ')
})
