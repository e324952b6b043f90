// Keeps docs/protocol.md honest: what can be said is named in it, and its examples are what really goes over the wire.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { en } from '../src-shared/app/words.en.ts'
import { en as qe } from '../src-shared/games/qe/words.en.ts'
import type { DownFrame } from '../src-shared/protocol.ts'
import { CODE_LENGTH, HostFrame, NAME_LENGTH, PhoneFrame, PROTOCOL } from '../src-shared/protocol.ts'
import { LIMITS } from './lan/limits.ts'
import { WIRE_PATH } from './lan/lan.ts'
import { FakePhone, openHouse } from './testing-phones.ts'
import { chairsOf } from './testing.ts'

const page = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')
/** Everything that is set as code, without the blocks. */
const named = new Set([...page.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code))

const DOWN = {
  ...{ done: true, refused: true, held: true, welcome: true, lobby: true, match: true, closed: true, out: true },
  ...{ home: true, hosting: true, watch: true },
} satisfies Record<DownFrame['type'], true>

type Example = Readonly<Record<string, unknown>>

const blocks = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) => JSON.parse(text) as Example)
const said = (arrow: string) =>
  [...page.matchAll(new RegExp(`^${arrow} (.*)$`, 'gm'))].map(([, text = '']) => JSON.parse(text) as Example)

const phoneTypes = PhoneFrame.options.map(({ entries }) => entries)
const hostTypes = HostFrame.options.map(({ entries }) => entries)
const upTypes = [...phoneTypes, ...hostTypes]
const typesOf = (all: typeof upTypes) => [...new Set(all.map(({ type }): string => type.literal))]

/** What goes up has an id; of what comes down with one, no type ever goes up. */
const isUp = (example: Example) => 'id' in example && typesOf(upTypes).includes(String(example.type))
const ups = [...said('→'), ...blocks.filter(isUp)]
const downs = [...said('←'), ...blocks.filter((example) => !isUp(example))]

describe('what goes up', () => {
  test.each(typesOf(upTypes))('%s is named', (type) => expect(named).toContain(type))

  test('each field is named', () => {
    const fields = new Set(upTypes.flatMap((entries) => Object.keys(entries)).filter((name) => name !== 'type'))
    expect([...fields].filter((field) => !named.has(field))).toEqual([])
  })

  test.each(ups)('$type $id can be said', (example) => {
    const isPhone = v.safeParse(PhoneFrame, example).success
    expect(isPhone || v.safeParse(HostFrame, example).success).toBe(true)
    if (example.type === 'hello') expect(example.protocol).toBe(PROTOCOL)
  })

  test('everything a phone may say has an example', () => {
    const shown = ups.filter((example) => v.safeParse(PhoneFrame, example).success).map(({ type }) => type)
    expect(new Set(shown)).toEqual(new Set(typesOf(phoneTypes)))
  })
})

describe('what comes down', () => {
  test.each(Object.keys(DOWN))('%s is named', (type) => expect(named).toContain(type))

  test('the examples have the shape of what is really sent', async () => {
    const real = await conversation()
    for (const example of downs) {
      const same = real.filter(({ type }) => type === example.type)
      expect(
        same.some((frame) => isLike(example, frame)),
        JSON.stringify(example),
      ).toBe(true)
    }
  })

  test('each field of a lobby, a match and the view in it is named', async () => {
    const real = await conversation()
    const fields = real.filter(({ type }) => type === 'match' || type === 'lobby').flatMap((frame) => fieldsOf(frame))
    const bare = [...named].flatMap((code) => code?.replace(/^\w+\[\]\./, '') ?? [])
    expect([...new Set(fields)].filter((field) => !bare.includes(field))).toEqual([])
  })
})

test('every refusal that is named exists', () => {
  const rows = [...page.matchAll(/^\| Refused with.*?\n\n/gms)].flatMap(([table]) => table.split('\n').slice(2))
  const keys = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key = '']) => key))
  expect(keys.length).toBeGreaterThan(20)
  for (const key of keys) expect(Object.keys(en.refuse)).toContain(key)
  for (const key of Object.keys(qe.refuse)) expect(named).toContain(key)
})

test('the numbers are those of the code', () => {
  const { frames, sockets, socketsPerAddress, callers } = LIMITS
  for (const words of [
    `This is protocol **${String(PROTOCOL)}**`,
    `${String(frames.perSecond)} frames a second, ${String(frames.burst)} at once`,
    `${String(sockets)} in all, ${String(socketsPerAddress)} from one address`,
    `${String(callers.perSecond)} new ones a second from one address, ${String(callers.burst)} at once`,
    `1 to ${String(NAME_LENGTH)} letters`,
    `ws://ADDRESS:PORT${WIRE_PATH}`,
  ])
    expect(page).toContain(words)
  for (const { code } of ups) if (code !== undefined) expect(code).toHaveLength(CODE_LENGTH)
})

/** An evening in which everything that the page shows is sent to somebody. */
async function conversation(): Promise<readonly DownFrame[]> {
  const { screen, phone, network, timers } = await openHouse()
  const early = phone('Zoe', '192.168.0.99')
  const chairs = chairsOf('hppp').map((chair) => (chair.sitter === 'phone' ? { ...chair, name: '' } : chair))
  screen.say({ type: 'lay', game: 'qe', options: { peek: 'always', clock: 60 }, chairs, first: 0 })
  const phones = ['Ben', 'Cleo', 'Dora'].map((name, i) => {
    const one = phone(name, `192.168.0.${String(30 + i)}`)
    one.say({ type: 'sit', chair: i + 1, name })
    return one
  })
  screen.say({ type: 'deal' })
  screen.bid(0, '1000')
  const [ben, cleo] = phones
  for (const [i, one] of phones.entries()) one.bid(['2500', '0', '1700'][i] ?? '')
  ben?.send({ type: 'move', id: 'open-1', beat: ben.match.beat, move: { kind: 'open', amount: '1200' } })
  timers.pass(6000)
  cleo?.bid('1300')
  cleo?.bid('1200')
  screen.say({ type: 'reseat', seat: 3, sitter: 'bot' })
  screen.say({ type: 'kick', guest: cleo?.guest ?? 0 })
  new FakePhone(network).hello({})
  return [...early.frames, ...phones.flatMap(({ frames }) => frames), ...screen.frames]
}

/** Texts, numbers and lists may be others, fields not. Arguments are each text's own. */
function isLike(example: unknown, real: unknown): boolean {
  if (example === null || real === null) return true
  if (Array.isArray(example)) return Array.isArray(real) && example.every((one) => real.some((two) => isLike(one, two)))
  if (typeof example !== 'object' || typeof real !== 'object') return typeof example === typeof real
  const fields = Object.keys(example)
  return (
    fields.sort().join() === Object.keys(real).sort().join() &&
    fields.every((field) => field === 'args' || isLike(Reflect.get(example, field), Reflect.get(real, field)))
  )
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...(name === 'args' ? [] : fieldsOf(inner))])
}
