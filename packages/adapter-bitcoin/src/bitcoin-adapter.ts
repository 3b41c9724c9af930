import { adapterShell } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { BitcoinAdapter, BitcoinAdapterOptions } from './create-bitcoin-adapter.ts'
import { lendProvider } from './provider/lend-provider.ts'

/**
 * Bitcoin wallets of a page: those that register themselves (Wallet Standard), those that list
 * themselves for sats-connect, Leather, OKX, and those that the website hands over. Safe to create on
 * a server. A page pays only for a shell until `prepare` fetches the adapter itself; the provider is
 * there from the start.
 */
export function bitcoinAdapter(options: BitcoinAdapterOptions = {}): ChainAdapter<'bip122'> {
  const lent = lendProvider()
  let own: BitcoinAdapter | undefined
  return adapterShell('bip122', lent.provider, async (part) => {
    // Whoever returns needs all of it.
    const first: First = await (part === 'sessions' ? loadWhole() : loadFirst())
    own ??= first.createBitcoinAdapter(options, lent, { ...first, load: loadWhole })
    return own
  })
}

type Whole = typeof import('./whole-adapter.ts')
type First = Partial<Whole> & Pick<Whole, 'createBitcoinAdapter'>

// By themselves, since bundlers tell ahead what they import only where an import stands alone.
function loadFirst(): Promise<First> {
  return import('./create-bitcoin-adapter.ts')
}

function loadWhole(): Promise<Whole> {
  return import('./whole-adapter.ts')
}
