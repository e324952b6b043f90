import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPreferences } from '../phone/preferences.ts'
import { keepIn, textOf } from './keep.ts'

afterEach(() => vi.unstubAllGlobals())

function shelf() {
  const notes = new Map<string, string>()
  return {
    notes,
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, text: string) => void notes.set(key, text),
    removeItem: (key: string) => void notes.delete(key),
  }
}

describe('what a browser remembers', () => {
  test('is there again, under a name of its own, until it is forgotten', () => {
    const localStorage = shelf()
    vi.stubGlobal('window', { localStorage })
    keepIn('localStorage').write('token', 'secret')
    expect([...localStorage.notes.keys()]).toEqual(['hot-money.token'])
    expect(keepIn('localStorage').read('token')).toBe('secret')
    keepIn('localStorage').write('token', null)
    expect(localStorage.notes.size).toBe(0)
  })

  test('a shelf that holds nonsense holds nothing', () => {
    const localStorage = shelf()
    localStorage.notes.set('hot-money.token', '{')
    vi.stubGlobal('window', { localStorage })
    expect(keepIn('localStorage').read('token')).toBeNull()
  })

  test('a browser that keeps nothing remembers as long as the page lives', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('forbidden')
      },
    })
    const keep = keepIn('localStorage')
    expect(keep.read('token')).toBeNull()
    keep.write('token', 'secret')
    expect(keep.read('token')).toBe('secret')
    keep.write('token', null)
    expect(keep.read('token')).toBeNull()
  })

  test('only a text that says something is a text', () => {
    expect([null, 3, '', {}, 'Ann'].map(textOf)).toEqual([null, null, null, null, 'Ann'])
  })
})

describe('preferences', () => {
  const usual = { language: null, theme: 'system', sound: false, vibration: true }

  test.each([null, 7, [], { language: 'xx', theme: 'pink', sound: 'yes' }])('%j means the usual ones', (raw) => {
    expect(readPreferences(raw)).toEqual(usual)
  })

  test('are read back as they were', () => {
    const own = { language: 'de', theme: 'dark', sound: true, vibration: false }
    expect(readPreferences(JSON.parse(JSON.stringify(own)))).toEqual(own)
  })
})
