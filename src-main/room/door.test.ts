// The door: who is let in, who is not, and how slowly one may guess.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CODE_LETTERS, PROTOCOL } from '../../src-shared/protocol.ts'
import type { DownFrame } from '../../src-shared/protocol.ts'
import { FakePhone, FakeNetwork, hostingOf, openHouse } from '../testing-phones.ts'
import { FakeScreen, newHost } from '../testing.ts'

test('phones come in by four letters, whatever their case, and are told what is on the table', async () => {
  const { host, network } = await openHouse()
  const { code } = host.hosting
  expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{4}$`))
  const phone = new FakePhone(network)
  expect(phone.hello({})).toMatchObject({ key: 'needCode' })
  expect(phone.hello({ code: code.toLowerCase() })).toBeUndefined()
  expect(phone.frames.map(({ type }) => type)).toEqual(['refused', 'welcome', 'closed', 'done'])
  expect(phone.token.length).toBeGreaterThanOrEqual(32)
})

test('before it is let in a phone can ask for nothing', async () => {
  const { network, screen } = await openHouse()
  screen.say({ type: 'lay', game: 'qe', options: {}, chairs: [], first: null })
  const phone = new FakePhone(network)
  expect(phone.say({ type: 'sit', chair: null, name: 'Eve' })).toMatchObject({ key: 'badFrame' })
  expect(phone.say({ type: 'move', beat: 0, move: {} })).toMatchObject({ key: 'badFrame' })
  expect(phone.frames.every(({ type }) => type === 'refused')).toBe(true)
})

test.each(['lay', 'deal', 'open', 'leave', 'look', 'kick', 'hosting', 'settings', 'reseat', 'pause', 'remove'])(
  'a phone that says %s is refused and loses its connection',
  async (type) => {
    const { phone } = await openHouse()
    const one = phone('Eve')
    one.send({ type, id: 'x', seat: 0, match: 'x', guest: 1, on: true, settings: {}, sitter: 'here' })
    expect(one.answerTo('x')).toMatchObject({ type: 'refused', words: { key: 'badFrame' } })
    expect(one.closed).toBe(true)
  },
)

test('guessing is slow: after five wrong tries every further one has to wait, longer each time', async () => {
  const { host, network, timers } = await openHouse()
  const right = host.hosting.code
  const wrong = right === 'AAAA' ? 'BBBB' : 'AAAA'
  const phone = new FakePhone(network, '192.168.0.66')
  for (let guess = 0; guess < 5; guess++) expect(phone.hello({ code: wrong })).toMatchObject({ key: 'wrongCode' })
  expect(phone.hello({ code: right })).toMatchObject({ key: 'guessWait', args: { seconds: 5 } })
  // A new connection from the same place is no way around.
  expect(new FakePhone(network, '192.168.0.66').hello({ code: right })).toMatchObject({ key: 'guessWait' })
  expect(new FakePhone(network, '192.168.0.67').hello({ code: right })).toBeUndefined()
  timers.pass(5000)
  expect(phone.hello({ code: wrong })).toMatchObject({ key: 'wrongCode' })
  expect(phone.hello({ code: right })).toMatchObject({ key: 'guessWait', args: { seconds: 10 } })
  timers.pass(10_000)
  expect(phone.hello({ code: right })).toBeUndefined()
})

test('guessing from many places locks the table, and the host is told', async () => {
  const { host, network, screen } = await openHouse()
  const wrong = host.hosting.code === 'AAAA' ? 'BBBB' : 'AAAA'
  for (let guess = 0; guess < 60; guess++) new FakePhone(network, `10.0.0.${String(guess)}`).hello({ code: wrong })
  const phone = new FakePhone(network)
  expect(phone.hello({ code: host.hosting.code })).toMatchObject({ key: 'locked' })
  expect(hostingOf(screen).locked).toBe(true)
  expect(screen.home.notices.map(({ words }) => words.key)).toEqual(['guessing'])
  expect(screen.say({ type: 'hosting', locked: false })).toBeUndefined()
  expect(phone.hello({ code: host.hosting.code })).toBeUndefined()
})

test('a password is asked for after the letters, and guessing it is as slow', async () => {
  const { host, network, screen } = await openHouse()
  const { code } = host.hosting
  expect(screen.say({ type: 'hosting', password: 'open sesame' })).toBeUndefined()
  expect(hostingOf(screen).password).toBe(true)
  expect(JSON.stringify(screen.frames)).not.toContain('open sesame')
  const phone = new FakePhone(network)
  expect(phone.hello({ code })).toMatchObject({ key: 'needPassword' })
  for (let guess = 0; guess < 5; guess++)
    expect(phone.hello({ code, password: 'please' })).toMatchObject({ key: 'wrongPassword' })
  expect(phone.hello({ code, password: 'open sesame' })).toMatchObject({ key: 'guessWait' })
  expect(screen.say({ type: 'hosting', password: null })).toBeUndefined()
  expect(new FakePhone(network, '192.168.0.30').hello({ code })).toBeUndefined()
})

test('a locked table lets nobody new in, but everybody back who was there', async () => {
  const { host, network, screen, phone } = await openHouse()
  const ann = phone('Ann')
  screen.say({ type: 'hosting', locked: true })
  const { token } = ann
  ann.lose()
  expect(new FakePhone(network).hello({ code: host.hosting.code })).toMatchObject({ key: 'locked' })
  expect(new FakePhone(network).hello({ token })).toBeUndefined()
})

test('fifty may watch besides those who play, and then it is full', async () => {
  const { host, network, phone } = await openHouse()
  const crowd = Array.from({ length: 56 }, (_, n) => phone(`Guest ${String(n)}`, `10.0.1.${String(n)}`))
  expect(new FakePhone(network).hello({ code: host.hosting.code })).toMatchObject({ key: 'full' })
  crowd[0]?.lose()
  expect(new FakePhone(network).hello({ code: host.hosting.code })).toBeUndefined()
})

test('a token is good for its phone only, and nothing of it but a fingerprint is saved', async () => {
  const { screen, phone, folder, host } = await openHouse()
  screen.say({ type: 'lay', game: 'qe', options: {}, chairs: [], first: null })
  const phones = ['Ann', 'Ben', 'Cleo'].map((name) => {
    const one = phone(name)
    one.say({ type: 'sit', chair: null, name })
    return one
  })
  expect(screen.say({ type: 'deal' })).toBeUndefined()
  const [ann, ben] = phones
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const saved = readFileSync(join(folder, file), 'utf8')
  for (const one of phones) expect(saved).not.toContain(one.token)
  expect(saved).not.toContain(host.hosting.code)
  for (const one of phones)
    for (const other of phones) if (one !== other) expect(one.texts.join()).not.toContain(other.token)
  expect(screen.frames.map((frame) => JSON.stringify(frame)).join()).not.toContain(ann?.token)
  expect(ann?.match.mine).toBe(0)
  expect(ben?.match.mine).toBe(1)
})

test('where the host has no window, its code makes a browser the host’s screen', async () => {
  const network = new FakeNetwork()
  const { host } = newHost(undefined, undefined, undefined, { network, admin: 'a-very-long-code' })
  await host.hosting.start()
  const browser = new FakePhone(network)
  expect(browser.hello({ admin: 'a-very-long-cod' })).toMatchObject({ key: 'wrongAdmin' })
  expect(browser.frames).toHaveLength(1)
  expect(browser.hello({ admin: 'a-very-long-code' })).toBeUndefined()
  expect(browser.frames.map(({ type }) => type)).toEqual(['refused', 'home', 'hosting', 'done'])
  expect(browser.say({ type: 'lay', game: 'qe', options: {}, chairs: [], first: null })).toBeUndefined()
  expect(browser.lobby.chairs).toEqual([])
})

test('with a window there is no such code', async () => {
  const { network } = await openHouse()
  const browser = new FakePhone(network)
  for (const admin of ['undefined', 'null', 'admin'])
    expect(browser.hello({ admin })).toMatchObject({ key: 'notForScreen' })
})

test('the door opens on the port of last time, is announced, and closes without a trace', async () => {
  const { host, network, screen, store } = await openHouse()
  expect(hostingOf(screen)).toMatchObject({ on: true, port: 7666, address: '192.168.0.7', system: 'linux' })
  expect(hostingOf(screen).url).toBe(`http://192.168.0.7:7666/#${host.hosting.code}`)
  expect(network.announced).toBe(1)
  expect(screen.say({ type: 'hosting', address: '172.17.0.1' })).toBeUndefined()
  expect(hostingOf(screen).url).toContain('172.17.0.1')
  expect(screen.say({ type: 'hosting', address: '8.8.8.8' })).toMatchObject({ key: 'noSuchAddress' })
  await host.hosting.stop()
  expect(network.announced).toBe(0)
  expect(hostingOf(screen)).toMatchObject({ on: false, url: '' })
  store.content['port'] = 9000
  await host.hosting.start()
  expect(hostingOf(screen).port).toBe(9000)
})

test('a computer that does not let us listen says why', async () => {
  const network = new FakeNetwork()
  network.trouble = Object.assign(new Error(), { code: 'EACCES' })
  const { host } = newHost(undefined, undefined, undefined, { network })
  expect(await host.hosting.start()).toMatchObject({ key: 'cannotListen', args: { reason: 'EACCES' } })
  const screen = new FakeScreen(host)
  expect(hostingOf(screen).on).toBe(false)
})

test('the Wi-Fi is kept only where the host says so', async () => {
  const { screen, store } = await openHouse()
  const wifi = { name: 'Home', password: 'hunter22', keep: false }
  expect(screen.say({ type: 'wifi', wifi })).toBeUndefined()
  expect(hostingOf(screen).wifi).toEqual({ name: 'Home', password: 'hunter22', kept: false })
  expect(JSON.stringify(store.content)).not.toContain('hunter22')
  expect(screen.say({ type: 'wifi', wifi: { ...wifi, keep: true } })).toBeUndefined()
  expect(store.content['wifi']).toEqual({ name: 'Home', password: 'hunter22' })
  expect(screen.say({ type: 'wifi', wifi: null })).toBeUndefined()
  expect(store.content['wifi']).toBeNull()
})

test('a second window is shown how to come in, but not who is there or the Wi-Fi’s password', async () => {
  const { host, screen, phone } = await openHouse()
  screen.say({ type: 'wifi', wifi: { name: 'Home', password: 'hunter22', keep: false } })
  phone('Eve')
  const sent: DownFrame[] = []
  const watcher = host.connectWatcher({ send: (frame) => void sent.push(frame), close: () => undefined })
  watcher.receive({ type: 'hello', id: 'x', protocol: PROTOCOL })
  expect(sent.map(({ type }) => type)).toEqual(['watch', 'closed', 'hosting', 'done'])
  expect(sent[2]).toMatchObject({ url: host.hosting.url, guests: [], wifi: null })
  watcher.receive({ type: 'hosting', id: 'y', on: false })
  expect(sent.at(-1)).toMatchObject({ type: 'refused', words: { key: 'badFrame' } })
})
