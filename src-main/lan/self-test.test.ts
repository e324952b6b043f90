// The self-test says of every address whether page and socket can be reached there, and if not, what the system said.
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createPlainServer } from 'node:net'
import type { AddressInfo, Server as PlainServer, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { selfTest } from './self-test.ts'
import { FakeTimers } from '../testing.ts'

const cleanUp: (() => void)[] = []
afterEach(() => cleanUp.splice(0).forEach((act) => act()))

const here = ['127.0.0.1']

function portOf(server: Server | PlainServer): Promise<number> {
  cleanUp.push(() => server.close())
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** A table's server, which lists what it was asked. */
async function open(page: RequestListener, withWire: boolean): Promise<{ port: number; asked: unknown[] }> {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    asked.push([request.url, request.headers.host])
    page(request, response)
  })
  if (withWire) {
    const wires = new WebSocketServer({ server, path: '/wire' })
    wires.on('connection', (_, { url, headers }) => asked.push([url, headers.host, headers.origin]))
  }
  return { port: await portOf(server), asked }
}

const fine: RequestListener = (_, response) => response.end('a page')

test('page and socket are asked as a phone asks them', async () => {
  const { port, asked } = await open(fine, true)
  expect(await selfTest({ addresses: here, port, timers: new FakeTimers() })).toEqual([
    { address: '127.0.0.1', reached: true, reason: '' },
  ])
  const where = `127.0.0.1:${port}`
  expect(asked).toEqual([
    ['/', where],
    ['/wire', where, `http://${where}`],
  ])
})

test('a page that is not given is no page', async () => {
  const { port } = await open((_, response) => response.writeHead(404).end(), true)
  expect(await selfTest({ addresses: here, port, timers: new FakeTimers() })).toEqual([
    { address: '127.0.0.1', reached: false, reason: 'http 404' },
  ])
})

test('a page without a socket is not enough', async () => {
  const { port } = await open(fine, false)
  const server = createServer(fine)
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n'))
  const forbidding = await portOf(server)
  const timers = new FakeTimers()
  expect((await selfTest({ addresses: here, port, timers }))[0]?.reached).toBe(false)
  expect(await selfTest({ addresses: here, port: forbidding, timers })).toEqual([
    { address: '127.0.0.1', reached: false, reason: 'wire 403' },
  ])
})

test('where nobody listens, the system’s own word is given, for each address', async () => {
  const server = createServer(fine)
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await selfTest({ addresses: ['127.0.0.1', '127.0.0.1'], port, timers: new FakeTimers() })).toEqual([
    { address: '127.0.0.1', reached: false, reason: 'ECONNREFUSED' },
    { address: '127.0.0.1', reached: false, reason: 'ECONNREFUSED' },
  ])
})

test('without addresses there is nothing to try', async () => {
  expect(await selfTest({ addresses: [], port: 1, timers: new FakeTimers() })).toEqual([])
})

test('who says nothing is given three seconds, and no timer is left over', async () => {
  const timers = new FakeTimers()
  const sockets: Socket[] = []
  const heard = new Promise<void>((resolve) => {
    const server = createPlainServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => undefined)
      socket.once('data', () => resolve())
    })
    void portOf(server).then((port) => {
      result = selfTest({ addresses: here, port, timers })
    })
  })
  let result: ReturnType<typeof selfTest> | undefined
  await heard
  timers.pass(2999)
  expect(timers.pending).toBe(1)
  timers.pass(1)
  // Where there is no page, the socket is not tried any more.
  expect(await result).toEqual([{ address: '127.0.0.1', reached: false, reason: 'ETIMEDOUT' }])
  expect(timers.pending).toBe(0)
  sockets.forEach((socket) => socket.destroy())
})
