// Nothing is lost: power cuts, torn and damaged files, and a disk that refuses.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { HASTE, People } from './people.ts'
import {
  comeBack,
  dismiss,
  envelope,
  filesIn,
  folderOf,
  four,
  goOn,
  linesOf,
  logOf,
  notice,
  others,
  pathOf,
  saved,
  sideOf,
  sitDown,
  tableOf,
  three,
} from './saves.ts'

test.describe('a power cut', () => {
  test('in the middle of secret bids changes nothing', async ({ hotMoney }) => {
    const before = await sitDown(hotMoney, four)
    await before.sale('100', '5000', '40')
    const table = await tableOf(before)
    const bens = await sideOf(before, 'Ben')
    const dans = await sideOf(before, 'Dan')
    expect(bens).toContain('Your bid: 5,000')
    await hotMoney.kill()

    const people = new People(await hotMoney.launch())
    const { page } = people
    await expect(saved(people, four)).toContainText('Sale 1 of 16')
    await goOn(people, four)
    await expect(people.curtain).toContainText('Hand the laptop to Dan')
    expect(await tableOf(people)).toBe(table)
    await expect(page.getByTestId('opening')).toHaveText('100')
    await expect(envelope(people, 'Ben')).toContainText('sealed')
    await expect(envelope(people, 'Cleo')).toContainText('sealed')
    await expect(envelope(people, 'Dan')).toContainText('thinking')
    expect(await sideOf(people, 'Ben')).toBe(bens)
    expect(await sideOf(people, 'Dan')).toBe(dans)

    expect(await people.turn('300')).toBe('Dan')
    await expect(page.getByTestId('just-sold')).toContainText('goes to Ben for a secret price')
    await people.takeAs('Ann')
    const known = people.mine.getByRole('listitem').filter({ hasText: 'Sale 1 of 16' })
    for (const bid of ['goes to Ben · 5,000', 'Cleo: 40', 'Dan: 300']) await expect(known).toContainText(bid)
  })

  test('right after any bid loses nothing that was shown', async ({ hotMoney }) => {
    let people = await sitDown(hotMoney)
    expect(await people.turn('100')).toBe('Ann')
    await hotMoney.kill()

    people = await comeBack(hotMoney)
    await people.toTable()
    await expect(people.page.getByTestId('opening')).toHaveText('100')
    expect(await people.turn('5000')).toBe('Ben')
    await hotMoney.kill()

    people = await comeBack(hotMoney)
    await people.toTable()
    await expect(envelope(people, 'Ben')).toContainText('sealed')
    await expect(envelope(people, 'Cleo')).toContainText('thinking')
    expect(await people.turn('6000')).toBe('Cleo')
    await hotMoney.kill()

    people = await comeBack(hotMoney)
    await expect(people.curtain).toContainText('Hand the laptop to Ben')
    await people.toTable()
    await expect(people.page.getByTestId('just-sold')).toContainText('goes to Cleo')
    await expect(people.page.getByRole('heading', { name: 'Sale 2 of 16' })).toBeVisible()
  })

  test('before the bid is answered leaves all of it or nothing', async ({ hotMoney }) => {
    const before = await sitDown(hotMoney)
    await before.takeLaptop()
    await before.amount.fill('777')
    await before.page.keyboard.press('Enter')
    await hotMoney.kill()
    const opened = linesOf(pathOf(hotMoney)).length > 1

    const people = await comeBack(hotMoney)
    await expect(people.curtain).toContainText(`Hand the laptop to ${opened ? 'Ben' : 'Ann'}`)
    if (!opened) expect(await people.turn('777')).toBe('Ann')
    await people.toTable()
    await expect(people.page.getByTestId('opening')).toHaveText('777')
  })

  test('while somebody looks at the own side comes back behind the curtain', async ({ hotMoney }) => {
    const before = await sitDown(hotMoney)
    await before.turn('100')
    await before.takeLaptop()
    await before.amount.fill('4711')
    await hotMoney.kill()

    const people = new People(await hotMoney.launch())
    const { page } = people
    await expect(saved(people, three)).toBeVisible()
    await expect(people.mine).toBeHidden()
    await goOn(people)
    await expect(people.curtain).toContainText('Hand the laptop to Ben')
    await expect(people.mine).toBeHidden()
    expect(await page.content()).not.toContain('Secret industry')
    await people.lift()
    await expect(people.mine).toContainText('Only for Ben')
    await expect(people.amount).toHaveValue('')
  })
})

test('a last line that was cut short is left out with words, and the game goes on from before it', async ({
  hotMoney,
}) => {
  const before = await sitDown(hotMoney)
  await before.sale('100', '5000')
  await hotMoney.close()
  const path = pathOf(hotMoney)
  const whole = readFileSync(path, 'utf8')
  const good = whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1)
  writeFileSync(path, whole.slice(0, -20))

  const people = new People(await hotMoney.launch())
  const { page } = people
  await goOn(people)
  const told = notice(
    people,
    'The last entry of the game of Ann, Ben, Cleo was written only in part and was left out. Everything before it is there.',
  )
  await expect(told).toBeVisible()
  expect(readFileSync(path, 'utf8')).toBe(good)
  await expect(people.curtain).toContainText('Hand the laptop to Ben')
  await dismiss(told)
  await expect(told).toBeHidden()
  await people.toTable()
  await expect(page.getByTestId('opening')).toHaveText('100')
  await expect(envelope(people, 'Ben')).toContainText('thinking')
  expect(await people.turn('7')).toBe('Ben')
  expect(await people.turn('50')).toBe('Cleo')
  await expect(page.getByTestId('just-sold')).toContainText('goes to Ann')

  const later = new People(await hotMoney.relaunch())
  await goOn(later)
  await later.toTable()
  await expect(later.page.getByTestId('just-sold')).toContainText('goes to Ann')
  await expect(later.page.getByText('written only in part')).toBeHidden()
  expect(linesOf(path)).toHaveLength(4)
})

test('damaged games are kept aside by name and byte for byte, and the others go on', async ({ hotMoney }) => {
  const letters = ['Kim', 'Lou', 'Max']
  const before = await sitDown(hotMoney)
  await before.sale('100', '5000')
  await before.leave()
  for (const names of [others, letters]) {
    await before.sitDown({ names })
    await before.leave()
  }
  await hotMoney.close()

  const [header = '', opening = '', bid = ''] = linesOf(pathOf(hotMoney))
  const harms = [
    { file: logOf(hotMoney), bytes: Buffer.from(`${header}\n${opening.slice(0, 30)}#?!\n${bid}\n`) },
    { file: logOf(hotMoney, others), bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff, 0xfe, 0x0a]) },
  ]
  const aside = (file: string) => join(folderOf(hotMoney), `${file}.damaged-1`)
  for (const { file, bytes } of harms) writeFileSync(join(folderOf(hotMoney), file), bytes)

  const people = new People(await hotMoney.launch())
  const { page } = people
  for (const { file, bytes } of harms) {
    const told = notice(people, `A saved game could not be read (${file}). It was kept aside as ${file}.damaged-1.`)
    await expect(told).toBeVisible()
    expect(readFileSync(aside(file))).toEqual(bytes)
    expect(filesIn(hotMoney)).not.toContain(file)
    await dismiss(told)
    await expect(told).toBeHidden()
  }
  await expect(page.getByRole('button', { name: /^Go on with / })).toHaveCount(1)
  await goOn(people, letters)
  await people.turn('100')
  await people.toTable()
  await expect(page.getByTestId('opening')).toHaveText('100')
  await people.leave()

  // A file may also go bad while the list is on the screen.
  const last = logOf(hotMoney, letters)
  const bytes = Buffer.from('this was a game once\n')
  writeFileSync(join(folderOf(hotMoney), last), bytes)
  await saved(people, letters).click()
  await expect(page.getByRole('alert')).toHaveText(
    `This saved game is damaged. It was kept aside as ${last}.damaged-1.`,
  )
  await expect(saved(people, letters)).toBeHidden()
  expect(readFileSync(aside(last))).toEqual(bytes)

  const later = new People(await hotMoney.relaunch())
  await expect(later.page.getByText('No saved games yet.')).toBeVisible()
  await expect(later.page.getByText('kept aside')).toBeHidden()
  expect(filesIn(hotMoney)).toEqual([...harms.map(({ file }) => file), last].map((file) => `${file}.damaged-1`).sort())
})

test('settings that cannot be read are kept aside by name, and the defaults can be changed again', async ({
  hotMoney,
}) => {
  const before = new People(await hotMoney.launch())
  await before.prefer(HASTE)
  await hotMoney.close()
  const path = join(hotMoney.userData, 'settings.json')
  expect(readFileSync(path, 'utf8')).toContain('"twice"')
  const bytes = Buffer.from('{"settings": {"curtain": "twi')
  writeFileSync(path, bytes)

  const people = new People(await hotMoney.launch())
  const { page } = people
  const told = notice(
    people,
    `The settings could not be read. They were kept aside as ${path}.unreadable-1, and the defaults are used.`,
  )
  await expect(told).toBeVisible()
  expect(readFileSync(`${path}.unreadable-1`)).toEqual(bytes)
  await dismiss(told)
  await expect(told).toBeHidden()
  const chosen = (on: People, name: string) => on.page.getByRole('combobox', { name }).locator('option:checked')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(chosen(people, 'Bots think for')).toHaveText('a moment')
  await expect(chosen(people, 'Lifting the curtain')).toHaveText('press and hold')
  await page.getByRole('button', { name: 'Back' }).click()
  await people.prefer({ 'Lifting the curtain': 'press twice' })

  const later = new People(await hotMoney.relaunch())
  await later.page.getByRole('button', { name: 'Settings' }).click()
  await expect(chosen(later, 'Lifting the curtain')).toHaveText('press twice')
  await expect(later.page.getByText('kept aside')).toBeHidden()
  expect(readFileSync(`${path}.unreadable-1`)).toEqual(bytes)
})

test('a game that cannot be saved does not begin, and begins as soon as it can', async ({ hotMoney }) => {
  // Something else is where the folder should be.
  writeFileSync(folderOf(hotMoney), '')
  const people = new People(await hotMoney.launch())
  const { page } = people
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna')
  const deal = page.getByRole('button', { name: 'Deal and play' })
  await deal.click()
  await expect(page.getByRole('alert')).toHaveText(
    /^This could not be saved, so it did not happen \(E[A-Z]+\)\. Free some space and try again\.$/,
  )
  rmSync(folderOf(hotMoney))
  await deal.click()
  await expect(people.curtain).toBeVisible()
  expect(logOf(hotMoney, ['Anna', 'Ben', 'Cleo', 'Dan'])).not.toBe('')
})

// Only Linux lets one process set another's limits; the rules of the log itself are tested with failing disks everywhere.
if (process.platform === 'linux')
  test('a bid that the disk takes only in part is refused with words, and can be sealed again', async ({
    hotMoney,
  }) => {
    const people = await sitDown(hotMoney)
    const { page } = people
    await people.sale('100', '5000')
    await people.takeLaptop()
    const path = pathOf(hotMoney)
    const before = readFileSync(path)

    // The system itself cuts the write short. It sends a signal first, which Chromium would take for a crash.
    await hotMoney.app.evaluate(() => void process.on('SIGXFSZ', () => undefined))
    const atMost = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(hotMoney.app.process().pid), `--fsize=${String(bytes)}:`], {
        stdio: 'pipe',
      })
    atMost(statSync(path).size + 20)
    await people.amount.fill('6000')
    const seal = page.getByRole('button', { name: 'Seal the bid' })
    for (const attempt of ['first', 'second']) {
      await seal.click()
      await expect(people.mine.getByRole('alert'), attempt).toHaveText(
        'This could not be saved, so it did not happen (EFBIG). Free some space and try again.',
      )
    }
    await expect(people.mine).toContainText('Only for Cleo')
    await expect(people.amount).toHaveValue('6000')
    await expect(envelope(people, 'Cleo')).toContainText('thinking')
    expect(readFileSync(path)).toEqual(before)

    atMost('unlimited')
    await seal.click()
    await expect(page.getByTestId('just-sold')).toContainText('goes to Cleo')
    await hotMoney.kill()
    const later = await comeBack(hotMoney)
    await later.toTable()
    await expect(later.page.getByTestId('just-sold')).toContainText('goes to Cleo')
  })
