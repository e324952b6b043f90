// The curtain: opens on purpose only, falls by itself, hides everything, and may ask for a PIN.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { HotMoney } from './fixtures.ts'
import { HASTE, People } from './people.ts'
import type { Preference } from './people.ts'

const names = ['Ann', 'Ben', 'Cleo']

async function sitDown(hotMoney: HotMoney, preference?: Preference): Promise<People> {
  const people = new People(await hotMoney.launch())
  if (preference) await people.prefer(preference)
  await people.sitDown({ names, first: 'Ann' })
  return people
}

async function moveToLift(page: Page): Promise<void> {
  await page.getByTestId('lift').hover()
}

const blur = (hotMoney: HotMoney) =>
  hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('blur'))

test('opens when pressed and held, not when pressed for a moment', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney)
  const { page } = people
  await expect(page.getByTestId('lift')).toHaveText(/I am Ann\s*Press and hold/)
  await page.getByTestId('lift').click()
  await page.getByTestId('lift').dblclick()
  await moveToLift(page)
  await page.mouse.down()
  await page.mouse.move(1, 1)
  // Longer than a hold: what was let go of must not open any more.
  await page.waitForTimeout(900)
  await page.mouse.up()
  await expect(people.curtain).toBeVisible()
  await expect(people.mine).toBeHidden()
  await people.lift()
  await expect(people.mine).toContainText('Only for Ann')
})

test('opens when Enter is held, not when it is pressed for a moment', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney)
  const { page } = people
  await expect(page.getByTestId('lift')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(900)
  await expect(people.curtain).toBeVisible()
  await page.keyboard.down('Enter')
  await expect(people.mine).toBeVisible()
  await page.keyboard.up('Enter')
  await expect(people.mine).toContainText('Only for Ann')
  await expect(people.amount).toBeFocused()
})

test('opens when pressed twice, where people prefer that, by mouse and by Enter', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, { 'Lifting the curtain': 'press twice' })
  const { page } = people
  const lift = page.getByTestId('lift')
  await expect(lift).toHaveText(/I am Ann\s*Press twice/)
  await lift.click()
  await expect(lift).toContainText('Once more')
  await expect(people.mine).toBeHidden()
  await lift.click()
  await expect(people.mine).toContainText('Only for Ann')
  await people.bid('100')
  await expect(people.curtain).toContainText('Hand the laptop to Ben')
  await expect(lift).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lift).toContainText('Once more')
  await page.keyboard.press('Enter')
  await expect(people.mine).toContainText('Only for Ben')
})

test('an Enter that is held down does not open the next hand', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, HASTE)
  const { page } = people
  const lift = page.getByTestId('lift')
  await people.takeLaptop()
  await people.amount.fill('100')
  await page.keyboard.down('Enter')
  await expect(people.curtain).toContainText('Hand the laptop to Ben')
  await expect(lift).toBeFocused()
  for (let i = 0; i < 20; i++) await page.keyboard.down('Enter')
  await expect(lift).toContainText('Press twice')
  await page.keyboard.up('Enter')
  await expect(people.mine).toBeHidden()

  // Held down, a press of one's own is one press.
  for (let i = 0; i < 20; i++) await page.keyboard.down('Enter')
  await expect(lift).toContainText('Once more')
  await expect(people.mine).toBeHidden()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(people.mine).toContainText('Only for Ben')
})

test('an Enter that is held down after the last bid does not skip what was sold', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, HASTE)
  const { page } = people
  for (const bidder of names.slice(0, -1)) expect(await people.turn(bidder === 'Ann' ? '100' : '200')).toBe(bidder)
  await people.takeLaptop()
  await people.amount.fill('300')
  await page.keyboard.down('Enter')
  await expect(people.handOn).toBeFocused()
  for (let i = 0; i < 20; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByTestId('just-sold')).toBeVisible()
})

test('a second press that comes late counts as a first', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, { 'Lifting the curtain': 'press twice' })
  const lift = people.page.getByTestId('lift')
  await lift.click()
  await expect(lift).toContainText('Once more')
  await expect(lift).toContainText('Press twice')
  await lift.click()
  await expect(lift).toContainText('Once more')
  await expect(people.mine).toBeHidden()
})

test('shows nothing but whom the laptop goes to', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, HASTE)
  const { page } = people
  await people.sale('4711', '5813', '6917')
  await people.turn('7019')
  await expect(people.curtain).toContainText('Hand the laptop to Cleo')
  const said = (await page.locator('body').innerText()).split(/\s*\n\s*/).filter((line) => line !== '')
  expect(said).toEqual([
    'C',
    'Hand the laptop to Cleo',
    'Nobody else looks at the screen now.',
    'I am Cleo',
    'Press twice',
    'Back to the table',
  ])
  for (const amount of ['4711', '4,711', '5813', '5,813', '6917', '6,917', '7019', '7,019'])
    expect(await page.content()).not.toContain(amount)
})

test('falls when the page is loaded again, and forgets what was typed', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, HASTE)
  const { page } = people
  await people.takeLaptop()
  await people.amount.fill('123456')
  await expect(page.getByTestId('read-back')).toContainText('123,456')
  await page.reload()
  await expect(people.curtain).toContainText('Hand the laptop to Ann')
  await expect(people.mine).toBeHidden()
  await people.lift()
  await expect(people.amount).toHaveValue('')
  await expect(page.getByTestId('read-back')).not.toContainText('123')
})

for (const event of ['suspend', 'lock-screen'] as const)
  test(`falls when the computer says ${event}`, async ({ hotMoney }) => {
    const people = await sitDown(hotMoney, HASTE)
    await people.takeLaptop()
    await people.amount.fill('123456')
    await hotMoney.app.evaluate(({ powerMonitor }, what) => powerMonitor.emit(what), event)
    await expect(people.curtain).toContainText('Hand the laptop to Ann')
    await people.lift()
    await expect(people.amount).toHaveValue('')
  })

test('falls when the window was left for the time that was chosen, not before', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, { ...HASTE, 'The curtain falls when the window is left for': '5 seconds' })
  const { page } = people
  await people.takeLaptop()
  await blur(hotMoney)
  await page.waitForTimeout(3500)
  await expect(people.mine).toBeVisible()
  await hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('focus'))
  // Whoever came back in time is not covered by the first absence.
  await page.waitForTimeout(2500)
  await expect(people.mine).toBeVisible()
  const left = Date.now()
  await blur(hotMoney)
  await expect(people.curtain).toContainText('Hand the laptop to Ann')
  expect(Date.now() - left).toBeGreaterThan(4500)
  await expect(people.mine).toBeHidden()
})

test('falls when the window is put away', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, HASTE)
  await people.takeLaptop()
  await hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  await hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show())
  await expect(people.curtain).toContainText('Hand the laptop to Ann')
})

test('falls with Escape and with "Cover my side"', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney, HASTE)
  const { page } = people
  await people.takeLaptop()
  await people.amount.fill('123456')
  await page.keyboard.press('Escape')
  await expect(people.curtain).toContainText('Hand the laptop to Ann')
  await people.lift()
  await expect(people.amount).toHaveValue('')
  await page.getByRole('button', { name: 'Cover my side' }).click()
  await expect(people.curtain).toContainText('Hand the laptop to Ann')
  await expect(people.mine).toBeHidden()
})

test.describe('with a PIN', () => {
  async function withPin(hotMoney: HotMoney): Promise<People> {
    const people = await sitDown(hotMoney, HASTE)
    const { page } = people
    await people.takeLaptop()
    await page.getByText('Lock my side with a PIN').click()
    await page.getByLabel('New PIN (empty removes it)').fill('2718')
    await page.getByRole('button', { name: 'Keep this PIN' }).click()
    await expect(page.getByText('Change or remove my PIN')).toBeVisible()
    await page.getByRole('button', { name: 'Cover my side' }).click()
    await expect(people.curtain).toContainText('Hand the laptop to Ann')
    await expect(page.getByTestId('lift')).toBeHidden()
    return people
  }

  async function tryPin({ page }: People, pin: string): Promise<void> {
    await page.getByLabel('Your PIN').fill(pin)
    await page.getByRole('button', { name: 'Show my side' }).click()
  }

  test('only the right one opens, and it is asked again after a restart', async ({ hotMoney }) => {
    const people = await withPin(hotMoney)
    const { page } = people
    await expect(page.getByLabel('Your PIN')).toBeFocused()
    await tryPin(people, '3141')
    await expect(page.getByRole('alert')).toHaveText('That is not the PIN.')
    await expect(page.getByLabel('Your PIN')).toHaveValue('')
    await expect(people.mine).toBeHidden()
    await tryPin(people, '2718')
    await expect(people.mine).toContainText('Only for Ann')

    const later = new People(await hotMoney.relaunch())
    await later.page.getByRole('button', { name: 'Go on with Ann, Ben, and Cleo' }).click()
    await expect(later.curtain).toContainText('Hand the laptop to Ann')
    await tryPin(later, '3141')
    await expect(later.page.getByRole('alert')).toHaveText('That is not the PIN.')
    await tryPin(later, '2718')
    await expect(later.mine).toContainText('Only for Ann')
  })

  test('its owner can take it away again', async ({ hotMoney }) => {
    const people = await withPin(hotMoney)
    const { page } = people
    await tryPin(people, '2718')
    await page.getByText('Change or remove my PIN').click()
    await page.getByRole('button', { name: 'Keep this PIN' }).click()
    await expect(page.getByText('Lock my side with a PIN')).toBeVisible()
    await page.keyboard.press('Escape')
    await people.lift()
    await expect(people.mine).toContainText('Only for Ann')
  })

  test('after many wrong ones even the right one has to wait', async ({ hotMoney }) => {
    const people = await withPin(hotMoney)
    const { page } = people
    for (const guess of ['1', '2', '3', '4', '5']) {
      await tryPin(people, guess)
      await expect(page.getByRole('alert')).toHaveText('That is not the PIN.')
      await expect(page.getByLabel('Your PIN')).toHaveValue('')
    }
    await tryPin(people, '2718')
    await expect(page.getByRole('alert')).toHaveText(/^Too many wrong PINs\. Wait (30|2\d) seconds\.$/)
    await expect(people.mine).toBeHidden()
  })

  test('a forgotten one is removed, and everyone is told', async ({ hotMoney }) => {
    const people = await withPin(hotMoney)
    const { page } = people
    await page.getByRole('button', { name: 'Forgotten?' }).click()
    const question = page.getByRole('dialog', { name: 'Remove the PIN of Ann? Everyone will be told.' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Your PIN')).toBeVisible()
    await page.getByRole('button', { name: 'Forgotten?' }).click()
    await question.getByRole('button', { name: 'Yes' }).click()
    const told = page.getByRole('status').filter({ hasText: 'The PIN of Ann was removed.' })
    await expect(told).toBeVisible()
    await people.lift()
    await expect(people.mine).toContainText('Only for Ann')
    // It stays for the others to read, until somebody has read it.
    await people.bid('100')
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: 'All right' }).click()
    await expect(told).toBeHidden()
  })
})

test.describe('out of turn', () => {
  test('a player may look at the own side and is asked nothing', async ({ hotMoney }) => {
    const people = await sitDown(hotMoney, HASTE)
    const { page } = people
    await people.takeAs('Cleo')
    await expect(people.mine).toContainText('Only for Cleo')
    await expect(people.mine).toContainText('Nothing is asked of you now.')
    await expect(people.amount).toBeHidden()
    await expect(page.getByRole('article', { name: 'Cleo' })).toContainText('Secret industry')
    await expect(page.getByRole('article', { name: 'Ann' })).not.toContainText('Secret industry')
    await page.keyboard.press('Escape')
    await expect(people.curtain).toContainText('Hand the laptop to Ann')
  })

  test('a sealed bid may be changed until the last one is in', async ({ hotMoney }) => {
    const people = await sitDown(hotMoney, HASTE)
    const { page } = people
    await people.sale('100', '5000')
    await people.takeAs('Ben')
    await expect(people.mine).toContainText('Your bid is sealed. You may change it until the last one is in.')
    await expect(people.mine).toContainText('Your bid: 5,000')
    await people.amount.fill('7')
    await page.getByRole('button', { name: 'Change the bid' }).click()
    await expect(people.mine).toBeHidden()
    expect(await people.turn('50')).toBe('Cleo')
    await expect(page.getByTestId('just-sold')).toContainText('goes to Ann')
    await people.takeAs('Ben')
    await expect(people.mine).not.toContainText('Change the bid')
  })
})
