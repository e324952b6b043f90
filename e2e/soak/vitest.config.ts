// The proofs that need real sockets and patience: short in `npm test`, long in `npm run soak`.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    include: ['e2e/soak/*.soak.ts'],
    testTimeout: process.env.SOAK === 'long' ? 600_000 : 60_000,
    hookTimeout: 30_000,
    // One after the other: the faults are to come from the proofs, not from a busy computer.
    fileParallelism: false,
  },
})
