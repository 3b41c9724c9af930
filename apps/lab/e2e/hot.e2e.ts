/** @full Needs a development server of its own. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CDPSession, expect, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { endpointsOf, type PageAddresses, pageAddresses } from '../src/addresses/page-addresses.ts'
import { LAB_FOLDER } from '../src/server/serve-page.ts'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'

const EDITS = 3

test.setTimeout(120_000)

test('hot reload: after three edits of the module with the instance there is one of everything', async ({
  page,
  sandbox,
  installWallet,
  notes,
}) => {
  notes.allow(/^\[vite\]/)
  const wallet = await installWallet()
  const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
  const { root, server, file, url } = await serveSite(addresses)
  const modal = createModalModel(page)
  await countChannels(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.wallet(wallet.name).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await modal.expectClosed()
  const before = await countListeners(page)
  expect(before['window eip6963:announceProvider']).toBe(1)

  for (let edition = 1; edition <= EDITS; edition += 1) {
    const source = await readFile(file, 'utf8')
    // The server's watcher drops a change within 50 ms of the one before.
    await expect(async () => {
      await writeFile(file, source.replace(/Edition \d/, `Edition ${edition}`))
      await expect(page.getByTestId('edition')).toHaveText(`Edition ${edition}`, { timeout: 3_000 })
    }).toPass()
  }

  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(modal.root).toHaveCount(1)
  await expect.poll(() => countListeners(page)).toEqual(before)
  await page.getByRole('button', { name: /^Account/ }).click()
  await modal.expectView('Account')
  await server.close()
  await rm(root, { recursive: true })
})

interface Site {
  readonly root: string
  readonly server: ViteDevServer
  /** The module that makes the instance and draws the page. */
  readonly file: string
  readonly url: string
}

/** A site as its developer runs it, in a folder of its own. */
async function serveSite(addresses: PageAddresses): Promise<Site> {
  const cache = join(LAB_FOLDER, '.cache')
  await mkdir(cache, { recursive: true })
  const root = await mkdtemp(join(cache, 'hot-'))
  const file = join(root, 'page.tsx')
  await writeFile(file, pageSource(addresses))
  await writeFile(join(root, 'main.tsx'), MAIN)
  await writeFile(join(root, 'index.html'), HTML)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: join(root, '.vite'),
    plugins: [react()],
    server: { host: 'localhost', port: 0 },
    // Bundled beforehand, like everything that a site has installed.
    optimizeDeps: { include: ['@latchkey/react', '@latchkey/adapter-evm', 'viem/chains'] },
  })
  await server.listen()
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { root, server, file, url }
}

/** Counts channels between tabs that are open; nothing else counts them. */
async function countChannels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let open = 0
    Reflect.set(window, 'openChannels', () => open)
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        open += 1
      }
      override close(): void {
        open -= 1
        super.close()
      }
    }
  })
}

/** How many listeners of each kind the page's own objects have. */
async function countListeners(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page)
  const counts: Record<string, number> = {}
  for (const target of ['window', 'document', 'document.documentElement', 'document.body']) {
    for (const type of await listenersOf(session, target)) {
      const name = `${target} ${type}`
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  await session.detach()
  const channels = await page.evaluate(() => {
    const count: unknown = Reflect.get(window, 'openChannels')
    return typeof count === 'function' ? Number(count()) : 0
  })
  return { ...counts, channels }
}

async function listenersOf(session: CDPSession, expression: string): Promise<readonly string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (result.objectId === undefined) return []
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
  })
  return listeners.map(({ type }) => type)
}

function pageSource(addresses: PageAddresses): string {
  return `import { evmAdapter } from '@latchkey/adapter-evm'
import {
  AccountButton, ConnectButton, createLatchkey, LatchkeyProvider, useLatchkeyAccount,
} from '@latchkey/react'
import { mainnet } from 'viem/chains'

const nodes = ${JSON.stringify(addresses.nodes)}
const latchkey = createLatchkey({
  projectId: 'lab',
  adapters: [evmAdapter()],
  networks: [{ ...mainnet, rpcUrls: { default: { http: [nodes['1']] } } }],
  endpoints: ${JSON.stringify(endpointsOf(addresses))},
  // What is sent as the page is left would be counted in the next journey.
  features: { analytics: false },
})

export function Page() {
  return (
    <LatchkeyProvider value={latchkey}>
      <ConnectButton />
      <AccountButton />
      <Status />
      <p data-testid="edition">Edition 0</p>
    </LatchkeyProvider>
  )
}

function Status() {
  return <output data-testid="status">{useLatchkeyAccount().status}</output>
}
`
}

const MAIN = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page.tsx'

createRoot(document.getElementById('root')).render(<StrictMode><Page /></StrictMode>)
`

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <title>Hot</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/main.tsx"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`
