/** What the screen foretells is what the game then does. */
import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src-shared/games/speculation/data.ts'
import { COMPANIES } from '../../../src-shared/games/speculation/data.ts'
import { STANDARD } from '../../../src-shared/games/speculation/options.ts'
import { byCompany, pricesOf, ranksOf } from '../../../src-shared/games/speculation/track.ts'
import type { View } from '../../../src-shared/games/speculation/types.ts'
import { cardPreview, netOf, quotesOf, rankPreview } from './preview.ts'

type Few = Partial<Record<Company, number>>

function viewOf(
  bricks: Few,
  player: { cash: number; shares: Few },
  more: { movement?: number; bank?: Few } = {},
): View {
  const standing = { bricks: { ...byCompany(() => 0), ...bricks }, arrivals: [], options: STANDARD }
  const prices = pricesOf(standing)
  const ranks = ranksOf(standing)
  return {
    options: STANDARD,
    arrivals: [],
    tiles: { action: 'trade', movement: more.movement ?? 1 },
    bricks: COMPANIES.map((company) => ({
      company,
      space: standing.bricks[company],
      price: prices[company],
      rank: ranks[company],
      bank: more.bank?.[company] ?? 2,
    })),
    boards: [{ cash: player.cash, shares: { ...byCompany(() => 0), ...player.shares } }],
  } as unknown as View
}

describe('a card', () => {
  it('counts empty spaces only, and tells what it does to the player’s wealth', () => {
    const view = viewOf(
      { metro: 18, timbuktu: 22, alhambra: 21 },
      { cash: 0, shares: { metro: 2, timbuktu: 1 } },
      { movement: 3 },
    )
    const preview = cardPreview(view, 0, 'metro')
    expect(preview.path).toEqual([19, 20, 23])
    expect(preview.to).toBe(23)
    // Metro from third in its row to first of all, Timbuktu from first to second.
    expect(preview.gain).toBe(2 * (175 - 95) + (145 - 175))
    expect(preview.changes.map(({ company }) => company)).toEqual(['metro', 'alhambra', 'timbuktu'])
  })

  it('may reach END', () => {
    const preview = cardPreview(viewOf({ metro: 57 }, { cash: 5, shares: { metro: 1 } }, { movement: 6 }), 0, 'metro')
    expect(preview.to).toBe(60)
    expect(preview.gain).toBe(360 - 310)
  })
})

describe('a Rank tile', () => {
  it('shows new prices and ranks of all it changes', () => {
    const view = viewOf({ metro: 18, alhambra: 21, timbuktu: 22 }, { cash: 0, shares: { alhambra: 1 } })
    const preview = rankPreview(view, 0, 'metro', 23)
    expect(preview.changes[0]?.after).toEqual({ company: 'metro', space: 23, rank: 1, price: 175 })
    expect(preview.gain).toBe(120 - 145)
  })

  it('leaves ranks alone for bricks on START', () => {
    const quotes = quotesOf('normal', { bricks: { ...byCompany(() => 0), metro: 3 }, arrivals: [] })
    expect(quotes.map(({ rank }) => rank)).toEqual([2, 2, 2, 2, 1, 2, 2, 2])
  })
})

describe('the net of a trade', () => {
  const bricks = { metro: 18, timbuktu: 22 }

  it('shows both sides and the cash after', () => {
    const view = viewOf(bricks, { cash: 20, shares: { metro: 1 } })
    expect(netOf(view, 0, 'metro', 'carat')).toEqual({ sold: 110, bought: 20, cash: 110, problem: undefined })
    expect(netOf(view, 0, null, null)).toEqual({ sold: 0, bought: 0, cash: 20, problem: undefined })
  })

  it('says why something is not possible', () => {
    const view = viewOf(bricks, { cash: 20, shares: { metro: 1 } }, { bank: { carat: 0 } })
    expect(netOf(view, 0, 'timbuktu', null).problem?.key).toBe('noShare')
    expect(netOf(view, 0, null, 'carat').problem?.key).toBe('bankEmpty')
    expect(netOf(view, 0, 'metro', 'timbuktu').problem).toEqual({ key: 'tooDear', args: { missing: 45 } })
    expect(netOf(view, 0, null, 'colonia').problem).toBeUndefined()
  })
})
