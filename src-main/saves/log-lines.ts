/** The lines of a match log: a header, then everything that happened, each with its schema. */
import * as v from 'valibot'
import { ChairSchema, MOST_SEATS, NAME_LENGTH, SITTERS } from '../../src-shared/protocol.ts'

/** Raise when an older app could not read the lines any more. */
export const FORMAT = 2

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const SeatNumber = v.pipe(Whole, v.maxValue(MOST_SEATS - 1))
const hex = (digits: number) => v.pipe(v.string(), v.length(digits), v.regex(/^[0-9a-f]*$/))
/** The fingerprint of the token of the phone that holds a chair; the token itself is on that phone only. */
const Holder = v.nullable(hex(64))
const ChairName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_LENGTH))

/** As much of a header as every version of the app writes: enough to name a game that is too new for this one. */
export const GlanceSchema = v.object({
  format: Whole,
  game: v.string(),
  rules: Whole,
  chairs: v.array(v.object({ name: v.string() })),
})

export const HeaderSchema = v.strictObject({
  /** The first format knew no phones; all it has is still read. */
  format: v.picklist([1, FORMAT]),
  game: v.string(),
  rules: Whole,
  options: v.record(v.string(), v.unknown()),
  chairs: v.pipe(
    v.array(v.strictObject({ ...ChairSchema.entries, holder: v.optional(Holder) })),
    v.minLength(2),
    v.maxLength(MOST_SEATS),
  ),
  first: v.nullable(SeatNumber),
  seed: hex(32),
  created: Whole,
})
export type Header = v.InferOutput<typeof HeaderSchema>

const MoveEntry = v.strictObject({
  seat: SeatNumber,
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  beat: Whole,
  move: v.unknown(),
  at: Whole,
})
export type MoveEntry = v.InferOutput<typeof MoveEntry>

const LATE = 'late-'

/** A move of the clock goes by such a name, so that its log can tell it from a player's own. */
export const lateId = (unique: string): string => `${LATE}${unique}`

export const isLate = ({ id }: MoveEntry): boolean => id.startsWith(LATE)

/** What happens at the table besides the game. */
const TableEntry = v.variant('entry', [
  v.strictObject({ entry: v.literal('pin'), seat: SeatNumber, salt: hex(32), hash: hex(64), at: Whole }),
  v.strictObject({ entry: v.literal('unpin'), seat: SeatNumber, at: Whole }),
  /** A chair goes to somebody else; the holder is the phone it belongs to, also while a bot plays on for it. */
  v.strictObject({
    entry: v.literal('chair'),
    seat: SeatNumber,
    sitter: v.picklist(SITTERS),
    holder: Holder,
    name: ChairName,
    at: Whole,
  }),
  v.strictObject({ entry: v.literal('rename'), seat: SeatNumber, name: ChairName, at: Whole }),
  v.strictObject({ entry: v.literal('pause'), on: v.boolean(), at: Whole }),
  /** The table was put away while somebody's time was running: so much of it was left. */
  v.strictObject({ entry: v.literal('time'), seat: SeatNumber, beat: Whole, left: Whole, at: Whole }),
])
export type TableEntry = v.InferOutput<typeof TableEntry>

export const EntrySchema = v.union([MoveEntry, TableEntry])
export type Entry = v.InferOutput<typeof EntrySchema>

export const isMove = (entry: Entry): entry is MoveEntry => !('entry' in entry)

export const lineOf = (content: Header | Entry): Uint8Array => new TextEncoder().encode(`${JSON.stringify(content)}\n`)
