import {
  createDiscovery,
  createStandardList,
  type Discovery,
  type DiscoveryDeps,
  type Registration,
  type StandardWallet,
} from '@latchkey/core/adapter'
import type { WalletPage } from '../page.ts'
import { isCoinbase, lookForCoinbase } from './coinbase.ts'
import type { FoundWallet } from './found-wallet.ts'

/** Makes the discovery of one adapter. */
export function createSolanaDiscovery({
  page,
  report,
  ...deps
}: DiscoveryDeps<FoundWallet, WalletPage>): Discovery<FoundWallet> {
  const list = createStandardList<StandardWallet, WalletPage>({
    ...deps,
    namespace: 'solana',
    fits,
    toHandle: (standard) => standard,
    lookInto: lookForCoinbase,
    isSame: isCoinbase,
  })
  return createDiscovery({ list, page, report, begin: list.begin })
}

/** What a wallet can be asked to do with an account. */
const USES = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

/** A wallet that connects, speaks to a Solana network, and can be asked to do something there. */
function fits({ chains, features }: Registration): boolean {
  return (
    features.includes('standard:connect') &&
    chains.some((chain) => chain.startsWith('solana:')) &&
    USES.some((use) => features.includes(use))
  )
}
