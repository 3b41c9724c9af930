import { readRegistration } from '@latchkey/core/adapter'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { isLegacyProvider } from './legacy-provider.ts'
import { legacyWallet } from './legacy-wallet.ts'

/**
 * Name of the wallet that pages have as `coinbaseSolana`; it registers itself under the same name.
 */
const NAME = 'Coinbase Wallet'

/** Finds Coinbase's wallet, whose older versions are only injected into the page. */
export function findCoinbase(page: WalletPage): readonly FoundWallet[] {
  const provider = readProvider(page)
  if (!isLegacyProvider(provider)) return []
  const wallet = {
    id: NAME,
    name: NAME,
    namespace: 'solana',
    kind: 'injected',
    isAmbiguous: false,
  } as const
  return [{ wallet, handle: legacyWallet(provider), own: provider }]
}

/**
 * Returns true if a registered wallet is Coinbase's. Newer versions register and inject themselves,
 * and only the name shows that both are the same. So this is the one injected wallet that another
 * wallet can replace by registering under its name.
 */
export function isCoinbase(_injected: unknown, standard: object): boolean {
  return readRegistration(standard)?.name === NAME
}

function readProvider(page: WalletPage): unknown {
  try {
    return page.coinbaseSolana
  } catch {
    return undefined
  }
}
