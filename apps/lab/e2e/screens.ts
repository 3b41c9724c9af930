import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSandbox } from '@latchkey/sandbox'
import { installWallet } from '@latchkey/sandbox/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { buildPage } from '../src/server/build-page.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { LAB_FOLDER } from '../src/server/serve-page.ts'
import { startUnknownChain, UNKNOWN_CHAIN } from '../src/server/unknown-chain.ts'
import { createLabModel } from './models/lab-model.ts'
import type { Scene } from './scenes/scene.ts'
import { SCENES } from './scenes.ts'
import { SCREEN_VARIANTS, type ScreenVariant } from './screens/screen-variants.ts'
import { README_PICTURE, SCREENS_FOLDER } from './screens/screens-folder.ts'
import { takeCard } from './screens/take-card.ts'
import { takeGallery } from './screens/take-gallery.ts'
import { toWebp } from './screens/to-webp.ts'
import { writeSheet } from './screens/write-sheet.ts'

/**
 * Takes a picture of every view and of the gallery in every variant: `npm run screens [words …]`.
 * Words choose among pictures: whole names such as `light/connect`, or parts such as `gallery`.
 */

/** Motion ends within half a second; a picture in the middle of it shows nothing. */
const STILL_AFTER_MS = 700

const QUALITY = { view: 0.7, gallery: 0.4 } as const

const built = join(LAB_FOLDER, '.cache', 'screens-page')
const words = process.argv.slice(2)
const isWanted = (name: string) =>
  words.length === 0 ||
  words.some((word) => (word.includes('/') ? name === word : name.includes(word)))

await buildPage({ outDir: built, pages: ['index.html', 'gallery.html'] })
const sandbox = await startSandbox()
await startUnknownChain(sandbox)
const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
const site = await serveBuild({ folder: built, addresses })
const executablePath = findBrowser()
const browser = await chromium.launch({
  args: BROWSER_FLAGS,
  ...(executablePath === undefined ? {} : { executablePath }),
})
const bench = await browser.newPage()
const failed: string[] = []

if (isWanted(README_PICTURE)) await attempt(README_PICTURE, takeReadmePicture)
for (const variant of SCREEN_VARIANTS) {
  for (const scene of SCENES) {
    const name = `${variant.name}/${scene.name}`
    const isTaken = scene.variants?.includes(variant.name) ?? true
    if (isTaken && isWanted(name)) await attempt(name, () => takeScene(name, variant, scene))
  }
  const name = `${variant.name}/gallery`
  const { galleryQuery } = variant
  if (galleryQuery !== undefined && isWanted(name)) {
    await attempt(name, () => takeParts(variant, galleryQuery))
  }
}
await writeSheet()
await browser.close()
await site.stop()
await sandbox.stop()
process.exitCode = failed.length === 0 ? 0 : 1

/** A view that does not appear must not stop the others. */
async function attempt(name: string, take: () => Promise<void>): Promise<void> {
  try {
    await take()
    process.stdout.write(`${name}\n`)
  } catch (error) {
    failed.push(name)
    process.stderr.write(`${name} failed: ${error instanceof Error ? error.message : ''}\n`)
  }
}

async function takeScene(name: string, variant: ScreenVariant, scene: Scene): Promise<void> {
  const { page, close } = await playScene(variant, scene)
  const isModal = await page.locator('latchkey-root dialog[open]').first().isVisible()
  const png =
    isModal && variant.ground !== undefined
      ? await takeCard(page, variant.ground)
      : await page.screenshot()
  await save(`${name}.webp`, await toWebp(bench, png, scene.quality ?? QUALITY.view))
  await close()
}

async function playScene(
  variant: ScreenVariant,
  scene: Scene,
  context: Parameters<Browser['newContext']>[0] = {},
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const tab = await browser.newContext({ ...variant.context, ...context })
  const wallet = await installWallet(tab, { chains: chains() })
  const page = await tab.newPage()
  const lab = createLabModel(page, site.url)
  await lab.open({ ...variant.switches, ...scene.switches })
  await scene.play({
    lab,
    wallet,
    faults: sandbox.faults,
    mail: sandbox.mail,
    chains: sandbox.chains,
    smartSessions: sandbox.smartSessions,
    onramp: sandbox.onramp,
    exchanges: sandbox.exchanges,
  })
  const { locale } = variant
  if (locale !== undefined) await page.evaluate((to) => window.latchkey?.setLocale(to), locale)
  // Nothing is hovered in a picture.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(STILL_AFTER_MS)
  sandbox.faults.clear()
  return { page, close: () => tab.close() }
}

async function takeParts(variant: ScreenVariant, query: string): Promise<void> {
  const context = await browser.newContext(variant.context)
  const page = await context.newPage()
  for (const { name, png } of await takeGallery(page, `${site.url}/gallery.html${query}`)) {
    await save(`${variant.name}/${name}.webp`, await toWebp(bench, png, QUALITY.gallery))
  }
  await context.close()
}

/** Connect in light and in dark, side by side. */
async function takeReadmePicture(): Promise<void> {
  const scene = SCENES.find(({ name }) => name === 'connect')
  if (scene === undefined) throw new Error('There is no scene of Connect.')
  const shots: string[] = []
  for (const variant of SCREEN_VARIANTS.slice(0, 2)) {
    const { page, close } = await playScene(variant, scene, { deviceScaleFactor: 1.5 })
    const png = await takeCard(page, variant.ground ?? '')
    shots.push(`<img src="data:image/png;base64,${png.toString('base64')}">`)
    await close()
  }
  const page = await browser.newPage({
    deviceScaleFactor: 1.5,
    viewport: { width: 880, height: 600 },
  })
  await page.setContent(
    `<!doctype html><style>body{margin:0;display:flex;align-items:flex-start;width:880px}img{width:440px}</style>${shots.join('')}`,
  )
  await save(README_PICTURE, await page.locator('body').screenshot())
  await page.close()
}

async function save(name: string, picture: Buffer): Promise<void> {
  const file = join(SCREENS_FOLDER, name)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, new Uint8Array(picture))
}

function chains() {
  const sorted = [...sandbox.chains.list()].sort((one, other) => one.id - other.id)
  return sorted.map(({ id, url }) => {
    return { chainId: id, rpcUrl: url, isKnown: id !== UNKNOWN_CHAIN }
  })
}
