/** The passing of time as the host knows it, so that a test can let minutes pass in no time. */

export interface Timers {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something later; the function it gives calls that off. */
  after(milliseconds: number, run: () => void): () => void
}

export const realTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** For what goes on in the background: the app may end before its time has come. */
export const backgroundTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
