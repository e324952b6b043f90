/** The host on plain Node, without Electron: what `npm start -- --headless` runs. */
import { fileURLToPath } from 'node:url'
import { version } from '../package.json'
import { realNetwork } from './lan/real-network.ts'
import { hostInTerminal } from './terminal/terminal-host.ts'
import { realTimers } from './timers.ts'

const folder = fileURLToPath(new URL('../renderer', import.meta.url))

/** Milliseconds that whatever is still open is given. */
const PATIENCE = 3000

// Whoever looked on may have left the pipe: the table stays open all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const open = await hostInTerminal({
  args: process.argv.slice(2),
  env: process.env,
  version,
  network: ({ bind, names, port }) => realNetwork({ bind, names, port, folder, timers: realTimers }),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  colours: process.stdout.isTTY && process.env.NO_COLOR === undefined,
})

let closing = false
function end(): void {
  if (closing || !open) return
  closing = true
  setTimeout(() => process.exit(0), PATIENCE).unref()
  void open.close().finally(() => process.exit(0))
}

if (open) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
else process.exitCode = 1
