/** The screens of each game, loaded when first needed. */
import type { Component } from 'svelte'
import type { Ask, BaseView, Preset, Told } from '../../src-shared/game.ts'
import type { MatchFrame } from '../../src-shared/protocol.ts'
import type { Language, Words } from '../../src-shared/words.ts'
import type { HelpToken } from '../parts/help-tokens.ts'

/** The texts that lobby, home and house rules need of every game. */
export interface GameWords {
  readonly name: string
  readonly tagline: string
  readonly about: string
  readonly side: string
  readonly first: string
  readonly sides: Readonly<Record<string, string>>
  readonly presets: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, OptionWords>>
  readonly progress: object
  readonly log: object
  readonly refuse: object
}

export interface OptionWords {
  readonly label: string
  readonly help: string
  readonly choices: Readonly<Record<string, string>>
}

/** Plays a move for the seat that is being looked at; gives the refusal, if any. */
export type Play = (move: object) => Promise<Words | undefined>

/** A routine event is for the log alone, news is told at the table, and for a pause all look before the laptop goes on. */
export type Weight = 'routine' | 'news' | 'pause'

export interface EndProps {
  readonly view: BaseView
  /** The end has been seen before: then it need not be played again. */
  readonly told: boolean
  /** Where nobody can press anything it goes on by itself. */
  readonly unattended?: boolean
  readonly finished: () => void
}

export interface GameScreens {
  readonly words: Readonly<Record<Language, GameWords>>
  /** The rules it ships with; the first are its standard. */
  readonly presets: readonly Preset<object>[]
  /** Fetched when somebody asks for it. */
  readonly help: Readonly<Record<Language, () => Promise<readonly HelpToken[]>>>
  /** A small drawing for the shelf. */
  readonly Emblem: Component
  /** What lies on the table, as far as this eye may see it. */
  readonly Board: Component<{ view: BaseView; frame: MatchFrame }>
  /** One player's private side. */
  readonly Mine: Component<{ view: BaseView; asks: readonly Ask[]; play: Play }>
  readonly end: () => Promise<{ default: Component<EndProps> }>
  readonly weight: (event: Told) => Weight
}

const LOADERS: Readonly<Record<string, () => Promise<{ screens: GameScreens }>>> = {
  qe: () => import('./qe/index.ts'),
  speculation: () => import('./speculation/index.ts'),
  'euro-crisis': () => import('./euro-crisis/index.ts'),
}

export async function loadGame(id: string): Promise<GameScreens | undefined> {
  return (await LOADERS[id]?.())?.screens
}
