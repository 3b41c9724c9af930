import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The named browser, else an installed one, else Playwright's own. */
const installed = [process.env.LATCHKEY_CHROME, '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = installed.find((path) => path !== undefined && existsSync(path))

const BUILT_URL = `http://localhost:${process.env.BUILT_PORT ?? 4173}`
const DEV_URL = `http://localhost:${process.env.DEV_PORT ?? 5173}`

/** The site as visitors get it, and as its developer sees it, where StrictMode does its work. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      executablePath,
    },
  },
  projects: [
    { name: 'built', use: { baseURL: BUILT_URL } },
    { name: 'dev', use: { baseURL: DEV_URL } },
  ],
  webServer: [
    { command: serve('preview', BUILT_URL), url: BUILT_URL, timeout: 60_000 },
    { command: serve('dev', DEV_URL), url: DEV_URL, timeout: 60_000 },
  ],
})

function serve(command: string, url: string): string {
  return `npx vite ${command} --port ${new URL(url).port} --strictPort`
}
