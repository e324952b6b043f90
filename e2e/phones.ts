// Phones of the end-to-end games: real Chromium pages with a phone's screen and fingers, which reach the table by a made-up name.
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Locator, Page, WebSocket } from '@playwright/test'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from '../scripts/run.mjs'
import type { DownFrame, MatchFrame } from '../src-shared/protocol.ts'
import { expect, test as base } from './fixtures.ts'
import { HASTE, People } from './people.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Not localhost: a phone on the LAN has none of the powers that a browser gives to the computer's own pages. */
export const TABLE = 'table.test'

/** How a host is started so that nothing leaves this computer. */
export const HOSTING = ['--bind=127.0.0.1', `--name=${TABLE}`, '--port=0'] as const

const LARGE = { width: 390, height: 844 }
export const SMALL = { width: 360, height: 640 }

export class Phone {
  readonly page: Page
  /** Every frame that this phone was ever sent. */
  readonly heard: string[] = []
  readonly #context: BrowserContext

  constructor(page: Page, context: BrowserContext) {
    this.page = page
    this.#context = context
    const listen = (socket: WebSocket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)))
    page.on('websocket', listen)
  }

  get mine(): Locator {
    return this.page.getByTestId('private')
  }
  get amount(): Locator {
    return this.page.getByRole('textbox', { name: 'Amount' })
  }
  /** The button that sends what is on the pad: there only while something is asked. */
  get send(): Locator {
    return this.mine.locator('form button[type=submit]').first()
  }
  /** The private side while something must be decided. */
  get asked(): Locator {
    return this.page.locator('[data-testid=private].asked')
  }
  get reveal(): Locator {
    return this.page.getByTestId('reveal')
  }

  /** Points the camera at the host's picture: its address with the code. */
  async scan(url: string): Promise<void> {
    await this.page.goto(url)
  }

  /** From the picture to the table. */
  async comeIn(url: string, name: string): Promise<void> {
    await this.scan(url)
    await this.page.getByTestId('name').fill(name)
    await this.page.getByRole('button', { name: 'Come in' }).tap()
    await expect(this.page.getByTestId('name')).toBeHidden()
  }

  async sit(chair: number): Promise<void> {
    await this.page.getByRole('button', { name: `Sit down on chair ${String(chair + 1)}` }).tap()
    await expect(this.page.getByText('Your chair')).toBeVisible()
  }

  async pullUp(): Promise<void> {
    await this.page.getByRole('button', { name: 'Pull up a chair' }).tap()
    await expect(this.page.getByText('Your chair')).toBeVisible()
  }

  async tab(name: 'My hand' | 'Table' | 'What happened' | 'The end'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).tap()
  }

  /** The table as this phone was last told it. */
  get told(): MatchFrame {
    for (const text of [...this.heard].reverse()) {
      const frame = JSON.parse(text) as DownFrame
      if (frame.type === 'match') return frame
    }
    throw new Error('this phone knows of no match')
  }

  /** When this player is asked, taps the amount on the pad, digit by digit, and sends it. */
  async bid(amount: string): Promise<void> {
    await expect(this.asked).toBeVisible()
    const { beat } = this.told
    await this.tapIn(amount)
    await expect
      .poll(() => this.told.beat !== beat || !this.told.waiting.includes(this.told.mine ?? -1), { timeout: 15_000 })
      .toBe(true)
  }

  async tapIn(amount: string): Promise<void> {
    for (const digit of amount) await this.mine.getByRole('button', { name: digit, exact: true }).tap()
    await this.send.tap()
    const absurd = this.page.getByRole('button', { name: 'Yes, print the money' })
    if (await absurd.isVisible()) await absurd.tap()
  }

  async shot(name: string): Promise<void> {
    await this.page.screenshot({ path: join(root, 'e2e', 'screenshots', `${name}.png`), animations: 'disabled' })
  }

  /** The Wi-Fi is gone, or back. */
  async wifi(on: boolean): Promise<void> {
    await this.#context.setOffline(!on)
  }
}

/** Hands out phones, and takes them back at the end of the test. */
export class PhoneShop {
  readonly problems: string[] = []
  readonly #browser: Browser
  readonly #contexts: BrowserContext[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async phone(viewport = LARGE): Promise<Phone> {
    const context = await this.#browser.newContext({
      ...{ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'en-US' },
    })
    this.#contexts.push(context)
    this.#watch(context)
    return new Phone(await context.newPage(), context)
  }

  /** A laptop's browser. */
  async screen(): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    this.#contexts.push(context)
    this.#watch(context)
    return context.newPage()
  }

  #watch(context: BrowserContext): void {
    context.on('console', (message) => {
      // A phone that loses its Wi-Fi says so in the console; that is the browser's own voice.
      if (message.type() === 'error' && !/net::ERR_|WebSocket connection to/.test(message.text()))
        this.problems.push(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => this.problems.push(`page: ${error.error().message}`))
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close()
  }
}

/** Debian's Chromium; elsewhere whichever one there is. */
function browserPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome']
  const found = ask('sh', ['-c', names.map((name) => `command -v ${name}`).join(' || ')])
  return found === undefined || found.trim() === '' ? undefined : found.trim()
}

/** The address on the host's screen, as phones reach it in these tests. */
export async function addressOn(page: Page): Promise<string> {
  const shown = (await page.getByTestId('join-address').first().textContent()) ?? ''
  const code = (await page.getByTestId('table-code').first().textContent()) ?? ''
  const [, port = ''] = /:(\d+)/.exec(shown.replace('http:', '')) ?? []
  return `http://${TABLE}:${port}/#${code.trim()}`
}

/** A table round a television where everybody plays on a phone of their own, dealt. `lay` chooses game and chairs. */
export async function dealToPhones(page: Page, shop: PhoneShop, names: readonly string[], lay: () => Promise<void>) {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await new People(page).prefer(HASTE)
  await page.getByRole('button', { name: 'Play with phones' }).click()
  const url = await addressOn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await lay()
  const phones: Phone[] = []
  for (const [seat, name] of names.entries()) {
    const phone = await shop.phone()
    await phone.comeIn(url, name)
    await phone.sit(seat)
    phones.push(phone)
  }
  await page.getByRole('button', { name: 'Deal and play' }).click()
  for (const phone of phones) await expect(phone.mine).toBeVisible()
  return phones
}

/** Somebody who has to decide now, as their phone was told. */
export const dueOf = (phones: readonly Phone[]): Phone | undefined =>
  phones.find(({ told: { over, mine, waiting } }) => !over && mine !== null && waiting.includes(mine))

export const test = base.extend<{ shop: PhoneShop }, { chrome: Browser }>({
  chrome: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first argument
    async ({}, use) => {
      const path = browserPath()
      const browser = await chromium.launch({
        ...(path === undefined ? {} : { executablePath: path }),
        args: [
          '--no-sandbox',
          `--host-resolver-rules=MAP ${TABLE} 127.0.0.1`,
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  shop: async ({ chrome }, use) => {
    const shop = new PhoneShop(chrome)
    await use(shop)
    await shop.close()
    expect(shop.problems, 'errors on the phones').toEqual([])
  },
})
