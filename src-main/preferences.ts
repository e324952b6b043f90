/** Settings and house-rule presets: validated when they are read, because a settings file can be edited by anyone. */
import * as v from 'valibot'
import type { AnyGame } from '../src-shared/game.ts'
import { gameOf, isGameId } from '../src-shared/games/index.ts'
import { DEFAULT_SETTINGS, NAME_LENGTH, SettingsSchema } from '../src-shared/protocol.ts'
import type { HousePreset, Settings } from '../src-shared/protocol.ts'
import type { Words } from '../src-shared/words.ts'
import type { LooseOptions } from './room/fitting.ts'
import { fitOptions, sameName } from './room/fitting.ts'
import { reasonOf, refuse } from './refusals.ts'

/** Where preferences are kept. What comes out is unknown until parsed. */
export interface Store {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

const PresetShape = v.object({
  game: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_LENGTH)),
  options: v.record(v.string(), v.unknown()),
})

const Wifi = v.strictObject({ name: v.string(), password: v.string() })
type Wifi = v.InferOutput<typeof Wifi>

const Port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))
/** Where phones look for a table if nobody said otherwise. */
const USUAL_PORT = 7666

export class Preferences {
  readonly #store: Store
  readonly #listeners = new Set<() => void>()
  #settings: Settings
  #presets: readonly HousePreset[]

  constructor(store: Store) {
    this.#store = store
    this.#settings = readSettings(store.get('settings'))
    this.#presets = readPresets(store.get('presets'))
  }

  get settings(): Settings {
    return this.#settings
  }
  get presets(): readonly HousePreset[] {
    return this.#presets
  }

  /** The Wi-Fi that phones are helped into, where the host wanted it kept. */
  get wifi(): Wifi | null {
    const parsed = v.safeParse(Wifi, this.#store.get('wifi'))
    return parsed.success ? parsed.output : null
  }
  /** The port that phones last found the table at. */
  get port(): number {
    const parsed = v.safeParse(Port, this.#store.get('port'))
    return parsed.success ? parsed.output : USUAL_PORT
  }

  keepWifi(wifi: Wifi | null): Words | undefined {
    return wifi === null && this.wifi === null ? undefined : this.#keep('wifi', wifi, () => undefined)
  }

  /** A port that cannot be kept is no reason to play without phones: they are shown the new one. */
  keepPort(port: number): void {
    if (port !== this.port) this.#keep('port', port, () => undefined)
  }

  change(some: { readonly [K in keyof Settings]?: Settings[K] | undefined }): Words | undefined {
    const settings = readSettings({ ...this.#settings, ...some })
    return this.#keep('settings', settings, () => (this.#settings = settings))
  }

  /** A preset of the same name is replaced. */
  addPreset(game: AnyGame, name: string, given: LooseOptions): Words | undefined {
    if (game.presets.some(({ id }) => sameName(id) === sameName(name))) return refuse({ key: 'presetBuiltIn' })
    const fitted = fitOptions(game, given)
    if ('wrong' in fitted) return refuse({ key: 'badOption', args: { option: fitted.wrong } })
    const presets = [...this.#without(game.id, name), { game: game.id, name, options: fitted.options }]
    return this.#keep('presets', presets, () => (this.#presets = presets))
  }

  dropPreset(game: string, name: string): Words | undefined {
    const presets = this.#without(game, name)
    return this.#keep('presets', presets, () => (this.#presets = presets))
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  #without(game: string, name: string): HousePreset[] {
    return this.#presets.filter((preset) => preset.game !== game || sameName(preset.name) !== sameName(name))
  }

  /** On the disk first, then in use. */
  #keep(key: string, value: unknown, use: () => void): Words | undefined {
    try {
      this.#store.set(key, value)
    } catch (error) {
      return refuse({ key: 'notSaved', args: { reason: reasonOf(error) } })
    }
    use()
    for (const listener of this.#listeners) listener()
    return undefined
  }
}

/** Each value that fits is taken; a bad one falls back to its default and spoils no other. */
function readSettings(raw: unknown): Settings {
  const given: object = typeof raw === 'object' && raw !== null ? raw : {}
  const kept = Object.entries(SettingsSchema.entries).flatMap(([key, schema]): [string, unknown][] => {
    const parsed = v.safeParse(schema, Reflect.get(given, key))
    return parsed.success ? [[key, parsed.output]] : []
  })
  return v.parse(SettingsSchema, { ...DEFAULT_SETTINGS, ...Object.fromEntries(kept) })
}

function readPresets(raw: unknown): HousePreset[] {
  return (Array.isArray(raw) ? raw : []).flatMap((one: unknown): HousePreset[] => {
    const parsed = v.safeParse(PresetShape, one)
    if (!parsed.success || !isGameId(parsed.output.game)) return []
    const { game, name, options } = parsed.output
    const fitted = fitOptions(gameOf(parsed.output.game), options)
    return 'wrong' in fitted ? [] : [{ game, name, options: fitted.options }]
  })
}
