import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSandbox } from '@latchkey/sandbox'
import { installWallet } from '@latchkey/sandbox/playwright'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../../../scripts/lib/browser.mjs'
import { pageAddresses } from '../../src/addresses/page-addresses.ts'
import { buildPage } from '../../src/server/build-page.ts'
import { serveBuild } from '../../src/server/serve-build.ts'
import { LAB_FOLDER } from '../../src/server/serve-page.ts'
import { startUnknownChain, UNKNOWN_CHAIN } from '../../src/server/unknown-chain.ts'
import { createLabModel } from '../models/lab-model.ts'
import type { Scene } from '../scenes/scene.ts'
import { SCENES } from '../scenes.ts'
import type { ScreenVariant } from './screen-variants.ts'
import { toWebp } from './to-webp.ts'

/** Motion ends within half a second; a picture in the middle of it shows nothing. */
const STILL_AFTER_MS = 700

/** A view as it stands in its own tab. */
export interface PlayedScene {
  readonly page: Page
  close(): Promise<void>
}

/** The tools for pictures: the lab's page with the sandbox behind it, in a browser. */
export interface ScreensDesk {
  readonly url: string
  newPage(options?: BrowserContextOptions): Promise<Page>
  play(
    variant: Pick<ScreenVariant, 'context' | 'switches' | 'locale'>,
    scene: Scene,
  ): Promise<PlayedScene>
  /** A view that does not appear is named and does not stop the others. */
  attempt(name: string, take: () => Promise<void>): Promise<void>
  /** Writes a picture as WebP. */
  saveWebp(file: string, png: Buffer, quality: number): Promise<void>
  /** Stops the servers and the browser. Resolves with true if every attempt succeeded. */
  stop(): Promise<boolean>
}

/** Starts everything; `stop` ends it. */
export async function startScreensDesk(): Promise<ScreensDesk> {
  const built = join(LAB_FOLDER, '.cache', 'screens-page')
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

  function chains() {
    const sorted = [...sandbox.chains.list()].sort((one, other) => one.id - other.id)
    return sorted.map(({ id, url }) => {
      return { chainId: id, rpcUrl: url, isKnown: id !== UNKNOWN_CHAIN }
    })
  }

  return {
    url: site.url,
    newPage: (options) => browser.newPage(options),

    async play(variant, scene) {
      const tab = await browser.newContext(variant.context)
      const wallet = await installWallet(tab, { chains: chains() })
      const page = await tab.newPage()
      const lab = createLabModel(page, site.url)
      await lab.open({ ...variant.switches, ...scene.switches })
      const { faults, mail, smartSessions, onramp, exchanges } = sandbox
      const remote = { faults, mail, smartSessions, onramp, exchanges, chains: sandbox.chains }
      await scene.play({ lab, wallet, ...remote })
      const { locale } = variant
      if (locale !== undefined) await page.evaluate((to) => window.latchkey?.setLocale(to), locale)
      await becomeStill(page)
      faults.clear()
      return { page, close: () => tab.close() }
    },

    async attempt(name, take) {
      try {
        await take()
        process.stdout.write(`${name}\n`)
      } catch (error) {
        failed.push(name)
        process.stderr.write(`${name} failed: ${error instanceof Error ? error.message : ''}\n`)
      }
    },

    async saveWebp(file, png, quality) {
      await saveFile(file, await toWebp(bench, png, quality))
    },

    async stop() {
      await browser.close()
      await site.stop()
      await sandbox.stop()
      return failed.length === 0
    },
  }
}

/** Waits until nothing moves; nothing is hovered in a picture. */
export async function becomeStill(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(STILL_AFTER_MS)
}

/** Writes a picture, with its folder. */
export async function saveFile(file: string, picture: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, new Uint8Array(picture))
}

/** @throws Error when no scene has this name. */
export function sceneOf(name: string): Scene {
  const scene = SCENES.find((each) => each.name === name)
  if (scene === undefined) throw new Error(`There is no scene ${name}.`)
  return scene
}
