/** Whether house rules and chairs fit a game: what the lobby sends, what a preset holds and what a log begins with. */
import type { AnyGame, OptionDescription, Seat } from '../../src-shared/game.ts'
import type { Chair } from '../../src-shared/protocol.ts'
import type { Words } from '../../src-shared/words.ts'
import { refuse } from '../refusals.ts'

export type LooseOptions = Readonly<Record<string, unknown>>

const isWholeBetween = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

const DIGITS = /^(0|[1-9][0-9]*)$/

function fits(value: unknown, option: OptionDescription): boolean {
  switch (option.kind) {
    case 'choice':
      return option.choices.some((choice) => choice === value)
    case 'toggle':
      return typeof value === 'boolean'
    case 'whole':
      return isWholeBetween(value, option.min, option.max)
    case 'printed-or-whole':
      return value === null || isWholeBetween(value, option.min, option.max)
    case 'amount':
      return (
        typeof value === 'string' &&
        value.length <= option.digits &&
        DIGITS.test(value) &&
        BigInt(value) >= BigInt(option.min)
      )
  }
}

/** By name: a game whose type is not known here has options whose names are not known either. */
export const descriptionsOf = (game: AnyGame): Readonly<Record<string, OptionDescription>> => ({ ...game.options })

/** All house rules of the game, with the defaults for those not named; or the name of one that does not fit. */
export function fitOptions(
  game: AnyGame,
  given: LooseOptions,
): { readonly options: LooseOptions } | { readonly wrong: string } {
  const descriptions = descriptionsOf(game)
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(descriptions, name))
  if (stranger !== undefined) return { wrong: stranger }
  const options: Record<string, unknown> = {}
  for (const [name, option] of Object.entries(descriptions)) {
    const value = Object.hasOwn(given, name) ? given[name] : option.default
    if (!fits(value, option)) return { wrong: name }
    options[name] = value
  }
  return { options }
}

/** Names that people would take for the same. */
export const sameName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** House rules and chairs that go together, as a match begins with them; or why it cannot. */
export function fitTable(
  game: AnyGame,
  { options: given, chairs, first }: TableToLay,
): { readonly options: LooseOptions } | { readonly refusal: Words } {
  const wrongChairs = checkChairs(game, chairs, first)
  if (wrongChairs) return { refusal: wrongChairs }
  const fitted = fitOptions(game, given)
  if ('wrong' in fitted) return { refusal: refuse({ key: 'badOption', args: { option: fitted.wrong } }) }
  const refusal = game.unfit?.(fitted.options, chairs.length)
  return refusal ? { refusal } : fitted
}

interface TableToLay {
  readonly options: LooseOptions
  readonly chairs: readonly Chair[]
  readonly first: Seat | null
}

function checkChairs(game: AnyGame, chairs: readonly Chair[], first: Seat | null): Words | undefined {
  const [min, max] = game.seats
  if (chairs.length < min || chairs.length > max) return refuse({ key: 'wrongSeats', args: { min, max } })
  if (new Set(chairs.map(({ name }) => sameName(name))).size < chairs.length) return refuse({ key: 'sameNames' })
  const sides = chairs.flatMap(({ side }) => (side === null ? [] : [side]))
  if (!sides.every((side) => game.sides(chairs.length).includes(side))) return refuse({ key: 'noSuchSide' })
  if (new Set(sides).size < sides.length) return refuse({ key: 'sameSides' })
  if (first !== null && first >= chairs.length) return refuse({ key: 'noSuchSeat' })
  return undefined
}
