import { adapterShell } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { EvmAdapter, EvmAdapterOptions } from './create-evm-adapter.ts'
import { lendProvider } from './provider/lend-provider.ts'

/**
 * EVM wallets of a page: those that announce themselves (EIP-6963), the injected one, and those
 * that the website hands over. Safe to create on a server. A page pays only for a shell until
 * `prepare` fetches the adapter itself; the provider is there from the start.
 */
export function evmAdapter(options: EvmAdapterOptions = {}): ChainAdapter<'eip155'> {
  const lent = lendProvider()
  let own: EvmAdapter | undefined
  return adapterShell('eip155', lent.provider, async (part) => {
    // Whoever returns needs all of it.
    const first: First = await (part === 'sessions' ? loadWhole() : loadFirst())
    own ??= first.createEvmAdapter(options, lent, { ...first, load: loadWhole })
    return own
  })
}

type Whole = typeof import('./whole-adapter.ts')
type First = Partial<Whole> & Pick<Whole, 'createEvmAdapter'>

// By themselves, since bundlers tell ahead what they import only where an import stands alone.
function loadFirst(): Promise<First> {
  return import('./create-evm-adapter.ts')
}

function loadWhole(): Promise<Whole> {
  return import('./whole-adapter.ts')
}
