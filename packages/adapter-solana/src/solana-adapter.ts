import { adapterShell } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { SolanaAdapter, SolanaAdapterOptions } from './create-solana-adapter.ts'
import { lendProvider } from './provider/lend-provider.ts'

/**
 * Solana wallets of a page: those that register themselves (Wallet Standard), Coinbase's older one,
 * and those that the website hands over. Safe to create on a server. A page pays only for a shell
 * until `prepare` fetches the adapter itself; the provider is there from the start.
 */
export function solanaAdapter(options: SolanaAdapterOptions = {}): ChainAdapter<'solana'> {
  const lent = lendProvider()
  let own: SolanaAdapter | undefined
  return adapterShell('solana', lent.provider, async (part) => {
    // Whoever returns needs all of it.
    const first: First = await (part === 'sessions' ? loadWhole() : loadFirst())
    own ??= first.createSolanaAdapter(options, lent, { ...first, load: loadWhole })
    return own
  })
}

type Whole = typeof import('./whole-adapter.ts')
type First = Partial<Whole> & Pick<Whole, 'createSolanaAdapter'>

// By themselves, since bundlers tell ahead what they import only where an import stands alone.
function loadFirst(): Promise<First> {
  return import('./create-solana-adapter.ts')
}

function loadWhole(): Promise<Whole> {
  return import('./whole-adapter.ts')
}
