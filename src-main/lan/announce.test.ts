// The announcement is an extra: made where it can be, taken back at the end, and never in anybody's way.
import { expect, test } from 'vitest'
import { announce } from './announce.ts'
import type { MakeAnnouncer } from './announce.ts'

function recorder(fails: readonly ('make' | 'publish' | 'end')[] = []): { make: MakeAnnouncer; heard: unknown[] } {
  const heard: unknown[] = []
  const hear = (what: 'make' | 'publish' | 'end', more: unknown) => {
    heard.push([what, more])
    if (fails.includes(what)) throw Object.assign(new Error('no network'), { code: 'ENETUNREACH' })
  }
  const make: MakeAnnouncer = (from) => {
    hear('make', from)
    return { publish: (announced) => hear('publish', announced), end: () => hear('end', undefined) }
  }
  return { make, heard }
}

const table = { port: 4711, bind: '0.0.0.0', hostname: 'laptop' }

test('a table is announced with its computer’s name, and taken back once', () => {
  const { make, heard } = recorder()
  const takeBack = announce(table, make)
  takeBack()
  takeBack()
  const announced = { name: 'Hot Money (laptop)', type: 'http', port: 4711, host: 'laptop.local', probe: false }
  expect(heard).toEqual([
    ['make', undefined],
    ['publish', announced],
    ['end', undefined],
  ])
})

test('bound to one address, it speaks from there', () => {
  const { make, heard } = recorder()
  announce({ ...table, bind: '192.168.1.20' }, make)
  expect(heard[0]).toEqual(['make', '192.168.1.20'])
})

test.each(['127.0.0.1', '127.0.0.9'])('on loopback (%s) nothing is sent', (bind) => {
  const { make, heard } = recorder()
  announce({ ...table, bind }, make)()
  expect(heard).toEqual([])
})

test.each(['make', 'publish', 'end'] as const)('a network that refuses to %s is nobody’s trouble', (what) => {
  const { make } = recorder([what])
  expect(() => announce(table, make)()).not.toThrow()
})
