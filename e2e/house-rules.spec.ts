// House rules are seen after the table was laid, at the laptop and on phones; and so is that somebody's time was up.
import type { Locator, Page } from '@playwright/test'
import type { Sitter } from '../src-shared/limits.ts'
import { expect } from './fixtures.ts'
import { HASTE, People, seatAll } from './people.ts'
import type { PhoneShop } from './phones.ts'
import { addressOn, HOSTING, test } from './phones.ts'

const rulesIn = (place: Page | Locator): Locator => place.getByTestId('table-rules')

/** A table of Euro Crisis that can be dealt but for the phone's chair, and the phone that has come for it. */
async function layFor(page: Page, shop: PhoneShop, sitters: readonly Sitter[]) {
  await new People(page).prefer(HASTE)
  await page.getByRole('button', { name: 'Play with phones' }).click()
  const url = await addressOn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('euro-crisis')
  await seatAll(page, sitters)
  const phone = await shop.phone()
  await phone.comeIn(url, 'Ben')
  return phone
}

/** Seconds for a decision. */
async function limit(page: Page, seconds: string): Promise<void> {
  const field = page.getByLabel('Seconds per decision', { exact: true })
  await field.fill(seconds)
  await field.press('Tab')
}

test('a table of Euro Crisis with rules of its own says so before the deal and in How to play', async ({
  hotMoney,
  shop,
}) => {
  const page = await hotMoney.launch(...HOSTING)
  const phone = await layFor(page, shop, ['here', 'phone', 'bot', 'bot'])
  await expect(phone.page.getByRole('heading', { name: 'Euro Crisis' })).toBeVisible()
  await expect(rulesIn(phone.page)).toBeHidden()

  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByLabel('Hidden supplies', { exact: true }).check()
  await limit(page, '5')
  await expect(rulesIn(page)).toBeHidden()
  await page.getByRole('button', { name: 'Hide rules' }).click()

  const expected = ['Hidden supplies: on', 'Seconds per decision: 5']
  for (const place of [page, phone.page]) {
    await expect(rulesIn(place)).toContainText('House rules of this table')
    await expect(rulesIn(place).getByRole('listitem')).toHaveText(expected)
  }
  await hotMoney.shot('house-rules-lobby')
  await phone.shot('house-rules-phone-lobby')

  await phone.sit(1)
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(phone.mine).toBeVisible()
  await new People(page).toOpenTable()
  await page.getByRole('button', { name: 'How to play' }).click()
  const help = page.getByRole('dialog', { name: 'How to play' })
  await expect(rulesIn(help).getByRole('listitem')).toHaveText(expected)
  await hotMoney.shot('house-rules-help')
  await help.getByRole('button', { name: 'Close' }).click()

  await phone.page.getByRole('button', { name: 'Menu' }).tap()
  await phone.page.getByRole('button', { name: 'How to play' }).tap()
  await expect(rulesIn(phone.page).getByRole('listitem')).toHaveText(expected)
  await phone.shot('house-rules-phone-help')
  await phone.page.getByRole('button', { name: 'Back' }).tap()
  await phone.page.getByRole('button', { name: 'DE', exact: true }).tap()
  await phone.page.getByRole('button', { name: 'Spielregeln' }).tap()
  await expect(rulesIn(phone.page)).toContainText('Hausregeln an diesem Tisch')
  await expect(rulesIn(phone.page).getByRole('listitem')).toHaveText([
    'Verdeckte Vorräte: an',
    'Sekunden pro Entscheidung: 5',
  ])
  await phone.shot('house-rules-phone-help-de')
})

test('all are told whose time was up', async ({ hotMoney, shop }) => {
  const page = await hotMoney.launch(...HOSTING)
  const phone = await layFor(page, shop, ['phone', 'bot', 'bot', 'bot'])
  await page.getByRole('button', { name: 'Change rules' }).click()
  await limit(page, '2')
  await phone.sit(0)
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(page.getByText('Ben’s time was up.').first()).toBeVisible()
  await hotMoney.shot('time-up')
  await phone.tab('What happened')
  await expect(phone.page.getByText('Ben’s time was up.').first()).toBeVisible()
  await phone.shot('time-up-phone')
})
