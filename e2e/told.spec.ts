// What a table of Q.E. tells and when: the fingerprint from the start, the peek while there is one, prices at the end only once revealed.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { HASTE, People, seatAll } from './people.ts'

const FIVE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva']

async function botsPlay(page: Page, people: People): Promise<void> {
  await people.prefer(HASTE)
  await page.getByRole('button', { name: 'New game' }).click()
  await seatAll(page, ['bot', 'bot', 'bot', 'bot'])
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(people.reveal).toBeVisible()
}

test('the fingerprint of the deal lies on the table from the start', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const people = new People(page)
  await people.prefer(HASTE)
  await people.sitDown({ names: ['Ann', 'Ben', 'Cleo'], first: 'Ann' })
  await people.toTable()
  const seal = page.getByTestId('seal')
  await expect(seal).toContainText(/Fair deal check: [0-9a-f]{8}…/)
  await seal.locator('summary').click()
  const whole = (await seal.locator('code').textContent()) ?? ''
  expect(whole).toMatch(/^[0-9a-f]{64}$/)
  await expect(seal.locator('summary')).toContainText(whole.slice(0, 8))
})

test('whoever may still peek is told so, and shown what there was to see', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const people = new People(page)
  await people.prefer(HASTE)
  await people.sitDown({ names: FIVE, first: 'Ann' })
  await people.sale('100', '8317', '7', '8', '9')
  const hint = page.getByTestId('may-peek')
  await expect(hint).toContainText('Cleo, Dan, and Eva may still look at this price, once per game.')
  await expect(hint).toContainText('presses their name')
  await people.takeAs('Dan')
  const peek = people.mine.getByRole('button', { name: 'Peek', exact: true })
  // A double click is no answer to the question whether it shall be now.
  await peek.dblclick()
  await expect(people.mine.getByRole('alertdialog')).toContainText('Use your only peek?')
  await peek.click()
  await expect(page.getByTestId('peeked')).toContainText('Your peek: sale 1 went to Ben for')
  await expect(page.getByTestId('peeked')).toContainText('8,317')
  await expect(page.getByTestId('peeked')).toContainText('eight thousand three hundred')
  await hotMoney.shot('peeked')
  await page.keyboard.press('Escape')
  await people.toTable()
  await expect(hint).toContainText('Cleo and Eva may still look at this price')
  expect(await page.content()).not.toContain('8,317')

  // What the auctioneer wins is no secret, so there is nothing to peek at.
  await people.sale('5000', '1', '2', '3', '4')
  await expect(page.getByTestId('just-sold')).toContainText('for 5,000')
  await expect(hint).toBeHidden()
})

test('the log tells no price before the reveal has', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const people = new People(page)
  await botsPlay(page, people)
  const log = page.getByRole('heading', { name: 'What happened' })
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeFocused()
  await expect(log).toBeHidden()
  await page.keyboard.down('Enter')
  for (let i = 0; i < 20; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(goOn, 'a long Enter is one step').toBeVisible()
  while (await goOn.isVisible()) await goOn.click()
  await expect(page.getByTestId('winner')).toBeVisible()
  await expect(log).toBeVisible()
})

test('the end is whole at the width of a laptop, and short on a narrow screen', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  await page.setViewportSize({ width: 1280, height: 800 })
  const people = new People(page)
  await botsPlay(page, people)
  await page.getByRole('button', { name: 'Skip to the scores' }).click()
  const sales = page.getByTestId('sales')
  await expect(sales.getByRole('columnheader', { name: 'Goes to' })).toBeVisible()
  const subtotals = page.getByTestId('scores').getByRole('row', { name: /^Subtotal/ })
  await expect(subtotals).toBeVisible()
  for (const [language, width] of [
    ['EN', 1280],
    ['DE', 1280],
    ['DE', 375],
    ['EN', 375],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: language, exact: true }).click()
    const name = `${language}, ${String(width)}`
    const box = await sales.boundingBox()
    expect.soft((box?.x ?? 0) + (box?.width ?? width), name).toBeLessThanOrEqual(width)
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect.soft(await page.evaluate(sideways), name).toBe(0)
    for (const [what, part] of [
      ['scores', page.getByTestId('scores')],
      ['sales', sales],
    ] as const)
      await part.screenshot({ path: `e2e/screenshots/end-${what}-${language}-${String(width)}.png` })
  }
})
