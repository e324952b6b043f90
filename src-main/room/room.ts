/** The one table of the house and everyone around it: a table being laid, an open match or nothing, and all screens that see it. */
import type { Seat } from '../../src-shared/game.ts'
import type { GuestView, LayChange, Sitter } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { Guests } from './guests.ts'
import type { Lobby } from './lobby.ts'
import { refuse } from '../refusals.ts'
import type { Onlooker, Sitting } from './sitting.ts'

export class Room {
  readonly guests = new Guests()
  readonly #screens = new Set<Onlooker>()
  /** Called when somebody came, went, sat down or got up. */
  readonly #peopleChanged: () => void
  #lobby: Lobby | undefined
  #sitting: Sitting | undefined

  constructor(peopleChanged: () => void) {
    this.#peopleChanged = peopleChanged
  }

  get lobby(): Lobby | undefined {
    return this.#lobby
  }
  get sitting(): Sitting | undefined {
    return this.#sitting
  }
  get screens(): readonly Onlooker[] {
    return [...this.#screens]
  }

  /** Whether the phone with that token was let in, or has a chair at the open match. */
  knows(holder: string): boolean {
    return this.guests.knows(holder) || this.chairNameOf(holder) !== null
  }

  isThere(holder: string): boolean {
    return this.guests.isThere(holder)
  }

  /** The name at the chair that this phone holds, at the table that is being laid or at the open match. */
  chairNameOf(holder: string): string | null {
    const seat = this.#sitting?.chairOf(holder) ?? null
    if (seat !== null) return this.#sitting?.table.chairs[seat]?.name ?? null
    return this.#lobby?.nameOf(holder) ?? null
  }

  /** A screen said hello: it is shown what is on the table, if anything is. */
  enter(screen: Onlooker): void {
    this.#screens.add(screen)
    this.guests.prune((holder) => this.chairNameOf(holder) !== null)
    if (this.#sitting) {
      this.#sitting.part(screen)
      this.#sitting.join(screen)
    } else if (this.#lobby) this.#showLobby()
    else if (screen.kind !== 'host') screen.wire.send({ type: 'closed' })
    this.#peopleChanged()
  }

  exit(screen: Onlooker): void {
    this.#screens.delete(screen)
    this.#sitting?.part(screen)
    this.#showLobby()
    this.#peopleChanged()
  }

  /** Begins to lay a table in place of whatever was there. */
  lay(lobby: Lobby): void {
    this.#putAway()
    this.#lobby = lobby
    this.#showLobby()
    this.#peopleChanged()
  }

  /** Opens a match in place of whatever was there. */
  seat(sitting: Sitting): void {
    this.#putAway()
    this.#sitting = sitting
    sitting.join(...this.#screens)
    this.#peopleChanged()
  }

  clear(): void {
    if (!this.#lobby && !this.#sitting) return
    this.#putAway()
    for (const screen of this.#screens) if (screen.isListening()) screen.wire.send({ type: 'closed' })
    this.#peopleChanged()
  }

  change(change: LayChange): Words | undefined {
    if (!this.#lobby) return refuse({ key: 'noTable' })
    const refusal = this.#lobby.change(change)
    if (!refusal) this.#chairsChanged()
    return refusal
  }

  /** A phone takes a free chair. */
  sit(holder: string, name: string, chair: number | null): Words | undefined {
    const refusal = this.#sitting
      ? this.#sitAtMatch(this.#sitting, holder, name, chair)
      : this.#lobby
        ? this.#lobby.sit(holder, name, chair)
        : refuse({ key: 'noTable' })
    if (refusal) return refusal
    this.guests.rename(holder, name)
    this.#chairsChanged()
    return undefined
  }

  /** A phone gives its chair up. */
  stand(holder: string): Words | undefined {
    const refusal = this.#free(holder)
    if (!refusal) this.#chairsChanged()
    return refusal
  }

  /** The host gives a chair of the open match to somebody else. */
  reseat(seat: Seat, sitter: Sitter): Words | undefined {
    const table = this.#sitting?.table
    const chair = table?.chairs[seat]
    if (!table || !chair) return refuse({ key: 'noSuchSeat' })
    if (chair.sitter === sitter && sitter !== 'phone') return undefined
    // A phone keeps its claim while a bot plays on for it, and is the one that comes back.
    const keeps = sitter === 'bot' || (sitter === 'phone' && chair.sitter === 'bot')
    const refusal = table.reseat(seat, { name: chair.name, sitter, holder: keeps ? chair.holder : null })
    if (!refusal) this.#peopleChanged()
    return refusal
  }

  rename(seat: Seat, name: string): Words | undefined {
    const refusal = this.#sitting ? this.#sitting.table.rename(seat, name) : refuse({ key: 'noMatch' })
    if (!refusal) this.#peopleChanged()
    return refusal
  }

  /** Shows a phone the door: its chair is free and its token is dead. */
  kick(id: number): Words | undefined {
    const holder = this.guests.holderOf(id)
    if (holder === undefined) return refuse({ key: 'noSuchGuest' })
    const refusal = this.#free(holder)
    if (refusal) return refusal
    for (const screen of this.guests.forget(holder)) screen.dismiss(refuse({ key: 'kicked' }))
    this.#chairsChanged()
    return undefined
  }

  guestList(): GuestView[] {
    return this.guests.list((holder) => this.chairNameOf(holder))
  }

  #sitAtMatch(sitting: Sitting, holder: string, name: string, seat: Seat | null): Words | undefined {
    const { table } = sitting
    const chair = seat === null ? undefined : table.chairs[seat]
    if (seat === null || !chair) return refuse({ key: 'noSuchSeat' })
    const mine = sitting.chairOf(holder)
    if (mine !== null && mine !== seat) return refuse({ key: 'sitAlready' })
    if (mine === seat && chair.sitter === 'phone') return undefined
    const isFree = chair.sitter === 'phone' && chair.holder === null
    if (mine !== seat && !isFree) return refuse({ key: 'chairTaken' })
    return table.reseat(seat, { name, sitter: 'phone', holder })
  }

  #free(holder: string): Words | undefined {
    this.#lobby?.stand(holder)
    const seat = this.#sitting?.chairOf(holder) ?? null
    const table = this.#sitting?.table
    const chair = seat === null ? undefined : table?.chairs[seat]
    if (seat === null || !table || !chair) return undefined
    return table.reseat(seat, { ...chair, holder: null })
  }

  #chairsChanged(): void {
    this.#showLobby()
    this.#peopleChanged()
  }

  #showLobby(): void {
    const lobby = this.#lobby
    if (!lobby) return
    for (const screen of this.#screens)
      if (screen.isListening()) screen.wire.send(lobby.frame(screen.holder, (holder) => this.isThere(holder)))
  }

  #putAway(): void {
    this.#sitting?.close()
    this.#sitting = undefined
    this.#lobby = undefined
  }
}
