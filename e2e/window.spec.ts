// The empty house: the window opens, is closed to the outside, and comes back as it was left.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './fixtures.ts'
import type { HotMoney } from './fixtures.ts'

const bounds = (hotMoney: HotMoney) =>
  hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.getBounds()))

test('the window opens with its title', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  await expect(page).toHaveTitle('Hot Money')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Money')
  expect(page.url()).toBe('app://hot-money/index.html')
  // It is shown when it has something to show, which may be after the page was loaded.
  await expect
    .poll(() => hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true)
  await hotMoney.shot('window')
})

test('both typefaces load from inside the app', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const loaded = await page.evaluate(async () => {
    const faces = ["700 20px 'Bodoni Moda'", "400 20px 'Source Sans 3'", "600 20px 'Source Sans 3'"]
    return Promise.all(faces.map(async (face) => (await document.fonts.load(face)).length))
  })
  expect(loaded).toEqual([1, 1, 1])
})

test('the page has one wire and no Node', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const seen = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'global', 'electron'].filter((name) => name in window),
    bridge: Object.keys((window as unknown as { hotMoney: object }).hotMoney).sort(),
  }))
  expect(seen).toEqual({ node: [], bridge: ['onFrame', 'send'] })
  const locks = await hotMoney.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>
    }
    const { contextIsolation, sandbox, nodeIntegration, webviewTag } = contents.getLastWebPreferences()
    return { contextIsolation, sandbox, nodeIntegration, webviewTag }
  })
  expect(locks).toEqual({ contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false })
})

test('a second start wakes the first window and leaves', async ({ hotMoney }) => {
  await hotMoney.launch()
  await hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  const { file, args } = hotMoney.command()
  const second = await promisify(execFile)(file, args, { timeout: 30_000 })
  expect(second.stdout).toContain('already running')
  await expect
    .poll(() =>
      hotMoney.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible())),
    )
    .toEqual([true])
})

test('new windows and other addresses are denied', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  expect(await page.evaluate(() => window.open('https://example.com') === null)).toBe(true)
  expect(await page.evaluate(() => window.open('app://hot-money/index.html') === null)).toBe(true)
  for (const address of ['https://example.com/', 'file:///etc/passwd', 'app://elsewhere/index.html']) {
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
  }
  await page.waitForTimeout(500)
  // Asked in the main process: Playwright itself goes on waiting for a navigation that was denied.
  const pages = await hotMoney.app.evaluate(({ BrowserWindow }) =>
    Promise.all(
      BrowserWindow.getAllWindows().map(async ({ webContents }) => [
        webContents.getURL(),
        (await webContents.executeJavaScript("document.querySelector('h1').textContent")) as string,
      ]),
    ),
  )
  expect(pages).toEqual([['app://hot-money/index.html', 'Hot Money']])
  await hotMoney.expectProblem(/Not allowed to load local resource: file:/)
})

test('permissions are denied', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const answers = await page.evaluate(async () => [
    await Notification.requestPermission(),
    await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      () => 'denied',
    ),
    (await navigator.permissions.query({ name: 'geolocation' })).state,
  ])
  expect(answers).toEqual(['denied', 'denied', 'denied'])
})

test('only files of the renderer are served', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const answers = await page.evaluate(async () =>
    Promise.all(
      ['/index.html', '/..%2fmain/index.js', '/%2e%2e/main/index.js', '/none.js'].map(
        async (path) => (await fetch(path)).status,
      ),
    ),
  )
  expect(answers).toEqual([200, 404, 404, 404])
  await hotMoney.expectProblem(/404/)
})

test('what the policy forbids fails, and the run notices', async ({ hotMoney }) => {
  const page = await hotMoney.launch()
  const outcome = await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://example.com/x.png'
    document.body.append(image)
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
      return 'inserted'
    } catch {
      return 'refused'
    }
  })
  expect(outcome).toBe('refused')
  await expect.poll(() => hotMoney.problems.length).toBeGreaterThanOrEqual(2)
  await hotMoney.expectProblem(/Content Security Policy|TrustedHTML/)
})

test('size and place are remembered, after closing and after a kill', async ({ hotMoney }) => {
  await hotMoney.launch()
  const place = { x: 60, y: 40, width: 1010, height: 707 }
  await hotMoney.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place)
  await expect.poll(() => bounds(hotMoney)).toEqual([place])
  await hotMoney.relaunch()
  expect(await bounds(hotMoney)).toEqual([place])

  const other = { ...place, width: 900 }
  await hotMoney.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), other)
  await hotMoney.page.waitForTimeout(1500)
  await hotMoney.kill()
  await hotMoney.launch()
  expect(await bounds(hotMoney)).toEqual([other])
})

test('an error that nobody catches in the main process fails the run', async ({ hotMoney }) => {
  await hotMoney.launch()
  await hotMoney.app.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose')
    }, 0)
    void Promise.reject(new Error('rejected on purpose'))
  })
  await hotMoney.expectProblem(/thrown on purpose/)
  await hotMoney.expectProblem(/rejected on purpose/)
})

test('a folder in the place of the settings is kept aside', async ({ hotMoney }) => {
  const path = join(hotMoney.userData, 'settings.json')
  mkdirSync(path)
  const page = await hotMoney.launch()
  await expect(page.getByText(`They were kept aside as ${path}.unreadable-1`)).toBeVisible()
  expect(existsSync(`${path}.unreadable-1`)).toBe(true)
})

test('a window whose place cannot be remembered stays open', async ({ hotMoney }) => {
  await hotMoney.launch()
  const path = join(hotMoney.userData, 'settings.json')
  rmSync(path, { force: true })
  mkdirSync(path)
  writeFileSync(join(path, 'something'), '')
  const place = { x: 60, y: 40, width: 1010, height: 707 }
  await hotMoney.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place)
  await hotMoney.page.waitForTimeout(1500)
  expect(await bounds(hotMoney)).toEqual([place])
})
