// Every screen of an evening in every look, as a machine judges it for people who see, hear or point differently.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Sitter } from '../src-shared/limits.ts'
import { expect, test } from './fixtures.ts'
import { HASTE, People, seatAll } from './people.ts'

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
  await seatAll(page, ['bot', 'bot', 'bot', 'bot'])
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(people.reveal).toBeVisible()
  await expectNoFaults(page, 'reveal')
  const goOn = page.getByRole('button', { name: 'Go on' })
  while (await goOn.isVisible()) await goOn.click()
  await expect(page.getByTestId('winner')).toBeVisible()
  await expectNoFaults(page, 'end')
})

test('so can every screen of Speculation, with a share to choose and the star side up', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const people = new People(page)
  await people.prefer(HASTE)
  const lay = async (sitters: readonly Sitter[]) => {
    await page.getByRole('button', { name: /^New game/ }).click()
    await page.getByRole('combobox', { name: 'Game' }).selectOption('speculation')
    await seatAll(page, sitters)
  }
  await lay(['here', 'bot', 'bot', 'bot'])
  await page.getByRole('combobox', { name: 'House rules' }).selectOption({ label: 'Experts (star side)' })
  await page.getByRole('button', { name: 'Change rules' }).click()
  await page.getByRole('combobox', { name: 'Starting share' }).selectOption('chosen')
  await expectNoFaults(page, 'house rules')
  await page.getByRole('button', { name: 'Deal and play' }).click()

  await people.takeLaptop()
  await expectNoFaults(page, 'starting share')
  const shares = people.mine.getByRole('group', { name: 'Choose your starting share' })
  await shares.locator('button:enabled').first().click()
  await people.mine.getByTestId('play-take').click()
  const seen = new Set<string>()
  while (!(seen.has('trade') && seen.has('card'))) {
    if (!(await people.mine.isVisible())) await people.takeLaptop()
    const trade = people.mine.getByTestId('trade')
    const rank = people.mine.getByTestId('play-rank')
    const card = people.mine.getByTestId('play-card')
    await expect(trade.or(rank).or(card).first()).toBeVisible()
    const kind = (await trade.isVisible()) ? 'trade' : (await rank.isVisible()) ? 'rank' : 'card'
    if (!seen.has(kind)) await expectNoFaults(page, kind)
    seen.add(kind)
    if (kind === 'trade') await people.mine.getByTestId('pass').click()
    else {
      await people.mine
        .locator(kind === 'rank' ? '[data-company]' : '[data-card]')
        .first()
        .click()
      await (kind === 'rank' ? rank : card).click()
    }
    await expect(kind === 'trade' ? trade : kind === 'rank' ? rank : card.and(page.locator(':enabled'))).toBeHidden()
  }
  await people.toOpenTable()
  await expectNoFaults(page, 'table')
  await hotMoney.shot('speculation-contrast')
  await page.getByRole('button', { name: 'Save and leave' }).click()

  await lay(['bot', 'bot', 'bot', 'bot'])
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(people.reveal).toBeVisible({ timeout: 30_000 })
  const goOn = page.getByRole('button', { name: 'Go on', exact: true })
  while (await goOn.isVisible()) await goOn.click()
  await expect(page.getByTestId('winner')).toBeVisible()
  await expectNoFaults(page, 'end')
})

test('so can Europe in crisis, whatever it asks', async ({ hotMoney }) => {
  test.setTimeout(180_000)
  const page = await hotMoney.launch()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const people = new People(page)
  await people.prefer(HASTE)
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('euro-crisis')
  await seatAll(page, ['here', 'bot', 'bot', 'bot'])
  await page.getByRole('combobox', { name: 'House rules' }).selectOption({ label: 'Quick start (4 players)' })
  await page.getByRole('button', { name: 'Deal and play' }).click()

  const asked = people.mine.locator('[data-testid^=ask-]')
  const seen = new Set<string>()
  while (seen.size < 4) {
    if (!(await people.mine.isVisible()) && (await people.takeLaptop()) === undefined) break
    const kind = (await asked.first().getAttribute('data-testid')) ?? ''
    // Whatever can be chosen is: then everything that a decision would bring is on the screen too.
    for (const choice of ['quarter', 'card', 'state', 'marker', 'crisis']) {
      const first = people.mine.locator(`[data-${choice}]:enabled`).first()
      if (await first.isVisible()) await first.click()
    }
    if (!seen.has(kind)) await expectNoFaults(page, kind)
    seen.add(kind)
    const [commit, decline] = [people.mine.getByTestId('do'), people.mine.getByTestId('decline')]
    const isRome = kind === 'ask-reform'
    // Where nothing can be done, there is only the other way out; a question that has just come takes no press yet.
    await expect(commit.or(decline).and(page.locator(':enabled')).first()).toBeVisible()
    const canCommit = !isRome && (await commit.isVisible()) && (await commit.isEnabled())
    await (canCommit ? commit : decline).click()
    await expect(people.mine.getByTestId(kind)).toBeHidden()
  }
  await people.toOpenTable()
  await expectNoFaults(page, 'table')
})
