/** Every frame on any wire. What a screen sends is `unknown` until it has passed its schema; what the host sends is typed here. */
import * as v from 'valibot'
import type { Ask, BaseView, Eye, OptionDescription, Seat } from './game.ts'
import { LANGUAGES } from './words.ts'
import type { Words } from './words.ts'

export const PROTOCOL = 1

export const NAME_LENGTH = 20
export const PIN_LENGTH = 12
/** Enough for the largest game on the shelf. */
export const MOST_SEATS = 6

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export const CURTAINS = ['hold', 'twice'] as const

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

/** Who sits on a chair: a person at this laptop, or a bot. */
export const SITTERS = ['here', 'bot'] as const
export type Sitter = (typeof SITTERS)[number]

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_LENGTH))
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1))
const Pin = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PIN_LENGTH))
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

const up = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: Id, ...entries })

/** What a screen may say. Every frame has an id, and gets `done` or `refused` with that id. */
export const UpFrame = v.variant('type', [
  up('hello', { protocol: v.number() }),
  up('create', {
    game: v.string(),
    options: LooseOptions,
    chairs: v.pipe(v.array(Chair), v.minLength(2), v.maxLength(MOST_SEATS)),
    first: v.nullable(SeatNumber),
  }),
  up('open', { match: Id }),
  up('leave', {}),
  up('remove', { match: Id }),
  /** The seat is not in the frame: the wire holds it. */
  up('move', { beat: v.number(), move: v.unknown() }),
  /** Lifts the curtain for one of this wire's seats. */
  up('look', { seat: SeatNumber, pin: v.optional(Pin) }),
  up('cover', {}),
  /** Sets (or with null removes) the PIN of the seat that is being looked at. */
  up('pin', { pin: v.nullable(Pin) }),
  /** For a forgotten PIN: everyone at the table is told. */
  up('unpin', { seat: SeatNumber }),
  up('settings', { settings: v.partial(Settings) }),
  up('preset', { game: v.string(), name: Name, options: LooseOptions }),
  up('drop-preset', { game: v.string(), name: Name }),
  up('dismiss', { notice: Id }),
])
export type UpFrame = v.InferOutput<typeof UpFrame>

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
}

/** The open match as one eye sees it. */
export interface MatchFrame {
  readonly type: 'match'
  readonly match: string
  readonly game: string
  readonly chairs: readonly { readonly name: string; readonly sitter: Sitter; readonly pin: boolean }[]
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
  /** Milliseconds left for the seat that is being looked at, where the house rules limit time. */
  readonly clock: number | null
  readonly over: boolean
}

export type DownFrame =
  | HomeFrame
  | MatchFrame
  /** No match is open on this wire any more. */
  | { readonly type: 'closed' }
  | { readonly type: 'done'; readonly id: string }
  /** `id` is null where a frame was too broken to have one. */
  | { readonly type: 'refused'; readonly id: string | null; readonly words: Words }

/** One end of a connection. */
export interface Wire {
  send(frame: DownFrame): void
  close(): void
}
