// Other hosts than the one window: a terminal without Electron, a second screen, and quitting while phones are at the table.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from './fixtures.ts'
import { HASTE, People, seatAll } from './people.ts'
import { addressOn, HOSTING, TABLE, test } from './phones.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The host on plain Node, as `npm start` runs it where there is no display. */
function startWithoutDisplay(saves: string) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...HOSTING, `--saves=${saves}`], {
    cwd: root,
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', LANG: 'en_US.UTF-8', LC_ALL: '' },
  })
  const printed = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed.text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, printed, ended }
}

test('without a display npm start hosts in the terminal, and a browser with its code is the host’s screen', async ({
  shop,
}) => {
  const saves = mkdtempSync(join(tmpdir(), 'hot-money-terminal-'))
  const { child, printed, ended } = startWithoutDisplay(saves)
  try {
    await expect.poll(() => printed.text, { timeout: 30_000 }).toContain('Admin code')
    expect(printed.text).toContain('There is no display here')
    expect(printed.text).toMatch(/[▀▄█]{10}/)
    const [, port = ''] = /127\.0\.0\.1:(\d+)/.exec(printed.text) ?? []
    const [, code = ''] = /and type ([A-Z]{4})\./.exec(printed.text) ?? []
    const [, admin = ''] = /Admin code: (\S+)/.exec(printed.text) ?? []

    const host = await shop.screen()
    await host.goto(`http://${TABLE}:${port}/#host`)
    await host.getByRole('textbox', { name: 'Admin code' }).fill('AAAA-AAAA')
    await host.getByRole('button', { name: 'Open' }).click()
    await expect(host.getByRole('alert')).toContainText('not the host’s code')
    await host.getByRole('textbox', { name: 'Admin code' }).fill(admin.toLowerCase().replaceAll('-', ' '))
    await host.getByRole('button', { name: 'Open' }).click()

    const people = new People(host)
    await people.prefer(HASTE)
    await people.sitDown({ names: ['Ann', 'Ben', 'Rosa'], bots: [1, 2], first: 'Ann' })
    expect(await people.turn('1000')).toBe('Ann')
    const phone = await shop.phone()
    await phone.comeIn(`http://${TABLE}:${port}/#${code}`, 'Zoe')
    await expect(phone.page.getByText('You watch')).toBeVisible()
    await people.toOpenTable()
    await host.reload()
    await people.toOpenTable()
    expect(readdirSync(saves).filter((file) => file.endsWith('.jsonl'))).toHaveLength(1)
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
  rmSync(saves, { recursive: true, force: true })
})

test('a second window shows the table for all, and nothing else', async ({ hotMoney, shop }) => {
  const page = await hotMoney.launch(...HOSTING)
  const people = new People(page)
  await people.prefer(HASTE)
  const opened = hotMoney.app.waitForEvent('window')
  await page.getByRole('button', { name: 'Show the table on another screen' }).click()
  const second = await opened
  await second.setViewportSize({ width: 1920, height: 1080 })
  await people.sitDown({ names: ['Ann', 'Ben', 'Cleo'], first: 'Ann' })
  await people.turn('1000')
  await expect(second.getByTestId('opening')).toContainText('1,000')
  expect(await people.takeLaptop()).toBe('Ben')
  await people.amount.fill('73313370001')
  await expect(second.getByRole('textbox')).toHaveCount(0)
  await expect(second.getByTestId('private')).toHaveCount(0)
  await people.seal()
  expect(await second.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/73.?313.?370.?001/)
  await second.screenshot({ path: join(root, 'e2e', 'screenshots', 'second-screen.png') })
  expect(shop.problems).toEqual([])
})

test('a second window shows phones the way in while a table is being laid', async ({ hotMoney, shop }) => {
  const page = await hotMoney.launch(...HOSTING)
  const opened = hotMoney.app.waitForEvent('window')
  await page.getByRole('button', { name: 'Show the table on another screen' }).click()
  const second = await opened
  await second.setViewportSize({ width: 1920, height: 1080 })
  await expect(second.getByText('Waiting for the host')).toBeVisible()
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('button', { name: 'Play with phones' }).click()
  const url = await addressOn(page)
  expect(await addressOn(second)).toBe(url)
  const phone = await shop.phone()
  await phone.comeIn(url, 'Eve')
  await phone.pullUp()
  await expect(second.getByText('Eve', { exact: true })).toBeVisible()
  await second.screenshot({ path: join(root, 'e2e', 'screenshots', 'second-screen-lobby.png') })
})

test('a second window tells the end by itself, step by step, and every game shows its seal from the start', async ({
  hotMoney,
}) => {
  const page = await hotMoney.launch()
  const people = new People(page)
  await people.prefer(HASTE)
  const opened = hotMoney.app.waitForEvent('window')
  await page.getByRole('button', { name: 'Show the table on another screen' }).click()
  const second = await opened
  await page.getByRole('button', { name: /^New game/ }).click()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('speculation')
  await seatAll(page, ['here', 'bot', 'bot', 'bot'])
  await page.getByRole('button', { name: 'Deal and play' }).click()
  await people.toOpenTable()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText(/^Fair deal check: [0-9a-f]{8}…$/)).toBeVisible()
  // Ann leaves her chair to a bot, and the bots play it out.
  await page.getByRole('button', { name: 'Chairs', exact: true }).click()
  await page.getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(second.getByTestId('reveal')).toBeVisible({ timeout: 30_000 })
  await expect(second.getByTestId('winner')).toBeHidden()
  await expect(second.getByTestId('winner')).toBeVisible({ timeout: 30_000 })
  // Nobody can scroll there: what lies below comes into view by itself, and the winner again after it.
  await expect(second.getByTestId('wealth-chart')).toBeInViewport({ timeout: 15_000, ratio: 0.9 })
  await expect(second.getByTestId('winner')).not.toBeInViewport()
  await expect(second.getByTestId('winner')).toBeInViewport({ timeout: 30_000 })
})

test('quitting with phones at the table asks first', async ({ hotMoney, shop }) => {
  const page = await hotMoney.launch(...HOSTING)
  await page.getByRole('button', { name: 'Play with phones' }).click()
  const phone = await shop.phone()
  await phone.comeIn(await addressOn(page), 'Eve')
  // The question is the system's own dialog, which no test can click: it is answered in its place.
  await hotMoney.app.evaluate(({ app, dialog }) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (options: unknown) => {
      asked.push(JSON.stringify(options))
      return Promise.resolve({ response: 1, checkboxChecked: false })
    }
    app.quit()
  })
  const asked = () => hotMoney.app.evaluate(() => (globalThis as { asked?: string[] }).asked ?? [])
  await expect.poll(asked).toHaveLength(1)
  expect((await asked()).join()).toContain('A phone is at the table.')
  await expect(page.getByTestId('table-code').first()).toBeVisible()
  await expect(phone.page.getByTestId('offline')).toBeHidden()
})
