/** The log of one open match: each entry is on the disk before anybody is shown its effect, or it is not in the file at all. */
import type { OpenFile } from './disk.ts'
import { writeAll } from './disk.ts'
import type { Entry } from './log-lines.ts'
import { lineOf } from './log-lines.ts'
import { reasonOf } from '../refusals.ts'

export class MatchLog {
  readonly match: string
  readonly #file: OpenFile
  readonly #closed: () => void
  #length: number
  /** Something half-written may follow the good part. */
  #torn: boolean

  constructor(match: string, file: OpenFile, length: number, torn: boolean, closed: () => void) {
    this.match = match
    this.#file = file
    this.#length = length
    this.#torn = torn
    this.#closed = closed
    this.#tidy()
  }

  /** Undefined when the entry is safe; otherwise the disk's complaint, and the file is as it was. */
  append(entry: Entry): string | undefined {
    const line = lineOf(entry)
    try {
      if (this.#torn) this.#cutBack()
      this.#torn = true
      writeAll(this.#file, line, this.#length)
      this.#file.sync()
    } catch (error) {
      this.#tidy()
      return reasonOf(error)
    }
    this.#torn = false
    this.#length += line.length
    return undefined
  }

  close(): void {
    try {
      this.#file.close()
    } finally {
      this.#closed()
    }
  }

  /** Where even this fails, the next append tries again before it writes. */
  #tidy(): void {
    if (!this.#torn) return
    try {
      this.#cutBack()
    } catch {
      this.#torn = true
    }
  }

  #cutBack(): void {
    this.#file.cut(this.#length)
    this.#file.sync()
    this.#torn = false
  }
}
