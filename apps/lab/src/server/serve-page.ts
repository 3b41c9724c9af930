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
export async function servePage(port: number, addresses: PageAddresses): Promise<ServedPage> {
  const server = await withoutSignals(() =>
    createServer({
      root: LAB_FOLDER,
      configFile: false,
      clearScreen: false,
      logLevel: 'warn',
      plugins: [react(), injectAddresses(addresses)],
      server: { host: 'localhost', port, strictPort: true },
      optimizeDeps: {
        entries: [
          'index.html',
          'gallery.html',
          '../../packages/{core,react,ui,adapter-evm}/src/**/*.{ts,tsx}',
        ],
      },
    }),
  )
  await server.listen()
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** The server wants to end the process on a signal, before the sandbox has been stopped. */
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
