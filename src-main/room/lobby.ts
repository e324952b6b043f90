/** A table that is being laid: the game, its rules and the chairs, which the host arranges while phones sit down. */
import type { AnyGame } from '../../src-shared/game.ts'
import { gameOf, isGameId } from '../../src-shared/games/index.ts'
import type { Chair, LayChange, LobbyFrame, Sitter } from '../../src-shared/protocol.ts'
import { MOST_SEATS } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import type { LooseOptions } from './fitting.ts'
import { fitOptions, sameName } from './fitting.ts'
import { refuse } from '../refusals.ts'

interface LaidChair {
  readonly id: number
  readonly name: string
  readonly sitter: Sitter
  readonly side: string | null
  /** The fingerprint of the token of the phone that sits there. */
  readonly holder: string | null
}

export interface Layout {
  readonly game: string
  readonly options: LooseOptions
  readonly chairs: readonly { readonly name: string; readonly sitter: Sitter; readonly side: string | null }[]
  readonly first: number | null
}

/** What the lobby settled. */
export interface NewMatch {
  readonly game: string
  readonly options: LooseOptions
  readonly chairs: readonly (Chair & { readonly holder: string | null })[]
  readonly first: number | null
}

export class Lobby {
  #game: AnyGame
  #options: LooseOptions
  #chairs: readonly LaidChair[]
  /** The id of a chair. */
  #first: number | null
  #count = 0

  private constructor(game: AnyGame, options: LooseOptions) {
    this.#game = game
    this.#options = options
    this.#chairs = []
    this.#first = null
  }

  /** `phoneOf` finds the phone of somebody who was here before, so that nobody has to sit down again for the next game. */
  static lay(layout: Layout, phoneOf: (name: string) => string | null): Lobby | Words {
    const { game, options, chairs, first } = layout
    const laid = laidGame(game, options)
    if (!('game' in laid)) return laid
    const lobby = new Lobby(laid.game, laid.options)
    for (const chair of chairs) {
      const holder = chair.sitter === 'phone' ? phoneOf(chair.name) : null
      lobby.#pullUp({ ...chair, holder })
    }
    if (lobby.#chairs.some(({ side }) => side !== null && !lobby.#sides().includes(side)))
      return refuse({ key: 'noSuchSide' })
    if (first === null) return lobby
    return lobby.change({ kind: 'first', chair: lobby.#chairs[first]?.id ?? first }) ?? lobby
  }

  change(change: LayChange): Words | undefined {
    switch (change.kind) {
      case 'game':
      case 'options':
        return this.#play(change.kind === 'game' ? change.game : this.#game.id, change.options)
      case 'first':
        if (change.chair !== null && !this.#find(change.chair)) return refuse({ key: 'noSuchSeat' })
        this.#first = change.chair
        return undefined
      case 'add':
        if (this.#chairs.length >= MOST_SEATS) return this.#wrongSeats()
        this.#pullUp({ ...change.chair, holder: null })
        this.#fitSides()
        return undefined
      case 'drop':
      case 'up':
      case 'name':
      case 'sitter':
      case 'side':
        return this.#changeChair(change)
    }
  }

  /** A phone takes a free chair, or with null pulls up another one. Where it sat before is free again. */
  sit(holder: string, name: string, id: number | null): Words | undefined {
    const mine = this.chairOf(holder)
    if (this.#chairs.some((chair) => chair.id !== mine && chair.id !== id && sameName(chair.name) === sameName(name)))
      return refuse({ key: 'sameNames' })
    if (id === null) {
      if (mine !== null) {
        this.#set(mine, { name })
        return undefined
      }
      if (this.#chairs.length >= this.#game.seats[1]) return this.#wrongSeats()
      this.#pullUp({ name, sitter: 'phone', side: null, holder })
      this.#fitSides()
      return undefined
    }
    const chair = this.#find(id)
    if (chair?.sitter !== 'phone') return refuse({ key: 'noSuchSeat' })
    if (chair.holder !== null && chair.holder !== holder) return refuse({ key: 'chairTaken' })
    if (mine !== null && mine !== id) this.#set(mine, { holder: null, name: '' })
    this.#set(id, { holder, name })
    return undefined
  }

  stand(holder: string): void {
    const mine = this.chairOf(holder)
    if (mine !== null) this.#set(mine, { holder: null, name: '' })
  }

  /** The id of the chair that this phone holds. */
  chairOf(holder: string): number | null {
    return this.#chairs.find((chair) => chair.holder === holder)?.id ?? null
  }

  nameOf(holder: string): string | null {
    return this.#chairs.find((chair) => chair.holder === holder)?.name ?? null
  }

  /** What was settled; or why that is no table yet. */
  settled(): NewMatch | Words {
    if (this.#chairs.some(({ sitter, holder }) => sitter === 'phone' && holder === null))
      return refuse({ key: 'freeChair' })
    if (this.#chairs.some(({ name }) => name === '')) return refuse({ key: 'needName' })
    const first = this.#chairs.findIndex(({ id }) => id === this.#first)
    return {
      game: this.#game.id,
      options: this.#options,
      chairs: this.#chairs.map(({ name, sitter, side, holder }) => ({ name, sitter, side, holder })),
      first: first < 0 ? null : first,
    }
  }

  frame(holder: string | null, isThere: (holder: string) => boolean): LobbyFrame {
    return {
      type: 'lobby',
      game: this.#game.id,
      options: this.#options,
      seats: this.#game.seats,
      chairs: this.#chairs.map(({ id, name, sitter, side, holder: phone }) => ({
        ...{ id, name, sitter, side },
        held: phone !== null,
        away: phone !== null && !isThere(phone),
      })),
      first: this.#first,
      mine: holder === null ? null : this.chairOf(holder),
    }
  }

  #play(id: string, options: LooseOptions): Words | undefined {
    const laid = laidGame(id, options)
    if (!('game' in laid)) return laid
    this.#game = laid.game
    this.#options = laid.options
    this.#fitSides()
    return undefined
  }

  #changeChair(change: Exclude<LayChange, { kind: 'game' | 'options' | 'first' | 'add' }>): Words | undefined {
    const chair = this.#find(change.chair)
    if (!chair) return refuse({ key: 'noSuchSeat' })
    switch (change.kind) {
      case 'drop':
        this.#chairs = this.#chairs.filter(({ id }) => id !== chair.id)
        if (this.#first === chair.id) this.#first = null
        this.#fitSides()
        return undefined
      case 'up':
        this.#up(chair)
        return undefined
      case 'name':
        this.#set(chair.id, { name: change.name })
        return undefined
      case 'sitter':
        // A phone that is chosen anew is another one; anybody else just stays.
        if (change.sitter === chair.sitter && change.sitter !== 'phone') return undefined
        this.#set(chair.id, { sitter: change.sitter, name: change.name, holder: null })
        return undefined
      case 'side':
        if (change.side !== null && !this.#sides().includes(change.side)) return refuse({ key: 'noSuchSide' })
        this.#set(chair.id, { side: change.side })
        return undefined
    }
  }

  #up(chair: LaidChair): void {
    const at = this.#chairs.indexOf(chair)
    const before = this.#chairs[at - 1]
    if (before) this.#chairs = this.#chairs.map((c, i) => (i === at - 1 ? chair : i === at ? before : c))
  }

  #pullUp(chair: Omit<LaidChair, 'id'>): void {
    this.#chairs = [...this.#chairs, { id: this.#count++, ...chair }]
  }

  #set(id: number, part: Partial<LaidChair>): void {
    this.#chairs = this.#chairs.map((chair) => (chair.id === id ? { ...chair, ...part } : chair))
  }

  #find(id: number): LaidChair | undefined {
    return this.#chairs.find((chair) => chair.id === id)
  }

  #sides(): readonly string[] {
    return this.#game.sides(this.#chairs.length)
  }

  /** With fewer players a side may leave the game: whoever picked it is dealt one again. */
  #fitSides(): void {
    const sides = this.#sides()
    this.#chairs = this.#chairs.map((chair) =>
      chair.side !== null && !sides.includes(chair.side) ? { ...chair, side: null } : chair,
    )
  }

  #wrongSeats(): Words {
    const [min, max] = this.#game.seats
    return refuse({ key: 'wrongSeats', args: { min, max } })
  }
}

function laidGame(
  id: string,
  options: LooseOptions,
): { readonly game: AnyGame; readonly options: LooseOptions } | Words {
  if (!isGameId(id)) return refuse({ key: 'noSuchGame' })
  const game = gameOf(id)
  const fitted = fitOptions(game, options)
  return 'wrong' in fitted
    ? refuse({ key: 'badOption', args: { option: fitted.wrong } })
    : { game, options: fitted.options }
}
