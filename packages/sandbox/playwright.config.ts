import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The named browser, else an installed one, else Playwright's own. */
const installed = [process.env['LATCHKEY_CHROME'], '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = installed.find((path) => path !== undefined && existsSync(path))

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
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
