// Whole games of Euro Crisis: the quick start at the laptop, on four phones, a bank that falls out, and a power cut in the middle of Rome.
import type { Locator, Page } from '@playwright/test'
import type { Sitter } from '../src-shared/limits.ts'
import { expect } from './fixtures.ts'
import { expectNothingToMove, HASTE, People, seatAll } from './people.ts'
import { dealToPhones, dueOf, HOSTING, test } from './phones.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora']
const QUICK = 'Quick start (4 players)'

type Press = (target: Locator) => Promise<void>
const click: Press = (target) => target.click()
const tap: Press = (target) => target.tap()

interface Laid {
  readonly chairs: readonly Sitter[]
  readonly rules?: string
}

/** From the home screen to a table of Euro Crisis that can be dealt. */
async function lay(page: Page, { chairs, rules }: Laid): Promise<void> {
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('euro-crisis')
  await seatAll(page, chairs)
  if (rules !== undefined) await page.getByRole('combobox', { name: 'House rules' }).selectOption({ label: rules })
}

/** House rules of this table alone. */
async function changeRules(page: Page, changes: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Change rules' }).click()
  for (const [label, value] of Object.entries(changes)) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(value)
    await field.press('Tab')
    await expect(field).toHaveValue(value)
  }
}

const questionIn = (mine: Locator): Locator => mine.locator('[data-testid^="ask-"]')
/** The button that decides, or where nothing can be done the other one; a question that has just come takes no press yet. */
async function wayOn(question: Locator): Promise<Locator> {
  const [commit, other] = [question.getByTestId('do'), question.getByTestId(/^(decline|stop)$/)]
  await expect(commit.or(other).and(question.locator(':enabled')).first()).toBeVisible()
  return (await commit.isVisible()) && (await commit.isEnabled()) ? commit : other
}
const choicesIn = (question: Locator, of: string): Locator => question.locator(`[data-${of}]:enabled`)

async function askedIn(mine: Locator): Promise<string> {
  const question = questionIn(mine)
  await expect(question).toBeVisible()
  return ((await question.getAttribute('data-testid')) ?? '').replace('ask-', '')
}

/** What is to be pressed before the decision: the first that there is, and of the cards now this and now that one. */
async function choose(question: Locator, kind: string, press: Press, turn: number): Promise<void> {
  const pressFirst = async (all: Locator) => {
    if ((await all.count()) > 0) await press(all.first())
  }
  const more = question.getByRole('button', { name: /^More/ })
  switch (kind) {
    case 'card': {
      const cards = choicesIn(question, 'card')
      await press(cards.nth(turn % (await cards.count())))
      break
    }
    case 'lend':
    case 'london':
    case 'quarter':
    case 'crisis':
      await pressFirst(choicesIn(question, kind === 'lend' || kind === 'london' ? 'state' : kind))
      break
    case 'brussels':
      await pressFirst(choicesIn(question, 'state'))
      await pressFirst(choicesIn(question, 'party'))
      break
    case 'reform':
      await pressFirst(choicesIn(question, 'marker'))
      break
    case 'arm':
      await pressFirst(choicesIn(question, 'side'))
      break
    case 'moscow':
    case 'bid':
      if ((await more.count()) > 0 && (await more.first().isEnabled())) await press(more.first())
  }
}

/** Does what is asked, as somebody would who takes the first thing there is. Gives what was asked. */
async function answer(mine: Locator, press: Press, turn: number): Promise<string> {
  const kind = await askedIn(mine)
  const question = questionIn(mine)
  await choose(question, kind, press, turn)
  await press(await wayOn(question))
  return kind
}

/** What is asked, in its own words: one's own answer changes it, and nothing that others do meanwhile. */
const wordsOf = async (mine: Locator): Promise<string> =>
  (await questionIn(mine).locator('h2, [data-crisis]').allTextContents()).join()

/** Answers, and waits until the answer is in. Gives what was asked. */
async function settle(mine: Locator, press: Press, turn: number, how = answer): Promise<string> {
  await expect(questionIn(mine)).toBeVisible()
  const before = await wordsOf(mine)
  const kind = await how(mine, press, turn)
  await expect.poll(() => wordsOf(mine), { timeout: 15_000 }).not.toBe(before)
  return kind
}

/** The next one at the laptop answers, with a curtain before or without. Gives what was asked; nothing when the game is over. */
async function nextAnswer(people: People, turn: number, before?: (kind: string) => Promise<void>) {
  const scene = await people.scene()
  if (scene === 'end' || (scene !== 'private' && (await people.takeLaptop()) === undefined)) return undefined
  await before?.(await askedIn(people.mine))
  return settle(people.mine, click, turn)
}

/** Through the reveal to the winner. */
async function seeTheEnd(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Go on', exact: true })
  for (let steps = 0; steps < 8 && (await goOn.isVisible()); steps++) await goOn.click()
  await expect(page.getByTestId('winner').first()).toContainText(/wins/)
}

async function expectNothingBelow(page: Page, what: string): Promise<void> {
  const hidden = () => document.documentElement.scrollHeight - document.documentElement.clientHeight
  await expect.soft.poll(() => page.evaluate(hidden), `${what}: below the window`).toBeLessThanOrEqual(0)
}

/** Europe, the banks and the question are all there at once: nobody scrolls while they decide. */
async function expectAllInSight(page: Page, mine: Locator, kind: string): Promise<void> {
  await expectNothingBelow(page, kind)
  const top = (await mine.boundingBox())?.y ?? 0
  for (const part of await page.locator('[data-testid^="state-"], [data-testid="banks"]').all()) {
    const box = await part.boundingBox()
    expect.soft(box && box.y + box.height, `${kind}: covered`).toBeLessThanOrEqual(top)
  }
}

test('two people and two bots play a whole quick start at the laptop', async ({ hotMoney }) => {
  test.setTimeout(240_000)
  const page = await hotMoney.launch()
  await page.setViewportSize({ width: 1280, height: 800 })
  const people = new People(page)
  await people.prefer(HASTE)
  await lay(page, { chairs: ['here', 'bot', 'here', 'bot'], rules: QUICK })
  await page.getByRole('button', { name: 'Deal and play' }).click()
  const asked = new Set<string>()
  const show = async (kind: string) => {
    await expectAllInSight(page, people.mine, kind)
    if (!asked.has(kind)) await hotMoney.shot(`euro-crisis-${kind}`)
    asked.add(kind)
  }
  let turns = 0
  let scenes = 0
  let tableShown = false
  for (;;) {
    const stage = page.getByTestId('stage')
    if (scenes < 3 && (await stage.isVisible())) await hotMoney.shot(`euro-crisis-told-${String(++scenes)}`)
    if ((await nextAnswer(people, turns, show)) === undefined) break
    // Whoever is asked again at once keeps the own side open.
    if (++turns < 12 || tableShown || (await people.scene()) === 'private') continue
    await people.toOpenTable()
    await hotMoney.shot('euro-crisis-table')
    tableShown = true
  }
  expect(tableShown, 'the laptop was handed on').toBe(true)
  // A year at the least, with a card and an action each quarter of both.
  expect(turns).toBeGreaterThan(16)
  expect([...asked]).toEqual(expect.arrayContaining(['quarter', 'card', 'bid']))
  expect(scenes, 'what happened was told').toBeGreaterThan(0)
  await seeTheEnd(page)
  await expect(page.getByTestId('scores').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await hotMoney.shot('euro-crisis-end')
})

test('four phones play a whole game around a big screen', async ({ hotMoney, shop }) => {
  test.setTimeout(300_000)
  const page = await hotMoney.launch(...HOSTING)
  const phones = await dealToPhones(page, shop, NAMES, () =>
    lay(page, { chairs: ['phone', 'phone', 'phone', 'phone'] }),
  )
  const [first] = phones
  if (!first) throw new Error('four phones were bought')
  const shown = new Set<string>()
  for (let moves = 0; !first.told.over; moves++) {
    const due = dueOf(phones)
    if (!due) {
      await page.waitForTimeout(20)
      continue
    }
    await expect(due.asked).toBeVisible()
    const kind = await askedIn(due.mine)
    if (!shown.has(kind)) {
      await due.shot(`euro-crisis-phone-${kind}`)
      // The small map of states above gives way to the one that is chosen.
      const choices = questionIn(due.mine).locator('.choices button:enabled, [data-marker]:enabled')
      await expectNothingToMove(choices, tap)
    }
    shown.add(kind)
    await settle(due.mine, tap, moves)
    if (!due.told.over) await expectNothingBelow(page, `the big screen after ${kind}`)
    if (moves === 30) {
      await hotMoney.shot('euro-crisis-big-screen')
      const idle = phones.find(({ told: { mine, waiting } }) => mine !== null && !waiting.includes(mine))
      await idle?.tab('Table')
      await idle?.shot('euro-crisis-phone-table')
    }
  }
  expect([...shown]).toEqual(expect.arrayContaining(['lend', 'quarter', 'card', 'bid']))
  for (const phone of phones) await expect(phone.reveal).toBeVisible()
  await first.shot('euro-crisis-phone-end')
})

test('a double tap that lends is no bid in the auction that comes of it', async ({ hotMoney, shop }) => {
  const page = await hotMoney.launch(...HOSTING)
  const [phone] = await dealToPhones(page, shop, ['Ann'], async () => {
    await lay(page, { chairs: ['phone', 'bot', 'bot', 'bot'], rules: QUICK })
    // Who begins has gold left to bid.
    await page.getByRole('combobox', { name: 'Initial player' }).selectOption({ index: 1 })
  })
  if (!phone) throw new Error('a phone was bought')
  const question = questionIn(phone.mine)
  for (;;) {
    await expect(phone.asked).toBeVisible()
    const kind = await askedIn(phone.mine)
    if (kind === 'london') break
    // Whatever comes before: the sooner the first card is London, the better.
    const london = question.locator('[data-card=london]:enabled')
    if (kind === 'card' && (await london.isVisible())) {
      await settle(phone.mine, tap, 0, async (mine, press) => {
        await press(london)
        await press(questionIn(mine).getByTestId('do'))
        return kind
      })
    } else await settle(phone.mine, tap, 0, sitStill)
  }
  await choicesIn(question, 'state').first().tap()
  await expect(question.getByTestId('do')).toBeEnabled()
  const { x, y, width, height } = (await question.getByTestId('do').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const tapThere = () => phone.page.touchscreen.tap(x + width / 2, y + height / 2)
  await tapThere()
  const auction = phone.mine.getByRole('heading', { name: /your bid/ })
  const sold = (await auction.textContent()) ?? ''
  await tapThere()
  await expect(question.getByTestId('do')).toBeEnabled()
  await expect(auction).toHaveText(sold)
})

/** Takes the first thing where something must be chosen, and lets everything else be. */
async function sitStill(mine: Locator, press: Press): Promise<string> {
  const kind = await askedIn(mine)
  const question = questionIn(mine)
  if (['quarter', 'card', 'crisis'].includes(kind)) await press(choicesIn(question, kind).first())
  if (['quarter', 'card', 'crisis', 'bid'].includes(kind)) await press(question.getByTestId('do'))
  else await press(question.getByTestId('decline').or(question.getByTestId('stop')))
  return kind
}

/** Takes as many loans as there are, as soon as that card can be played. */
async function borrow(mine: Locator, press: Press): Promise<string> {
  const kind = await askedIn(mine)
  const question = questionIn(mine)
  if (kind === 'card') await press(question.locator('[data-card=frankfurt]'))
  else await press(question.getByRole('group').getByRole('button').last())
  await press(question.getByTestId('do'))
  return kind
}

test('a bank that borrows too much is warned, falls out at the end of the year, and all are told why', async ({
  hotMoney,
}) => {
  test.setTimeout(180_000)
  const page = await hotMoney.launch()
  await page.setViewportSize({ width: 1280, height: 800 })
  const people = new People(page)
  await people.prefer(HASTE)
  await lay(page, { chairs: ['here', 'here', 'bot', 'bot'], rules: QUICK })
  await changeRules(page, { 'Starting money': '0' })
  await page.getByRole('button', { name: 'Deal and play' }).click()
  const { mine } = people
  const own = page.getByTestId('bank-0')
  const isOut = async () => {
    await people.toOpenTable()
    return ((await page.locator('aside').textContent()) ?? '').includes('Ann falls below −20')
  }
  let borrowed = false
  let who: string | undefined
  while (!(await isOut())) {
    if (!(await mine.isVisible())) who = await people.takeLaptop()
    const borrows = who === 'Ann' && !borrowed && ['card', 'frankfurt'].includes(await askedIn(mine))
    const kind = await settle(mine, click, 0, borrows ? borrow : sitStill)
    if (!borrows || kind === 'card') continue
    borrowed = true
    // Long before it snaps, and for all to see.
    await people.toTable()
    await page.keyboard.press('Escape')
    await expect(own.locator('[data-warning=out]')).toContainText('nearly out')
    await hotMoney.shot('euro-crisis-warning')
  }
  expect(borrowed, 'the loans are why').toBe(true)
  await people.toTable()
  const stage = page.getByTestId('stage')
  // Whoever looked away sees it once more.
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await page.getByRole('button', { name: 'Once more' }).click()
  for (let presses = 0; presses < 8; presses++) {
    if ((await stage.getAttribute('data-scene')) === 'out') break
    if ((await stage.getAttribute('data-scene')) === 'income') {
      await expect(stage).toContainText(/missing: income −\d+ → −\d+/)
      await hotMoney.shot('euro-crisis-income')
    }
    await stage.click()
  }
  await expect(stage).toContainText('Ann is out')
  await hotMoney.shot('euro-crisis-out')
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(own).toContainText('out since year 1')
})

test('a power cut in the middle of Rome keeps the boards, the reforms made and the money', async ({ hotMoney }) => {
  test.setTimeout(120_000)
  const people = new People(await hotMoney.launch())
  await people.page.setViewportSize({ width: 1280, height: 800 })
  await people.prefer(HASTE)
  await lay(people.page, { chairs: ['here', 'here', 'here', 'here'], rules: QUICK })
  await people.page.getByRole('button', { name: 'Deal and play' }).click()
  // Everybody goes to Rome: the first turn is one.
  for (;;) {
    await people.takeLaptop()
    const kind = await askedIn(people.mine)
    if (kind === 'reform') break
    const question = questionIn(people.mine)
    if (kind === 'card') await question.locator('[data-card=rome]:enabled').first().click()
    else await choicesIn(question, kind).first().click()
    await question.getByTestId('do').click()
    await expect(people.mine).toBeHidden()
  }
  const reform = async (of: People, marker: number) => {
    await choicesIn(questionIn(of.mine), 'marker').nth(marker).click()
    await questionIn(of.mine).getByTestId('do').click()
  }
  await reform(people, 0)
  await expect(questionIn(people.mine)).toContainText(/2 of 4/)
  await choicesIn(questionIn(people.mine), 'marker').nth(2).click()
  await hotMoney.shot('euro-crisis-rome')
  await reform(people, 2)
  await expect(questionIn(people.mine)).toContainText(/3 of 4/)
  const board = async (of: People) => {
    await of.toTable()
    const parts = await of.page.locator('[data-testid^="state-"], [data-testid="banks"]').all()
    return Promise.all(parts.map((part) => part.ariaSnapshot()))
  }
  await people.page.getByRole('button', { name: 'Cover my side' }).click()
  const before = await board(people)
  expect(before.length).toBe(5)
  await hotMoney.kill()
  const back = new People(await hotMoney.launch())
  await back.page.getByRole('button', { name: /^Go on with/ }).click()
  expect(await board(back)).toEqual(before)
  await back.takeLaptop()
  await expect(questionIn(back.mine)).toContainText(/3 of 4/)
  await reform(back, 1)
  await expect(questionIn(back.mine)).toContainText(/4 of 4/)
})
