// Runs other programs for the scripts beside this file: from the project's folder, with their output shown.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const cache = join(root, 'node_modules', '.cache', 'hot-money')

/** Runs a program to its end and gives its exit code; a signal or a program that is not there counts as failure. */
export function run(command, args, options = {}) {
  const { env, ...rest } = options
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, ...rest })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs npm itself: the very npm that started us, so that a second one on the PATH does not mix in. */
export function npm(args, options = {}) {
  const self = process.env.npm_execpath
  if (self?.endsWith('npm-cli.js')) return run(process.execPath, [self, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}

/** Runs a tool that a package brought along, without a shell, so that it works alike on every system. */
export function tool(path, args, options = {}) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options)
}

/** Asks a program something and gives what it wrote, or undefined if it failed. */
export function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout : undefined
}
