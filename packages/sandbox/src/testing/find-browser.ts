import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/**
 * Parts of the browser's own window that load pages of their own for every tab; no page sees them.
 * Of several such flags the last one counts: the runner's own list (Playwright 1.65) is in it, too.
 */
const PLAIN_WINDOW = `--disable-features=${[
  ...['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
].join()}`

/** The named browser, else an installed one, else Playwright's own; it draws without a graphics card. */
export function findBrowser(): LaunchOptions {
  const named = process.env['LATCHKEY_CHROME']
  const installed = [named, '/usr/bin/chromium', '/usr/bin/google-chrome']
  const executablePath = installed.find((path) => path !== undefined && existsSync(path))
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    args: ['--disable-gpu', '--disable-background-networking', PLAIN_WINDOW, ...rights],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
}
