import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser, PLAIN_WINDOW } from '../../scripts/lib/browser.mjs'

const executablePath = findBrowser()
const PATCHED = '**/patched.e2e.ts'

/** Journeys through the lab's page, in a real browser, against real chains. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/setup/build-page.ts',
  fullyParallel: true,
  // Journeys wait half of their time: with two, a machine of two cores would stand half idle.
  workers: 3,
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: PATCHED },
    // Each of these loads the page anew, which undoes a patch; a context of its own adds nothing.
    { name: 'patched', testMatch: PATCHED, use: { reuseContext: true } },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    launchOptions: {
      args: [...BROWSER_FLAGS, PLAIN_WINDOW],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
