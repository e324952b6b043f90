/** For tests: makes an open match's lock what a host that was killed leaves behind. */
import { writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** The host that has the match open in this process still plays on in vain: the lock is not its own any more. */
export function killLock(folder: string, match: string): void {
  // This process has its number from one that is gone, and never made a lock called like that.
  const content = { pid: process.pid, host: hostname(), id: 'left behind', at: new Date().toISOString() }
  writeFileSync(join(folder, `${match}.lock`), JSON.stringify(content))
}
