/** Of the house rules only what differs from the game's standard is told, in the reader's language. */
import { describe, expect, test } from 'vitest'
import { de as ownDe } from '../../src-shared/app/rule-words.de.ts'
import { en as own } from '../../src-shared/app/rule-words.en.ts'
import type { AnyGame, OptionDescription } from '../../src-shared/game.ts'
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts'
import { presets as euro } from '../../src-shared/games/euro-crisis/options.ts'
import { de as euroDe } from '../../src-shared/games/euro-crisis/words.de.ts'
import { en as euroEn } from '../../src-shared/games/euro-crisis/words.en.ts'
import { presets as qe } from '../../src-shared/games/qe/options.ts'
import { en as qeEn } from '../../src-shared/games/qe/words.en.ts'
import { de as speculationDe } from '../../src-shared/games/speculation/words.de.ts'
import { en as speculationEn } from '../../src-shared/games/speculation/words.en.ts'
import { de as qeDe } from '../../src-shared/games/qe/words.de.ts'
import { houseRules } from './house-rules.ts'

const atEuro = (change: object) => houseRules(euro, { ...euro[0]?.options, ...change }, euroEn, own)
const atQe = (change: object) => houseRules(qe, { ...qe[0]?.options, ...change }, qeEn, own)

describe('the house rules that are told', () => {
  test('are none where the game is played as it comes', () => {
    expect(atEuro({})).toEqual([])
    expect(atQe({})).toEqual([])
  })

  test('are those that differ, each with its value, in the order of the rule editor', () => {
    expect(atEuro({ clock: 45, hidden: true, elimination: false })).toEqual([
      { key: 'elimination', label: 'Banks can drop out', value: 'off' },
      { key: 'hidden', label: 'Hidden supplies', value: 'on' },
      { key: 'clock', label: 'Seconds per decision', value: '45' },
    ])
  })

  test('are an edition’s name where they are exactly that edition', () => {
    expect(atEuro({ start: 'quick' })).toEqual([{ key: 'quick', label: 'Quick start (4 players)', value: null }])
    expect(atEuro({ start: 'quick', clock: 30 })).toEqual([
      { key: 'start', label: 'Beginning', value: 'Quick start' },
      { key: 'clock', label: 'Seconds per decision', value: '30' },
    ])
  })

  test('say a number that has a meaning of its own, and what differs from the print', () => {
    expect(atEuro({ endPoints: 0 })).toMatchObject([{ value: 'never' }])
    expect(atQe({ leastSpent: 9 })).toMatchObject([{ value: '9' }])
    expect(houseRules([{ id: 'a', options: { leastSpent: 9 } }], { leastSpent: null }, qeEn, own)).toMatchObject([
      { value: 'as printed' },
    ])
  })

  test('are told in the reader’s language', () => {
    const options = { ...euro[0]?.options, hidden: true, start: 'quick' }
    expect(houseRules(euro, options, euroDe, ownDe)).toEqual([
      { key: 'start', label: 'Anfang', value: 'Schnellstart' },
      { key: 'hidden', label: 'Verdeckte Vorräte', value: 'an' },
    ])
  })

  test('leave out what a table of an older app had not been asked', () => {
    const older = Object.fromEntries(
      Object.entries({ ...qe[0]?.options, peek: 'off' }).filter(([key]) => key !== 'clock'),
    )
    expect(houseRules(qe, older, qeEn, own)).toMatchObject([{ key: 'peek' }])
  })

  const words = { qe: [qeEn, qeDe], speculation: [speculationEn, speculationDe], 'euro-crisis': [euroEn, euroDe] }
  test.each(GAME_IDS)('have words for every edition and every choice of %s', (id) => {
    const { options, presets }: AnyGame = GAMES[id]
    const choices = Object.entries<OptionDescription>({ ...options }).flatMap(([name, option]) =>
      option.kind === 'choice' ? option.choices.map((choice) => ({ name, choice })) : [],
    )
    const standard: Readonly<Record<string, unknown>> = { ...presets[0]?.options }
    for (const text of words[id]) {
      for (const preset of presets.slice(1))
        expect(houseRules(presets, { ...preset.options }, text, own)[0]?.label).not.toBe(preset.id)
      for (const { name, choice } of choices.filter((one) => one.choice !== standard[one.name])) {
        const [rule] = houseRules(presets.slice(0, 1), { ...standard, [name]: choice }, text, own)
        expect(rule?.label).not.toBe(name)
        expect(rule?.value).not.toBe(choice)
      }
    }
  })
})
