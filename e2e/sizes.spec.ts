// Everything of a Q.E. table in its place: on a laptop, on a large screen, on a narrow one, in both languages.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { HASTE, People } from './people.ts'

const LAPTOP = { width: 1280, height: 800 }
const LARGE = { width: 1920, height: 1080 }
const NARROW = { width: 375, height: 740 }

const FIVE = ['Bartholomew-Maximili', 'Ben', 'Cleo', 'Wilhelmina-Charlotte', 'Emil']

async function sitDown(page: Page, names = FIVE): Promise<People> {
  const people = new People(page)
  await people.prefer(HASTE)
  await people.sitDown({ names, first: names[0] ?? '' })
  return people
}

const inGerman = (page: Page) =>
  page
    .getByRole('button', { name: /Deutsch|DE/ })
    .first()
    .click()

/** What sticks out of the window sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What of a box is wider than the box itself, or cut off by it. */
const cutOff = (box: Locator) =>
  box.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 0.5
    return [...element.querySelectorAll('*')]
      .filter((inner) => inner.getBoundingClientRect().right > edge && !inner.closest('.seen-by-readers'))
      .map((inner) => inner.outerHTML.slice(0, 80))
  })

async function expectNothingCovered(page: Page, panel: Locator, what: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const top = (await panel.boundingBox())?.y ?? 0
  for (const part of await page
    .locator('.turned .tile, .hammer [data-testid=opening], .hammer [data-testid=just-sold], .hammer li')
    .all()) {
    const box = await part.boundingBox()
    if (box)
      expect.soft(box.y + box.height, `${what}: ${(await part.innerHTML()).slice(0, 60)}`).toBeLessThanOrEqual(top)
  }
}

test('five players with long names have room on a laptop and on a large screen, in both languages', async ({
  hotMoney,
}) => {
  const page = await hotMoney.launch()
  await page.setViewportSize(LAPTOP)
  const people = await sitDown(page)
  const panel = page.locator('.asked')
  await people.sale('2500', '3000', '7', '100', '2900')
  await people.sale('2500000', '3000', '70000', '100', '2900')
  await people.turn('2500000')
  await people.turn('300000')
  for (const language of ['en', 'de']) {
    for (const size of [LAPTOP, LARGE]) {
      const name = `${language}-${String(size.width)}`
      await page.setViewportSize(size)
      if (await people.curtain.isVisible()) await page.getByRole('button', { name: /Back to|Zurück/ }).click()
      if (language === 'de') await inGerman(page)
      await expectNothingCovered(page, panel, `${name}, table`)
      await hotMoney.shot(`sizes-${name}-table`)
      await people.handOn.click()
      await page.getByTestId('lift').dblclick()
      await expect(people.mine).toBeVisible()
      for (const board of await page.getByRole('article').all()) expect.soft(await cutOff(board), name).toEqual([])
      await expectNothingCovered(page, people.mine, `${name}, hand`)
      await hotMoney.shot(`sizes-${name}-hand`)
      await people.mine.getByRole('textbox').fill('2500000')
      await people.mine.locator('button[type=submit]').click()
      await expect(people.mine.getByRole('alert')).toBeVisible()
      await expectNothingCovered(page, people.mine, `${name}, refused`)
      await people.mine.getByRole('textbox').fill('1 googol')
      await people.mine.locator('button[type=submit]').click()
      await expect(people.mine.getByRole('alertdialog')).toBeVisible()
      await expectNothingCovered(page, people.mine, `${name}, absurd`)
      await hotMoney.shot(`sizes-${name}-absurd`)
      expect.soft(await tooWide(page), name).toBe(0)
      await page.keyboard.press('Escape')
      await expect(people.curtain).toBeVisible()
    }
  }
})

test('a narrow window shows a table of five in German without a sideways bar', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const people = await sitDown(page)
  await people.sale('2500', '3000', '7', '100', '2900')
  await people.turn('2500000')
  await page.setViewportSize(NARROW)
  await page.getByRole('button', { name: /Back to/ }).click()
  await inGerman(page)
  await expect(people.handOn).toBeVisible()
  for (const line of await page.locator('.hammer li').all()) expect.soft(await cutOff(line)).toEqual([])
  expect.soft(await tooWide(page), 'table').toBe(0)
  await hotMoney.shot('sizes-de-375-table')
  await people.handOn.click()
  await page.getByTestId('lift').dblclick()
  await expect(people.mine).toBeVisible()
  expect.soft(await tooWide(page), 'hand').toBe(0)
  await hotMoney.shot('sizes-de-375-hand')
})

test('boards full of companies leave room for the pad', async ({ hotMoney }) => {
  test.setTimeout(120_000)
  const page = await hotMoney.launch()
  await page.setViewportSize(LAPTOP)
  const people = await sitDown(page)
  for (let sale = 0; sale < 6; sale++) {
    const amounts = ['2500', '10', '11', '12', '13']
    amounts[sale % 2 === 0 ? 1 : 4] = String(7_000_000 + sale)
    await people.sale(...amounts)
  }
  await people.toTable()
  await expectNothingCovered(page, page.locator('.asked'), 'table, just sold')
  await hotMoney.shot('sizes-full-sold')
  await people.takeLaptop()
  await expectNothingCovered(page, people.mine, 'hand, may peek')
  await hotMoney.shot('sizes-full-peek')
  await page.keyboard.press('Escape')
  await people.turn('2500000')
  await people.takeLaptop()
  await inGerman(page)
  await expectNothingCovered(page, people.mine, 'hand')
  await hotMoney.shot('sizes-full-hand')
})
