// What the person is told when the desktop lacks a display or a sandbox.
import { expect, test } from 'vitest'
import { hasDisplay, sandboxAdvice } from './desktop.mjs'

test('only Linux must name its display', () => {
  expect(hasDisplay('linux', {})).toBe(false)
  expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true)
  expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true)
  expect(hasDisplay('darwin', {})).toBe(true)
})

const locked = { helper: '/x/chrome-sandbox', helperWorks: false, namespacesWork: false, settings: {} }

test('one of the two ways is enough', () => {
  expect(sandboxAdvice({ ...locked, helperWorks: true })).toBeUndefined()
  expect(sandboxAdvice({ ...locked, namespacesWork: true })).toBeUndefined()
})

test('with neither, every way out is named', () => {
  const advice = sandboxAdvice({ ...locked, settings: { apparmor: '1' } })
  expect(advice).toContain('kernel.apparmor_restrict_unprivileged_userns=0')
  expect(advice).toContain("chmod 4755 '/x/chrome-sandbox'")
  expect(advice).toContain('npm start -- --no-sandbox')
  expect(sandboxAdvice(locked)).not.toContain('sysctl')
})
