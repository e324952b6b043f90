/** What people should know about their files and their table, until they dismiss it. */
import type { Notice } from '../src-shared/protocol.ts'
import type { Words } from '../src-shared/words.ts'

export class Notices {
  #list: readonly Notice[] = []
  #count = 0

  get list(): readonly Notice[] {
    return this.#list
  }

  /** The same thing is not said twice while it is still on the screen. */
  add(words: Words): void {
    const text = JSON.stringify(words)
    if (this.#list.some((notice) => JSON.stringify(notice.words) === text)) return
    this.#count += 1
    this.#list = [...this.#list, { id: `notice-${this.#count}`, words }]
  }

  dismiss(id: string): void {
    this.#list = this.#list.filter((notice) => notice.id !== id)
  }
}
