/** What this screen knows: the last frames of the host, how it stands with the wire, the language and the look. */
import { de } from '../src-shared/app/words.de.ts'
import { en } from '../src-shared/app/words.en.ts'
import type { Seat } from '../src-shared/game.ts'
import { CODE_LENGTH, CODE_LETTERS, PROTOCOL } from '../src-shared/limits.ts'
import type {
  DownFrame,
  HomeFrame,
  HostingFrame,
  LobbyFrame,
  MatchFrame,
  Settings,
  UpBody,
} from '../src-shared/protocol.ts'
import type { Dictionary, Language, Words } from '../src-shared/words.ts'
import { render } from '../src-shared/words.ts'
import { connect, later } from './connect.ts'
import { loadGame } from './games/index.ts'
import type { GameScreens } from './games/index.ts'
import { lettersOf } from './parts/seats.ts'
import { readPreferences } from './phone/preferences.ts'
import type { Preferences } from './phone/preferences.ts'
import type { Greeting, Standing } from './wire/entrance.ts'
import { Entrance } from './wire/entrance.ts'
import { keepIn, textOf } from './wire/keep.ts'
import { Outbox } from './wire/outbox.ts'

const DICTIONARIES: Readonly<Record<Language, Dictionary<typeof en>>> = { en, de }

/** How long a game's screens may keep the next frame waiting. */
const LOADING_LIMIT = 3000

const inWindow = window.hotMoney !== undefined

/** The code that a QR picture leads here with. */
function codeInAddress(): string {
  const code = location.hash.slice(1).toUpperCase()
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : ''
}

class Session {
  readonly kind: 'host' | 'phone' = inWindow || location.hash === '#host' ? 'host' : 'phone'
  /** A second window, for all to look at and nobody to touch. */
  readonly onlooker = inWindow && location.hash === '#table'
  /** A host's screen in a browser has to prove that it is one. */
  readonly needsAdmin = !inWindow && this.kind === 'host'

  home = $state.raw<HomeFrame | null>(null)
  hosting = $state.raw<HostingFrame | null>(null)
  lobby = $state.raw<LobbyFrame | null>(null)
  match = $state.raw<MatchFrame | null>(null)
  games = $state.raw<Readonly<Record<string, GameScreens>>>({})
  /** The host takes longer to answer than it should. */
  silent = $state(false)
  /** The host lets others use an offer first that a move of this screen would take from them. */
  held = $state(false)
  /** The wire is down. */
  offline = $state(false)

  /** Where a phone is: in front of the door or at the table. */
  standing = $state.raw<Standing>({ at: 'coming' })
  /** Why the host has shown this phone the door. */
  out = $state.raw<Words | null>(null)
  /** The code from the address, for the door. */
  code = $state('')
  /** How many of this phone's moves have no answer yet. */
  unanswered = $state(0)
  /** The refusal of a move that was made before the wire was cut, or just too late. */
  tooLate = $state.raw<Words | null>(null)
  preferences = $state.raw<Preferences>(readPreferences(null))

  /** What a second window is told of the host's settings. */
  #watched = $state.raw<Settings | null>(null)
  /** What screens ask for most: the host's settings, or the phone's own. */
  readonly settings = $derived.by(() => {
    const { language, theme, confirmAbsurd } = this.home?.settings ??
      this.#watched ?? { ...this.preferences, confirmAbsurd: true }
    return { language, theme, confirmAbsurd }
  })
  readonly language = $derived.by((): Language => {
    return this.settings.language ?? (navigator.language.startsWith('de') ? 'de' : 'en')
  })
  readonly words = $derived(DICTIONARIES[this.language])
  readonly guest = $derived(this.standing.at === 'inside' ? this.standing.guest : null)

  readonly #letters = $derived(lettersOf((this.match ?? this.lobby)?.chairs.map(({ name }) => name) ?? []))
  readonly #keep = keepIn('localStorage')
  readonly #tab = keepIn('sessionStorage')
  readonly #connection = connect()
  readonly #outbox = new Outbox({
    send: (frame) => this.#connection.send(frame),
    keep: this.#keep,
    later,
    newId,
    silent: (on) => (this.silent = on),
    held: (on) => (this.held = on),
    unanswered: (moves) => (this.unanswered = moves),
    tooLate: (refusal) => (this.tooLate = refusal),
  })
  readonly #entrance = new Entrance({
    ask: (body) => this.#outbox.ask(body),
    keep: this.#keep,
    later,
    stand: (standing) => this.#stand(standing),
  })

  constructor() {
    if (this.kind === 'phone') {
      this.preferences = readPreferences(this.#keep.read('preferences'))
      this.#readAddress()
      // The same page, opened again by another QR picture, is not loaded anew.
      window.addEventListener('hashchange', () => this.#readAddress())
    }
    // One after the other: a frame that waits for a game's screens must not be overtaken by the next.
    let last = Promise.resolve()
    let wire = 0
    this.#connection.listen({
      open: () => this.#opened(),
      closed: () => {
        wire += 1
        this.#cut()
      },
      frame: (frame) => {
        const from = wire
        // What a cut wire still had to say is out of date: the next one begins with the present state.
        last = last.then(() => (from === wire ? this.#take(frame) : undefined))
      },
    })
  }

  /** Asks the host for something; gives its refusal, or undefined when it is done. */
  request(body: UpBody): Promise<Words | undefined> {
    if (this.kind === 'host') return this.#outbox.ask(body)
    // A phone keeps its settings itself.
    if (body.type === 'settings') {
      const { language, theme } = body.settings
      this.prefer({ ...(language !== undefined && { language }), ...(theme !== undefined && { theme }) })
      return Promise.resolve(undefined)
    }
    const { token } = this.#entrance
    if (body.type !== 'move' || !this.match || token === null) return this.#outbox.ask(body)
    return this.#outbox.ask(body, { match: this.match.match, token })
  }

  /** What was typed at the door. Gives the refusal, if any. */
  greet(greeting: Greeting): Promise<Words | undefined> {
    this.#keep.write('name', greeting.name)
    return this.#entrance.greet(greeting)
  }

  /** The name that was given at the door, also on an earlier evening. */
  get name(): string {
    return textOf(this.#keep.read('name')) ?? ''
  }

  /** Proves that this browser is the host's. Gives the refusal, if any. */
  async prove(admin: string): Promise<Words | undefined> {
    const refusal = await this.request({ type: 'hello', protocol: PROTOCOL, admin })
    if (!refusal) this.#tab.write('admin', admin)
    else if (refusal.key === 'wrongAdmin') this.#tab.write('admin', null)
    return refusal
  }

  /** After the host has shown this phone the door: from the start, if the person wants that. */
  comeAgain(): void {
    this.out = null
    this.standing = { at: 'coming' }
    this.#connection.enter()
  }

  prefer(some: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...some }
    this.#keep.write('preferences', this.preferences)
  }

  /** Words of the host or of a game, in this screen's language. */
  say(words: Words): string {
    const [whose = '', section = ''] = words.from.split('.')
    const dictionary: object = whose === 'app' ? this.words : (this.games[whose]?.words[this.language] ?? {})
    const texts: unknown = Reflect.get(dictionary, section)
    return typeof texts === 'object' && texts !== null
      ? render(texts, words, (seat: Seat) => this.nameOf(seat))
      : words.key
  }

  nameOf(seat: Seat): string {
    return this.match?.chairs[seat]?.name ?? String(seat + 1)
  }

  /** The letter on a player's sign. */
  letterOf(seat: Seat, name = this.nameOf(seat)): string {
    const isSitting = (this.match ?? this.lobby)?.chairs[seat]?.name === name
    return (isSitting ? this.#letters[seat] : undefined) ?? lettersOf([name])[0] ?? '?'
  }

  #readAddress(): void {
    if (location.hash === '#host') location.reload()
    const code = codeInAddress()
    if (code === '') return
    this.code = code
    // It has done its duty, and is nobody else's business.
    history.replaceState(null, '', location.pathname)
  }

  #opened(): void {
    this.#outbox.connected()
    if (this.kind === 'phone') {
      this.#entrance.connected()
      return
    }
    this.offline = false
    const admin = textOf(this.#tab.read('admin'))
    if (!this.needsAdmin) void this.request({ type: 'hello', protocol: PROTOCOL })
    else if (admin !== null) void this.prove(admin)
  }

  #cut(): void {
    this.offline = true
    this.#outbox.cut()
    this.#entrance.cut()
  }

  #stand(standing: Standing): void {
    this.offline = false
    this.standing = standing
    if (standing.at === 'inside') this.code = ''
    else this.#clear()
  }

  async #take(frame: DownFrame): Promise<void> {
    switch (frame.type) {
      case 'home':
        await this.#load(frame.shelf.map((game) => game.id))
        this.home = frame
        break
      case 'hosting':
        this.hosting = frame
        break
      case 'lobby':
        await this.#load([frame.game])
        this.match = null
        this.lobby = frame
        break
      case 'match':
        await this.#load([frame.game])
        this.lobby = null
        this.match = frame
        this.#arrived(frame.match)
        break
      case 'closed':
        this.#clear()
        break
      case 'welcome':
        this.#entrance.welcome(frame.token, frame.guest)
        break
      case 'out':
        this.#shownOut(frame.words)
        break
      case 'watch':
        this.#watched = frame.settings
        break
      case 'held':
        this.#outbox.hold(frame.id)
        break
      case 'done':
        this.#outbox.answer(frame.id, undefined)
        break
      case 'refused':
        if (frame.id !== null) this.#outbox.answer(frame.id, frame.words)
    }
  }

  #clear(): void {
    this.lobby = null
    this.match = null
  }

  #arrived(match: string): void {
    const { token } = this.#entrance
    if (token !== null) this.#outbox.arrived({ match, token })
  }

  #shownOut(words: Words): void {
    this.out = words
    this.#entrance.forget()
    this.#outbox.empty()
    this.#connection.leave()
    this.tooLate = null
    this.#clear()
  }

  async #load(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.games[id])
    if (missing.length === 0) return
    const loaded = Promise.all(
      missing.map(async (id) => {
        const game = await loadGame(id)
        if (game) this.games = { ...this.games, [id]: game }
      }),
    )
    // A wire that was cut in the middle of it must not hold up what comes after it was mended: then the next frame tries again.
    await Promise.race([loaded.catch(() => undefined), new Promise<void>((resolve) => later(LOADING_LIMIT, resolve))])
  }
}

let count = 0

/** Names a question. Not a secret: it only has to be different every time, also after a reload. */
function newId(): string {
  return `${Date.now().toString(36)}-${String(count++)}-${Math.random().toString(36).slice(2)}`
}

export const session = new Session()
