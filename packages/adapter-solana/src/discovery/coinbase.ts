import { readRegistration } from '@latchkey/core/adapter'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { isLegacyProvider } from './legacy-provider.ts'
import { legacyWallet } from './legacy-wallet.ts'

/** Name of the wallet that is in pages as `coinbaseSolana`; it registers itself under it, too. */
const NAME = 'Coinbase Wallet'

/** Looks for Coinbase's wallet, which older versions of it only put into the page. */
export function lookForCoinbase(page: WalletPage): readonly FoundWallet[] {
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
 * Whether a wallet that registered itself is Coinbase's: newer versions of it do both, and nothing but
 * the name tells. So it is the one wallet whose place can be taken by who registers under its name.
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
