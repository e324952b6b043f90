/** The host: saved matches, preferences and notices, and the one room that all screens look into. Knows nothing of Electron. */
import { gameOf, isGameId } from '../src-shared/games/index.ts'
import { PROTOCOL } from '../src-shared/protocol.ts'
import type { HomeFrame, Settings, Wire } from '../src-shared/protocol.ts'
import type { Seed } from '../src-shared/random.ts'
import { randomFrom, streamOf } from '../src-shared/random.ts'
import type { Words } from '../src-shared/words.ts'
import { fitTable } from './room/fitting.ts'
import { Hosting } from './room/hosting.ts'
import { HostScreen } from './room/host-screen.ts'
import type { Layout, NewMatch } from './room/lobby.ts'
import { Lobby } from './room/lobby.ts'
import { FORMAT } from './saves/log-lines.ts'
import type { Network, Peer } from './lan/network.ts'
import { Notices } from './notices.ts'
import { PhoneScreen } from './room/phone-screen.ts'
import type { Preferences } from './preferences.ts'
import { notice, refuse } from './refusals.ts'
import { Room } from './room/room.ts'
import type { KeptAside, Opening, Saves } from './saves/saves.ts'
import { SHELF } from './shelf.ts'
import { Sitting } from './room/sitting.ts'
import { Table } from './room/table.ts'
import type { Timers } from './timers.ts'
import { Watcher } from './room/watcher.ts'

export interface HostInput {
  readonly saves: Saves
  readonly preferences: Preferences
  readonly version: string
  readonly timers: Timers
  /** 32 hexadecimal digits from a cryptographic source. */
  readonly drawSeed: () => Seed
  /** Missing: no phones. */
  readonly network?: Network
  /** Opens a second window for the table; missing where there are no windows. */
  readonly showTwice?: () => void
  /** The code that makes a browser the host's screen; missing where the host has a window. */
  readonly admin?: string
}

type Seated = Sitting | Words

export class Host {
  readonly preferences: Preferences
  readonly room: Room
  readonly hosting: Hosting
  readonly #in: HostInput
  readonly #notices = new Notices()

  constructor(input: HostInput) {
    const { preferences, network, admin, timers } = input
    this.#in = input
    this.preferences = preferences
    this.room = new Room(() => this.#showHosting())
    this.hosting = new Hosting({
      ...{ network, admin, preferences, timers },
      connect: (wire, from) => this.connectPhone(wire, from),
      guests: () => this.room.guestList(),
      changed: () => this.#showHosting(),
      guessing: () => this.tell(notice({ key: 'guessing' })),
    })
    preferences.onChange(() => this.showHome())
  }

  get settings(): Settings {
    return this.preferences.settings
  }

  /** The window. */
  connect(wire: Wire): HostScreen {
    return new HostScreen(this, wire)
  }

  /** A second window, which only watches. */
  connectWatcher(wire: Wire): Watcher {
    return new Watcher(this, wire)
  }

  /** Whoever comes over the network: at first it stands at the door. */
  connectPhone(wire: Wire, from: string): Peer {
    return new PhoneScreen(this, wire, from)
  }

  /** Lets every curtain down: the lid, the lock screen, or nobody has looked at the window for a while. */
  cover(): void {
    for (const screen of this.room.screens) if (screen instanceof HostScreen) screen.cover()
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
    const screens = this.#hostScreens()
    if (screens.length === 0) return
    const home = this.home()
    for (const { wire } of screens) wire.send(home)
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
      canShowTwice: this.#in.showTwice !== undefined,
    }
  }

  lay(layout: Layout): Words | undefined {
    const lobby = Lobby.lay(layout, (name) => this.room.guests.named(name))
    if (!(lobby instanceof Lobby)) return lobby
    this.room.lay(lobby)
    return undefined
  }

  /** Begins the match that was settled in the lobby. */
  deal(): Words | undefined {
    const settled = this.room.lobby?.settled() ?? refuse({ key: 'noTable' })
    return 'chairs' in settled ? this.#seat(this.#create(settled)) : settled
  }

  open(match: string, screen: HostScreen): Words | undefined {
    const { sitting } = this.room
    if (sitting?.table.match === match) {
      screen.cover()
      sitting.show(screen)
      return undefined
    }
    return this.#seat(this.#sitDown(this.#in.saves.open(match)))
  }

  /** The table is put away for everyone; every move of it is saved. */
  leave(): void {
    this.room.clear()
    this.showHome()
  }

  remove(match: string): Words | undefined {
    const { saves } = this.#in
    if (!saves.has(match)) return refuse({ key: 'noSuchMatch' })
    if (this.room.sitting?.table.match === match) this.room.clear()
    if (saves.isOpen(match)) return refuse({ key: 'inUse' })
    const reason = saves.remove(match)
    this.showHome()
    return reason === undefined ? undefined : refuse({ key: 'notSaved', args: { reason } })
  }

  showTwice(): Words | undefined {
    if (!this.#in.showTwice) return refuse({ key: 'noSecondScreen' })
    this.#in.showTwice()
    return undefined
  }

  /** The end of the app: no timer outlives it. */
  async close(): Promise<void> {
    this.room.clear()
    await this.hosting.stop()
  }

  #create({ game: id, options, chairs, first }: NewMatch): Seated {
    if (!isGameId(id)) return refuse({ key: 'noSuchGame' })
    const game = gameOf(id)
    const fitted = fitTable(game, { options, chairs, first })
    if ('refusal' in fitted) return fitted.refusal
    const { saves, timers, drawSeed } = this.#in
    const table = { game: id, rules: game.rules, options: { ...fitted.options }, chairs: [...chairs], first }
    return this.#sitDown(saves.create({ format: FORMAT, ...table, seed: drawSeed(), created: timers.now() }))
  }

  #seat(seated: Seated): Words | undefined {
    if (!(seated instanceof Sitting)) return seated
    this.room.seat(seated)
    this.showHome()
    // The phones that hold chairs here are out there somewhere, trying the door.
    if (seated.table.chairs.some(({ sitter }) => sitter === 'phone')) void this.#letPhonesIn()
    return undefined
  }

  async #letPhonesIn(): Promise<void> {
    if (this.hosting.isOn || !this.#in.network) return
    const refusal = await this.hosting.start()
    if (refusal?.key === 'cannotListen') this.tell({ ...refusal })
  }

  #sitDown(opening: Opening): Seated {
    switch (opening.kind) {
      case 'missing':
        // The file went away behind our back: so does its line in the list.
        this.showHome()
        return refuse({ key: 'noSuchMatch' })
      case 'newer':
        return refuse({ key: 'newerRules' })
      case 'older':
        return refuse({ key: 'olderRules' })
      case 'locked':
        return refuse({ key: 'inUse' })
      case 'failed':
        return refuse({ key: 'notSaved', args: { reason: opening.reason } })
      case 'damaged':
        this.#noteAside(opening.aside)
        this.showHome()
        return refuse({ key: 'damaged', args: { file: opening.aside.as } })
      case 'open':
        return this.#sittingOf(opening)
    }
  }

  #sittingOf({ log, reading }: Extract<Opening, { kind: 'open' }>): Sitting {
    const { timers, drawSeed } = this.#in
    const table = new Table(log, reading, timers)
    if (reading.cutShort) {
      const names = table.chairs.map(({ name }) => name).join(', ')
      this.tell(notice({ key: 'cutShort', args: { names } }))
    }
    return new Sitting({
      table,
      timers,
      // The bots' chance is no part of the game: what they did is in the log.
      random: randomFrom(streamOf(drawSeed(), 'bots')),
      botPause: () => this.settings.botPause,
      isThere: (holder) => this.room.isThere(holder),
    })
  }

  #showHosting(): void {
    for (const { kind, wire } of this.room.screens.filter((screen) => screen.isListening())) {
      if (kind === 'host') this.hosting.show(wire)
      if (kind === 'watcher') this.hosting.showToAll(wire)
    }
  }

  #hostScreens(): HostScreen[] {
    return this.room.screens.filter((screen) => screen instanceof HostScreen).filter((screen) => screen.isListening())
  }

  #noteAside(kept: KeptAside): void {
    this.#notices.add(notice({ key: 'keptAside', args: kept }))
  }
}
