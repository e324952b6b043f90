// The games on the home screen: gone on with, deleted, finished, and played again.
import { expect, test } from './fixtures.ts'
import { HASTE, People } from './people.ts'
import { filesIn, four, goOn, logOf, others, saved, sitDown, spoken, three, trash } from './saves.ts'

test('two games under way are told apart, and each opens where it was left', async ({ hotMoney }) => {
  const began = Date.now()
  const people = await sitDown(hotMoney, four)
  const { page } = people
  await people.turn('123')
  await people.leave()
  await people.sitDown({ names: others, first: 'Xaver' })
  await people.sale('100', '200', '300')
  await people.leave()

  const list = page.getByRole('button', { name: /^Go on with / })
  const told = async (newestFirst: readonly (readonly [names: readonly string[], progress: string])[]) => {
    await expect(list).toHaveCount(newestFirst.length)
    for (const [i, [names, progress]] of newestFirst.entries()) {
      const save = list.nth(i)
      for (const words of ['Q.E.', spoken(names), progress]) await expect(save).toContainText(words)
      const time = save.locator('time')
      await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d{1,2}:\d\d\s[AP]M$/)
      const when = Date.parse((await time.getAttribute('datetime')) ?? '')
      expect(when).toBeGreaterThanOrEqual(began)
      expect(when).toBeLessThanOrEqual(Date.now())
    }
  }
  await told([
    [others, 'Sale 2 of 16'],
    [four, 'Sale 1 of 16'],
  ])

  await goOn(people, four)
  await expect(people.curtain).toContainText('Hand the laptop to Ben')
  await people.toTable()
  await expect(page.getByTestId('opening')).toHaveText('123')
  for (const name of four) await expect(page.getByRole('article', { name })).toBeVisible()
  await people.turn('7')
  await people.leave()
  await told([
    [four, 'Sale 1 of 16'],
    [others, 'Sale 2 of 16'],
  ])

  await goOn(people, others)
  await expect(people.curtain).toContainText('Hand the laptop to Yvonne')
  await people.toTable()
  await expect(page.getByTestId('just-sold')).toContainText('goes to Zoe')
  for (const name of others) await expect(page.getByRole('article', { name })).toBeVisible()
  await people.leave()
})

test('a game is deleted only when asked twice, and no other with it', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney)
  const { page } = people
  await people.leave()
  await people.sitDown({ names: others })
  await people.leave()
  const files = filesIn(hotMoney)
  const kept = logOf(hotMoney, others)

  const question = page.getByRole('dialog', { name: 'Delete the game of Ann, Ben, and Cleo for good?' })
  await trash(people, three).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await trash(people, three).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(saved(people, three)).toBeVisible()
  expect(filesIn(hotMoney)).toEqual(files)

  await trash(people, three).click()
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(saved(people, three)).toBeHidden()
  await expect(saved(people, others)).toBeVisible()
  expect(filesIn(hotMoney)).toEqual([kept])

  const later = new People(await hotMoney.relaunch())
  await expect(later.page.getByRole('button', { name: /^Go on with / })).toHaveCount(1)
  await goOn(later, others)
})

test('a finished game can be looked at again, and played again with the same people', async ({ hotMoney }) => {
  const names = ['Ada', 'Bo', 'Robot']
  const people = new People(await hotMoney.launch())
  const { page } = people
  await people.prefer({ ...HASTE, 'Ask before absurdly large bids': false })
  await people.sitDown({ names, bots: [2], first: 'Ada' })
  await people.playOut((_, turn) => String(1000 + turn))

  const again = page.getByRole('button', { name: 'Again with the same people' })
  const sameChairs = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible()
    const chairs = page.getByRole('textbox', { name: /^Name of player/ })
    await expect(chairs).toHaveCount(names.length)
    for (const [i, name] of names.entries()) await expect(chairs.nth(i)).toHaveValue(name)
    const sitters = page.getByRole('combobox', { name: /^Who plays chair/ }).locator('option:checked')
    await expect(sitters).toHaveText(['A person here', 'A person here', 'A bot'])
  }
  await page.getByRole('button', { name: 'Skip to the scores' }).click()
  const winner = await page.getByTestId('winner').innerText()
  await again.click()
  await sameChairs()
  await page.getByRole('button', { name: 'Back' }).click()

  await expect(page.getByText('No saved games yet.')).toBeVisible()
  await page.getByText('Finished games (1)').click()
  const finished = page.getByRole('button', { name: `Show the result of ${spoken(names)}` })
  for (const words of ['Q.E.', 'Finished']) await expect(finished).toContainText(words)
  await finished.click()
  await expect(page.getByTestId('winner')).toHaveText(winner, { useInnerText: true })
  await again.click()
  await sameChairs()
  await page.getByRole('button', { name: 'Deal and play' }).click()
  expect(['Ada', 'Bo']).toContain(await people.takeLaptop())
  await page.keyboard.press('Escape')
  await people.leave()
  await expect(saved(people, names)).toBeVisible()
  await expect(page.getByText('Finished games (1)')).toBeVisible()
})
