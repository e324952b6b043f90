/** Every frame on any wire. What a screen sends is `unknown` until it has passed its schema; what the host sends is typed here. */
import * as v from 'valibot'
import type { Ask, BaseView, Eye, OptionDescription, Seat } from './game.ts'
import { CURTAINS, MOST_SEATS, NAME_LENGTH, PASSWORD_LENGTH, PIN_LENGTH, SITTERS, THEMES } from './limits.ts'
import type { Sitter } from './limits.ts'
import { LANGUAGES } from './words.ts'
import type { Words } from './words.ts'

export * from './limits.ts'

const Settings = v.strictObject({
  /** Null follows the computer. */
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(THEMES),
  /** How the curtain is lifted where the player has no PIN. */
  curtain: v.picklist(CURTAINS),
  /** Ask before a bid that dwarfs everything seen so far. */
  confirmAbsurd: v.boolean(),
  /** Milliseconds a bot takes before it acts. */
  botPause: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Seconds without the window's focus until the curtain falls. */
  coverAfter: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
})
export type Settings = v.InferOutput<typeof Settings>
export const SettingsSchema = Settings

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  curtain: 'hold',
  confirmAbsurd: true,
  botPause: 1200,
  coverAfter: 20,
}

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_LENGTH))
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const SeatNumber = v.pipe(Count, v.maxValue(MOST_SEATS - 1))
const Pin = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PIN_LENGTH))
const Secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const Password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH))
/**
 * Checked against the game's own descriptions before use. Not `v.record`: that leaves out keys such as `constructor` without a
 * word, and what does not fit has to be refused.
 */
const LooseOptions = v.custom<Readonly<Record<string, unknown>>>(
  (raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw),
)

const Chair = v.strictObject({ name: Name, sitter: v.picklist(SITTERS), side: v.nullable(v.string()) })
export type Chair = v.InferOutput<typeof Chair>
export const ChairSchema = Chair

/** A chair of a table that is being laid: the name may still be missing, a phone brings its own. */
const LaidName = v.pipe(v.string(), v.trim(), v.maxLength(NAME_LENGTH))
const NewChair = v.strictObject({ name: LaidName, sitter: v.picklist(SITTERS), side: v.nullable(v.string()) })

/** How a table that is being laid can change. Chairs go by their ids, which stay when chairs move. */
const LayChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), game: v.string(), options: LooseOptions }),
  v.strictObject({ kind: v.literal('options'), options: LooseOptions }),
  /** Who begins; null draws lots. */
  v.strictObject({ kind: v.literal('first'), chair: v.nullable(Count) }),
  v.strictObject({ kind: v.literal('add'), chair: NewChair }),
  v.strictObject({ kind: v.literal('drop'), chair: Count }),
  /** One seat earlier in the circle. */
  v.strictObject({ kind: v.literal('up'), chair: Count }),
  v.strictObject({ kind: v.literal('name'), chair: Count, name: LaidName }),
  v.strictObject({ kind: v.literal('sitter'), chair: Count, sitter: v.picklist(SITTERS), name: LaidName }),
  v.strictObject({ kind: v.literal('side'), chair: Count, side: v.nullable(v.string()) }),
])
export type LayChange = v.InferOutput<typeof LayChange>

const up = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: Id, ...entries })

/** What any screen may say. Every frame has an id, and gets `done` or `refused` with that id. */
const anyone = [
  up('hello', {
    protocol: v.number(),
    /** The four letters on the host's screen. Not needed with a token. */
    code: v.optional(Secret),
    name: v.optional(Name),
    password: v.optional(Password),
    /** What the host gave this phone when it first came in. */
    token: v.optional(Secret),
    /** Makes this screen the host's, where the host has no window of its own. */
    admin: v.optional(Secret),
  }),
  /** The seat is not in the frame: the wire holds it. */
  up('move', { beat: v.number(), move: v.unknown() }),
  /** Is anybody there? */
  up('ping', {}),
] as const

/** What a phone may say. */
const phone = [
  /** Takes a free chair: of a table that is being laid by its id (null pulls up another one), of a match by its seat. */
  up('sit', { chair: v.nullable(Count), name: Name }),
  /** Gets up: the chair is free for another phone. */
  up('stand', {}),
] as const

/** What the host's own screen may say. */
const host = [
  /** Begins to lay a table. */
  up('lay', {
    game: v.string(),
    options: LooseOptions,
    chairs: v.pipe(v.array(NewChair), v.maxLength(MOST_SEATS)),
    first: v.nullable(SeatNumber),
  }),
  up('change', { change: LayChange }),
  up('deal', {}),
  up('open', { match: Id }),
  up('leave', {}),
  up('remove', { match: Id }),
  /** Lifts the curtain for one of this wire's seats. */
  up('look', { seat: SeatNumber, pin: v.optional(Pin) }),
  up('cover', {}),
  /** Sets (or with null removes) the PIN of the seat that is being looked at. */
  up('pin', { pin: v.nullable(Pin) }),
  /** For a forgotten PIN: everyone at the table is told. */
  up('unpin', { seat: SeatNumber }),
  /** Gives a chair of the open match to somebody else. Everyone at the table is told. */
  up('reseat', { seat: SeatNumber, sitter: v.picklist(SITTERS) }),
  up('rename', { seat: SeatNumber, name: Name }),
  up('pause', { on: v.boolean() }),
  up('kick', { guest: Count }),
  up('hosting', {
    on: v.optional(v.boolean()),
    locked: v.optional(v.boolean()),
    /** Null removes it. */
    password: v.optional(v.nullable(Password)),
    /** Which of the laptop's addresses the phones are shown. */
    address: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  /** The Wi-Fi that phones can join by a code of its own; null forgets it. */
  up('wifi', {
    wifi: v.nullable(
      v.strictObject({
        name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(32)),
        password: v.pipe(v.string(), v.maxLength(63)),
        keep: v.boolean(),
      }),
    ),
  }),
  /** Tries to reach the table from outside, as far as that can be tried from here. */
  up('self-test', {}),
  /** Shows the table in a second window. */
  up('second-screen', {}),
  up('settings', { settings: v.partial(Settings) }),
  up('preset', { game: v.string(), name: Name, options: LooseOptions }),
  up('drop-preset', { game: v.string(), name: Name }),
  up('dismiss', { notice: Id }),
] as const

export const UpFrame = v.variant('type', [...anyone, ...phone, ...host])
export type UpFrame = v.InferOutput<typeof UpFrame>
export const PhoneFrame = v.variant('type', [...anyone, ...phone])
export type PhoneFrame = v.InferOutput<typeof PhoneFrame>
/** What the host's own screen says: everything but what only a phone does. */
export const HostFrame = v.variant('type', [...anyone, ...host])
export type HostFrame = v.InferOutput<typeof HostFrame>

/** What a second window says. */
export const WatcherFrame = v.variant('type', [anyone[0], anyone[2]])
export type WatcherFrame = v.InferOutput<typeof WatcherFrame>

/** A frame without its id, as a screen writes it. */
export type UpBody = UpFrame extends infer F ? (F extends UpFrame ? Omit<F, 'id'> : never) : never

/** What the lobby and the house-rule editor know of a game; made from the game itself. */
export interface ShelfGame {
  readonly id: string
  readonly seats: readonly [min: number, max: number]
  readonly options: Readonly<Record<string, OptionDescription>>
  readonly presets: readonly { readonly id: string; readonly options: Readonly<Record<string, unknown>> }[]
  /** By number of players. */
  readonly sides: Readonly<Record<number, readonly string[]>>
}

export interface HousePreset {
  readonly game: string
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

export interface SavedMatch {
  readonly match: string
  readonly game: string
  readonly names: readonly string[]
  readonly progress: Words
  readonly over: boolean
  /** Milliseconds since 1970 of the last entry. */
  readonly when: number
}

export interface Notice {
  readonly id: string
  readonly words: Words
}

/** Everything a screen shows outside a match. */
export interface HomeFrame {
  readonly type: 'home'
  readonly protocol: number
  readonly version: string
  readonly settings: Settings
  readonly shelf: readonly ShelfGame[]
  readonly presets: readonly HousePreset[]
  readonly saves: readonly SavedMatch[]
  readonly saveFolder: string
  readonly notices: readonly Notice[]
  /** Whether this computer can open a second window for the table. */
  readonly canShowTwice: boolean
}

export interface LaidChair {
  readonly id: number
  readonly name: string
  readonly sitter: Sitter
  readonly side: string | null
  /** A phone has taken it. */
  readonly held: boolean
  /** It has been taken by a phone that is out of reach just now. */
  readonly away: boolean
}

/** A table that is being laid: everything is still open, and phones take their chairs. */
export interface LobbyFrame {
  readonly type: 'lobby'
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly [min: number, max: number]
  readonly chairs: readonly LaidChair[]
  /** The chair that begins; null draws lots. */
  readonly first: number | null
  /** The chair that this wire's phone holds. */
  readonly mine: number | null
}

export interface LanAddress {
  readonly address: string
  /** The network adapter it belongs to. */
  readonly adapter: string
  readonly kind: 'home' | 'other' | 'virtual'
}

/** A phone that was let in. */
export interface GuestView {
  readonly id: number
  readonly name: string
  readonly connected: boolean
  /** The name of the chair it holds; null watches. */
  readonly chair: string | null
}

/** How phones find this table: for the host's own screens only. */
export interface HostingFrame {
  readonly type: 'hosting'
  readonly on: boolean
  readonly url: string
  readonly port: number
  readonly code: string
  readonly locked: boolean
  readonly password: boolean
  readonly address: string
  readonly addresses: readonly LanAddress[]
  /** A name that works instead of the address where the network knows it. */
  readonly localName: string | null
  readonly guests: readonly GuestView[]
  readonly wifi: { readonly name: string; readonly password: string; readonly kept: boolean } | null
  readonly system: string
  /** When the table was opened to phones: after a while without any, the screen offers help. */
  readonly since: number
  readonly selfTest: readonly { readonly address: string; readonly reached: boolean; readonly reason: string }[] | null
}

/** A chair of an open match. */
export interface SeatedChair {
  readonly name: string
  readonly sitter: Sitter
  readonly pin: boolean
  /** A phone has taken it, also one whose bot plays on meanwhile. */
  readonly held: boolean
  readonly away: boolean
}

/** What happened at the table besides the game, with numbers of its own. */
export interface HouseEvent {
  readonly n: number
  /** How much had happened in the game by then, so that a screen can tell both in order. */
  readonly after: number
  readonly words: Words
}

/** The open match as one eye sees it. */
export interface MatchFrame {
  readonly type: 'match'
  readonly match: string
  readonly game: string
  readonly chairs: readonly SeatedChair[]
  readonly options: Readonly<Record<string, unknown>>
  /** Whose private side is in `view` and `asks`: 'table' while the curtain is down. */
  readonly eye: Eye
  readonly beat: number
  readonly view: BaseView
  readonly asks: readonly Ask[]
  /** Who has to decide something now. */
  readonly waiting: readonly Seat[]
  /** The seats this wire may look at. */
  readonly here: readonly Seat[]
  /** Whom to hand the laptop to: the next of `here` who has to decide, clockwise from the last one who did. */
  readonly next: Seat | null
  /** The seat that this wire's phone holds; null for the host's screens and for spectators. */
  readonly mine: Seat | null
  /** The seat that is this phone's but that a bot plays meanwhile: it may sit there again. */
  readonly returnTo: Seat | null
  /** Milliseconds left for the seat that is being looked at, where the house rules limit time. */
  readonly clock: number | null
  readonly paused: boolean
  /** The tail of what happened besides the game. */
  readonly house: readonly HouseEvent[]
  readonly over: boolean
}

export type DownFrame =
  | HomeFrame
  | HostingFrame
  | LobbyFrame
  | MatchFrame
  /** A phone was let in. `token` opens the door the next time, and gives the chair back. */
  | { readonly type: 'welcome'; readonly token: string; readonly guest: number }
  /** What a second window needs to know of the settings. */
  | { readonly type: 'watch'; readonly settings: Settings }
  /** No match is open on this wire any more, and no table is being laid. */
  | { readonly type: 'closed' }
  /** The host has shown this phone the door, or closed the table: it does not come back by itself. */
  | { readonly type: 'out'; readonly words: Words }
  /** The answer will take a moment: others may still use an offer that this move would take from them. */
  | { readonly type: 'held'; readonly id: string; readonly milliseconds: number }
  | { readonly type: 'done'; readonly id: string }
  /** `id` is null where a frame was too broken to have one. */
  | { readonly type: 'refused'; readonly id: string | null; readonly words: Words }

/** One end of a connection. */
export interface Wire {
  /** `text` is the frame as JSON, where that has been made already. */
  send(frame: DownFrame, text?: string): void
  close(): void
}
