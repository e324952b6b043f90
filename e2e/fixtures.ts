// The app under test: started for real on a fresh user-data folder, watched for every error until its end.
import { _electron, test as base, expect } from '@playwright/test'
import type { ElectronApplication, Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLinuxRoot } from '../scripts/desktop.mjs'
import { resolveElectron } from '../scripts/electron.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// What Node and Electron print when the main process itself went wrong; Chromium's own chatter is not our fault.
const mainWentWrong = /Uncaught Exception|UnhandledPromiseRejection|A JavaScript error occurred|App threw an error/

/** Electron shows an uncaught error in a dialog, prints nothing and waits for somebody to press a button: here it is printed instead. */
const printUncaught = (): void => {
  process.on('uncaughtException', (error) => console.error('Uncaught Exception:', error))
  process.on('unhandledRejection', (reason) => console.error('UnhandledPromiseRejection:', reason))
}

/** Electron refuses to run as Node or with inherited options; everything else of the environment is passed on. */
function environment(): Record<string, string> {
  const passed = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name === 'ELECTRON_RUN_AS_NODE' || name === 'NODE_OPTIONS' ? [] : [[name, value] as const],
  )
  return Object.fromEntries(passed)
}

export class HotMoney {
  readonly userData = mkdtempSync(join(tmpdir(), 'hot-money-e2e-'))
  /** Console errors, page errors and broken policies so far. A test ends well only if this is empty. */
  readonly problems: string[] = []
  /** Everything the main process printed. */
  output = ''
  #running: { readonly app: ElectronApplication; readonly page: Page } | undefined
  readonly #binary: string

  constructor(binary: string) {
    this.#binary = binary
  }

  /** The command line that starts the app, for tests that start a second one by hand. */
  command(...more: readonly string[]): { readonly file: string; readonly args: string[] } {
    const sandbox = isLinuxRoot() ? ['--no-sandbox'] : []
    return { file: this.#binary, args: [...sandbox, root, `--user-data-dir=${this.userData}`, '--lang=en-US', ...more] }
  }

  get app(): ElectronApplication {
    if (this.#running === undefined) throw new Error('the app is not running: launch() it first')
    return this.#running.app
  }

  get page(): Page {
    if (this.#running === undefined) throw new Error('the app is not running: launch() it first')
    return this.#running.page
  }

  async launch(...more: readonly string[]): Promise<Page> {
    const { file, args } = this.command(...more)
    const app = await _electron.launch({ executablePath: file, args, cwd: root, env: environment() })
    this.#watch(app)
    await app.evaluate(printUncaught)
    const page = await app.firstWindow()
    await page.waitForLoadState('load')
    this.#running = { app, page }
    return page
  }

  #watch(app: ElectronApplication): void {
    // On the context, not on a page: what a page says while it loads is heard too. Broken policies come this way as well.
    app.context().on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`)
    })
    app.context().on('weberror', (error) => this.problems.push(`page: ${error.error().message}`))
    for (const stream of [app.process().stdout, app.process().stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        this.output += text
        // Two errors may come in one piece: each is a problem of its own.
        for (const line of text.split('\n')) if (mainWentWrong.test(line)) this.problems.push(`main: ${line}`)
      })
    }
  }

  /** Closes the app as a person would, if it runs. */
  async close(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    // Phones may still be at the table: the question whether to quit all the same is answered with yes.
    await running?.app.evaluate(({ dialog }) => {
      dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false })
    })
    await running?.app.close()
  }

  /** Ends the app without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.app.process()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    this.#running = undefined
  }

  /** Starts the app again on the same user-data folder: what was saved is still there. */
  async relaunch(...more: readonly string[]): Promise<Page> {
    await this.close()
    return this.launch(...more)
  }

  /** Writes a picture of the window to e2e/screenshots. */
  async shot(name: string): Promise<void> {
    await this.page.screenshot({ path: join(root, 'e2e', 'screenshots', `${name}.png`), animations: 'disabled' })
  }

  /** For tests that break something on purpose: takes the expected problem off the list, or fails if it is not there. */
  async expectProblem(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.problems.some((problem) => pattern.test(problem))).toBe(true)
    const others = this.problems.filter((problem) => !pattern.test(problem))
    this.problems.splice(0, this.problems.length, ...others)
  }

  forget(): void {
    rmSync(this.userData, { recursive: true, force: true })
  }
}

/** `hotMoney` is not started yet: a test may want to put files into its folder first. */
export const test = base.extend<{ hotMoney: HotMoney }, { binary: string }>({
  binary: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first argument
    async ({}, use) => {
      await use((await resolveElectron({ purpose: 'test' })).path)
    },
    { scope: 'worker' },
  ],
  hotMoney: async ({ binary }, use, info) => {
    const hotMoney = new HotMoney(binary)
    await use(hotMoney)
    await hotMoney.close()
    if (info.status !== info.expectedStatus) await info.attach('main process', { body: hotMoney.output })
    hotMoney.forget()
    expect(hotMoney.problems, 'errors in the window or the main process').toEqual([])
  },
})

export { expect }
