// Money without a ceiling: what people write, how it is read back, what is refused, and what is asked twice.
import { expect, test } from './fixtures.ts'
import type { HotMoney } from './fixtures.ts'
import { HASTE, People } from './people.ts'
import type { Preference } from './people.ts'

const names = ['Ann', 'Ben', 'Cleo']
const googol = `10${',000'.repeat(33)}`

async function sitDown(hotMoney: HotMoney, preference: Preference = {}): Promise<People> {
  const people = new People(await hotMoney.launch())
  await people.prefer({ ...HASTE, ...preference })
  await people.sitDown({ names, first: 'Ann' })
  return people
}

/** The opening pad of the first auctioneer. */
async function atThePad(hotMoney: HotMoney, preference?: Preference): Promise<People> {
  const people = await sitDown(hotMoney, preference)
  await people.takeLaptop()
  return people
}

const readBack = ({ page }: People) => page.getByTestId('read-back')
const refusal = ({ mine }: People) => mine.getByRole('alert')
const open = ({ page }: People) => page.getByRole('button', { name: 'Open the sale' })

for (const text of ['1 googol', '1e100'])
  test(`a googol, written ${text}, wins its sale and stays between winner and auctioneer`, async ({ hotMoney }) => {
    const people = await sitDown(hotMoney)
    const { page } = people
    await people.turn('100')
    expect(await people.takeLaptop()).toBe('Ben')
    await people.amount.fill(text)
    await expect(readBack(people)).toContainText(googol)
    await expect(readBack(people)).toContainText('one googol')
    await people.seal()
    expect(await people.turn('999')).toBe('Cleo')

    await expect(page.getByTestId('just-sold')).toContainText('goes to Ben for a secret price')
    const openTable = await page.content()
    expect(openTable).not.toContain(googol)
    // The rules beside the table speak of “a googol”; an amount in words stands with its number.
    expect(openTable).not.toContain('one googol')
    expect(openTable).not.toContain('0'.repeat(20))

    await people.takeAs('Ben')
    await expect(page.getByTestId('just-sold')).toContainText(`goes to Ben for ${googol}`)
    await expect(page.getByRole('article', { name: 'Ben' })).toContainText('one googol')
    await page.keyboard.press('Escape')

    await people.takeAs('Ann')
    const known = people.mine.getByRole('listitem').filter({ hasText: 'Sale 1 of 16' })
    await expect(known).toContainText('goes to Ben · one googol')
    await expect(known).toContainText('Ben: one googol')
    await expect(known).toContainText('Cleo: 999')
    await expect(known.getByTitle(googol).first()).toHaveText('one googol')
    await page.keyboard.press('Escape')

    await people.takeAs('Cleo')
    const side = await page.content()
    expect(side).not.toContain(googol)
    expect(side).not.toContain('one googol')
  })

test('120 digits are taken, one more is refused with words', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const { page } = people
  await people.amount.fill('9'.repeat(121))
  await expect(readBack(people)).toContainText('A bid has at most 120 digits. Take a few off.')
  await open(people).click()
  await expect(refusal(people)).toHaveText('A bid has at most 120 digits. Take a few off.')
  await expect(people.mine).toBeVisible()
  await people.amount.fill('1e120')
  await expect(readBack(people)).toContainText('A bid has at most 120 digits.')
  await expect(refusal(people)).toBeHidden()

  const longest = `999${',999'.repeat(39)}`
  await people.amount.fill('9'.repeat(120))
  await expect(readBack(people)).toContainText(longest)
  await people.seal()
  await people.toTable()
  await expect(page.getByTestId('opening')).toHaveText(longest)
})

test('amounts that a floating-point number cannot tell apart are told apart', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney)
  await people.sale('9007199254740991', '9007199254740992', '9007199254740993')
  await expect(people.page.getByTestId('just-sold')).toContainText('goes to Cleo')
})

const nonsense: readonly (readonly [text: string, words: string])[] = [
  ['', 'Write an amount first.'],
  ['   ', 'Write an amount first.'],
  ['-5', 'That does not read as a number.'],
  ['1.5', 'Whole numbers only.'],
  ['1,00', 'Whole numbers only.'],
  ['1.000,000', 'That does not read as a number.'],
  ['abc', 'That does not read as a number.'],
  ['12xyz', 'That unit is not known. Known are k, m, bn, googol, Tsd, Mio, Mrd.'],
  ['3 bazillion', 'That unit is not known. Known are k, m, bn, googol, Tsd, Mio, Mrd.'],
  ['0', 'The opening bid is at least 1.'],
]

test('what is no legal bid gets its words and is not sent', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  for (const [text, words] of nonsense) {
    await people.amount.fill(text)
    await open(people).click()
    await expect(refusal(people), `“${text}”`).toHaveText(words)
    await expect(people.amount).toHaveValue(text)
    await people.amount.fill('1')
    await expect(refusal(people)).toBeHidden()
  }
  await people.seal()
  await people.toTable()
  await expect(people.page.getByTestId('opening')).toHaveText('1')
})

test('a secret bid is not the opening bid, but zero is fine', async ({ hotMoney }) => {
  const people = await sitDown(hotMoney)
  const { page } = people
  await people.turn('2500')
  await people.takeLaptop()
  await expect(people.mine).toContainText('Any whole number, also zero, but not 2,500.')
  await people.amount.fill('2.5k')
  await page.getByRole('button', { name: 'Seal the bid' }).click()
  await expect(refusal(people)).toHaveText('Not 2,500: that is the opening bid. One more or one less will do.')
  await people.bid('0')
  await people.toTable()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ben' }).filter({ hasText: 'sealed' }).first(),
  ).toBeVisible()
})

const written: readonly (readonly [text: string, figure: string, words: string])[] = [
  ['5', '5', 'five'],
  ['1.500', '1,500', 'one thousand five hundred'],
  ['2 500 000', '2,500,000', 'two point five million'],
  ['2.500.000', '2,500,000', 'two point five million'],
  ['2,500,000', '2,500,000', 'two point five million'],
  ['2.5m', '2,500,000', 'two point five million'],
  ['2,5 Mio', '2,500,000', 'two point five million'],
  ['3bn', '3,000,000,000', 'three billion'],
  ['3 Mrd', '3,000,000,000', 'three billion'],
  ['7 Tsd.', '7,000', 'seven thousand'],
  ['1e12', '1,000,000,000,000', 'one trillion'],
]

test('what people write for money is read back in figures and in words', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  for (const [text, figure, words] of written) {
    await people.amount.fill(text)
    await expect(readBack(people), text).toHaveText(`${figure} ${words}`, { useInnerText: true })
  }
})

test('what has two meanings is asked about, and the answer goes on', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const { page } = people
  await people.amount.fill('1.500m')
  await expect(readBack(people)).toContainText('Which do you mean?')
  await open(people).click()
  await expect(refusal(people)).toHaveText('Which do you mean?')
  await expect(people.mine).toBeVisible()
  await readBack(people).getByRole('button', { name: '1,500,000,000 · one point five billion' }).click()
  await expect(readBack(people)).toHaveText('1,500,000,000 one point five billion', { useInnerText: true })
  await expect(refusal(people)).toBeHidden()

  await people.amount.fill('2 billion')
  await expect(readBack(people).getByRole('button')).toHaveText([
    '2,000,000,000 · two billion',
    '2,000,000,000,000 · two trillion',
  ])
  await readBack(people).getByRole('button').first().click()
  await people.seal()
  await people.toTable()
  await expect(page.getByTestId('opening')).toHaveText('2,000,000,000')
})

test('every key of the pad does what it says', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const key = (name: string) => people.mine.getByRole('button', { name, exact: true })
  const press = async (name: string, then: string) => {
    await key(name).click()
    await expect(people.amount, `after ${name}`).toHaveValue(then)
  }
  await press('0', '0')
  await press('×10', '0')
  for (let i = 0; i < 10; i++) await press('1234567890'.charAt(i), '1234567890'.slice(0, i + 1))
  await press('00', '123456789000')
  await press('Delete the last digit', '12345678900')
  await press('Clear', '')
  await press('Delete the last digit', '')
  await press('×1000', '')
  await press('7', '7')
  await press('×10', '70')
  await press('×1000', '70000')
  await people.amount.fill('2.5m')
  await press('9', '25000009')
  await expect(readBack(people)).toContainText('25,000,009')
})

test('no key guesses what a text means, and taking a digit off leaves an amount', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const key = (name: string) => people.mine.getByRole('button', { name, exact: true })
  for (const [text, words] of [
    ['1.500m', 'Which do you mean?'],
    ['3 billion', 'Which do you mean?'],
    ['2.5', 'Whole numbers only.'],
    ['-3', 'That does not read as a number.'],
  ] as const)
    for (const name of ['×10', '×1000', '00', '7']) {
      await people.amount.fill(text)
      await key(name).click()
      await expect(people.amount, `${name} on ${text}`).toHaveValue(text)
      await expect(refusal(people)).toHaveText(words)
    }
  await people.amount.fill('2,500,000')
  await key('Delete the last digit').click()
  await expect(readBack(people)).toContainText('250,000')
})

test('an amount can be pasted', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  await hotMoney.app.evaluate(({ clipboard }) => clipboard.writeText(' 12\u202f345\u202f678 '))
  await people.amount.click()
  await people.page.keyboard.press('Control+V')
  await expect(readBack(people)).toContainText('12,345,678')
  await people.amount.fill('')
  await hotMoney.app.evaluate(({ clipboard }) => clipboard.writeText('9'.repeat(120)))
  await people.page.keyboard.press('Control+V')
  await expect(readBack(people)).toContainText(`999${',999'.repeat(39)}`)
})

test('an absurd bid is asked about once more', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const { page } = people
  const question = page.getByRole('alertdialog')
  const yes = question.getByRole('button', { name: 'Yes, print the money' })
  const seal = page.getByRole('button', { name: 'Seal the bid' })
  await people.bid('2.5m')

  await people.takeLaptop()
  await people.amount.fill('2500000001')
  await seal.click()
  await expect(question).toContainText('That is more than 1,000 times anything you have seen in this game.')
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Let me think' }).click()
  await expect(question).toBeHidden()
  await expect(people.amount).toBeFocused()
  await expect(people.amount).toHaveValue('2500000001')
  await seal.click()
  await yes.click()
  await expect(people.mine).toBeHidden()

  await people.takeLaptop()
  await people.amount.fill('2500000000')
  await seal.click()
  await expect(people.mine).toBeHidden()
  await expect(question).toBeHidden()
})

test('the first amount of a game is asked about only where it is out of this world', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const question = people.page.getByRole('alertdialog')
  await people.amount.fill('1e12')
  await open(people).click()
  await expect(question).toContainText('Nobody has bid anything yet, and this is a trillion or more.')
  await question.getByRole('button', { name: 'Let me think' }).click()
  await people.amount.fill('2.5m')
  await open(people).click()
  await expect(people.mine).toBeHidden()
})

test('neither a long Enter nor a double click says yes to an absurd bid', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney)
  const { page } = people
  const question = page.getByRole('alertdialog')
  await people.amount.fill('1 googol')
  for (let i = 0; i < 20; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await expect(people.amount).toHaveValue('1 googol')
  await people.amount.press('Enter')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Let me think' }).click()

  await open(people).dblclick()
  await expect(question).toBeVisible()
  const yes = question.getByRole('button', { name: 'Yes, print the money' })
  await expect(yes).toBeDisabled()
  await expect(yes).toBeEnabled()
  await people.tabTo(yes)
  await page.keyboard.press('Enter')
  await expect(people.mine).toBeHidden()
})

test('nobody asks about absurd bids where people do not want it', async ({ hotMoney }) => {
  const people = await atThePad(hotMoney, { 'Ask before absurdly large bids': false })
  await people.amount.fill('1 googol')
  await open(people).click()
  await expect(people.mine).toBeHidden()
  await people.toTable()
  await expect(people.page.getByTestId('opening')).toHaveText(googol)
})
