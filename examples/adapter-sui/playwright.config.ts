import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The named browser, else an installed one, else Playwright's own. */
const installed = [process.env.LATCHKEY_CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = installed.find((path) => path !== undefined && existsSync(path))

const URL = `http://localhost:${process.env.BUILT_PORT ?? 4173}`

/** The site as visitors get it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: URL,
    browserName: 'chromium',
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      executablePath,
    },
  },
  webServer: {
    command: `npx vite preview --port ${process.env.BUILT_PORT ?? 4173} --strictPort`,
    url: URL,
    timeout: 60_000,
  },
})
