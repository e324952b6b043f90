/** The log explains what happened, in both languages: who, from where to where, and why. */
import { describe, expect, it } from 'vitest'
import { matchFrom, playOut } from '../../testing/play.ts'
import { render } from '../../words.ts'
import { STANDARD } from './options.ts'
import { euroCrisis } from './game.ts'
import { score } from './scoring.ts'
import type { State, View } from './types.ts'
import { de, money as inGerman } from './words.de.ts'
import { en, money as inEnglish } from './words.en.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora']
const name = (seat: number) => NAMES[seat] ?? 'nobody'

type Log = typeof en.log
/** What is told in English, and in German. */
const told = <K extends keyof Log>(key: K, args: Log[K] extends (a: infer A, ...rest: never[]) => string ? A : never) =>
  [en, de].map((words) => render(words.log, { key, args }, name))

describe('every event of whole games', () => {
  const events: View['events'][number][] = []
  for (let n = 0; n < 40; n++) {
    const { end } = playOut(matchFrom('euro-crisis', n, 'words'))
    events.push(...euroCrisis.view(end as State, 'table').events)
  }

  it('has words for everything it says', () => {
    for (const event of events)
      for (const words of [en, de]) {
        const said = render(words.log, event, name)
        expect(said).toMatch(/^[^a-z].*[.!]$/)
        expect(said).not.toMatch(/undefined|null|NaN|object|nobody| {2}|-\d/)
      }
  })

  it('names whoever won or lost income, from where to where', () => {
    const number = (n: number) => String(n).replace('-', '−')
    for (const event of events) {
      const shifts =
        event.key === 'lent' || event.key === 'frankfurt'
          ? [{ ...event.args, seat: event.args.who }]
          : event.key === 'cut'
            ? event.args.losses
            : event.key === 'income' || event.key === 'reform'
              ? event.args.payments
              : []
      for (const { seat, from, to } of shifts.filter((shift) => shift.from !== shift.to))
        for (const words of [en, de]) {
          const said = render(words.log, event, name)
          expect(said).toContain(name(seat))
          expect(said).toContain(`${number(from)} → ${number(to)}`)
        }
    }
  })

  it('comes up in random play: nothing is left unread', () => {
    const missing = Object.keys(en.log).filter((key) => !events.some((event) => event.key === key))
    expect(missing).toEqual([])
  })
})

describe('what a line of the log says', () => {
  it('a purchase: how much, for how much, and the new prices', () => {
    const prices = { gold: { from: 3, to: 4 }, weapons: { from: 2, to: 3 } }
    expect(told('moscow', { who: 2, gold: 2, weapons: 1, cost: 8, prices })).toEqual([
      'Cleo buys 2 gold and 1 weapon in Moscow for €8m. The price: gold €3m → €4m, weapons €2m → €3m.',
      'Cleo kauft in Moskau 2 Gold und 1 Waffe für 8\u00a0Mio.\u00a0€. Der Preis: Gold 3\u00a0Mio.\u00a0€ → 4\u00a0Mio.\u00a0€, Waffen 2\u00a0Mio.\u00a0€ → 3\u00a0Mio.\u00a0€.',
    ])
    const [english] = told('moscow', {
      who: 2,
      gold: 1,
      weapons: 0,
      cost: 8,
      prices: { ...prices, gold: { from: 8, to: 8 } },
    })
    expect(english).toBe('Cleo buys 1 gold in Moscow for €8m. The price: gold stays at €8m.')
  })

  it('a price that stays, in the singular and the plural', () => {
    const still = { from: 1, to: 1 }
    expect(told('blackMarket', { gold: still, weapons: still })).toEqual([
      'The black market: gold stays at €1m, weapons stay at €1m.',
      'Der Schwarzmarkt: Gold bleibt bei 1\u00a0Mio.\u00a0€, Waffen bleiben bei 1\u00a0Mio.\u00a0€.',
    ])
  })

  it('an income at the end of its track: why it moves less than it should', () => {
    const lent = { who: 0, state: 'spain', values: [9, 9] } as const
    expect(told('lent', { ...lent, from: 30, to: 40 })).toEqual([
      'Ann lends to Spain at 9 and 9: income 30 → 40, the most there is.',
      'Ann leiht Spanien Geld zu 9 und 9: Einkommen 30 → 40, mehr geht nicht.',
    ])
    const payments = [{ seat: 1, from: -20, to: -20, money: -19, missing: 1 }]
    expect(told('income', { year: 1, payments })).toEqual([
      'Income of year 1: Ben pays €19m and is €1m short, but income stays at −20, and the rest is forgiven.',
      'Einkommen aus Jahr 1: Ben zahlt 19\u00a0Mio.\u00a0€, es fehlt 1\u00a0Mio.\u00a0€: Einkommen bleibt bei −20, der Rest ist erlassen.',
    ])
  })

  it('income day: who gets, who pays, and what is lost for want of money', () => {
    const payments = [
      { seat: 0, from: -3, to: -4, money: -2, missing: 1 },
      { seat: 1, from: -5, to: -10, money: 0, missing: 5 },
      { seat: 2, from: 0, to: 0, money: 0, missing: 0 },
      { seat: 3, from: 6, to: 6, money: 6, missing: 0 },
    ]
    expect(told('income', { year: 1, payments })[0]).toBe(
      'Income of year 1: Ann pays €2m and is €1m short, so income −3 → −4; Ben cannot pay and is €5m short, so income −5 → −10; Cleo gets nothing; Dora gets €6m.',
    )
  })

  it('a debt cut: the loans, what they lay on, and the income', () => {
    const losses = [{ seat: 1, from: 15, to: 3, loans: [{ value: 5 }, { value: 7 }] }]
    expect(told('cut', { state: 'greece', losses, again: true })).toEqual([
      'Debt cut in Greece! Ben loses 2 loans at 5 and 7, income 15 → 3. The debt starts again.',
      'Schuldenschnitt in Griechenland! Ben verliert 2 Kredite zu 5 und 7, Einkommen 15 → 3. Die Schulden fangen von vorn an.',
    ])
    expect(told('cut', { state: 'greece', losses: [], again: true })[0]).toContain(
      'No bank in the game has a loan there.',
    )
    // One bank is left, and the rest of the debt cut does not happen.
    expect(told('cut', { state: 'greece', losses, again: false })).toEqual([
      'Debt cut in Greece! Ben loses 2 loans at 5 and 7, income 15 → 3.',
      'Schuldenschnitt in Griechenland! Ben verliert 2 Kredite zu 5 und 7, Einkommen 15 → 3.',
    ])
  })

  it('a riot: both sides, the lead, and what is lost by it', () => {
    const lost = [{ seat: 2, property: 'acropolis', points: 12 } as const]
    expect(told('calmed', { state: 'greece', people: 5, government: 2, lost })).toEqual([
      'People 5, government 2. The people lead by 3, and every full 3 costs a property: Greece takes back Acropolis from Cleo (−12 points). Happiness is back at 4.',
      'Volk 5, Regierung 2. Das Volk führt mit 3, und je volle 3 kosten einen Besitz. Griechenland holt zurück: Akropolis von Cleo (−12 Punkte). Zufriedenheit wieder bei 4.',
    ])
  })

  it('a riot that costs nothing says why', () => {
    const riot = (people: number, government: number) =>
      told('calmed', { state: 'greece', people, government, lost: [] }).map((said) => said.split('. ')[1])
    expect(riot(2, 2)).toEqual([
      'The people do not lead: nothing is lost',
      'Das Volk führt nicht: Niemand verliert etwas',
    ])
    expect(riot(2, 0)).toEqual([
      'The people lead by 2, less than 3: nothing is lost',
      'Das Volk führt mit 2, also nicht mit vollen 3: Niemand verliert etwas',
    ])
    expect(riot(7, 0)).toEqual([
      'The people lead by 7, but there was nothing to take back',
      'Das Volk führt mit 7, aber es gab nichts zurückzuholen',
    ])
  })

  it('a reform: what it costs, moves and pays, or that nothing can move', () => {
    const drift = { state: 'greece', from: { row: 1, column: 6 }, to: { row: 0, column: 6 } } as const
    const reform = { who: 0, state: 'greece', party: 'socialists', drift, payments: [] } as const
    expect(told('reform', { ...reform, happiness: { state: 'greece', from: 4, to: 5 } })[0]).toBe(
      'Ann pays €1m, and the Socialists reform Greece. The debt goes to the € space, and if it stays there, a debt cut comes. Happiness 4 → 5.',
    )
    expect(told('reform', { ...reform, drift: null, happiness: null })[0]).toContain('Nothing can move')
  })

  it('an auction: all bids, and what decided between equal ones', () => {
    const sale = { state: 'spain', property: 'rtve', points: 7, winner: 3, price: 3, by: 'loans' } as const
    expect(told('auctioned', { ...sale, bids: [3, 2, null, 3] })[0]).toBe(
      'Spain sells RTVE (7 points) to Dora for 3 gold. Bids: Ann 3, Ben 2, Dora 3. Of equal bids the one with more loans there wins.',
    )
    expect(told('auctioned', { ...sale, bids: [0, 0, 0, 0], price: 0 })[1]).toContain('Geboten hat niemand.')
  })
})

it('money and refusals read well in the plural, the singular and the minus', () => {
  expect([inEnglish(-3), inEnglish(5)]).toEqual(['−€3m', '€5m'])
  expect(inGerman(-3)).toBe('−3\u00a0Mio.\u00a0€')
  expect(en.refuse.soldOut({ goods: 'weapons', left: 1 })).toContain('1 weapon left')
  expect(de.refuse.soldOut({ goods: 'weapons', left: 1 })).toContain('1 Waffe:')
  expect(en.refuse.fewLoans({ most: 1 })).toContain('1 loan at')
  expect(de.refuse.littleMoney({ missing: 1 })).toContain('Dir fehlt 1\u00a0Mio.')
  expect(de.refuse.littleMoney({ missing: 2 })).toContain('Dir fehlen 2\u00a0Mio.')
})

describe('the points that end the game', () => {
  it('are told as soon as a bank has them, once, and at the end they are the reason', () => {
    let seen = 0
    for (let n = 0; n < 60; n++) {
      const { end } = playOut(matchFrom('euro-crisis', n, 'points'))
      const state = end as State
      const last = state.events.filter(({ kind }) => kind === 'lastYear')
      expect(last.length).toBe(state.rich ? 1 : 0)
      const [reached] = last
      if (reached?.kind !== 'lastYear') continue
      seen++
      expect(reached.points).toBeGreaterThanOrEqual(state.options.endPoints)
      expect(reached.year).toBe(Math.max(1, state.year))
      const why = euroCrisis.view(state, 'table').events.find(({ key }) => key === 'over')
      if (score(state).filter(({ out }) => out === null).length > 1)
        expect(why?.key === 'over' && why.args).toMatchObject({ why: 'points', points: state.options.endPoints })
    }
    expect(seen).toBeGreaterThan(5)
    expect(STANDARD.endPoints).toBe(33)
  })
})
