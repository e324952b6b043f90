// The people round the laptop: what they press, type and hand on, with the mouse or with the keyboard alone.
import type { Locator, Page } from '@playwright/test'
import type { Sitter } from '../src-shared/limits.ts'
import { expect } from './fixtures.ts'

export interface Evening {
  readonly names: readonly string[]
  /** Which chairs a bot takes, from 0. */
  readonly bots?: readonly number[]
  /** Who opens the first sale; drawn by lot where it does not matter. */
  readonly first?: string
  readonly preset?: string
}

/** What can be chosen on the settings screen, in the words that stand there. */
type Choice =
  'Language' | 'Look' | 'Lifting the curtain' | 'The curtain falls when the window is left for' | 'Bots think for'
type Tick = 'Ask before absurdly large bids'
export type Preference = Readonly<Partial<Record<Choice, string> & Record<Tick, boolean>>>

/** For tests that are not about the curtain or the bots: nobody waits. */
export const HASTE = { 'Lifting the curtain': 'press twice', 'Bots think for': 'no time at all' } as const

/** What the screen can show while a game is under way. */
export type Scene = 'curtain' | 'private' | 'table' | 'end'

/** So many chairs round the table that is being laid. Gives who sits on each, to be chosen. */
export async function chairsFor(page: Page, wanted: number): Promise<Locator> {
  const chairs = page.getByRole('combobox', { name: /^Who plays chair/ })
  // The host lays the table first: before that there are no chairs to count.
  await expect(chairs.first()).toBeVisible()
  for (let n = await chairs.count(); n > wanted; n--) {
    await page
      .getByRole('button', { name: /^Take .* away$/ })
      .last()
      .click()
    await expect(chairs).toHaveCount(n - 1)
  }
  for (let n = await chairs.count(); n < wanted; n++) {
    await page.getByRole('button', { name: 'Add a player' }).click()
    await expect(chairs).toHaveCount(n + 1)
  }
  return chairs
}

/** Who sits where. */
export async function seatAll(page: Page, sitters: readonly Sitter[]): Promise<void> {
  const chairs = await chairsFor(page, sitters.length)
  for (const [i, sitter] of sitters.entries()) await chairs.nth(i).selectOption(sitter)
}

/** Whatever a choice would do: while it is being looked at, no other one comes to lie under the finger. */
export async function expectNothingToMove(choices: Locator, press: (target: Locator) => Promise<void>): Promise<void> {
  const places = async () => Promise.all((await choices.all()).map((one) => one.boundingBox()))
  const before = await places()
  for (const choice of await choices.all()) {
    await press(choice)
    const ways = (await places()).map((now, i) => Math.abs((now?.y ?? 0) - (before[i]?.y ?? 0)))
    // Less than a pixel is how a browser rounds.
    expect(Math.max(...ways)).toBeLessThan(1)
  }
}

export class People {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get curtain(): Locator {
    return this.page.getByTestId('curtain')
  }

  get mine(): Locator {
    return this.page.getByTestId('private')
  }

  get handOn(): Locator {
    return this.page.getByTestId('hand-on')
  }

  get reveal(): Locator {
    return this.page.getByTestId('reveal')
  }

  get amount(): Locator {
    return this.page.getByRole('textbox', { name: 'Amount' })
  }

  /** From the home screen to the settings and back. */
  async prefer(preference: Preference): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const [label, wanted] of Object.entries(preference)) {
      if (typeof wanted === 'boolean') await page.getByRole('checkbox', { name: label }).setChecked(wanted)
      else await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption({ label: wanted })
    }
    await page.getByRole('button', { name: /Back|Zurück/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hot Money' })).toBeVisible()
  }

  /** From the home screen to the first curtain. */
  async sitDown({ names, bots = [], first, preset }: Evening): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: 'New game' }).click()
    const chairs = await chairsFor(page, names.length)
    for (const bot of bots) await chairs.nth(bot).selectOption('bot')
    for (const [i, name] of names.entries())
      await page
        .getByRole('textbox', { name: /^Name of player/ })
        .nth(i)
        .fill(name)
    if (first !== undefined)
      await page.getByRole('combobox', { name: 'First auctioneer' }).selectOption({ label: first })
    if (preset !== undefined) await page.getByRole('combobox', { name: 'House rules' }).selectOption({ label: preset })
    await page.getByRole('button', { name: 'Deal and play' }).click()
    await expect(
      this.curtain
        .or(this.handOn)
        .or(page.getByText(/ thinking$/))
        .first(),
    ).toBeVisible()
  }

  /** What is on the screen, once it is something to act on: bots are waited for. */
  async scene(): Promise<Scene> {
    await expect(this.curtain.or(this.mine).or(this.handOn).or(this.reveal).first()).toBeVisible()
    if (await this.curtain.isVisible()) return 'curtain'
    if (await this.mine.isVisible()) return 'private'
    return (await this.handOn.isVisible()) ? 'table' : 'end'
  }

  /** Who is asked to take the laptop. */
  async called(): Promise<string> {
    const heading = (await this.curtain.getByRole('heading', { level: 1 }).textContent()) ?? ''
    return heading.replace('Hand the laptop to ', '')
  }

  /** The next player takes the laptop and looks. Gives the name, or nothing when the game is over. */
  async takeLaptop(): Promise<string | undefined> {
    for (;;) {
      const scene = await this.scene()
      if (scene === 'end') return undefined
      if (scene === 'private') throw new Error('somebody else’s side is still open')
      if (scene === 'table') await this.handOn.click()
      else {
        const name = await this.called()
        await this.lift()
        return name
      }
    }
  }

  /** Somebody takes the laptop out of turn. */
  async takeAs(name: string): Promise<void> {
    await this.toTable()
    const out = this.page.getByRole('button', { name: `${name}: look at my side` })
    const due = this.page.getByRole('button', { name: `Hand the laptop to ${name}` })
    await out.or(due).click()
    await expect(this.curtain).toContainText(`Hand the laptop to ${name}`)
    await this.lift()
  }

  /** The open table, from wherever the game is. */
  async toTable(): Promise<void> {
    await expect(this.curtain.or(this.handOn).first()).toBeVisible()
    if (await this.curtain.isVisible()) await this.page.getByRole('button', { name: 'Back to the table' }).click()
    await expect(this.handOn).toBeVisible()
  }

  /** The open table, also while nobody here is due. */
  async toOpenTable(): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Menu' })
    await expect(this.curtain.or(menu).first()).toBeVisible()
    if (await this.curtain.isVisible()) await this.page.getByRole('button', { name: 'Back to the table' }).click()
    await expect(menu).toBeVisible()
  }

  /** Presses as the curtain asks for, until the side is open. */
  async lift(): Promise<void> {
    const button = this.page.getByTestId('lift')
    if (await button.getByText('Press twice').isVisible()) {
      await button.dblclick()
      await expect(this.mine).toBeVisible()
      return
    }
    const box = await button.boundingBox()
    if (!box) throw new Error('the curtain has no button')
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await this.page.mouse.down()
    await expect(this.mine).toBeVisible()
    await this.page.mouse.up()
  }

  /** Taps an amount on the pad, digit by digit. */
  async tap(amount: string): Promise<void> {
    for (const digit of amount) await this.mine.getByRole('button', { name: digit, exact: true }).click()
  }

  /** Sends what is on the pad, and stands by it when the app finds it absurd. */
  async seal(): Promise<void> {
    await this.mine.locator('form button[type=submit]').first().click()
    const absurd = this.page.getByRole('button', { name: 'Yes, print the money' })
    if (await absurd.isVisible()) await absurd.click()
    await expect(this.mine).toBeHidden()
  }

  /** Writes an amount as typed text and sends it. */
  async bid(text: string): Promise<void> {
    await this.amount.fill(text)
    await this.seal()
  }

  /** The next player bids. Gives the name. */
  async turn(text: string): Promise<string> {
    const name = await this.takeLaptop()
    if (name === undefined) throw new Error('the game is over')
    await this.bid(text)
    return name
  }

  /** One sale: the auctioneer's amount first, then the others clockwise. */
  async sale(...amounts: readonly string[]): Promise<void> {
    for (const amount of amounts) await this.turn(amount)
  }

  /** Plays on until the books are open; everyone bids as asked. */
  async playOut(amountOf: (name: string, turn: number) => string): Promise<number> {
    for (let turn = 0; ; turn++) {
      const name = await this.takeLaptop()
      if (name === undefined) return turn
      await this.bid(amountOf(name, turn))
    }
  }

  /** Leaves the table for the home screen. */
  async leave(): Promise<void> {
    await this.toTable()
    await this.page.getByRole('button', { name: 'Save and leave' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Hot Money' })).toBeVisible()
  }

  /** Goes on with Tab until the focus is there, as somebody without a mouse does. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab never gets there')
  }
}
