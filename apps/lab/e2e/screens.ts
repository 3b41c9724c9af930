import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startSandbox } from '@latchkey/sandbox'
import { type InstalledWallet, installWallet } from '@latchkey/sandbox/playwright'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { buildPage } from '../src/server/build-page.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { LAB_FOLDER } from '../src/server/serve-page.ts'
import { startUntaughtChain, UNTAUGHT_CHAIN } from '../src/server/untaught-chain.ts'
import { createLabModel, type LabModel, type Switches } from './models/lab-model.ts'
import { SCENES } from './scenes.ts'

/**
 * Takes a picture of every view, to be looked at: `tsx apps/lab/e2e/screens.ts [words …]`. Words
 * choose among scenes and looks by their names. Pictures land in `apps/lab/.cache/screens`.
 */

interface Look {
  readonly name: string
  readonly context: BrowserContextOptions
  readonly switches: Switches
}

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const LOOKS: readonly Look[] = [
  { name: 'light', context: { viewport: WIDE }, switches: { themeMode: 'light' } },
  { name: 'dark', context: { viewport: WIDE }, switches: { themeMode: 'dark' } },
  phone('phone', PHONE, { themeMode: 'light' }),
  phone('phone-dark', PHONE, { themeMode: 'dark' }),
  phone('w360', { width: 360, height: 740 }, { themeMode: 'light' }),
  phone('w320', { width: 320, height: 568 }, { themeMode: 'dark' }),
  {
    name: 'rtl',
    context: { viewport: WIDE },
    switches: { themeMode: 'light', dir: 'rtl', locale: 'ar' },
  },
]

function phone(name: string, viewport: typeof WIDE, switches: Switches): Look {
  return { name, context: { viewport, hasTouch: true, isMobile: true }, switches }
}

const folder = join(LAB_FOLDER, '.cache', 'screens')
const built = join(LAB_FOLDER, '.cache', 'screens-page')
const words = process.argv.slice(2)
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))

await mkdir(folder, { recursive: true })
await buildPage({ outDir: built, pages: ['index.html'] })
const sandbox = await startSandbox()
await startUntaughtChain(sandbox)
const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
const site = await serveBuild({ folder: built, addresses })
const executablePath = findBrowser()
const browser = await chromium.launch({
  args: BROWSER_FLAGS,
  ...(executablePath === undefined ? {} : { executablePath }),
})

for (const look of LOOKS) {
  for (const scene of SCENES) {
    const name = `${scene.name}-${look.name}`
    if (isWanted(name)) await take(name, look, scene)
  }
}
await browser.close()
await site.stop()
await sandbox.stop()

async function take(name: string, look: Look, scene: (typeof SCENES)[number]): Promise<void> {
  const context = await browser.newContext({ ...look.context, reducedMotion: 'no-preference' })
  const wallet = await installWallet(context, { chains: chains() })
  const page = await context.newPage()
  const lab = createLabModel(page, site.url)
  await lab.open({ ...look.switches, ...scene.switches })
  await play(scene, lab, wallet)
  sandbox.faults.clear()
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: scene.isWholePage === true })
  await context.close()
  process.stdout.write(`${name}\n`)
}

async function play(
  scene: (typeof SCENES)[number],
  lab: LabModel,
  wallet: InstalledWallet,
): Promise<void> {
  await scene.play({ lab, wallet, faults: sandbox.faults })
  // Motion ends within half a second; a picture in the middle of it shows nothing.
  await lab.page.waitForTimeout(600)
}

function chains() {
  const sorted = [...sandbox.chains.list()].sort((one, other) => one.id - other.id)
  return sorted.map(({ id, url }) => {
    return { chainId: id, rpcUrl: url, isKnown: id !== UNTAUGHT_CHAIN }
  })
}
