import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { type PageAddresses, writeAddresses } from '../addresses/page-addresses.ts'

/** The folder of the lab. */
export const LAB_FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** A page that is being served. */
export interface ServedPage {
  readonly url: string
  stop(): Promise<void>
}

/** Serves the page from its sources; a change in any package shows at once. */
export function servePage(port: number, addresses: PageAddresses): Promise<ServedPage> {
  return serve(port, addresses, {
    entries: [
      'index.html',
      'gallery.html',
      '../../packages/{core,react,ui,frame,adapter-evm}/src/**/*.{ts,tsx}',
    ],
  })
}

/** Serves the wallet's page on a port of its own, as any wallet has an address of its own. */
export function serveWallet(port: number, addresses: PageAddresses): Promise<ServedPage> {
  return serve(port, addresses, {
    // Two servers must not share what they prepare.
    cacheDir: 'node_modules/.vite-wallet',
    entries: ['wallet.html', '../../packages/sandbox/src/{peer,wallets}/*.ts'],
    plugins: [frontPage('wallet.html')],
  })
}

interface Serving {
  readonly entries: string[]
  readonly cacheDir?: string
  readonly plugins?: readonly Plugin[]
}

async function serve(
  port: number,
  addresses: PageAddresses,
  { entries, cacheDir, plugins = [] }: Serving,
): Promise<ServedPage> {
  const server = await withoutSignals(() =>
    createServer({
      root: LAB_FOLDER,
      configFile: false,
      clearScreen: false,
      logLevel: 'warn',
      plugins: [react(), injectAddresses(addresses), ...plugins],
      server: { host: 'localhost', port, strictPort: true },
      optimizeDeps: { entries },
      ...(cacheDir === undefined ? {} : { cacheDir }),
    }),
  )
  await server.listen()
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** The server would end the process on a signal before the sandbox has been stopped. */
async function withoutSignals<T>(make: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGTERM')
  const made = await make()
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.removeListener('SIGTERM', listener)
  }
  return made
}

function injectAddresses(addresses: PageAddresses): Plugin {
  return {
    name: 'lab-addresses',
    transformIndexHtml: (html) => writeAddresses(html, addresses),
  }
}

/** Shows a page at `/`, and where links into a wallet lead: `/wc`. */
function frontPage(name: string): Plugin {
  return {
    name: 'lab-front-page',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/' || pathname === '/wc') request.url = `/${name}${search}`
        next()
      })
    },
  }
}
