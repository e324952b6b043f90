/** Where a host without Electron keeps things: the very places the app with a window keeps them, unless another folder is named. */
import { homedir } from 'node:os'
import { join } from 'node:path'

export interface Places {
  /** The folder of match logs. */
  readonly saves: string
  /** The folder that settings.json is in. */
  readonly settings: string
}

/** The app's name as Electron makes its folder of it. */
const APP = 'hot-money'

type Environment = Readonly<Record<string, string | undefined>>

function dataFolder(platform: NodeJS.Platform, env: Environment, home: string): string {
  switch (platform) {
    case 'win32':
      return join(env.APPDATA || join(home, 'AppData', 'Roaming'), APP)
    case 'darwin':
      return join(home, 'Library', 'Application Support', APP)
    default:
      return join(env.XDG_CONFIG_HOME || join(home, '.config'), APP)
  }
}

/** A folder that was named holds all there is, settings too: two hosts with folders of their own do not meet. */
export function placesFor(
  named: string | undefined,
  platform: NodeJS.Platform = process.platform,
  env: Environment = process.env,
  home: string = homedir(),
): Places {
  if (named !== undefined) return { saves: named, settings: named }
  const folder = dataFolder(platform, env, home)
  return { saves: join(folder, 'saves'), settings: folder }
}
