// Without a window the same games and settings are found as with one.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placesFor } from './places.ts'

test.each([
  ['linux', {}, ['/home/ann', '.config', 'hot-money']],
  ['linux', { XDG_CONFIG_HOME: '' }, ['/home/ann', '.config', 'hot-money']],
  ['linux', { XDG_CONFIG_HOME: '/elsewhere' }, ['/elsewhere', 'hot-money']],
  ['freebsd', {}, ['/home/ann', '.config', 'hot-money']],
  ['darwin', { XDG_CONFIG_HOME: '/elsewhere' }, ['/home/ann', 'Library', 'Application Support', 'hot-money']],
  ['win32', { APPDATA: '/roaming' }, ['/roaming', 'hot-money']],
  ['win32', {}, ['/home/ann', 'AppData', 'Roaming', 'hot-money']],
] as const)('on %s with %j', (platform, env, parts) => {
  const settings = join(...parts)
  expect(placesFor(undefined, platform, env, '/home/ann')).toEqual({ settings, saves: join(settings, 'saves') })
})

test('a folder that was named holds saves and settings', () => {
  expect(placesFor('/games')).toEqual({ saves: '/games', settings: '/games' })
})
