import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { test as base, expect } from '@playwright/test'
import { pageAddresses } from '../../src/addresses/page-addresses.ts'
import { serveBuild } from '../../src/server/serve-build.ts'
import { startUnknownChain } from '../../src/server/unknown-chain.ts'
import { pageFolder } from '../setup/page-folder.ts'
import { drivePage, type PageDriver } from './page-driver.ts'
import type { WebDriver } from './web-driver.ts'

interface Fixtures<Driver extends WebDriver> {
  /** The lab's page in a browser of its own. Fails the test on trouble in the page. */
  readonly lab: PageDriver<Driver>
}

/** A browser of a test. */
export interface StartedBrowser<Driver extends WebDriver = WebDriver> {
  readonly driver: Driver
  stop(): Promise<void>
}

interface WorkerFixtures {
  readonly sandbox: Sandbox
  /** The address of the page. */
  readonly siteUrl: string
}

/** Long enough for a busy machine to start two chains, in milliseconds. */
const START_TIMEOUT_MS = 60_000

/** The driver has no way to the console, so the page notes it by itself. */
const WATCH = `<script>
  window.labTrouble = []
  addEventListener('error', (event) => labTrouble.push('uncaught: ' + event.message))
  addEventListener('unhandledrejection', (event) => labTrouble.push('unhandled: ' + event.reason))
  for (const level of ['warn', 'error']) {
    const show = console[level]
    console[level] = (...said) => {
      labTrouble.push('console.' + level + ': ' + said.map(String).join(' '))
      show.apply(console, said)
    }
  }
</script>`

/** A test of journeys through the lab's page, each in a browser that `start` starts. */
export function labPageTest<Driver extends WebDriver>(
  start: () => Promise<StartedBrowser<Driver>>,
) {
  return base.extend<Fixtures<Driver>, WorkerFixtures>({
    sandbox: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures off this pattern
      async ({}, use) => {
        const sandbox = await startSandbox()
        await use(sandbox)
        await sandbox.stop()
      },
      { scope: 'worker', timeout: START_TIMEOUT_MS },
    ],
    siteUrl: [
      async ({ sandbox }, use) => {
        await startUnknownChain(sandbox)
        const folder = pageFolder()
        const html = await readFile(join(folder, 'index.html'), 'utf8')
        await writeFile(join(folder, 'watched.html'), html.replace('<head>', `<head>${WATCH}`))
        const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
        const site = await serveBuild({ folder, addresses })
        await use(site.url)
        await site.stop()
      },
      { scope: 'worker' },
    ],
    lab: async ({ siteUrl }, use, testInfo) => {
      const browser = await start()
      const lab = drivePage(browser.driver, siteUrl)
      testInfo.annotations.push({ type: 'browser', description: browser.driver.version })
      try {
        await use(lab)
        expect(await lab.trouble()).toEqual([])
      } finally {
        await browser.stop()
      }
    },
  })
}
