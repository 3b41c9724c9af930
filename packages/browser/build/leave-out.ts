import type { Rolldown } from 'tsdown'

/** Stands before the names of modules that are not on the disk. Source: conventions of Rollup's plugins. */
const VIRTUAL = '\0left-out:'

/** Source of what a package is replaced with, by its name. */
const REPLACED: Readonly<Record<string, string>> = {
  // Our adapter uses accounts and transactions of the library of Solana; it opens no connection,
  // for which this package is. Its licence is not permissive.
  'rpc-websockets': 'export class CommonClient {}\nexport class WebSocket {}',
  // Browsers have it.
  'text-encoding-utf-8': 'export const { TextDecoder, TextEncoder } = globalThis',
  // A module of Node that `bn.js` asks bundlers to leave out.
  buffer: 'export {}',
}

/** Replaces what is not used in a browser, or what browsers have themselves. */
export function leaveOut(): Rolldown.Plugin {
  return {
    name: 'leave-out',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        // Others ask for the package of this name.
        if (source === 'buffer' && !importer?.includes('/bn.js/')) return undefined
        return Object.hasOwn(REPLACED, source) ? `${VIRTUAL}${source}` : undefined
      },
    },
    // A worker of a chain that is not used: its import has no name before it runs.
    transform: {
      filter: { id: /virtualMasterPool\.js$/ },
      handler: (code) => code.replace('await import(id)', '{}'),
    },
    load: (id) => (id.startsWith(VIRTUAL) ? REPLACED[id.slice(VIRTUAL.length)] : undefined),
  }
}
