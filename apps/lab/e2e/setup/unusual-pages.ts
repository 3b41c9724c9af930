import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Frame, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser, PLAIN_WINDOW } from '../../../../scripts/lib/browser.mjs'
import { type PageAddresses, writeAddresses } from '../../src/addresses/page-addresses.ts'
import { NONCE_PLACE } from '../../src/server/build-page.ts'
import { VENDOR_HOSTS } from '../vendor-hosts.ts'
import { pageFolder } from './page-folder.ts'

/** The lab's page at addresses where a browser leaves things out. */
export interface UnusualPages {
  /** Lines of the product in the console, and everything uncaught, since the last page was opened. */
  readonly lines: readonly string[]
  /** On another name than `localhost`, without https. */
  openInsecure(): Promise<Page>
  openFile(): Promise<Page>
  openExtension(): Promise<Page>
  /** In a frame with these attributes. */
  openFramed(attributes: string): Promise<Frame>
  end(): Promise<void>
}

interface Input {
  readonly playwright: PlaywrightWorkerArgs['playwright']
  /** The address of the page. */
  readonly url: string
  readonly addresses: PageAddresses
}

const SWITCHES = new URLSearchParams({
  wallets: 'none',
  networks: '1,8453,10',
  analytics: '"ask"',
  hood: 'true',
})
/** A name of this machine that is not `localhost`. */
const OTHER_NAME = 'shop.test'

/** Starts a browser in which the lab's page is an extension, too. */
export async function openUnusualPages(input: Input): Promise<UnusualPages> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-pages-'))
  const profile = await mkdtemp(join(tmpdir(), 'latchkey-profile-'))
  await writePages(folder, input)
  const context = await launch(input, folder, profile)
  const lines: string[] = []
  context.on('weberror', (trouble) => lines.push(`uncaught: ${trouble.error().message}`))
  context.on('console', (message) => {
    if (message.text().startsWith('[latchkey]')) lines.push(message.text())
  })
  const page = await context.newPage()
  const { port, origin } = new URL(input.url)

  async function open(address: string): Promise<Page> {
    lines.length = 0
    await page.goto(address)
    return page
  }

  return {
    lines,
    openInsecure: () => open(`http://${OTHER_NAME}:${port}/?${SWITCHES}`),
    openFile: () => open(`${pathToFileURL(join(folder, 'file.html'))}?${SWITCHES}`),
    openExtension: async () =>
      open(`chrome-extension://${await extensionId(context)}/index.html?${SWITCHES}`),
    async openFramed(attributes) {
      const html = `<iframe name="site" ${attributes} src="${origin}/?${SWITCHES}" width="1200" height="860"></iframe>`
      await page.route('**/around', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      )
      await open(`${origin}/around`)
      await page.unroute('**/around')
      const frame = page.frame('site')
      if (frame === null) throw new Error('There is no frame')
      return frame
    },
    async end() {
      await context.close()
      for (const each of [folder, profile]) await rm(each, { recursive: true, force: true })
    },
  }
}

/** The built page as an extension of the third manifest, whose policy is the browser's own, and as a file. */
async function writePages(folder: string, { url, addresses }: Input): Promise<void> {
  await cp(pageFolder(), folder, { recursive: true })
  const html = writeAddresses(await readFile(join(folder, 'index.html'), 'utf8'), addresses)
    .replaceAll(NONCE_PLACE, '')
    .replace('<!--server-->', '')
  await writeFile(join(folder, 'index.html'), html)
  // A file may not load modules of other files.
  await writeFile(join(folder, 'file.html'), html.replaceAll('="/assets', `="${url}/assets`))
  const manifest = { manifest_version: 3, name: 'Shop', version: '1' }
  const background = { service_worker: 'worker.js' }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, background }))
  await writeFile(join(folder, 'worker.js'), '')
}

async function launch({ playwright, url }: Input, extension: string, profile: string) {
  const executablePath = findBrowser()
  const names = `MAP ${OTHER_NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`
  const context = await playwright.chromium.launchPersistentContext(profile, {
    viewport: { width: 1280, height: 900 },
    ...(executablePath === undefined ? {} : { executablePath }),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...BROWSER_FLAGS.filter((flag) => !flag.startsWith('--host-resolver-rules')),
      `--host-resolver-rules=${names}`,
      `${PLAIN_WINDOW},DisableLoadExtensionCommandLineSwitch`,
      // The browser's older way to run without a window has no extensions.
      '--headless=new',
      `--load-extension=${extension}`,
      `--disable-extensions-except=${extension}`,
    ],
  })
  // A page of another site may not frame or request this machine without being allowed to.
  await context.grantPermissions(['local-network-access'])
  await context.route(VENDOR_HOSTS, (route) => route.abort())
  // A page without an origin may load modules only where the server allows it.
  await context.route(`${url}/**`, async (route) => {
    try {
      // A connection that was kept may have just been closed by the server.
      const response = await route.fetch({ maxRetries: 3 })
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
      await route.fulfill({ response, headers })
    } catch {
      // The page has been left during the call.
    }
  })
  return context
}

async function extensionId(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return worker.url().split('/')[2] ?? ''
}
