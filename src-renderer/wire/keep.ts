/** What this browser remembers from one visit to the next; one that keeps nothing is no reason to stop. */

export interface Keep {
  read(key: string): unknown
  /** Null forgets. */
  write(key: string, value: unknown): void
}

const PREFIX = 'hot-money.'

/** A shelf of the browser: `localStorage`, or for one tab `sessionStorage`. */
export function keepIn(name: 'localStorage' | 'sessionStorage'): Keep {
  // A browser that forbids the shelf throws already where it is mentioned; then this page remembers for as long as it lives.
  const meanwhile = new Map<string, unknown>()
  return {
    read(key) {
      if (meanwhile.has(key)) return meanwhile.get(key)
      try {
        const text = window[name].getItem(PREFIX + key)
        return text === null ? null : (JSON.parse(text) as unknown)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        if (value === null) window[name].removeItem(PREFIX + key)
        else window[name].setItem(PREFIX + key, JSON.stringify(value))
        meanwhile.delete(key)
      } catch {
        meanwhile.set(key, value)
      }
    },
  }
}

export const textOf = (raw: unknown): string | null => (typeof raw === 'string' && raw !== '' ? raw : null)
