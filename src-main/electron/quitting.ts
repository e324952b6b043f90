// Asks before the app is quit while phones are at the table: they would all be left standing.
import { app, dialog } from 'electron'
import type { BrowserWindow } from 'electron'
import type { Host } from '../host.ts'

const words = {
  en: {
    message: (n: number) => (n === 1 ? 'A phone is at the table.' : `${n} phones are at the table.`),
    detail: 'Every move is saved: open the game again, and the phones find back to their chairs by themselves.',
    quit: 'Quit all the same',
    stay: 'Go on playing',
  },
  de: {
    message: (n: number) => (n === 1 ? 'Ein Handy sitzt am Tisch.' : `${n} Handys sitzen am Tisch.`),
    detail: 'Jeder Zug ist gespeichert: Öffne das Spiel wieder, und die Handys finden von selbst an ihre Plätze.',
    quit: 'Trotzdem beenden',
    stay: 'Weiterspielen',
  },
}

interface Leaving {
  preventDefault(): void
}

/** Gives a window what asks before it is closed; that ends the app, too. */
export function askBeforeQuitting(host: Host, language: () => keyof typeof words): (window: BrowserWindow) => void {
  let agreed = false
  let asking = false

  async function ask(phones: number): Promise<void> {
    if (asking) return
    asking = true
    const w = words[language()]
    const { response } = await dialog.showMessageBox({
      ...{ type: 'question' as const, message: w.message(phones), detail: w.detail },
      ...{ buttons: [w.quit, w.stay], defaultId: 1, cancelId: 1 },
    })
    asking = false
    agreed = response === 0
    if (agreed) app.quit()
  }

  const leaving = (event: Leaving): void => {
    const phones = host.room.guests.connected
    if (agreed || phones === 0) return
    event.preventDefault()
    void ask(phones)
  }
  app.on('before-quit', leaving)
  return (window) => window.on('close', leaving)
}
