// Whole games of Speculation: at the laptop with bots on the other chairs, on six phones, and through a power cut in a trade round.
import type { Locator, Page } from '@playwright/test'
import type { Sitter } from '../src-shared/limits.ts'
import { expect } from './fixtures.ts'
import { expectNothingToMove, HASTE, People, seatAll } from './people.ts'
import { dealToPhones, dueOf, HOSTING, test } from './phones.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']

/** From the home screen to a table of Speculation that can be dealt. */
async function lay(page: Page, chairs: readonly Sitter[]): Promise<void> {
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('speculation')
  await seatAll(page, chairs)
}

/** Does what is asked, as somebody would who buys what can be had and plays the first card. Gives what that was. */
async function answer(mine: Locator, press: (target: Locator) => Promise<void>): Promise<'trade' | 'rank' | 'card'> {
  const [trade, rank, card] = [mine.getByTestId('trade'), mine.getByTestId('play-rank'), mine.getByTestId('play-card')]
  await expect(trade.or(rank).or(card).first()).toBeVisible()
  if (await trade.isVisible()) {
    const buys = mine.getByRole('button', { name: /^Buy .* the bank has/ })
    await press(buys.first())
    const deal = mine.getByTestId('make-deal')
    await press((await deal.isEnabled()) ? deal : mine.getByTestId('pass'))
    return 'trade'
  }
  if (await rank.isVisible()) {
    await expectNothingToMove(mine.locator('[data-company]'), press)
    await press(mine.locator('[data-company]').first())
    await press(rank)
    return 'rank'
  }
  await press(mine.locator('[data-card]').first())
  await press(card)
  return 'card'
}

const click = (target: Locator) => target.click()

test('three people and three bots play a whole game at the laptop', async ({ hotMoney }) => {
  test.setTimeout(240_000)
  const page = await hotMoney.launch()
  await page.setViewportSize({ width: 1280, height: 800 })
  const people = new People(page)
  await people.prefer(HASTE)
  await lay(page, ['here', 'here', 'here', 'bot', 'bot', 'bot'])
  await hotMoney.shot('speculation-lobby')
  await page.getByRole('button', { name: 'Deal and play' }).click()
  const shown = new Set<string>()
  for (let turns = 0; ; turns++) {
    if ((await people.takeLaptop()) === undefined) {
      expect(turns).toBeGreaterThan(30)
      break
    }
    const kind = (await people.mine.getByTestId('trade').isVisible()) ? 'trade' : 'other'
    if (turns > 20 && !shown.has(kind)) await hotMoney.shot(`speculation-${kind}`)
    if (turns > 20) shown.add(kind)
    await answer(people.mine, click)
    await expect(people.mine).toBeHidden()
    if (turns === 40) {
      await people.toTable()
      await hotMoney.shot('speculation-table')
    }
  }
  const goOn = page.getByRole('button', { name: 'Go on', exact: true })
  for (let steps = 0; steps < 8 && (await goOn.isVisible()); steps++) await goOn.click()
  await expect(page.getByTestId('winner')).toContainText(/wins|share/)
  await expect(page.getByTestId('wealth-chart')).toBeVisible()
  await expect(page.getByTestId('price-chart')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await hotMoney.shot('speculation-end')
})

test('six phones play a whole game around a big screen', async ({ hotMoney, shop }) => {
  test.setTimeout(300_000)
  const page = await hotMoney.launch(...HOSTING)
  const phones = await dealToPhones(page, shop, NAMES, () =>
    lay(page, ['phone', 'phone', 'phone', 'phone', 'phone', 'phone']),
  )
  const [first] = phones
  if (!first) throw new Error('six phones were bought')
  const shown = new Set<string>()
  for (let moves = 0; !first.told.over; moves++) {
    const due = dueOf(phones)
    if (!due) {
      await page.waitForTimeout(20)
      continue
    }
    const { beat } = due.told
    await expect(due.asked).toBeVisible()
    const kind = (await due.mine.getByTestId('trade').isVisible()) ? 'trade' : 'card'
    if (moves > 30 && !shown.has(kind)) await due.shot(`speculation-phone-${kind}`)
    if (moves > 30) shown.add(kind)
    await answer(due.mine, (target) => target.tap())
    await expect
      .poll(() => due.told.over || due.told.beat !== beat || !due.told.waiting.includes(due.told.mine ?? -1))
      .toBe(true)
    if (moves === 60) await hotMoney.shot('speculation-big-screen')
  }
  for (const phone of phones) await expect(phone.reveal).toBeVisible()
  await first.shot('speculation-phone-end')
})

test('a power cut in the middle of a trade round keeps every deal and the order', async ({ hotMoney }) => {
  const people = new People(await hotMoney.launch())
  await people.prefer(HASTE)
  await lay(people.page, ['here', 'here', 'here', 'here'])
  await people.page.getByRole('button', { name: 'Deal and play' }).click()
  const trader = await people.takeLaptop()
  // The first turn is a trade: everyone has 20 $, and every share costs that much.
  await people.mine
    .getByRole('button', { name: /^Buy .* the bank has/ })
    .first()
    .click()
  await expect(people.mine.getByTestId('net')).toContainText('0')
  await people.mine.getByTestId('make-deal').click()
  await expect(people.mine).toBeHidden()
  const board = async (of: People) => {
    await of.toTable()
    return of.page.locator('.board').ariaSnapshot()
  }
  const before = await board(people)
  await hotMoney.kill()
  const back = new People(await hotMoney.launch())
  await back.page.getByRole('button', { name: /^Go on with/ }).click()
  expect(await board(back)).toBe(before)
  const next = await back.takeLaptop()
  expect(next).not.toBe(trader)
  await expect(back.mine.getByTestId('trade')).toBeVisible()
})
