// Runs the host without Electron: on request, or where a window cannot be opened.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run.mjs'

const forBoth = ['--port', '--bind', '--name', '--saves']

/** Of what was meant for a window, what also makes sense without one. */
export function optionsForBoth(args) {
  return args.filter((arg, i) => {
    const [option] = arg.split('=')
    // The value may be the next word.
    return forBoth.includes(option) || (!arg.startsWith('--') && forBoth.includes(args[i - 1]))
  })
}

/** What was asked for on purpose is passed on whole, so that a slip of the fingers is told. */
export function optionsForHeadless(args) {
  return args.filter((arg) => !['--headless', '--no-sandbox'].includes(arg))
}

/** Runs the host to its end and gives its exit code. Who wants us to end wants it to end: it does so in good order. */
export function runHeadless(args) {
  const child = spawn(process.execPath, [join(root, 'out', 'main', 'headless.js'), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** npm passes a signal on only to the shell between it and us: when that is gone, we were meant. */
function endWithNpm(end) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}
