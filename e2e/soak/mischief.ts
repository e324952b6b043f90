/** What people do at a table besides playing well: tap wrong things, come and go, change chairs, knock, look at web pages. */
import { fingerprint } from '../../src-main/room/door.ts'
import type { UpBody } from '../../src-shared/protocol.ts'
import { PROTOCOL } from '../../src-shared/protocol.ts'
import { digits } from './chance.ts'
import { TappedPhone } from './tapped-phone.ts'
import { CANARY } from './watched-evening.ts'
import type { WatchedEvening } from './watched-evening.ts'

type Mischief = (evening: WatchedEvening) => Promise<void>

const seated = ({ players }: WatchedEvening): TappedPhone[] => players.filter((one) => one instanceof TappedPhone)

const any = <T>({ random }: WatchedEvening, list: readonly T[]): T | undefined =>
  list[random.whole(0, Math.max(0, list.length - 1))]

async function comeBack(evening: WatchedEvening, phone: TappedPhone): Promise<void> {
  await evening.step(`${phone.name} comes back`, async () => {
    if (phone.isOpen) return
    await phone.dial()
    const refusal = await phone.comeBack()
    if (refusal) evening.wrong.push(`${phone.name} was not let in again: ${refusal.key}`)
  })
}

/** Something that must be refused, with a secret in it that only its sender knows. */
const wrongMove: Mischief = async (evening) => {
  const phone = any(evening, [...seated(evening), ...evening.watching])
  if (!phone?.match) return
  const { beat, asks } = phone.match
  const secret = digits(evening.random, CANARY)
  evening.canaries.add(secret, phone.name)
  const other = evening.random.whole(0, 4)
  const bid = { kind: 'bid', amount: secret }
  const moves: readonly (readonly [what: string, body: UpBody, more?: object])[] = [
    ['too long', { type: 'move', beat, move: { ...bid, amount: secret.padEnd(130, '0') } }],
    ['too late', { type: 'move', beat: beat - 1, move: bid }],
    ['too early', { type: 'move', beat: beat + 1, move: bid }],
    ['negative', { type: 'move', beat, move: { ...bid, amount: `-${secret}` } }],
    ['for another seat', { type: 'move', beat, move: bid }, { seat: other }],
    ['with another seat in it', { type: 'move', beat, move: { ...bid, seat: other } }],
    ['opening what is open', { type: 'move', beat, move: { ...bid, kind: asks.length > 0 ? 'win' : 'open' } }],
  ]
  const [what, body, more] = any(evening, moves) ?? []
  if (!body) return
  await evening.step(`${phone.name} bids ${what ?? ''}`, async () => {
    if (!(await phone.say(body, more))) evening.wrong.push(`a bid ${what ?? ''} was accepted`)
  })
  await comeBack(evening, phone)
}

/** A phone speaks as if it were the host. */
const playHost: Mischief = async (evening) => {
  const phone = any(evening, [...seated(evening), ...evening.watching])
  const frames: readonly UpBody[] = [
    { type: 'look', seat: 0 },
    { type: 'reseat', seat: 0, sitter: 'bot' },
    { type: 'hosting', locked: true },
    { type: 'remove', match: evening.match },
    { type: 'pause', on: true },
  ]
  const frame = any(evening, frames)
  if (!phone || !frame) return
  await evening.step(`${phone.name} says ${frame.type}`, async () => {
    if (!(await phone.say(frame))) evening.wrong.push(`a phone may ${frame.type}`)
  })
  await comeBack(evening, phone)
}

const reconnect: Mischief = async (evening) => {
  const phone = any(evening, [...seated(evening), ...evening.watching])
  if (!phone) return
  await evening.step(`${phone.name} is gone`, () => phone.hangUp())
  await comeBack(evening, phone)
}

/** Somebody who was never let in tries things at the door. */
const knock: Mischief = async (evening) => {
  const { house } = evening
  const victim = any(evening, seated(evening))
  const hello = { type: 'hello', protocol: PROTOCOL } as const
  const stranger = new TappedPhone('Stranger', house.port, () => undefined)
  const tries: readonly UpBody[] = [
    { ...hello, token: fingerprint(victim?.token ?? '') },
    { ...hello, token: (victim?.token ?? 'x').toLowerCase() },
    { ...hello },
    { ...hello, protocol: 1 },
    { type: 'move', beat: 0, move: { kind: 'bid', amount: '1' } },
    { type: 'sit', chair: 0, name: 'Ann' },
  ]
  const refused = any(evening, tries)
  if (!refused) return
  await evening.step(`a stranger says ${refused.type}`, async () => {
    await stranger.dial()
    if (!(await stranger.say(refused))) evening.wrong.push(`a stranger may ${refused.type}`)
    stranger.hangUp()
    evening.lookAtStranger(stranger.tap.take())
  })
}

const askWeb: Mischief = async (evening) => {
  const { house, match } = evening
  const own = { host: `127.0.0.1:${String(house.port)}` }
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  const key = { ...upgrade, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }
  await evening.step('web pages', async () => {
    await house.askWeb('/')
    await house.askWeb(`/saves/${match}.jsonl`)
    await house.askWeb('/../settings.json')
    await house.askWeb('/wire')
    await house.askWeb('/', { host: 'evil.test' })
    await house.askWeb('/', own, 'POST')
    await house.askWeb('/wire', { ...own, ...key, origin: 'http://evil.test' })
    await house.askWeb('/wire', { ...own, ...upgrade })
    await house.askWeb('/other', { ...own, ...key })
  })
}

/** A bot plays on for a phone, which then comes back. */
const botPlaysOn: Mischief = async (evening) => {
  const phone = any(evening, seated(evening))
  const seat = phone ? evening.seatOf(phone) : null
  if (!phone || seat === null) return
  evening.change(seat, 'bot')
  await evening.step(`a bot plays on for ${phone.name}`, () => evening.host({ type: 'reseat', seat, sitter: 'bot' }))
  await sitDown(evening, phone, seat)
}

/** A chair goes to the laptop, where somebody looks at its hand, and on to another phone. */
const handOn: Mischief = async (evening) => {
  const phone = any(evening, seated(evening))
  const seat = phone ? evening.seatOf(phone) : null
  if (!phone || seat === null) return
  evening.change(seat, 'here')
  evening.watching.push(phone)
  await evening.step(`${phone.name} hands the chair to the laptop`, () =>
    evening.host({ type: 'reseat', seat, sitter: 'here' }),
  )
  await look(evening, seat)
  await evening.step('and it is free for phones', () => evening.host({ type: 'reseat', seat, sitter: 'phone' }))
  await sitDown(evening, evening.watching[0], seat)
}

/** Somebody is shown the door, may not come back by the old token, and is let in anew. */
const kick: Mischief = async (evening) => {
  const phone = any(evening, seated(evening))
  const seat = phone ? evening.seatOf(phone) : null
  if (!phone || seat === null) return
  evening.change(seat, 'here')
  await evening.step(`${phone.name} is shown the door`, () => evening.host({ type: 'kick', guest: phone.guest }))
  evening.watching.push(phone)
  await evening.step(`${phone.name} comes again`, async () => {
    await phone.dial()
    if (!(await phone.comeBack())) evening.wrong.push('a dead token opens the door')
    await phone.enter(evening.house.code)
  })
  await sitDown(evening, evening.watching[0], seat)
}

async function sitDown(evening: WatchedEvening, phone: TappedPhone | undefined, seat: number): Promise<void> {
  if (!phone) return
  evening.change(seat, phone)
  const at = evening.watching.indexOf(phone)
  if (at >= 0) evening.watching.splice(at, 1)
  await evening.step(`${phone.name} sits down`, async () => {
    const refusal = await phone.say({ type: 'sit', chair: seat, name: phone.name })
    if (refusal) evening.wrong.push(`${phone.name} may not sit down: ${refusal.key}`)
  })
}

/** The curtain is lifted at the laptop and falls again. */
export async function look(evening: WatchedEvening, seat: number): Promise<void> {
  evening.lifted = seat
  await evening.step('a look behind the curtain', () => evening.host({ type: 'look', seat }))
  await evening.step('the curtain falls', () => evening.host({ type: 'cover' }))
  evening.lifted = null
}

const peepAtPhone: Mischief = async (evening) => {
  const phone = any(evening, seated(evening))
  const seat = phone ? evening.seatOf(phone) : null
  if (seat === null) return
  await evening.step('the laptop wants to look at the hand of a phone', () => {
    if (!evening.host({ type: 'look', seat })) evening.wrong.push('the laptop may look at the hand of a phone')
  })
}

const pause: Mischief = async (evening) => {
  await evening.step('a pause', () => evening.host({ type: 'pause', on: true }))
  await evening.step('goes by', () => evening.host({ type: 'pause', on: false }))
}

export const MISCHIEF: readonly Mischief[] = [
  ...[wrongMove, wrongMove, wrongMove, playHost, reconnect, reconnect, knock, askWeb],
  ...[botPlaysOn, handOn, kick, peepAtPhone, pause],
]
