// A match log holds exactly what happened: through restarts, torn lines, damage and full disks.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { GAMES } from '../../src-shared/games/index.ts'
import type { Disk } from './disk.ts'
import { realDisk } from './disk.ts'
import { lineOf } from './log-lines.ts'
import { Saves } from './saves.ts'
import type { OpenedMatch, Opening } from './saves.ts'
import { Table } from '../room/table.ts'
import { killLock } from './testing-lock.ts'
import { FakeTimers, headerOf, newFolder } from '../testing.ts'

let folder = ''
let saves: Saves
const timers = new FakeTimers()
beforeEach(() => {
  folder = newFolder()
  saves = new Saves(folder)
})

function opened(opening: Opening): OpenedMatch {
  if (opening.kind !== 'open') throw new Error(`not opened: ${JSON.stringify(opening)}`)
  return opening
}

const tableOf = ({ log, reading }: OpenedMatch): Table => new Table(log, reading, timers)

const open = (amount: string) => ({ kind: 'open', amount })
const bid = (amount: string) => ({ kind: 'bid', amount })

/** A table with an opening bid and one secret bid in. */
function begun(): { table: Table; path: string } {
  const table = tableOf(opened(saves.create(headerOf('hhh'))))
  expect(table.play(0, 'a', 0, open('100'))).toBeUndefined()
  expect(table.play(1, 'b', 1, bid('250'))).toBeUndefined()
  return { table, path: join(folder, `${table.match}.jsonl`) }
}

const everything = (table: Table): string =>
  JSON.stringify([
    table.view('table'),
    ...[0, 1, 2].flatMap((seat) => [table.view(seat), table.asks(seat)]),
    table.last,
  ])

test('a match is restored exactly', () => {
  const { table } = begun()
  const before = everything(table)
  table.close()
  expect(everything(tableOf(opened(new Saves(folder).open(table.match))))).toBe(before)
})

test('each line is what the page says: a header, then one line a move', () => {
  const { path } = begun()
  const [header, first, second, rest] = readFileSync(path, 'utf8').split('\n')
  expect(JSON.parse(header ?? '')).toEqual(headerOf('hhh'))
  expect(JSON.parse(first ?? '')).toEqual({ seat: 0, id: 'a', beat: 0, move: open('100'), at: timers.now() })
  expect(JSON.parse(second ?? '')).toMatchObject({ seat: 1, id: 'b', beat: 1 })
  expect(rest).toBe('')
})

test('a repeated move id is answered as the first time, also after a restart', () => {
  const { table } = begun()
  expect(table.play(1, 'c', 1, bid('100'))).toMatchObject({ key: 'equalsOpening' })
  expect(table.play(1, 'c', 1, bid('1'))).toMatchObject({ key: 'equalsOpening' })
  expect(table.play(1, 'b', 1, bid('999'))).toBeUndefined()
  expect(JSON.stringify(table.view(1))).not.toContain('999')
  // Another seat may happen to use the same id.
  expect(table.play(0, 'b', 1, bid('5'))).toMatchObject({ key: 'notBidding' })
  table.close()
  const again = tableOf(opened(saves.open(table.match)))
  expect(again.play(1, 'b', 1, bid('999'))).toBeUndefined()
  expect(JSON.stringify(again.view(1))).not.toContain('999')
})

test('moves without shape, for a past beat or by nobody are refused and not saved', () => {
  const { table, path } = begun()
  const before = readFileSync(path, 'utf8')
  expect(table.play(2, 'd', 1, { kind: 'steal' })).toMatchObject({ key: 'badMove' })
  expect(table.play(2, 'e', 0, bid('7'))).toMatchObject({ key: 'closedBeat' })
  expect(table.play(7, 'f', 1, bid('7'))).toMatchObject({ key: 'noSuchSeat' })
  expect(readFileSync(path, 'utf8')).toBe(before)
})

test.each(['{"seat":2,"id":"c","be', '{"seat":2', '\u0000\u0000\u0000', '{"seat":2,"id":"c"\n', 'é'])(
  'a torn last line (%j) is left out, and cut off when the match is opened',
  (torn) => {
    const { table, path } = begun()
    const [good, before] = [readFileSync(path, 'utf8'), everything(table)]
    table.close()
    appendFileSync(path, torn)
    expect(saves.list().saved).toHaveLength(1)
    expect(readFileSync(path, 'utf8')).toBe(good + torn)
    const opening = opened(saves.open(table.match))
    expect(opening.reading.cutShort).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe(good)
    const again = tableOf(opening)
    expect(everything(again)).toBe(before)
    expect(again.play(2, 'g', 1, bid('300'))).toBeUndefined()
    again.close()
    expect(opened(saves.open(table.match)).reading).toMatchObject({ cutShort: false, entries: { length: 3 } })
  },
)

const damages: [string, (text: string) => string][] = [
  ['nothing at all', () => ''],
  ['no header', () => 'hello\n'],
  ['half a header', (text) => text.slice(0, 40)],
  ['a header of the wrong shape', (text) => text.replace('"seed":"0123', '"seed":"zzzz')],
  ['house rules that do not exist', (text) => text.replace('"reveal":false', '"reveal":"maybe"')],
  ['two players of one name', (text) => text.replace('"Ben"', '"ann"')],
  ['garbage in the middle', (text) => text.replace('{"seat":0', 'garbage{')],
  ['a line of the wrong shape in the middle', (text) => text.replace('"id":"a"', '"id":7')],
  ['a move that the rules refuse', (text) => text.replace('"amount":"250"', '"amount":"100"')],
  ['a move that is none', (text) => text.replace('"kind":"bid"', '"kind":"steal"')],
  ['a move for another beat', (text) => text.replace('"beat":1', '"beat":4')],
  ['a seat that is not there', (text) => text.replace('"seat":1', '"seat":5')],
]

test.each(damages)('%s: the file is kept aside and named, and never overwritten', (_, harm) => {
  const { table, path } = begun()
  table.close()
  const text = harm(readFileSync(path, 'utf8'))
  for (const number of [1, 2]) {
    writeFileSync(path, text)
    const file = `${table.match}.jsonl`
    const aside = { file, as: `${file}.damaged-${number}` }
    if (number === 1) expect(saves.list()).toEqual({ saved: [], aside: [aside] })
    else expect(saves.open(table.match)).toEqual({ kind: 'damaged', aside })
    expect(existsSync(path)).toBe(false)
    expect(readFileSync(`${path}.damaged-${number}`, 'utf8')).toBe(text)
  }
  expect(saves.list()).toEqual({ saved: [], aside: [] })
})

test.each([
  ['rules', { ...headerOf('hhh'), rules: 99, more: 'things' }],
  ['format', { ...headerOf('hhh'), format: 99 }],
  ['games', { ...headerOf('hhh'), game: 'monopoly' }],
])('a log with newer %s is listed and left alone', (_, header) => {
  writeFileSync(join(folder, 'newer.jsonl'), `${JSON.stringify(header)}\n{"what":"ever"}\n`)
  expect(saves.list()).toMatchObject({ saved: [{ match: 'newer', names: ['Ann', 'Ben', 'Cleo'] }], aside: [] })
  expect(saves.open('newer')).toEqual({ kind: 'newer' })
  expect(readdirSync(folder)).toEqual(['newer.jsonl'])
})

test('a log with older rules is listed and left alone', () => {
  const header = { ...headerOf('hhh'), rules: GAMES.qe.rules - 1 }
  writeFileSync(join(folder, 'older.jsonl'), `${JSON.stringify(header)}\n{"what":"ever"}\n`)
  const names = ['Ann', 'Ben', 'Cleo']
  expect(saves.list()).toMatchObject({ saved: [{ match: 'older', names, progress: { key: 'olderRules' } }], aside: [] })
  expect(saves.open('older')).toEqual({ kind: 'older' })
  expect(readdirSync(folder)).toEqual(['older.jsonl'])
})

test('the list tells game, names, progress, end and time, newest first', () => {
  const older = tableOf(opened(saves.create({ ...headerOf('hhhh'), created: 1000 })))
  const { table } = begun()
  expect(saves.list().saved).toEqual([
    {
      match: table.match,
      game: 'qe',
      names: ['Ann', 'Ben', 'Cleo'],
      progress: { from: 'qe.progress', key: 'underWay', args: { sale: 1, of: 16 } },
      over: false,
      when: timers.now(),
    },
    expect.objectContaining({ match: older.match, when: 1000 }),
  ])
})

test('an unchanged file is not read again for the list', () => {
  const { table, path } = begun()
  table.close()
  utimesSync(path, 1000, 1000)
  const before = saves.list()
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('"Ben"', '"Bob"'))
  utimesSync(path, 1000, 1000)
  expect(saves.list()).toEqual(before)
  utimesSync(path, 2000, 2000)
  expect(saves.list().saved[0]?.names).toContain('Bob')
})

test('the list does not tell when a bid was changed', () => {
  const { table } = begun()
  const before = saves.list()
  timers.pass(60_000)
  expect(table.play(1, 'again', 1, bid('260'))).toBeUndefined()
  expect(saves.list()).toEqual(before)
})

test.each(['../settings', '..', '', 'a/b', 'A\\b', '.', 'x.jsonl', 'x'.repeat(80), 'a\u0000b'])(
  'no match is called %j',
  (match) => {
    expect(saves.has(match)).toBe(false)
    expect(saves.open(match)).toEqual({ kind: 'missing' })
    expect(saves.remove(match)).not.toBeUndefined()
  },
)

/** A disk that takes only some bytes more, or fails to sync. */
function failingDisk(): { disk: Disk; room: number; syncs: boolean; cuts: boolean } {
  const fail = (code: string) => Object.assign(new Error(code), { code })
  const control = { disk: realDisk, room: Infinity, syncs: true, cuts: true }
  control.disk = {
    open(path, flags) {
      const file = realDisk.open(path, flags)
      return {
        ...file,
        write(bytes, at) {
          if (control.room <= 0) throw fail('ENOSPC')
          const part = bytes.subarray(0, control.room)
          control.room -= part.length
          return file.write(part, at)
        },
        sync() {
          if (!control.syncs) throw fail('EIO')
          file.sync()
        },
        cut(length) {
          if (!control.cuts) throw fail('EIO')
          file.cut(length)
        },
      }
    },
  }
  return control
}

const failures: [string, string, (disk: ReturnType<typeof failingDisk>) => void][] = [
  ['is full', 'ENOSPC', (disk) => (disk.room = 0)],
  ['fills up in the middle of a line', 'ENOSPC', (disk) => (disk.room = 20)],
  ['does not sync', 'EIO', (disk) => (disk.syncs = false)],
]

test.each(failures)('when the disk %s, the move did not happen', (_, reason, breakIt) => {
  const control = failingDisk()
  saves = new Saves(folder, control.disk)
  const { table, path } = begun()
  const [file, before] = [readFileSync(path, 'utf8'), everything(table)]
  let told = 0
  table.onChange(() => (told += 1))
  breakIt(control)
  expect(table.play(2, 'c', 1, bid('300'))).toEqual({ from: 'app.refuse', key: 'notSaved', args: { reason } })
  expect(readFileSync(path, 'utf8')).toBe(file)
  expect([everything(table), told]).toEqual([before, 0])
  control.room = Infinity
  control.syncs = true
  expect(table.play(2, 'c', 1, bid('300'))).toBeUndefined()
  table.close()
  expect(opened(saves.open(table.match)).reading.entries).toHaveLength(3)
})

test('where not even the cutting works, the torn line goes before the next one is written', () => {
  const control = failingDisk()
  saves = new Saves(folder, control.disk)
  const { table } = begun()
  Object.assign(control, { room: 20, cuts: false })
  expect(table.play(2, 'c', 1, bid('300'))).toMatchObject({ key: 'notSaved' })
  control.room = Infinity
  expect(table.play(2, 'd', 1, bid('300'))).toMatchObject({ key: 'notSaved' })
  control.cuts = true
  expect(table.play(2, 'e', 1, bid('300'))).toBeUndefined()
  table.close()
  expect(opened(saves.open(table.match)).reading).toMatchObject({ cutShort: false, entries: { length: 3 } })
})

test('a match that cannot be begun leaves nothing behind', () => {
  const control = failingDisk()
  control.room = 30
  saves = new Saves(folder, control.disk)
  expect(saves.create(headerOf('hhh'))).toEqual({ kind: 'failed', reason: 'ENOSPC' })
  expect(readdirSync(folder)).toEqual([])
})

test('a match is open in one host at a time, and the others still list it', () => {
  const { table } = begun()
  const other = new Saves(folder)
  expect(other.open(table.match)).toEqual({ kind: 'locked' })
  expect(saves.open(table.match)).toEqual({ kind: 'locked' })
  expect([other.isOpen(table.match), saves.isOpen(table.match)]).toEqual([true, true])
  expect(other.list()).toMatchObject({ saved: [{ match: table.match }], aside: [] })
  expect(other.remove(table.match)).toBe('EBUSY')
  expect(saves.list().saved).toHaveLength(1)
  table.close()
  expect(other.isOpen(table.match)).toBe(false)
  const there = tableOf(opened(other.open(table.match)))
  expect(saves.open(table.match)).toEqual({ kind: 'locked' })
  there.close()
})

test('what a killed host had open is opened by the next one, and the first one writes no more', () => {
  const { table, path } = begun()
  const before = everything(table)
  killLock(folder, table.match)
  const next = tableOf(opened(new Saves(folder).open(table.match)))
  expect(everything(next)).toBe(before)
  expect(next.play(2, 'c', 1, bid('300'))).toBeUndefined()
  const written = readFileSync(path, 'utf8')
  expect(table.play(2, 'd', 1, bid('400'))).toMatchObject({ key: 'notSaved', args: { reason: 'EBUSY' } })
  table.close()
  expect(readFileSync(path, 'utf8')).toBe(written)
  expect(saves.open(table.match)).toEqual({ kind: 'locked' })
  next.close()
  expect(readdirSync(folder)).toEqual([`${table.match}.jsonl`])
})

test('no lock is left of a match that was left, removed, kept aside or not opened', () => {
  const { table } = begun()
  expect(readdirSync(folder)).toEqual([`${table.match}.jsonl`, `${table.match}.lock`])
  table.close()
  expect(readdirSync(folder)).toEqual([`${table.match}.jsonl`])
  expect(saves.remove(table.match)).toBeUndefined()
  writeFileSync(join(folder, 'bad.jsonl'), 'nonsense')
  expect(saves.open('bad')).toMatchObject({ kind: 'damaged' })
  expect(saves.open('none')).toEqual({ kind: 'missing' })
  expect(readdirSync(folder)).toEqual(['bad.jsonl.damaged-1'])
})

test('a damaged file that another host has open is not moved from under it', () => {
  const { table, path } = begun()
  writeFileSync(path, 'nonsense')
  expect(new Saves(folder).list()).toEqual({ saved: [], aside: [] })
  expect(existsSync(path)).toBe(true)
  table.close()
  expect(new Saves(folder).list().aside).toHaveLength(1)
})

test('a disk that takes no lock opens no match', () => {
  const { table } = begun()
  table.close()
  // A folder in the place of the lock: neither can a lock be made there, nor does it belong to anybody.
  mkdirSync(join(folder, `${table.match}.lock`))
  utimesSync(join(folder, `${table.match}.lock`), 1000, 1000)
  expect(saves.open(table.match)).toMatchObject({ kind: 'failed' })
  expect(saves.list().saved).toHaveLength(1)
})

test('a folder that cannot be is an empty one', () => {
  writeFileSync(join(folder, 'file'), '')
  const nowhere = new Saves(join(folder, 'file', 'saves'))
  expect(nowhere.list()).toEqual({ saved: [], aside: [] })
  expect(nowhere.create(headerOf('hhh'))).toMatchObject({ kind: 'failed' })
})

test('a header line is one line', () => {
  expect(new TextDecoder().decode(lineOf(headerOf('hhh'))).split('\n')).toHaveLength(2)
})
