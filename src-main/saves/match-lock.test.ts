// One match is open in one host at a time, and what a crashed host left behind keeps nobody out.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isLocked, lockMatch } from './match-lock.ts'
import type { MatchLock } from './match-lock.ts'
import { FakeTimers, newFolder } from '../testing.ts'

let folder = ''
let path = ''
let timers = new FakeTimers()
beforeEach(() => {
  folder = newFolder()
  path = join(folder, 'match.lock')
  timers = new FakeTimers()
})

function locked(): MatchLock {
  const locking = lockMatch(path, timers)
  if (locking.kind !== 'mine') throw new Error(`not locked: ${JSON.stringify(locking)}`)
  return locking.lock
}

const content = (): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A lock of another host, touched so many seconds ago. */
function foreign(change: object, ago = 0, at = path): void {
  const lock = { pid: process.pid, host: hostname(), id: 'foreign', at: '2024-01-01T00:00:00.000Z', ...change }
  writeFileSync(at, JSON.stringify(lock))
  age(ago, at)
}

function age(ago: number, at = path): void {
  const seconds = timers.now() / 1000 - ago
  utimesSync(at, seconds, seconds)
}

const deadPid = spawnSync(process.execPath, ['--version']).pid

test('a lock says whose it is, keeps a second host out, and is gone when it is released', () => {
  const lock = locked()
  expect(content()).toMatchObject({ pid: process.pid, host: hostname(), at: new Date(timers.now()).toISOString() })
  expect(isLocked(path, timers)).toBe(true)
  expect(lockMatch(path, timers)).toEqual({ kind: 'held' })
  expect(lock.isMine()).toBe(true)
  lock.release()
  expect([readdirSync(folder), isLocked(path, timers), lock.isMine()]).toEqual([[], false, false])
  locked().release()
})

test('an open match stays locked for as long as it is open; nothing ticks on afterwards', () => {
  const lock = locked()
  for (let minutes = 0; minutes < 30; minutes += 1) timers.pass(60_000)
  expect(statSync(path).mtimeMs).toBe(timers.now())
  expect(lockMatch(path, timers)).toEqual({ kind: 'held' })
  lock.release()
  expect(timers.pending).toBe(0)
})

const stale: [string, () => void][] = [
  ['of a dead process', () => foreign({ pid: deadPid })],
  ['of an earlier process with the number of this one', () => foreign({})],
  ['of another computer that did not touch it for long', () => foreign({ host: 'elsewhere' }, 61)],
  ['of a live process that did not touch it for long: the number was given anew', () => foreign({ pid: 1 }, 61)],
  ['of a computer whose clock went wrong', () => foreign({ host: 'elsewhere' }, -3600)],
  [
    'that is old and cannot be read',
    () => {
      writeFileSync(path, 'nonsense')
      age(61)
    },
  ],
]

test.each(stale)('a lock %s is taken over', (_, leave) => {
  leave()
  expect(isLocked(path, timers)).toBe(false)
  const lock = locked()
  expect(readdirSync(folder)).toEqual(['match.lock'])
  expect(lockMatch(path, timers)).toEqual({ kind: 'held' })
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

const fresh: [string, () => void][] = [
  ['of a live process', () => foreign({ pid: process.ppid })],
  ['of another computer', () => foreign({ host: 'elsewhere', pid: deadPid }, 59)],
  [
    'that is just being written',
    () => {
      writeFileSync(path, '')
      age(1)
    },
  ],
]

test.each(fresh)('a lock %s keeps others out, and is not touched', (_, leave) => {
  leave()
  const before = readFileSync(path, 'utf8')
  expect(isLocked(path, timers)).toBe(true)
  expect(lockMatch(path, timers)).toEqual({ kind: 'held' })
  expect([readFileSync(path, 'utf8'), readdirSync(folder), timers.pending]).toEqual([before, ['match.lock'], 0])
})

test('while somebody else takes a stale lock over, it is theirs; unless they crashed over it', () => {
  foreign({ pid: deadPid })
  const draft = `${path}.new`
  foreign({ pid: process.ppid }, 1, draft)
  expect(lockMatch(path, timers)).toEqual({ kind: 'held' })
  foreign({ pid: deadPid }, 1, draft)
  locked().release()
  expect(readdirSync(folder)).toEqual([])
})

test('who slept for so long that the match was taken over loses it for good, and leaves the new lock alone', () => {
  const sleeper = locked()
  foreign({ host: 'elsewhere' })
  expect(sleeper.isMine()).toBe(false)
  expect(timers.pending).toBe(0)
  timers.pass(20_000)
  sleeper.release()
  expect(content()).toMatchObject({ host: 'elsewhere' })
  rmSync(path)
  expect(sleeper.isMine()).toBe(false)
})

test('the heart beat of a lost lock does not keep the new one young', () => {
  locked()
  foreign({ host: 'elsewhere' })
  const before = statSync(path).mtimeMs
  timers.pass(10_000)
  expect([statSync(path).mtimeMs, timers.pending]).toEqual([before, 0])
})

test('a lock that somebody tidied away is put back', () => {
  const lock = locked()
  rmSync(path)
  expect(lock.isMine()).toBe(true)
  expect(lockMatch(path, timers)).toEqual({ kind: 'held' })
  rmSync(path)
  timers.pass(10_000)
  expect(existsSync(path)).toBe(true)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a lock that cannot be read for a moment is not lost', () => {
  const lock = locked()
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, '')
  expect(lock.isMine()).toBe(true)
  writeFileSync(path, before)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that takes no lock says why', () => {
  expect(lockMatch(join(folder, 'none', 'match.lock'), timers)).toEqual({ kind: 'failed', reason: 'ENOENT' })
  writeFileSync(path, '')
  expect(lockMatch(join(path, 'match.lock'), timers)).toEqual({ kind: 'failed', reason: 'ENOTDIR' })
})
