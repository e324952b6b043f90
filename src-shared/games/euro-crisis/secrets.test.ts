/** What each player may see of a game of Euro Crisis, and what nobody may see before its end. */
import { describe, expect } from 'vitest'
import type { Eye } from '../../game.ts'
import { randomFrom, streamOf } from '../../random.ts'
import { rule } from './testing/rulebook.ts'
import { begun, bid, choose, london, SEED, stop, table } from './testing/table.ts'
import { disguise } from './disguise.ts'
import { euroCrisis } from './game.ts'

const EYES: readonly Eye[] = [0, 1, 2, 3, 'table']
const chosen = table().from('cards').play(1, choose('rome')).play(3, choose('brussels'))
const sale = table().acts(0, 'london').play(0, london('spain', 1)).play(1, bid(3)).play(2, bid(0))

describe('before the end', () => {
  rule('see.open', () => {
    for (const eye of EYES) {
      const view = sale.sees(eye)
      expect(view.banks.map(({ money, gold, weapons, loans }) => [money, gold, weapons, loans])).toEqual(
        sale.state.banks.map(({ money, gold, weapons, loans }) => [money, gold, weapons, loans]),
      )
      expect(view.banks.map(({ played, hand }) => [played, hand])).toEqual(
        sale.state.banks.map(({ played, hand }) => [played, hand]),
      )
      expect([view.boards, view.tokens, view.market]).toEqual([sale.state.boards, sale.state.tokens, sale.state.market])
      expect(view.supply).toEqual({ gold: 8, weapons: 12 })
    }
  })

  rule('see.card', () => {
    for (const eye of EYES)
      expect(chosen.sees(eye).banks.map((bank) => bank.chosen)).toEqual([
        null,
        eye === 1 ? 'rome' : null,
        null,
        eye === 3 ? 'brussels' : null,
      ])
  })

  rule('see.chosen', () => {
    for (const eye of EYES) {
      expect(chosen.sees(eye).banks.map(({ hasChosen }) => hasChosen)).toEqual([false, true, false, true])
      expect(sale.sees(eye).step).toMatchObject({ kind: 'auction', hasBid: [false, true, true, false] })
      expect(sale.sees(eye).step).toMatchObject({ bid: eye === 1 ? 3 : eye === 2 ? 0 : null })
    }
    const random = randomFrom(streamOf(SEED, 'eyes'))
    for (let i = 0; i < 20; i++)
      for (const eye of EYES) {
        expect(euroCrisis.view(disguise(chosen.state, eye, random), eye)).toEqual(chosen.sees(eye))
        expect(euroCrisis.view(disguise(sale.state, eye, random), eye)).toEqual(sale.sees(eye))
      }
  })

  rule('see.bids', () => {
    const sold = sale.play(0, bid(4)).play(3, bid(1))
    for (const eye of EYES) {
      expect(sold.sees(eye).auctions.map(({ bids }) => bids)).toEqual([[4, 3, 0, 1]])
      expect(sold.sees(eye).events.find(({ key }) => key === 'auctioned')).toMatchObject({
        args: { bids: [4, 3, 0, 1] },
      })
      expect(sale.sees(eye).auctions).toEqual([])
      expect(JSON.stringify([sale.sees(eye).step, sale.sees(eye).later, sale.sees(eye).events])).not.toContain('"bids"')
    }
  })

  rule('see.box', () => {
    for (const eye of EYES) expect(chosen.sees(eye).box).toBeNull()
    const random = randomFrom(streamOf(SEED, 'box'))
    const boxes = Array.from({ length: 10 }, () => disguise(chosen.state, 'table', random).box.governments.join())
    expect(new Set(boxes).size).toBeGreaterThan(5)
  })

  rule('see.out', () => {
    const spain = { government: ['communists', 'liberals'], owners: [1, 1] } as const
    const laid = { states: { spain }, incomes: [5, -19, 5, 5], banks: [{}, { money: 0 }] }
    const out = table(laid).acts(0, 'rome', { 1: 'brussels' }).reforms(['spain']).play(0, stop)
    for (const eye of EYES.filter((one) => one !== 1)) expect(out.sees(eye).banks[1]?.chosen).toBeNull()
    const year = out.until(({ state }) => state.year === 2)
    for (const eye of EYES.filter((one) => one !== 1)) expect(year.sees(eye).banks[1]?.chosen).toBeNull()
    expect(year.finished().sees('table').banks[1]?.chosen).toBe('brussels')
  })

  rule('see.spectator', () => {
    const view = chosen.sees('table')
    expect([view.me, view.scores, view.box, view.seed]).toEqual([null, null, null, null])
    expect(view.banks.every((bank) => bank.chosen === null)).toBe(true)
    expect(chosen.sees(1).me).toBe(1)
  })

  rule('see.seed', () => {
    for (const eye of EYES) {
      expect(chosen.sees(eye).seed).toBeNull()
      expect(chosen.sees(eye).seal).toBe(chosen.state.seal)
      expect(JSON.stringify(chosen.sees(eye))).not.toContain(SEED)
    }
  })
})

rule('see.end', () => {
  const over = begun({ options: { hidden: true } }).finished()
  for (const eye of EYES) {
    const view = over.sees(eye)
    expect([view.box, view.seed]).toEqual([over.state.box, SEED])
    expect(view.banks.map(({ money, gold, weapons }) => [money, gold, weapons])).toEqual(
      over.state.banks.map(({ money, gold, weapons }) => [money, gold, weapons]),
    )
    expect(view.scores?.length).toBe(4)
    expect(view.supply).not.toBeNull()
  }
  expect(disguise(over.state, 0, randomFrom(streamOf(SEED, 'end')))).toBe(over.state)
})
