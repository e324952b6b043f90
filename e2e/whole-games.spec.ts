// Whole evenings of Q.E. on one laptop: four people with the mouse while every wire is searched, three with the keyboard alone.
import type { Page } from '@playwright/test'
import type { Eye } from '../src-shared/game.ts'
import { amount } from '../src-shared/games/qe/amount.ts'
import { grouped } from '../src-shared/games/qe/amount-words.ts'
import type { View } from '../src-shared/games/qe/types.ts'
import { expect, test } from './fixtures.ts'
import { People } from './people.ts'
import { Secrets } from './secrets.ts'
import type { Sent } from './wire.ts'
import { WireTap } from './wire.ts'

/** A secret bid that cannot be mistaken: no other begins like it, whether in figures or in words. */
const canary = (sale: number, seat: number) => `${String(10 + sale)}${String(1 + ((seat + sale) % 4))}3313370001`

/** Everything the page holds, also what was typed and is not part of the markup. */
const everythingOn = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll('input')].map((input) => input.value)
    return [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify(Object.entries(localStorage)),
      ...typed,
    ].join('\n')
  })

const money = (digits: bigint) => grouped(amount(digits), 'en')

test.describe('four people with the mouse', () => {
  test('play a whole game, and no secret ever reaches a screen it is not for', async ({ hotMoney }) => {
    test.setTimeout(300_000)
    const names = ['Ann', 'Ben', 'Cleo', 'Dan']
    const page = await hotMoney.launch()
    await page.setViewportSize({ width: 1280, height: 800 })
    const tap = await WireTap.on(hotMoney.app)
    const secrets = new Secrets()
    const people = new People(page)
    const spent = names.map(() => 0n)
    let searched = 0
    let foundOwn = 0

    const search = ({ raw, frame }: Sent) => {
      if (frame.type === 'match' && frame.over) return
      const eye: Eye = frame.type === 'match' ? frame.eye : 'table'
      expect(secrets.leaksIn(raw, eye), `sent for ${String(eye)}`).toEqual([])
      foundOwn += secrets.ownIn(raw, eye).length
      searched++
      if (frame.type !== 'match') return
      const shown = (frame.view as View).boards.flatMap(({ token }, seat) => (token === null ? [] : [seat]))
      expect(shown, 'whose secret industry is in the frame').toEqual(eye === 'table' ? [] : [eye])
    }
    const nothingLeaks = async (eye: Eye) => {
      for (const sent of await tap.take()) search(sent)
      expect(secrets.leaksIn(await everythingOn(page), eye), `on the screen for ${String(eye)}`).toEqual([])
    }

    await hotMoney.shot('home')
    await people.sitDown({ names, first: 'Ann' })
    await hotMoney.shot('curtain')

    for (let sale = 1; sale <= 16; sale++) {
      const auctioneer = (sale - 1) % 4
      const bidders = [1, 2, 3].map((step) => (auctioneer + step) % 4)
      for (const [turn, seat] of [auctioneer, ...bidders].entries()) {
        await people.scene()
        await nothingLeaks('table')
        expect(await people.takeLaptop()).toBe(names[seat])
        await nothingLeaks(seat)
        const digits = turn === 0 ? String(1000 + sale) : canary(sale, seat)
        if (turn > 0) secrets.add(digits, seat)
        await people.tap(digits)
        await expect(page.getByTestId('read-back')).toContainText(money(BigInt(digits)))
        await nothingLeaks(seat)
        if (sale === 6 && turn === 2) await hotMoney.shot('bid-pad')
        await people.seal()
      }
      // Once the sale is over its auctioneer may know all bids; the price stays between auctioneer and winner.
      for (const seat of bidders) secrets.tell(canary(sale, seat), auctioneer)
      const price = bidders
        .map((seat) => canary(sale, seat))
        .sort()
        .at(-1)
      const winner = bidders.find((seat) => canary(sale, seat) === price) ?? -1
      spent[winner] = (spent[winner] ?? 0n) + BigInt(price ?? 0)
      if (sale === 16) break
      await expect(page.getByTestId('just-sold')).toContainText(`goes to ${names[winner] ?? ''}`)
      await expect(page.getByTestId('just-sold')).toContainText('secret price')
      if (sale === 7) await hotMoney.shot('table')
    }

    expect(await people.scene()).toBe('end')
    for (const sent of await tap.take()) search(sent)
    expect(searched).toBeGreaterThan(200)
    expect(foundOwn, 'the search finds secrets where they belong').toBeGreaterThan(100)

    const goOn = page.getByRole('button', { name: 'Go on' })
    const most = spent.reduce((a, b) => (b > a ? b : a))
    const out = names[spent.indexOf(most)] ?? ''
    await goOn.click()
    await expect(people.reveal.getByText('spent the most: out!').first()).toBeVisible()
    await expect(people.reveal.getByRole('status')).toContainText(out)
    await goOn.click()
    await goOn.click()
    await expect(page.getByTestId('winner')).toContainText(/wins|share/)
    await expect(page.getByTestId('winner')).not.toContainText(out)
    for (const total of spent) await expect(page.getByTestId('scores')).toContainText(money(total))
    for (let sale = 1; sale <= 16; sale++)
      for (const step of [1, 2, 3])
        await expect(page.getByTestId('sales')).toContainText(money(BigInt(canary(sale, (sale - 1 + step) % 4))))
    await expect(page.getByTestId('chart')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await hotMoney.shot('end')
  })
})

test.describe('three people with the keyboard alone', () => {
  test('set the app up, play a whole game and see who wins', async ({ hotMoney }) => {
    test.setTimeout(240_000)
    const names = ['Ada', 'Bo', 'Cy']
    const page = await hotMoney.launch()
    const people = new People(page)
    const { keyboard } = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const go = async (name: string) => {
      await people.tabTo(button(name))
      await keyboard.press('Enter')
    }

    await go('Settings')
    const lifting = page.getByRole('combobox', { name: /Lifting the curtain/ })
    await people.tabTo(lifting)
    await keyboard.press('ArrowDown')
    await expect(lifting).toHaveValue('twice')
    await go('Back')

    await people.tabTo(page.getByRole('button', { name: /^New game/ }))
    await keyboard.press('Enter')
    for (const [i, name] of names.entries()) {
      await people.tabTo(page.getByRole('textbox', { name: `Name of player ${String(i + 1)}` }))
      await keyboard.type(name)
    }
    await go('Take Dan away')
    const first = page.getByRole('combobox', { name: 'First auctioneer' })
    await people.tabTo(first)
    await keyboard.press('ArrowDown')
    await expect(first.locator('option:checked')).toHaveText('Ada')
    await go('Deal and play')

    const absurd = page.getByRole('alertdialog')
    let turns = 0
    for (let scene = await people.scene(); scene !== 'end'; scene = await people.scene()) {
      if (scene === 'table') {
        await expect(people.handOn).toBeFocused()
        await keyboard.press('Enter')
        await expect(people.curtain).toBeVisible()
        continue
      }
      const lift = page.getByTestId('lift')
      await expect(lift).toBeFocused()
      await keyboard.press('Enter')
      await expect(lift).toContainText('Once more')
      await expect(people.mine).toBeHidden()
      await keyboard.press('Enter')
      await expect(people.amount).toBeFocused()
      turns++
      await keyboard.type(String(1000 + turns * 7))
      await keyboard.press('Enter')
      if (await absurd.isVisible()) {
        await people.tabTo(button('Yes, print the money'))
        await keyboard.press('Enter')
      }
      await expect(people.mine).toBeHidden()
    }
    // Fifteen sales with an opening bid and two secret ones, then the last tile with a secret bid from everyone.
    expect(turns).toBe(15 * 3 + 3)

    const winner = page.getByTestId('winner')
    for (const step of ['counted', 'struck out', 'scored']) {
      await expect(button('Go on'), step).toBeFocused()
      await keyboard.press('Enter')
    }
    await expect(winner).toBeVisible()
    await expect(winner).toContainText(/wins|share|nobody/i)
    await people.tabTo(button('To the start'))
    await keyboard.press('Enter')
    await people.tabTo(page.locator('summary', { hasText: 'Finished games (1)' }))
    await keyboard.press('Enter')
    await people.tabTo(button('Show the result of Ada, Bo, and Cy'))
    await keyboard.press('Enter')
    await expect(page.getByTestId('scores')).toBeVisible()
  })
})
