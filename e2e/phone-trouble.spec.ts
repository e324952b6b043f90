// When things go wrong with phones: no Wi-Fi, a phone asleep, a page loaded anew, a laptop that dies.
import { expect } from './fixtures.ts'
import { HASTE, People } from './people.ts'
import type { Phone } from './phones.ts'
import { addressOn, HOSTING, test } from './phones.ts'

/** Ann at the laptop, Ben and Cleo on phones; Ann has opened the first sale. */
async function evening({ hotMoney, shop }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'hotMoney' | 'shop'>) {
  const page = await hotMoney.launch(...HOSTING)
  const people = new People(page)
  await people.prefer(HASTE)
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('button', { name: 'Play with phones' }).click()
  const url = await addressOn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: /^Take .* away$/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Everyone else plays on a phone' }).click()
  const phones: Phone[] = []
  for (const [i, name] of ['Ben', 'Cleo'].entries()) {
    const phone = await shop.phone()
    await phone.comeIn(url, name)
    await phone.sit(i + 1)
    phones.push(phone)
  }
  const [ben, cleo] = phones
  if (!ben || !cleo) throw new Error('two phones were bought')
  await page.getByRole('combobox', { name: 'First auctioneer' }).selectOption({ label: 'Ann' })
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await people.turn('1000')
  await expect(ben.asked).toBeVisible()
  return { page, people, ben, cleo, url }
}

test('a bid tapped without Wi-Fi is sent once when it is back, and the screen says so', async ({ hotMoney, shop }) => {
  const { ben, cleo } = await evening({ hotMoney, shop })
  await ben.wifi(false)
  await expect(ben.page.getByTestId('offline')).toBeVisible({ timeout: 25_000 })
  await ben.tapIn('73')
  await expect(ben.page.getByTestId('offline')).toContainText('will be sent')
  await ben.shot('phone-offline')
  await ben.wifi(true)
  await expect(ben.page.getByTestId('offline')).toBeHidden({ timeout: 20_000 })
  await expect.poll(() => cleo.told.waiting).toEqual([2])
  await expect(ben.mine).toContainText('73')
})

test('a bid that comes too late is told of, and does not land in the next question', async ({ hotMoney, shop }) => {
  const { page, people, ben, cleo } = await evening({ hotMoney, shop })
  await ben.wifi(false)
  await expect(ben.page.getByTestId('offline')).toBeVisible({ timeout: 25_000 })
  await ben.tapIn('73313370001')
  // Meanwhile a bot plays on for Ben, and the sale is closed.
  await people.toOpenTable()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Chairs', exact: true }).click()
  const chair = page.getByRole('listitem', { name: 'Chair of Ben' })
  await chair.getByRole('button', { name: 'Let a bot play on' }).click()
  await cleo.bid('5')
  await expect.poll(() => cleo.told.beat).toBeGreaterThan(1)
  await chair.getByRole('button', { name: 'Back to the phone' }).click()
  await ben.wifi(true)
  await expect(ben.page.getByTestId('too-late')).toContainText('It was not counted', { timeout: 20_000 })
  expect(ben.heard.join()).not.toContain('"73313370001"')
})

test('a page that is loaded anew is back on its chair at once, its hand as it was', async ({ hotMoney, shop }) => {
  const { ben, cleo } = await evening({ hotMoney, shop })
  await ben.bid('42')
  await ben.page.reload()
  await expect(ben.mine).toContainText('42')
  await cleo.page.reload()
  await cleo.bid('7')
  await expect.poll(() => ben.told.beat).toBeGreaterThan(1)
})

test('after a power cut the laptop goes on, and all phones find back to their chairs alone', async ({
  hotMoney,
  shop,
}) => {
  const { ben, cleo } = await evening({ hotMoney, shop })
  await ben.bid('42')
  await hotMoney.kill()
  await expect(ben.page.getByTestId('offline')).toBeVisible({ timeout: 25_000 })
  await cleo.tapIn('77')
  const page = await hotMoney.launch(...HOSTING.filter((option) => !option.startsWith('--port')))
  await page.getByRole('button', { name: /^Go on with/ }).click()
  await expect(cleo.page.getByTestId('offline')).toBeHidden({ timeout: 30_000 })
  await expect.poll(() => ben.told.beat, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(ben.told.mine).toBe(1)
  expect(cleo.told.mine).toBe(2)
})
