// Whole games of Q.E. with real phones: three, four and five players, chairs of every kind, and nobody's secret on a wrong wire.
import type { Page } from '@playwright/test'
import type { DownFrame } from '../src-shared/protocol.ts'
import type { Sitter } from '../src-shared/limits.ts'
import { expect } from './fixtures.ts'
import { HASTE, People, seatAll } from './people.ts'
import type { Phone, PhoneShop } from './phones.ts'
import { addressOn, HOSTING, SMALL, test } from './phones.ts'
import { Secrets } from './secrets.ts'
import { WireTap } from './wire.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']

/** A secret bid that cannot be mistaken: no other begins like it, whether in figures or in words. */
const canary = (sale: number, seat: number) => `${String(10 + sale)}${String(1 + ((seat + sale) % 5))}3313370001`

/** From the home screen to a table that phones can sit down at. Gives the address that their cameras see. */
async function layForPhones(page: Page, chairs: readonly Sitter[]): Promise<string> {
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('button', { name: 'Play with phones' }).click()
  await expect(page.getByTestId('table-code').last()).toBeVisible()
  const url = await addressOn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await seatAll(page, chairs)
  return url
}

/** A phone for every chair that waits for one. */
async function sitDown(shop: PhoneShop, url: string, seats: readonly number[], viewport?: typeof SMALL) {
  const phones = new Map<number, Phone>()
  for (const seat of seats) {
    const phone = await shop.phone(viewport)
    await phone.comeIn(url, NAMES[seat] ?? '')
    await phone.sit(seat)
    phones.set(seat, phone)
  }
  return (seat: number): Phone => {
    const phone = phones.get(seat)
    if (!phone) throw new Error(`no phone on chair ${String(seat)}`)
    return phone
  }
}

/** All that a phone was sent and may not know: nothing, if all is well. The end opens every book. */
function leaksTo(phone: Phone, secrets: Secrets): string[] {
  return phone.heard.flatMap((text) => {
    const frame = JSON.parse(text) as DownFrame
    if (frame.type !== 'match') return secrets.leaksIn(text, 'table')
    return frame.over ? [] : secrets.leaksIn(text, frame.eye)
  })
}

test('three phones play a whole game around a big screen, with somebody watching', async ({ hotMoney, shop }) => {
  test.setTimeout(180_000)
  const page = await hotMoney.launch(...HOSTING)
  await page.setViewportSize({ width: 1920, height: 1080 })
  const tap = await WireTap.on(hotMoney.app)
  await new People(page).prefer(HASTE)
  const url = await layForPhones(page, ['phone', 'phone', 'phone'])

  const door = await shop.phone()
  await door.scan(url)
  await expect(door.page).toHaveURL(/test:\d+\/$/)
  await expect(door.page.getByTestId('name')).toBeVisible()
  await door.shot('phone-door')
  const at = await sitDown(shop, url, [0, 1])
  await door.comeIn(url, 'Cleo')
  await door.shot('phone-lobby')
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await expect(page.getByRole('alert')).toContainText('waits for its phone')
  await door.sit(2)
  const phones = [at(0), at(1), door]
  await hotMoney.shot('lobby-with-phones')
  await page.getByRole('combobox', { name: 'First auctioneer' }).selectOption({ label: 'Ann' })
  await page.getByRole('button', { name: 'Deal and play' }).click()
  const watcher = await shop.phone()
  await watcher.comeIn(url, 'Zoe')
  await expect(watcher.page.getByText('You watch')).toBeVisible()

  const secrets = new Secrets()
  for (let sale = 1; sale <= 15; sale++) {
    const auctioneer = (sale - 1) % 3
    const bidders = [(auctioneer + 1) % 3, (auctioneer + 2) % 3]
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for' })).toContainText(NAMES[auctioneer] ?? '')
    await phones[auctioneer]?.bid(String(1000 + sale))
    for (const seat of bidders) {
      secrets.add(canary(sale, seat), seat)
      if (sale === 4) await expect(phones[seat]?.asked ?? page.locator('nothing')).toBeVisible()
      if (sale === 4 && seat === 1) await phones[seat]?.shot('phone-bid')
      await phones[seat]?.bid(canary(sale, seat))
    }
    for (const seat of bidders) secrets.tell(canary(sale, seat), auctioneer)
    if (sale === 9) {
      await hotMoney.shot('big-screen')
      await watcher.shot('phone-watching')
      await phones[2]?.tab('Table')
      await phones[2]?.shot('phone-table')
    }
  }
  for (const seat of [0, 1, 2]) {
    secrets.add(canary(16, seat), seat)
    await phones[seat]?.bid(canary(16, seat))
  }
  for (const phone of [...phones, watcher]) {
    await expect(phone.reveal).toBeVisible()
    expect(leaksTo(phone, secrets)).toEqual([])
  }
  expect(phones.flatMap((phone) => phone.heard.flatMap((text) => secrets.ownIn(text, 0))).length).toBeGreaterThan(20)
  for (const { raw, frame } of await tap.take())
    if (frame.type !== 'match' || !frame.over) expect(secrets.leaksIn(raw, 'table')).toEqual([])
  await expect(page.getByTestId('reveal')).toBeVisible()
  for (let step = 0; step < 3; step++) await phones[0]?.page.getByRole('button', { name: 'Go on' }).tap()
  await expect(phones[0]?.page.getByTestId('winner') ?? page.locator('nothing')).toBeVisible()
  await phones[0]?.shot('phone-end')
})

test('four players mix: a laptop with its curtain, phones, a bot; one is shown the door, one hands over', async ({
  hotMoney,
  shop,
}) => {
  test.setTimeout(120_000)
  const page = await hotMoney.launch(...HOSTING)
  await page.setViewportSize({ width: 1280, height: 800 })
  const people = new People(page)
  await people.prefer(HASTE)
  const url = await layForPhones(page, ['here', 'phone', 'phone', 'bot'])
  const at = await sitDown(shop, url, [1, 2])
  await page.getByRole('combobox', { name: 'First auctioneer' }).selectOption({ label: 'Ann' })
  await page.getByRole('button', { name: 'Deal and play' }).click()

  for (const seat of [1, 2]) await expect(at(seat).page.getByTestId('phone-mine')).toBeVisible()

  let turn = 0
  /** Everyone who is due bids, wherever they sit, until the next sale or the end. */
  const playSale = async (phones: readonly Phone[]) => {
    const dueAmong = () =>
      phones.find(({ told }) => !told.over && told.mine !== null && told.waiting.includes(told.mine))
    for (;;) {
      const due = dueAmong()
      if (due) {
        await due.bid(String(2000 + ++turn))
        continue
      }
      const [one] = phones
      if (!one || one.told.over) return
      const { waiting } = one.told
      if (waiting.includes(0)) {
        const { beat } = one.told
        // Whoever plays alone at the laptop and is asked again at once keeps the own side open.
        if ((await people.scene()) !== 'private') await people.takeLaptop()
        await people.amount.fill(String(2000 + ++turn))
        await people.mine.locator('form button[type=submit]').first().click()
        await expect.poll(() => one.told.waiting.includes(0) && one.told.beat === beat).toBe(false)
        if (turn % 4 === 0) return
      } else {
        // Phones hear of it one after the other: the next one may not know yet that it is due.
        await expect.poll(() => dueAmong() !== undefined || String(one.told.waiting) !== String(waiting)).toBe(true)
      }
    }
  }
  await playSale([at(1), at(2)])

  // Shown the door: the chair is free, the phone stays out, and somebody else takes over.
  const menu = async (entry: string) => {
    await people.toOpenTable()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: entry, exact: true }).click()
  }
  await menu('Chairs')
  await page.getByRole('button', { name: 'Show Ben the door' }).click()
  await page.getByRole('button', { name: 'Out', exact: true }).click()
  await expect(at(1).page.getByText('The host has taken this phone off the table.')).toBeVisible()
  await at(1).page.reload()
  await expect(at(1).page.getByTestId('code')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const eve = await shop.phone()
  await eve.comeIn(url, 'Eve')
  await eve.page.getByRole('button', { name: 'Play on for Ben' }).tap()
  await expect(eve.mine).toBeVisible()
  await expect(page.getByText('Eve takes the chair of Ben').first()).toBeVisible()
  await playSale([eve, at(2)])

  // Cleo's battery is empty: a bot plays on, then the laptop, then Cleo is back.
  await menu('Chairs')
  const chair = page.getByRole('listitem', { name: 'Chair of Cleo' })
  await chair.getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(at(2).page.getByText('A bot plays on for you.')).toBeVisible()
  await expect(at(2).mine).toBeHidden()
  await hotMoney.shot('chairs')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await at(2).page.getByRole('button', { name: 'Take my chair back' }).tap()
  await expect(page.getByText('Cleo is back.').first()).toBeVisible()
  await playSale([eve, at(2)])

  // A pause for the pizza.
  await menu('Pause')
  await expect(eve.page.getByText('Everything stays as it is.')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Go on with the game' }).click()
  await expect(eve.page.getByText('Everything stays as it is.')).toHaveCount(0)
  while (!eve.told.over) await playSale([eve, at(2)])
  await expect(eve.reveal).toBeVisible()
  await expect(page.getByTestId('reveal')).toBeVisible()
})

test('five small phones play a whole game and peek', async ({ hotMoney, shop }) => {
  test.setTimeout(240_000)
  const page = await hotMoney.launch(...HOSTING)
  await page.setViewportSize({ width: 1280, height: 800 })
  await new People(page).prefer(HASTE)
  const url = await layForPhones(page, ['phone', 'phone', 'phone', 'phone', 'phone'])
  const at = await sitDown(shop, url, [0, 1, 2, 3, 4], SMALL)
  await page.getByRole('combobox', { name: 'First auctioneer' }).selectOption({ label: 'Ann' })
  await page.getByRole('button', { name: 'Deal and play' }).click()
  const seats = [0, 1, 2, 3, 4]
  let peeks = 0
  for (let sale = 1; sale <= 15; sale++) {
    const auctioneer = (sale - 1) % 5
    await at(auctioneer).bid(String(100 + sale))
    for (const step of [1, 2, 3, 4]) {
      const seat = (auctioneer + step) % 5
      if (sale === 2 && step === 1) {
        await expect(at(seat).asked).toBeVisible()
        await at(seat).shot('phone-small-bid')
      }
      await at(seat).bid(String(200 + ((sale * 7 + seat * 3) % 50)))
    }
    for (const seat of seats) {
      const peek = at(seat).page.getByRole('button', { name: /peek|look at the price/i })
      if (sale === 15 || !at(seat).told.asks.some(({ kind }) => kind === 'peek')) continue
      if (peeks === 0) await at(seat).shot('phone-small-peek')
      await peek.first().tap()
      await peek.first().tap()
      await expect.poll(() => at(seat).told.asks.some(({ kind }) => kind === 'peek')).toBe(false)
      peeks++
    }
  }
  expect(peeks).toBe(5)
  for (const seat of seats) await expect(at(seat).reveal).toBeVisible()
  await at(0).shot('phone-small-reveal')
})
