// The sample bot against the real door: three of them sit down, play a whole game, and lose nothing when their connection breaks.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import type { Wire } from '../src-shared/protocol.ts'
import { Host } from './host.ts'
import { builtFolder } from './lan/testing-lan.ts'
import type { Network } from './lan/network.ts'
import { Preferences } from './preferences.ts'
import { realNetwork } from './lan/real-network.ts'
import { Saves } from './saves/saves.ts'
import { FakeScreen, memoryStore, newFolder } from './testing.ts'
import { realTimers } from './timers.ts'

const BOT = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url))

interface Bot {
  readonly child: ChildProcess
  /** The exit code; null where somebody else ended it. */
  readonly ended: Promise<number | null>
  readonly said: () => string
}

const hosts: Host[] = []
const bots: Bot[] = []

afterEach(async () => {
  for (const { child } of bots) child.kill('SIGKILL')
  await Promise.all(bots.splice(0).map(({ ended }) => ended))
  await Promise.all(hosts.splice(0).map((host) => host.close()))
})

function startBot(...args: readonly string[]): Bot {
  const child = spawn(process.execPath, [BOT, ...args])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const bot = { child, ended, said: () => said }
  bots.push(bot)
  return bot
}

/** A host with a screen, whose door is open on this computer’s loopback. Every wire goes `through` what the test puts there. */
async function openTable(through: (wire: Wire) => Wire = (wire) => wire) {
  const network = realNetwork({ bind: '127.0.0.1', names: [], port: 0, folder: builtFolder(), timers: realTimers })
  const wired: Network = {
    ...network,
    listen: (wanted, connect) => network.listen(wanted, (wire, from) => connect(through(wire), from)),
  }
  const folder = newFolder()
  const host = new Host({
    saves: new Saves(folder),
    preferences: new Preferences(memoryStore({ settings: { botPause: 0 } })),
    version: '0.0.0',
    timers: realTimers,
    drawSeed: () => randomBytes(16).toString('hex'),
    network: wired,
  })
  hosts.push(host)
  const screen = new FakeScreen(host)
  expect(await host.hosting.start()).toBeUndefined()
  return { host, screen, folder, address: `127.0.0.1:${host.hosting.port}` }
}

/** One chair waits for a phone; the others are pulled up. */
function layFor(screen: FakeScreen, options: Readonly<Record<string, unknown>> = {}): void {
  const chairs = [{ name: '', sitter: 'phone', side: null }] as const
  expect(screen.say({ type: 'lay', game: 'qe', options, chairs: [...chairs], first: null })).toBeUndefined()
}

const PATIENT = { timeout: 30_000, interval: 20 }

async function dealTo(screen: FakeScreen, count: number): Promise<void> {
  await vi.waitFor(() => {
    const lobby = screen.frames.filter((frame) => frame.type === 'lobby').at(-1)
    expect(lobby?.chairs.map(({ held }) => held)).toEqual(Array.from({ length: count }, () => true))
  }, PATIENT)
  expect(screen.say({ type: 'deal' })).toBeUndefined()
}

/** All have gone home after the end, and said how it ended. */
async function playedOut(screen: FakeScreen, party: readonly Bot[]): Promise<void> {
  await vi.waitFor(() => expect(screen.match.over).toBe(true), PATIENT)
  expect(await Promise.all(party.map(({ ended }) => ended))).toEqual(party.map(() => 0))
  const names = screen.match.chairs.map(({ name }) => name)
  for (const { said } of party) for (const name of names) expect(said()).toContain(`${name}: `)
  expect(screen.view.scores).toHaveLength(party.length)
  expect(screen.view.sales.every(({ award }) => award)).toBe(true)
}

test('three sample bots sit down, play a game of Q.E. to its end and go', async () => {
  const { host, screen, address } = await openTable()
  layFor(screen, { peek: 'always' })
  const party = ['Ada', 'Bob', 'Ada'].map((name) => startBot(address, host.hosting.code, name))
  await dealTo(screen, 3)
  await playedOut(screen, party)
  expect(screen.view.boards.some(({ peekedAt }) => peekedAt !== null)).toBe(true)
  expect(party.map(({ said }) => said()).join('\n')).not.toMatch(/Refused: (?!chairTaken|sameNames)/)
})

test('bots whose answers are cut off come back to their chairs, and no bid of theirs is lost or made twice', async () => {
  let answers = 0
  let cuts = 0
  const { host, screen, folder, address } = await openTable((wire) => ({
    send: (frame, text) => {
      const isOfMove = frame.type === 'done' && frame.id !== 'hello'
      if (isOfMove) answers += 1
      if (isOfMove && answers % 10 === 0 && cuts < 4) {
        cuts += 1
        wire.close()
      } else wire.send(frame, text)
    },
    close: () => wire.close(),
  }))
  layFor(screen)
  const party = ['Ada', 'Bob', 'Cai'].map((name) => startBot(address, host.hosting.code, name))
  await dealTo(screen, 3)
  await playedOut(screen, party)
  expect(cuts).toBe(4)
  // A second bid of the same seat would be a change of the first: in the log, but nothing that is told.
  const moves = readFileSync(join(folder, `${screen.match.match}.jsonl`), 'utf8').match(/"move":/g)
  const told = screen.view.events.filter(({ key }) => key === 'opened' || key === 'sealed')
  expect(moves).toHaveLength(told.length)
  expect(screen.match.chairs.map(({ sitter, held }) => [sitter, held])).toEqual(party.map(() => ['phone', true]))
  expect(party.map(({ said }) => said()).join('\n')).not.toMatch(/Refused: (?!chairTaken)/)
})

test('a sample bot that gives the wrong code or none says so and ends', async () => {
  const { host, address } = await openTable()
  const wrong = startBot(address, host.hosting.code === 'AAAA' ? 'BBBB' : 'AAAA')
  const without = startBot(address)
  expect(await wrong.ended).toBe(1)
  expect(wrong.said()).toContain('wrongCode')
  expect(await without.ended).toBe(1)
  expect(without.said()).toContain('ADDRESS:PORT CODE')
})
