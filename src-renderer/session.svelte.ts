/** What this screen knows: the last frames of the host, the language, and which questions are still unanswered. */
import { de } from '../src-shared/app/words.de.ts'
import { en } from '../src-shared/app/words.en.ts'
import type { Seat } from '../src-shared/game.ts'
import { PROTOCOL } from '../src-shared/protocol.ts'
import type { DownFrame, HomeFrame, MatchFrame, UpBody } from '../src-shared/protocol.ts'
import type { Dictionary, Language, Words } from '../src-shared/words.ts'
import { render } from '../src-shared/words.ts'
import { connect } from './connect.ts'
import type { Connection } from './connect.ts'
import { loadGame } from './games/index.ts'
import type { GameScreens } from './games/index.ts'

const DICTIONARIES: Readonly<Record<Language, Dictionary<typeof en>>> = { en, de }

/** How long an answer may take before the screen says that it is waiting in vain. */
const PATIENCE = 4000

class Session {
  home = $state.raw<HomeFrame | null>(null)
  match = $state.raw<MatchFrame | null>(null)
  games = $state.raw<Readonly<Record<string, GameScreens>>>({})
  silent = $state(false)

  readonly language = $derived.by((): Language => {
    const chosen = this.home?.settings.language
    return chosen ?? (navigator.language.startsWith('de') ? 'de' : 'en')
  })
  readonly words = $derived(DICTIONARIES[this.language])

  readonly #connection: Connection | undefined = connect()
  readonly #answers = new Map<string, (refusal: Words | undefined) => void>()
  #count = 0

  constructor() {
    // One after the other: a frame that waits for a game's screens must not be overtaken by the next.
    let last = Promise.resolve()
    this.#connection?.onFrame((frame) => {
      last = last.then(() => this.#take(frame))
    })
    void this.request({ type: 'hello', protocol: PROTOCOL })
  }

  /** Asks the host for something; gives its refusal, or undefined when it is done. */
  request(body: UpBody): Promise<Words | undefined> {
    const id = `${Date.now().toString(36)}-${String(this.#count++)}-${Math.random().toString(36).slice(2)}`
    return new Promise((resolve) => {
      const patience = setTimeout(() => (this.silent = true), PATIENCE)
      this.#answers.set(id, (refusal) => {
        clearTimeout(patience)
        this.silent = false
        resolve(refusal)
      })
      this.#connection?.send({ ...body, id })
    })
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

  async #take(frame: DownFrame): Promise<void> {
    switch (frame.type) {
      case 'home':
        await this.#load(frame.shelf.map((game) => game.id))
        this.home = frame
        break
      case 'match':
        await this.#load([frame.game])
        this.match = frame
        break
      case 'closed':
        this.match = null
        break
      case 'done':
        this.#answer(frame.id, undefined)
        break
      case 'refused':
        this.#answer(frame.id, frame.words)
    }
  }

  #answer(id: string | null, refusal: Words | undefined): void {
    if (id === null) return
    this.#answers.get(id)?.(refusal)
    this.#answers.delete(id)
  }

  async #load(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.games[id]) continue
      const game = await loadGame(id)
      if (game) this.games = { ...this.games, [id]: game }
    }
  }
}

export const session = new Session()
