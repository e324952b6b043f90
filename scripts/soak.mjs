// `npm run soak`: the proofs that take long – leaks on the wire, faults of the network, abuse – each from one seed and with an end.
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.mjs'
import { tool } from './run.mjs'

/** Runs the proofs over what was built last. Short ones always try the same, long ones something new unless SOAK_SEED says what. */
export function prove(length, args) {
  const env = { SOAK: length, NODE_ENV: 'test' }
  return tool('vitest/vitest.mjs', ['run', '--config', 'e2e/soak/vitest.config.ts', ...args], { env })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await buildIfStale()) ? await prove('long', process.argv.slice(2)) : 1
}
