import { defineConfig } from '@playwright/test'

/** Journeys in the WebKitGTK of the distribution, over WebDriver; `npm run engines -- webkit`. */
export default defineConfig({
  testDir: 'e2e/webkit',
  testMatch: '**/*.webkit.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/setup/build-page.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
})
