import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The named browser, else an installed one, else Playwright's own. */
const installed = [process.env.LATCHKEY_CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = installed.find((path) => path !== undefined && existsSync(path))

const PORT = process.env.BUILT_PORT ?? '8787'

/** The built site with its server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      executablePath,
    },
  },
  webServer: {
    command: 'node server/main.js',
    url: `http://localhost:${PORT}`,
    timeout: 60_000,
    // No contract has to be asked in these tests, and no host outside of this machine may be.
    env: { PORT, DATA: 'test-results/data', RPC_URL: 'http://127.0.0.1:9' },
  },
})
