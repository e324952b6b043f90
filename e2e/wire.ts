// Listens on the window's wire inside the main process: every frame exactly as it is sent, before any screen has seen it.
import type { ElectronApplication } from '@playwright/test'
import type { DownFrame } from '../src-shared/protocol.ts'

export interface Sent {
  readonly raw: string
  readonly frame: DownFrame
}

interface Tapped {
  wireTap?: string[]
}

export class WireTap {
  readonly #app: ElectronApplication

  private constructor(app: ElectronApplication) {
    this.#app = app
  }

  static async on(app: ElectronApplication): Promise<WireTap> {
    await app.evaluate(({ BrowserWindow }) => {
      const sent: string[] = []
      ;(globalThis as Tapped).wireTap = sent
      for (const { webContents } of BrowserWindow.getAllWindows()) {
        const send = webContents.send.bind(webContents)
        webContents.send = (channel: string, ...frames: unknown[]) => {
          sent.push(...frames.map((frame) => JSON.stringify(frame)))
          send(channel, ...frames)
        }
      }
    })
    return new WireTap(app)
  }

  /** What was sent since the last time. */
  async take(): Promise<Sent[]> {
    const raw = await this.#app.evaluate(() => (globalThis as Tapped).wireTap?.splice(0) ?? [])
    return raw.map((text) => ({ raw: text, frame: JSON.parse(text) as DownFrame }))
  }
}
