// Whatever the network and the host's computer do, no move is lost, none is doubled, and everybody ends at the same table.
import { expect, test } from 'vitest'
import { again, isLong, say } from './chance.ts'
import { StormyEvening } from './stormy-evening.ts'

const CUTS = isLong ? 500 : 60
const MOST_GAMES = isLong ? 60 : 6
const OPTIONS = [{}, { peek: 'always' }]

test(`${String(CUTS)} cuts, phones asleep and a host that is killed: every move once, every game to its end`, async () => {
  const evening = await StormyEvening.begin({ cuts: CUTS, killEvery: isLong ? 90 : 60, mostKills: isLong ? 12 : 2 })
  const began = Date.now()
  try {
    while (evening.proxy.cuts < CUTS && evening.counts.games < MOST_GAMES) {
      await evening.game(OPTIONS[evening.counts.games % (isLong ? 2 : 1)] ?? {})
      expect(evening.wrong).toEqual([])
    }
  } catch (error) {
    console.error(evening.story)
    throw error
  } finally {
    await evening.end()
  }
  const { counts, proxy } = evening
  const faults = [...proxy.counts].map(([fault, times]) => `${fault} ${String(times)}`).join(', ')
  say(`${again}: ${String(proxy.cuts)} cuts (${faults})`)
  say(`${JSON.stringify(counts)} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  expect(proxy.cuts).toBe(CUTS)
  expect(counts.kills).toBeGreaterThan(0)
})
