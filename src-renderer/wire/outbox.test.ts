import { describe, expect, test } from 'vitest'
import type { UpFrame } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { Keep } from './keep.ts'
import { OFFLINE, Outbox } from './outbox.ts'

function paper(): Keep & { readonly notes: Map<string, string> } {
  const notes = new Map<string, string>()
  return {
    notes,
    read: (key): unknown => JSON.parse(notes.get(key) ?? 'null'),
    write: (key, value) => {
      if (value === null) notes.delete(key)
      else notes.set(key, JSON.stringify(value))
    },
  }
}

const HERE = { match: 'm1', token: 't1' }
const bid = { type: 'move', beat: 3, move: { kind: 'bid', amount: '7' } } as const
const closedBeat: Words = { from: 'app.refuse', key: 'closedBeat' }

/** An outbox of a page that was just loaded. `keep` is what the page before it left. */
function page(keep = paper()) {
  const sent: UpFrame[] = []
  const late: Words[] = []
  const alarms = new Set<() => void>()
  let silent = false
  let held = false
  let unanswered = 0
  let count = 0
  const born = Math.random().toString(36)
  const outbox = new Outbox({
    send: (frame) => sent.push(frame),
    keep,
    later: (_, act) => {
      alarms.add(act)
      return () => void alarms.delete(act)
    },
    newId: () => `${born}-${String(count++)}`,
    silent: (on) => (silent = on),
    held: (on) => (held = on),
    unanswered: (moves) => (unanswered = moves),
    tooLate: (refusal) => late.push(refusal),
  })
  const online = () => {
    outbox.connected()
    outbox.arrived(HERE)
  }
  const idOf = (n: number) => sent[n]?.id ?? ''
  return {
    ...{ outbox, keep, sent, late, alarms, online, idOf },
    silent: () => silent,
    held: () => held,
    unanswered: () => unanswered,
  }
}

describe('what is asked', () => {
  test('is sent with an id of its own and settled by the answer', async () => {
    const { outbox, sent, online, idOf } = page()
    online()
    const done = outbox.ask({ type: 'stand' })
    const refused = outbox.ask({ type: 'sit', chair: 1, name: 'Ann' })
    expect(sent.map(({ type }) => type)).toEqual(['stand', 'sit'])
    expect(idOf(0)).not.toBe(idOf(1))
    outbox.answer(idOf(1), { from: 'app.refuse', key: 'chairTaken' })
    outbox.answer(idOf(0), undefined)
    expect(await done).toBeUndefined()
    expect(await refused).toMatchObject({ key: 'chairTaken' })
  })

  test('without a wire it is refused at once, and never sent later', async () => {
    const { outbox, sent, online } = page()
    expect(await outbox.ask({ type: 'stand' })).toEqual(OFFLINE)
    online()
    expect(sent).toEqual([])
  })

  test('with a wire that is cut before the answer it is refused, and never sent again', async () => {
    const { outbox, sent, online } = page()
    online()
    const asked = outbox.ask({ type: 'stand' })
    outbox.cut()
    expect(await asked).toEqual(OFFLINE)
    online()
    expect(sent).toHaveLength(1)
  })

  test('an answer that keeps us waiting is noticed, until it comes', () => {
    const { outbox, alarms, online, idOf, silent } = page()
    online()
    void outbox.ask({ type: 'stand' })
    for (const alarm of alarms) alarm()
    expect(silent()).toBe(true)
    outbox.answer(idOf(0), undefined)
    expect(silent()).toBe(false)
    expect(alarms.size).toBe(0)
  })
})

test('an answer that the host holds back for a moment is not waited for in vain', () => {
  const { outbox, alarms, online, idOf, held, silent } = page()
  online()
  void outbox.ask(bid, HERE)
  outbox.hold(idOf(0))
  expect(held()).toBe(true)
  expect(alarms.size).toBe(0)
  outbox.answer(idOf(0), undefined)
  expect(held()).toBe(false)
  expect(silent()).toBe(false)
})

describe('a move', () => {
  test('made while offline is sent once when back, as it was made', async () => {
    const { outbox, sent, online, unanswered, keep, idOf } = page()
    const asked = outbox.ask(bid, HERE)
    expect(sent).toEqual([])
    expect(unanswered()).toBe(1)
    online()
    expect(sent).toEqual([{ ...bid, id: idOf(0) }])
    outbox.arrived(HERE)
    expect(sent).toHaveLength(1)
    outbox.answer(idOf(0), undefined)
    expect(await asked).toBeUndefined()
    expect(unanswered()).toBe(0)
    expect(keep.notes.size).toBe(0)
  })

  test('whose answer was cut off is sent again with the same id and beat', async () => {
    const { outbox, sent, online, idOf, late } = page()
    online()
    const asked = outbox.ask(bid, HERE)
    outbox.cut()
    online()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    outbox.answer(idOf(0), undefined)
    expect(await asked).toBeUndefined()
    outbox.cut()
    online()
    expect(sent).toHaveLength(2)
    expect(late).toEqual([])
  })

  test('waits for the view of its match: a hello alone is not enough', () => {
    const { outbox, sent } = page()
    outbox.connected()
    void outbox.ask(bid, HERE)
    expect(sent).toEqual([])
    outbox.arrived(HERE)
    expect(sent).toHaveLength(1)
  })

  test('outlives a reload', () => {
    const before = page()
    before.online()
    void before.outbox.ask(bid, HERE)
    const after = page(before.keep)
    expect(after.unanswered()).toBe(1)
    after.online()
    expect(after.sent).toEqual(before.sent)
    after.outbox.answer(after.idOf(0), undefined)
    expect(page(before.keep).unanswered()).toBe(0)
  })

  test('made while offline that is refused is told, because the place where it was made is gone', async () => {
    const { outbox, online, idOf, late } = page()
    const asked = outbox.ask(bid, HERE)
    online()
    outbox.answer(idOf(0), closedBeat)
    expect(late).toEqual([closedBeat])
    expect(await asked).toEqual(closedBeat)
  })

  test('whose wire was never cut is refused where it was made, but told after a cut', () => {
    const { outbox, online, idOf, late } = page()
    const tooSmall: Words = { from: 'qe.refuse', key: 'belowMinimum' }
    online()
    void outbox.ask(bid, HERE)
    outbox.answer(idOf(0), tooSmall)
    expect(late).toEqual([])
    void outbox.ask(bid, HERE)
    outbox.cut()
    online()
    outbox.answer(idOf(1), tooSmall)
    expect(late).toEqual([tooSmall])
  })

  test.each([
    ['another match', { match: 'm2', token: 't1' }],
    ['another seat token', { match: 'm1', token: 't2' }],
  ])('never ends up at %s: it is given up, and that is told', async (_, elsewhere) => {
    const { outbox, sent, late, unanswered, keep } = page()
    const asked = outbox.ask(bid, HERE)
    outbox.connected()
    outbox.arrived(elsewhere)
    expect(sent).toEqual([])
    expect(await asked).toMatchObject({ key: 'undelivered' })
    expect(late).toHaveLength(1)
    expect(unanswered()).toBe(0)
    expect(keep.notes.size).toBe(0)
  })

  test('several are sent in the order made', () => {
    const { outbox, sent, online } = page()
    void outbox.ask({ ...bid, move: { kind: 'peek' } }, HERE)
    void outbox.ask(bid, HERE)
    online()
    expect(sent.map((frame) => frame.type === 'move' && frame.move)).toEqual([{ kind: 'peek' }, bid.move])
  })

  test('answered twice is settled once', () => {
    const { outbox, online, idOf, late } = page()
    online()
    void outbox.ask(bid, HERE)
    outbox.cut()
    online()
    outbox.answer(idOf(0), undefined)
    outbox.answer(idOf(0), closedBeat)
    expect(late).toEqual([])
  })
})

describe('what lies on the shelf', () => {
  test.each([
    ['nothing', null],
    ['no list', { frame: 1 }],
    [
      'broken entries',
      [null, 3, 'x', [], { match: 'm1', token: 't1' }, { match: 'm1', token: 't1', frame: { type: 'leave' } }],
    ],
  ])('%s is no move', (_, notes) => {
    const keep = paper()
    keep.write('moves', notes)
    const { online, sent, unanswered } = page(keep)
    online()
    expect(sent).toEqual([])
    expect(unanswered()).toBe(0)
  })

  test('a phone that was shown the door keeps nothing', () => {
    const { outbox, keep, online, sent } = page()
    void outbox.ask(bid, HERE)
    outbox.empty()
    online()
    expect(sent).toEqual([])
    expect(keep.notes.size).toBe(0)
  })
})
