// End-to-end tests: the real Electron window, one at a time, because each test owns the screen.
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  // A window that does not open at all should not cost an hour.
  maxFailures: 5,
  expect: { timeout: 10_000 },
  reporter: 'list',
})
