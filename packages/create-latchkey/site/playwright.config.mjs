import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.TEST_PORT ?? 4173)
const ADDRESS = `http://127.0.0.1:${PORT}`

/** Builds the site, and serves it as its visitors get it. */
const SERVE = `vite build && vite preview --host 127.0.0.1 --port ${PORT} --strictPort`

/** The browser that CHROME names, else an installed one, else Playwright's own. */
const installed = [
  process.env.CHROME,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]
const executablePath = installed.find((path) => path !== undefined && existsSync(path))

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.mjs',
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    browserName: 'chromium',
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
  webServer: {
    command: SERVE,
    env: { HOST: '127.0.0.1', PORT: String(PORT), NEXT_TELEMETRY_DISABLED: '1' },
    url: ADDRESS,
    // A build on a slow machine.
    timeout: 300_000,
  },
})
