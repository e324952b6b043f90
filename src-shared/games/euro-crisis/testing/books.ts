/** The books of a game of Euro Crisis, kept from its events alone: whatever the table says must be in the log. */
import { QUICK_BANKS, QUICK_START, START, STATE_IDS } from '../data.ts'
import type { QuickBank, StateId } from '../data.ts'
import type { Happening, Payment, Shift, State } from '../types.ts'

interface Book {
  money: number
  gold: number
  weapons: number
  loans: number
  income: number
}

interface Books {
  readonly banks: readonly Book[]
  readonly owners: Map<StateId, number[]>
  readonly lent: Map<StateId, number[]>
  /** Where an event tells of an income that was another one before. */
  readonly wrong: string[]
}

function opened({ options, seats, first, boards }: State): Books {
  const place = (seat: number) => (seat - first + seats) % seats
  const { money, gold, weapons } = options
  return {
    banks: Array.from({ length: seats }, (_, seat) => ({
      ...{ money: money + place(seat), gold, weapons },
      ...{ loans: START.loans, income: START.income },
    })),
    owners: new Map(boards.map(({ state }) => [state, []])),
    lent: new Map(boards.map(({ state }) => [state, []])),
    wrong: [],
  }
}

const NOBODY: Book = { money: 0, gold: 0, weapons: 0, loans: 0, income: 0 }
const of = (books: Books, seat: number): Book => books.banks[seat] ?? NOBODY

function quick({ first, seats }: State, books: Books) {
  const seatOf = (bank: QuickBank) => (first + QUICK_BANKS.indexOf(bank)) % seats
  for (const bank of QUICK_BANKS) {
    const book = of(books, seatOf(bank))
    book.income = QUICK_START.income
    book.gold -= QUICK_START.goldPaid[bank]
  }
  for (const state of STATE_IDS) {
    books.owners.get(state)?.push(seatOf(QUICK_START.owners[state]))
    for (const lender of QUICK_START.loans[state]) {
      of(books, seatOf(lender)).loans--
      books.lent.get(state)?.push(seatOf(lender))
    }
  }
}

function shift(books: Books, { seat, from, to }: Shift) {
  const book = of(books, seat)
  if (book.income !== from) books.wrong.push(`income of ${String(seat)}: ${String(book.income)}, not ${String(from)}`)
  book.income = to
}

function pay(books: Books, payment: Payment) {
  of(books, payment.seat).money += payment.money
  shift(books, payment)
}

function sell(state: State, books: Books, index: number) {
  const auction = state.auctions[index]
  if (!auction || auction.winner === null) return
  of(books, auction.winner).gold -= auction.price
  books.owners.get(auction.state)?.push(auction.winner)
}

function enter(state: State, books: Books, event: Happening): void {
  switch (event.kind) {
    case 'quick':
      quick(state, books)
      return
    case 'lent':
      of(books, event.shift.seat).loans -= event.loans.length
      books.lent.get(event.state)?.push(...event.loans.map(({ seat }) => seat))
      shift(books, event.shift)
      return
    case 'frankfurt':
      of(books, event.shift.seat).loans += event.loans
      shift(books, event.shift)
      return
    case 'moscow': {
      const book = of(books, event.seat)
      book.money -= event.cost
      book.gold += event.gold
      book.weapons += event.weapons
      return
    }
    case 'reform':
      of(books, event.seat).money--
      for (const payment of event.payments) pay(books, payment)
      return
    case 'income':
      for (const payment of event.payments) pay(books, payment)
      return
    case 'auctioned':
      sell(state, books, event.auction)
      return
    case 'armed':
      of(books, event.arms.seat).weapons -= event.arms.weapons
      return
    case 'calmed':
      for (const { seat } of event.lost)
        if (books.owners.get(event.state)?.pop() !== seat) books.wrong.push(`a property of ${String(seat)}`)
      return
    case 'cut':
      for (const loss of event.losses) shift(books, loss)
      books.lent.set(event.state, [])
      return
    case 'out':
      Object.assign(of(books, event.seat), { money: 0, gold: 0, weapons: 0, loans: 0 })
      return
    default:
      return
  }
}

function kept(state: State): Books {
  const books = opened(state)
  for (const event of state.events) enter(state, books, event)
  return books
}

/** Whether all banks together have what came in and did not go out again: true in a disguise, too, which only moves it about. */
export function isAllThere(state: State, goods: 'gold' | 'weapons'): boolean {
  const sum = (banks: readonly Pick<Book, typeof goods>[]) => banks.reduce((all, bank) => all + bank[goods], 0)
  return sum(state.banks) === sum(kept(state).banks)
}

/** What the table and its log do not agree in; empty where they do. */
export function amiss(state: State): string[] {
  const books = kept(state)
  const wrong = [...books.wrong]
  state.banks.forEach(({ money, gold, weapons, loans, income }, seat) => {
    const there = JSON.stringify({ money, gold, weapons, loans, income })
    const written = JSON.stringify(of(books, seat))
    if (there !== written) wrong.push(`seat ${String(seat)} has ${there}, by the books ${written}`)
  })
  for (const { state: id, owners, loans } of state.boards) {
    if (owners.join() !== books.owners.get(id)?.join()) wrong.push(`the owners of ${id}`)
    // Where the last bank but one falls in a debt cut, the rest of it is dropped.
    const lent = loans.map(({ seat }) => seat).join()
    if (state.agenda.length > 0 && lent !== books.lent.get(id)?.join()) wrong.push(`the loans to ${id}`)
  }
  return wrong
}
