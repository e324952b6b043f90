/** The host: open matches, saves, preferences and notices, shared by all wires. Knows nothing of Electron. */
import { gameOf, isGameId } from '../src-shared/games/index.ts'
import { PROTOCOL } from '../src-shared/protocol.ts'
import type { Chair, HomeFrame, Settings, Wire } from '../src-shared/protocol.ts'
import type { Seed } from '../src-shared/random.ts'
import { randomFrom, streamOf } from '../src-shared/random.ts'
import type { Words } from '../src-shared/words.ts'
import { Connection } from './connection.ts'
import type { LooseOptions } from './fitting.ts'
import { checkChairs, fitOptions } from './fitting.ts'
import { FORMAT } from './log-lines.ts'
import { Notices } from './notices.ts'
import type { Preferences } from './preferences.ts'
import { notice, refuse } from './refusals.ts'
import type { KeptAside, Opening, Saves } from './saves.ts'
import { SHELF } from './shelf.ts'
import { Sitting } from './sitting.ts'
import { Table } from './table.ts'
import type { Timers } from './timers.ts'

export interface HostInput {
  readonly saves: Saves
  readonly preferences: Preferences
  readonly version: string
  readonly timers: Timers
  /** 32 hexadecimal digits from a cryptographic source. */
  readonly drawSeed: () => Seed
}

/** What the lobby settled. */
export interface NewMatch {
  readonly game: string
  readonly options: LooseOptions
  readonly chairs: readonly Chair[]
  readonly first: number | null
}

export type Seated = { readonly sitting: Sitting } | { readonly refusal: Words }

export class Host {
  readonly preferences: Preferences
  readonly #in: HostInput
  readonly #notices = new Notices()
  readonly #connections = new Set<Connection>()
  readonly #sittings = new Map<string, Sitting>()

  constructor(input: HostInput) {
    this.#in = input
    this.preferences = input.preferences
    this.preferences.onChange(() => this.showHome())
  }

  get settings(): Settings {
    return this.preferences.settings
  }

  connect(wire: Wire): Connection {
    const connection = new Connection(this, wire, () => this.#connections.delete(connection))
    this.#connections.add(connection)
    return connection
  }

  /** Lets every curtain down: the lid, the lock screen, or nobody has looked at the window for a while. */
  cover(): void {
    for (const connection of this.#connections) connection.cover()
  }

  /** Puts a notice on every home screen. */
  tell(words: Words): void {
    this.#notices.add(words)
    this.showHome()
  }

  dismiss(id: string): void {
    this.#notices.dismiss(id)
    this.showHome()
  }

  showHome(): void {
    const listening = [...this.#connections].filter((connection) => connection.isListening())
    if (listening.length === 0) return
    const home = this.home()
    for (const { wire } of listening) wire.send(home)
  }

  home(): HomeFrame {
    const { saved, aside } = this.#in.saves.list()
    for (const kept of aside) this.#noteAside(kept)
    return {
      type: 'home',
      protocol: PROTOCOL,
      version: this.#in.version,
      settings: this.settings,
      shelf: SHELF,
      presets: this.preferences.presets,
      saves: saved,
      saveFolder: this.#in.saves.folder,
      notices: this.#notices.list,
    }
  }

  create({ game: id, options, chairs, first }: NewMatch): Seated {
    if (!isGameId(id)) return { refusal: refuse({ key: 'noSuchGame' }) }
    const game = gameOf(id)
    const wrongChairs = checkChairs(game, chairs, first)
    if (wrongChairs) return { refusal: wrongChairs }
    const fitted = fitOptions(game, options)
    if ('wrong' in fitted) return { refusal: refuse({ key: 'badOption', args: { option: fitted.wrong } }) }
    const { saves, timers, drawSeed } = this.#in
    const table = { game: id, rules: game.rules, options: { ...fitted.options }, chairs: [...chairs], first }
    return this.#seat(saves.create({ format: FORMAT, ...table, seed: drawSeed(), created: timers.now() }))
  }

  open(match: string): Seated {
    const sitting = this.#sittings.get(match)
    return sitting ? { sitting } : this.#seat(this.#in.saves.open(match))
  }

  /** Called when the last one has left a match. */
  forget(sitting: Sitting): void {
    this.#sittings.delete(sitting.table.match)
  }

  remove(match: string): Words | undefined {
    const { saves } = this.#in
    if (!saves.has(match)) return refuse({ key: 'noSuchMatch' })
    const sitting = this.#sittings.get(match)
    for (const connection of this.#connections) if (sitting && connection.sitting === sitting) connection.leave()
    const reason = saves.remove(match)
    return reason === undefined ? undefined : refuse({ key: 'notSaved', args: { reason } })
  }

  /** The end of the app: no timer outlives it. */
  close(): void {
    for (const connection of [...this.#connections]) connection.disconnect()
  }

  #seat(opening: Opening): Seated {
    switch (opening.kind) {
      case 'missing':
        // The file went away behind our back: so does its line in the list.
        this.showHome()
        return { refusal: refuse({ key: 'noSuchMatch' }) }
      case 'newer':
        return { refusal: refuse({ key: 'newerRules' }) }
      case 'failed':
        return { refusal: refuse({ key: 'notSaved', args: { reason: opening.reason } }) }
      case 'damaged':
        this.#noteAside(opening.aside)
        this.showHome()
        return { refusal: refuse({ key: 'damaged', args: { file: opening.aside.as } }) }
      case 'open':
        return { sitting: this.#sitDown(opening) }
    }
  }

  #sitDown({ log, reading }: Extract<Opening, { kind: 'open' }>): Sitting {
    const { timers, drawSeed } = this.#in
    const table = new Table(log, reading, timers)
    // The bots' chance is no part of the game: what they did is in the log.
    const random = randomFrom(streamOf(drawSeed(), 'bots'))
    const sitting = new Sitting({ table, timers, random, botPause: () => this.settings.botPause })
    this.#sittings.set(table.match, sitting)
    if (reading.cutShort) {
      const names = table.chairs.map(({ name }) => name).join(', ')
      this.tell(notice({ key: 'cutShort', args: { names } }))
    }
    return sitting
  }

  #noteAside(kept: KeptAside): void {
    this.#notices.add(notice({ key: 'keptAside', args: kept }))
  }
}
