import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The named browser, else an installed one, else Playwright's own. */
export function findBrowser(): LaunchOptions {
  const named = process.env['LATCHKEY_CHROME']
  const installed = [named, '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((path) => path !== undefined && existsSync(path))
  return {
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
}
