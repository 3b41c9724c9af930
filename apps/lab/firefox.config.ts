import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { FULL_TAG, fullOnlyFiles, isFirstRing } from '../../scripts/lib/rings.mjs'
import { LEFT_OUT } from './e2e/setup/firefox-left-out.ts'
import journeys from './playwright.config.ts'

const BRIDGE = fileURLToPath(new URL('../../scripts/engines/firefox-bridge.mjs', import.meta.url))

const leftOut = isFirstRing() ? fullOnlyFiles().map((file) => `**/${file}`) : []

const FULL = new RegExp(FULL_TAG)

/** The journeys in the Firefox of the distribution, over WebDriver BiDi; `npm run engines -- firefox`. */
export default defineConfig({
  ...journeys,
  workers: 2,
  grepInvert: [...LEFT_OUT.map(({ title }) => titled(title)), ...(isFirstRing() ? [FULL] : [])],
  projects: [
    { name: 'firefox', testIgnore: leftOut },
    // The tests that need presses in the secure frame use Firefox's own protocol.
    { name: 'firefox itself', testMatch: '**/*.firefox.ts' },
  ],
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: BRIDGE,
      firefoxUserPrefs: {
        // No name of another host resolves.
        'network.dns.native-is-localhost': true,
        // Pages may read the clipboard without a press on the browser's own button.
        'dom.events.testing.asyncClipboard': true,
        // There is a mouse: a fine pointer, which can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // The browser draws without a graphics card: half of the pictures are enough.
        'layout.frame_rate': 30,
        'dom.ipc.processPrelaunch.enabled': false,
        'ui.useOverlayScrollbars': 1,
        // Requests of the browser itself.
        'app.normandy.enabled': false,
        'messaging-system.rsexperimentloader.enabled': false,
        'browser.backup.enabled': false,
      },
    },
  },
})

function titled(title: string): RegExp {
  return new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
