// Nobody on the network gets more than a share of the host.
import { expect, test } from 'vitest'
import { Bucket, Buckets, Crowd } from './limits.ts'

const taken = (take: () => boolean, times: number): number => Array.from({ length: times }, take).filter(Boolean).length

test('a burst, then the steady rate', () => {
  const bucket = new Bucket({ perSecond: 30, burst: 60 }, 0)
  expect(taken(() => bucket.take(0), 100)).toBe(60)
  expect(taken(() => bucket.take(1000), 100)).toBe(30)
  expect(bucket.isFull(2000)).toBe(false)
  expect(bucket.isFull(3000)).toBe(true)
  expect(taken(() => bucket.take(1_000_000), 100)).toBe(60)
})

test('a clock that is set back does no harm', () => {
  const bucket = new Bucket({ perSecond: 1, burst: 2 }, 1_000_000)
  expect(taken(() => bucket.take(0), 5)).toBe(2)
  expect(taken(() => bucket.take(1000), 5)).toBe(1)
})

test('every address has a bucket of its own', () => {
  const buckets = new Buckets({ perSecond: 1, burst: 3 })
  expect(taken(() => buckets.take('10.0.0.1', 0), 5)).toBe(3)
  expect(taken(() => buckets.take('10.0.0.2', 0), 5)).toBe(3)
})

test('thousands of addresses do not make one forget the busy ones of this second', () => {
  const buckets = new Buckets({ perSecond: 1, burst: 2 })
  for (let n = 0; n < 250; n += 1) buckets.take(`10.0.0.${n}`, 0)
  expect(taken(() => buckets.take('10.9.9.9', 5000), 5)).toBe(2)
  for (let n = 0; n < 100; n += 1) buckets.take(`10.0.1.${n}`, 5000)
  expect(buckets.take('10.9.9.9', 5000)).toBe(false)
})

test('a crowd has room for so many in all, and for so many from one address', () => {
  const crowd = new Crowd(3, 2)
  crowd.enter('10.0.0.1')
  crowd.enter('10.0.0.1')
  expect(crowd.hasRoom('10.0.0.1')).toBe(false)
  expect(crowd.hasRoom('10.0.0.2')).toBe(true)
  crowd.enter('10.0.0.2')
  expect(crowd.hasRoom('10.0.0.3')).toBe(false)
  crowd.leave('10.0.0.1')
  expect(crowd.hasRoom('10.0.0.1')).toBe(true)
  expect(crowd.hasRoom('10.0.0.3')).toBe(true)
})
