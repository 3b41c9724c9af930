import { defineConfig, type LaunchOptions } from '@playwright/test'
import {
  BROWSER_FLAGS,
  findBrowser,
  findTestBrowser,
  PLAIN_WINDOW,
} from '../../scripts/lib/browser.mjs'
import { FULL_TAG, fullOnlyFiles, isFirstRing } from '../../scripts/lib/rings.mjs'

/**
 * The tests that need a browser with a window, as visitors have it: approvals in the secure frame,
 * which are given only if the browser reports that nothing covers them, and the effects of a
 * pointer that hovers.
 */
const WITH_WINDOW = [
  'body-swaps-login',
  'embedded-wallet',
  'gallery',
  'login-errors',
  'login-namespaces',
  'login-policy',
  'logins',
  'names',
  'permissions',
  'secrets',
  'send-embedded',
  'smart-sessions',
].map((name) => `**/${name}.e2e.ts`)
const leftOut = isFirstRing() ? fullOnlyFiles().map((file) => `**/${file}`) : []

/** Journeys through the lab's page, in a real browser, against real chains. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/setup/build-page.ts',
  fullyParallel: true,
  // Journeys wait half of their time: with two, a machine of two cores would stand half idle.
  workers: 3,
  // `scripts/test.mjs` runs failed tests once more, alone, after all others.
  retries: 0,
  forbidOnly: true,
  ...(isFirstRing() ? { grepInvert: new RegExp(FULL_TAG) } : {}),
  timeout: 120_000,
  // A ceiling for machines on which other work runs: nothing waits for it.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: [...WITH_WINDOW, ...leftOut] },
    {
      name: 'journeys in a window',
      testMatch: WITH_WINDOW,
      testIgnore: leftOut,
      use: { launchOptions: launchOptions(findBrowser()) },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    launchOptions: launchOptions(findTestBrowser()),
  },
})

function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    args: [...BROWSER_FLAGS, PLAIN_WINDOW],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
}
