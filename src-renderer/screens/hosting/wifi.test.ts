/** The Wi-Fi code is what phones expect, whatever a network is called. */
import { describe, expect, test } from 'vitest'
import { wifiText } from './wifi.ts'

describe('the text of a Wi-Fi code', () => {
  test('names network and password', () => {
    expect(wifiText({ name: 'Villa', password: 'sesame42' })).toBe('WIFI:T:WPA;S:Villa;P:sesame42;;')
  })

  test('says so where there is no password', () => {
    expect(wifiText({ name: 'Villa', password: '' })).toBe('WIFI:T:nopass;S:Villa;;')
  })

  test('escapes what would end a field, and leaves everything else alone', () => {
    expect(wifiText({ name: 'a;b,c:d"e\\f', password: "ü'#&= \\;" })).toBe(
      'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:ü\'#&= \\\\\\;;;',
    )
  })
})
