/** What somebody sends who means no good, or does not know what they are doing. */
import type { Random } from '../../src-shared/random.ts'
import { digits, hex, once } from './chance.ts'

export interface Loot {
  /** Fingerprints of other people's tokens, as they stand in the save. */
  readonly holders: readonly string[]
  readonly match: string
}

/** One message; `fin` is false for a piece of one, and what is `raw` keeps to no rules of sockets at all. */
export interface Shot {
  readonly data: string | Buffer
  readonly binary: boolean
  readonly fin: boolean
  readonly raw: boolean
}

const WORDS = ['hello', 'move', 'ping', 'sit', 'stand', 'lay', 'change', 'deal', 'open', 'leave', 'remove', 'look']
const MORE = [
  'pin',
  'unpin',
  'reseat',
  'rename',
  'pause',
  'kick',
  'hosting',
  'wifi',
  'self-test',
  'settings',
  'nonsense',
]
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '', 'id', 'type']

const any = <T>(random: Random, list: readonly T[]): T => list[random.whole(0, list.length - 1)] as T

/** Any value at all that JSON can carry. */
function someValue(random: Random, depth = 0): unknown {
  switch (random.whole(0, depth > 3 ? 8 : 10)) {
    case 0:
      return null
    case 1:
      return once(random, 2)
    case 2:
      return any(random, [0, -1, 0.5, -0, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324, 2 ** 53 + 2])
    case 3:
      return random.whole(-10, 10)
    case 4:
      return digits(random, random.whole(1, 300))
    case 5:
      return any(random, ['', ' ', '\u0000', '\ud800', '‮evil', '<img src=x onerror=alert(1)>', '../../etc/passwd'])
    case 6:
      return any(random, [...WORDS, ...MORE, ...KEYS])
    case 7:
      return hex(random, random.whole(0, 80))
    case 8:
      return 'x'.repeat(random.whole(0, 2000))
    case 9:
      return Array.from({ length: random.whole(0, 6) }, () => someValue(random, depth + 1))
    default:
      return someObject(random, depth)
  }
}

function someObject(random: Random, depth: number): unknown {
  const entries = Array.from({ length: random.whole(0, 5) }, (): [string, unknown] => [
    any(random, [...KEYS, 'beat', 'move', 'chair', 'name', 'kind', 'amount', 'seat']),
    someValue(random, depth + 1),
  ])
  // Through JSON, so that a key of that name is one.
  return JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`)
}

const nested = (random: Random): string => {
  const depth = random.whole(20, 4000)
  return once(random, 2) ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
}

/** A hello that tries to be somebody. */
function someHello(random: Random, { holders }: Loot): object {
  const holder = any(random, holders.length > 0 ? holders : ['']) || hex(random, 64)
  return any(random, [
    { token: holder },
    { token: Buffer.from(holder, 'hex').toString('base64url').slice(0, 32) },
    { token: hex(random, 64) },
    { token: '' },
    { code: any(random, ['AAAA', 'QWER', '....', '💶💶']) },
    { code: 'ABCD', password: 'password' },
    { admin: 'AAAA-AAAA-AAAA-AAAA' },
    { admin: holder },
    { protocol: 1 },
    { protocol: '2' },
    { code: ['A'], name: {} },
  ])
}

/** What belongs into the frames of hosts and of phones, with values that fit or do not. */
function someFrame(random: Random, loot: Loot): object {
  const whole = (): unknown => any(random, [0, 1, 2, 3, -1, 5, 6, 2 ** 53, '1', null, 1.5, someValue(random)])
  const bodies: readonly (() => object)[] = [
    () => ({ type: 'hello', protocol: 2, ...someHello(random, loot) }),
    () => ({
      type: 'move',
      beat: whole(),
      move: { kind: any(random, ['bid', 'open', 'peek']), amount: digits(random, 9) },
    }),
    () => ({ type: 'move', beat: whole(), move: someValue(random) }),
    () => ({ type: 'move', beat: whole(), seat: whole(), move: { kind: 'bid', amount: '7' } }),
    () => ({ type: 'sit', chair: whole(), name: any(random, ['Eve', 'Ann', 'x'.repeat(30), someValue(random)]) }),
    () => ({ type: 'open', match: any(random, [loot.match, '../x', '', someValue(random)]) }),
    () => ({ type: 'remove', match: loot.match }),
    () => ({ type: 'look', seat: whole() }),
    () => ({ type: 'reseat', seat: whole(), sitter: any(random, ['here', 'bot', 'phone']) }),
    () => ({ type: 'kick', guest: whole() }),
    () => ({ type: 'pause', on: true }),
    () => ({ type: 'hosting', on: false }),
    () => ({ type: 'leave' }),
    () => ({ type: 'deal' }),
    () => ({ type: 'settings', settings: { botPause: 0 } }),
    () => ({ type: any(random, [...WORDS, ...MORE]).concat(once(random, 2) ? ' ' : '!'), value: someValue(random) }),
  ]
  const body = any(random, bodies)()
  const id = any(random, ['x', hex(random, 8), '', 'x'.repeat(65), 7, null, 'Ann-3', 'ping-1'])
  return once(random, 12) ? body : { ...body, id }
}

function broken(random: Random, text: string): string {
  const at = random.whole(0, text.length)
  return any(random, [
    text.slice(0, at),
    text.slice(at),
    `${text}${text}`,
    text.replace(':', ''),
    `\ufeff${text}`,
    `${text},`,
  ])
}

export function someShot(random: Random, loot: Loot): Shot {
  const shot = (data: string | Buffer, binary = false): Shot => ({ data, binary, fin: !once(random, 40), raw: false })
  switch (random.whole(0, 12)) {
    case 0:
      return shot(Buffer.from(hex(random, 2 * random.whole(0, 60)), 'hex'), true)
    case 1:
      return shot(Buffer.from(JSON.stringify(someFrame(random, loot))), true)
    case 2:
      return shot(broken(random, JSON.stringify(someFrame(random, loot))))
    case 3:
      return shot(nested(random))
    case 4:
      return shot(JSON.stringify({ type: 'ping', id: 'x'.repeat(16 * 1024 - 25 + random.whole(-1, 2)) }))
    case 5:
      return shot(JSON.stringify(someValue(random)))
    case 6:
      return shot(
        `{"__proto__":{"type":"pause","on":true},"id":"p","type":"move","beat":${digits(random, 400)},"move":{}}`,
      )
    case 7:
      // Reserved bits, wrong opcodes, lengths that never come.
      return { data: Buffer.from(hex(random, 2 * random.whole(1, 80)), 'hex'), binary: true, fin: false, raw: true }
    default:
      return shot(JSON.stringify(someFrame(random, loot)))
  }
}
