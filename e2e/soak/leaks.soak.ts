// Whole games with mixed chairs: nobody is ever sent a byte that tells what they may not know, whatever anybody does.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES as GAMES_ON_SHELF } from '../../src-shared/games/index.ts'
import type { QeAsk } from '../../src-shared/games/qe/types.ts'
import { Canaries } from './canaries.ts'
import { again, chance, digits, isLong, once, say } from './chance.ts'
import { look, MISCHIEF } from './mischief.ts'
import { TappedPhone } from './tapped-phone.ts'
import { CANARY, WatchedEvening } from './watched-evening.ts'

const GAMES = isLong ? 150 : 9
const MOST_STEPS = 1000
const PATTERNS = ['hpp', 'pppb', 'hpppb', 'hpb', 'pppp', 'hhppp', 'ppp', 'hppb', 'ppppp']
const OPTIONS = [{}, { peek: 'always' }, { equalBid: 'first', ties: 'sale' }, { reveal: true, zeroPer: 'sale' }]

/** What is printed in the meantime is searched too. */
const printed: string[] = []
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  }
})
afterEach(() => vi.restoreAllMocks())

describe('the search finds a secret', () => {
  const secret = '7331337000123'
  const canaries = new Canaries()
  canaries.add(secret, 2)
  canaries.addText('aTokenThatIsLongEnough', 'Ann')
  test.each([
    secret,
    '7,331,337,000,123',
    '7.331.337.000.123',
    '7 331 337 000 123',
    '7’331’337’000’123',
    '7_331_337_000_123',
    'about seven point three three one trillion',
    'etwa sieben Komma drei drei eins Billionen',
    '3210007331337',
    BigInt(secret).toString(16),
    Buffer.from(secret).toString('hex').toUpperCase(),
    Buffer.from(secret).toString('base64'),
    Buffer.from(`{"amount":"${secret}"}`).toString('base64'),
    Buffer.from(`x{"amount":"${secret}"}`).toString('base64url'),
  ])('as %s', (written) => {
    expect(canaries.leaksIn(`{"words":"${written}"}`, 1)).toEqual([secret])
    expect(canaries.leaksIn(`{"words":"${written}"}`, 2)).toEqual([])
    expect(canaries.ownIn(`{"words":"${written}"}`, 2)).toEqual([secret])
  })
  test('that is a text, for all but its owner', () => {
    for (const form of [
      'aTokenThatIsLongEnough',
      'hguonEgnoLsItahTnekoTa',
      Buffer.from('aTokenThatIsLongEnough').toString('hex'),
    ]) {
      expect(canaries.leaksIn(form, 'Ben', 0)).toHaveLength(1)
      expect(canaries.leaksIn(form, 'Ann', 0)).toHaveLength(0)
    }
  })
})

test(`nothing leaks in ${String(GAMES)} games with 3, 4 and 5 players`, async () => {
  const totals = { steps: 0, bytes: 0, canaries: 0, controls: 0 }
  const began = Date.now()
  for (let number = 0; number < GAMES; number++) {
    const plan = {
      pattern: PATTERNS[number % PATTERNS.length] ?? 'ppp',
      options: OPTIONS[Math.floor(number / 3) % OPTIONS.length] ?? {},
    }
    const evening = await WatchedEvening.begin(plan, chance(`leaks ${String(number)}`))
    try {
      await playOut(evening)
    } finally {
      await evening.house.close()
    }
    expect(evening.wrong, `${again}, game ${String(number)} with ${plan.pattern}`).toEqual([])
    expect(evening.watched).toBeGreaterThan(50)
    for (const key of ['steps', 'bytes', 'canaries', 'controls'] as const) totals[key] += evening.counts[key]
  }
  expect(totals.controls).toBeGreaterThan(10 * GAMES)
  vi.restoreAllMocks()
  say(`${again}: ${String(GAMES)} games, ${JSON.stringify(totals)}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
})

test('a host that shows the table one seat’s side is caught', async () => {
  const honest = { ...GAMES_ON_SHELF.qe }
  vi.spyOn(GAMES_ON_SHELF.qe, 'view').mockImplementation((state, eye) => honest.view(state, eye === 'table' ? 1 : eye))
  const evening = await WatchedEvening.begin({ pattern: 'ppp', options: {} }, chance('a leaking host'))
  await playOut(evening).finally(() => evening.house.close())
  expect(evening.wrong.join()).toContain('an industry at view.boards.1.token')
  expect(evening.counts.steps).toBeLessThan(5)
})

async function playOut(evening: WatchedEvening): Promise<void> {
  const { random } = evening
  while (!evening.frame.over && evening.wrong.length === 0) {
    if (evening.counts.steps > MOST_STEPS) throw new Error(`the game does not end: ${evening.state}`)
    evening.hearTerminal(printed.splice(0).join(''))
    if (once(random, 4)) {
      await MISCHIEF[random.whole(0, MISCHIEF.length - 1)]?.(evening)
      continue
    }
    const waiting = evening.frame.waiting
    const seat = once(random, 6)
      ? random.whole(0, evening.players.length - 1)
      : waiting[random.whole(0, waiting.length - 1)]
    const player = seat === undefined ? undefined : evening.players[seat]
    if (player instanceof TappedPhone) await phonePlays(evening, player)
    else if (player === 'here' && seat !== undefined) await laptopPlays(evening, seat)
    else await evening.step('a bot thinks', () => evening.house.timers.pass(6000))
  }
}

async function phonePlays(evening: WatchedEvening, phone: TappedPhone): Promise<void> {
  const move = moveFor(evening, (phone.match?.asks ?? []) as readonly QeAsk[])
  if (!move || !phone.match) return
  const { beat } = phone.match
  // Who bids again what is in already is told nothing new.
  const isNew = move.amount?.length === CANARY && !evening.canaries.has(move.amount)
  await evening.step(`${phone.name} plays`, async () => {
    const refusal = await phone.say({ type: 'move', beat, move })
    if (refusal) evening.wrong.push(`${phone.name} was refused: ${refusal.key}`)
  })
  if (isNew) evening.control(phone, move.amount)
}

async function laptopPlays(evening: WatchedEvening, seat: number): Promise<void> {
  if (evening.frame.waiting.includes(seat)) {
    evening.lifted = seat
    await evening.step('the curtain is lifted', () => evening.host({ type: 'look', seat }))
    const move = moveFor(evening, evening.frame.asks as readonly QeAsk[])
    const { beat } = evening.frame
    await evening.step('a bid at the laptop', () => evening.host({ type: 'move', beat, move }))
    await evening.step('the curtain falls', () => evening.host({ type: 'cover' }))
    evening.lifted = null
  } else await look(evening, seat)
}

interface Move {
  readonly kind: string
  readonly amount?: string
}

/** Openings are public, and shorter than any canary. */
function moveFor({ random }: WatchedEvening, asks: readonly QeAsk[]): Move | undefined {
  const ask = asks.find(({ must }) => must) ?? asks[0]
  if (!ask) return undefined
  if (ask.kind === 'peek') return { kind: 'peek' }
  if (ask.kind === 'open') return { kind: 'open', amount: digits(random, random.whole(1, 8)) }
  return { kind: 'bid', amount: once(random, 10) ? '0' : tieOr(random, digits(random, CANARY)) }
}

let lastBid = ''
/** Now and then two bid the same, and have to bid again. */
function tieOr(random: Parameters<typeof once>[0], fresh: string): string {
  if (lastBid !== '' && once(random, 8)) return lastBid
  lastBid = fresh
  return fresh
}
