// Every screen of an evening in every look, as a machine judges it for people who see, hear or point differently.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { HASTE, People } from './people.ts'

const LOOKS = ['light', 'dark', 'contrast'] as const
type Look = (typeof LOOKS)[number]

/** What changes with the look alone. */
const COLOURS = ['color-contrast', 'link-in-text-block']

async function faultsOf(page: Page, look: Look): Promise<string[]> {
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), look)
  // Without legacy mode the findings are put together in a page of their own, and the app denies new windows.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (look !== 'light') axe.withRules(COLOURS)
  const { violations } = await axe.analyze()
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'heading-order')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`))
}

async function expectNoFaults(page: Page, screen: string): Promise<void> {
  for (const look of LOOKS) expect.soft(await faultsOf(page, look), `${screen}, ${look}`).toEqual([])
}

test('every screen can be used by everyone, in every look', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  // A colour that is still on its way from one look to the next is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const people = new People(page)
  await expectNoFaults(page, 'home')

  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expectNoFaults(page, 'settings')
  await page.getByRole('button', { name: 'Back' }).click()
  await people.prefer(HASTE)

  await page.getByRole('button', { name: 'New game' }).click()
  await expect(page.getByRole('button', { name: 'Deal and play' })).toBeVisible()
  await expectNoFaults(page, 'new game')
  await page.getByRole('button', { name: 'Back' }).click()

  await people.sitDown({ names: ['Ann', 'Ben', 'Cleo'], first: 'Ann' })
  await expect(people.curtain).toBeVisible()
  await expectNoFaults(page, 'curtain')
  await people.sale('100', '250', '7')
  await people.toTable()
  await expectNoFaults(page, 'table')
  await people.takeLaptop()
  await people.amount.fill('2.5m')
  await expectNoFaults(page, 'bid pad')
  await people.seal()
  await people.leave()

  await page.getByRole('button', { name: 'New game' }).click()
  for (const chair of await page.getByRole('combobox', { name: /^Who plays chair/ }).all())
    await chair.selectOption('bot')
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(people.reveal).toBeVisible()
  await expectNoFaults(page, 'reveal')
  const goOn = page.getByRole('button', { name: 'Go on' })
  while (await goOn.isVisible()) await goOn.click()
  await expect(page.getByTestId('winner')).toBeVisible()
  await expectNoFaults(page, 'end')
})
