// Unit and property tests: they sit beside what they test.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { helpPages } from './scripts/help-plugin.mjs'

export default defineConfig({
  plugins: [helpPages(), svelte()],
  test: {
    include: ['src-*/**/*.test.ts', 'scripts/**/*.test.mjs'],
    testTimeout: 60_000,
  },
})
