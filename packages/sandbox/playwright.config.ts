import { defineConfig } from '@playwright/test'
import { findBrowser } from './src/testing/find-browser.ts'

/** The fixtures, tried out by their own test runner (`playwright.test.ts` starts it). */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/playwright',
  workers: 1,
  forbidOnly: true,
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: findBrowser(),
  },
})
