// What the tests of saved games share: the list on the home screen, the files behind it, and coming back to a game.
import type { Locator } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './fixtures.ts'
import type { HotMoney } from './fixtures.ts'
import { HASTE, People } from './people.ts'

export const three = ['Ann', 'Ben', 'Cleo']
export const four = [...three, 'Dan']
export const others = ['Xaver', 'Yvonne', 'Zoe']

export async function sitDown(hotMoney: HotMoney, names: readonly string[] = three): Promise<People> {
  const people = new People(await hotMoney.launch())
  await people.prefer(HASTE)
  await people.sitDown({ names, first: 'Ann' })
  return people
}

export const spoken = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
export const saved = ({ page }: People, names: readonly string[]) =>
  page.getByRole('button', { name: `Go on with ${spoken(names)}` })
export const trash = ({ page }: People, names: readonly string[]) =>
  page.getByRole('button', { name: `Delete the game of ${spoken(names)}` })

export async function goOn(people: People, names: readonly string[] = three): Promise<void> {
  await saved(people, names).click()
  await expect(people.curtain).toBeVisible()
}

/** The power comes back: the app starts anew, and people go on where they were. */
export async function comeBack(hotMoney: HotMoney, names?: readonly string[]): Promise<People> {
  const people = new People(await hotMoney.launch())
  await goOn(people, names)
  return people
}

/** Everything on the open table, as somebody who cannot see it would be told. */
export async function tableOf(people: People): Promise<string> {
  await people.toTable()
  return people.page.locator('.board').ariaSnapshot()
}

/** Everything on one player's own side, with the table as that player sees it. */
export async function sideOf(people: People, name: string): Promise<string> {
  await people.takeAs(name)
  const side = await people.page.getByRole('main').ariaSnapshot()
  await people.page.keyboard.press('Escape')
  await expect(people.mine).toBeHidden()
  return side
}

export const envelope = ({ page }: People, name: string) =>
  page.locator('.board').getByRole('listitem').filter({ hasText: name })
export const notice = ({ page }: People, text: string) =>
  page.getByRole('status').locator('div').filter({ hasText: text })
export const dismiss = (told: Locator) => told.getByRole('button', { name: 'All right' }).click()

export const folderOf = (hotMoney: HotMoney) => join(hotMoney.userData, 'saves')
export const filesIn = (hotMoney: HotMoney) => readdirSync(folderOf(hotMoney)).sort()

/** The name of the log of these people. */
export function logOf(hotMoney: HotMoney, names: readonly string[] = three): string {
  const found = filesIn(hotMoney).filter((file) => {
    const [header = ''] = readFileSync(join(folderOf(hotMoney), file), 'utf8').split('\n')
    return file.endsWith('.jsonl') && names.every((name) => header.includes(`"${name}"`))
  })
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

export const pathOf = (hotMoney: HotMoney, names?: readonly string[]) =>
  join(folderOf(hotMoney), logOf(hotMoney, names))
export const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1)
