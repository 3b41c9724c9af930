import {
  createDiscovery,
  createStandardList,
  currentPage,
  type Discovery,
  type DiscoveryDeps,
  type Registration,
  type StandardWallet,
} from '@latchkey/core/adapter'
import type { SolanaAdapterOptions } from '../options.ts'
import { isCoinbase, lookForCoinbase } from './coinbase.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { toHandedWallets } from './handed.ts'
import { offerMobileWallets } from './mobile-wallets.ts'

/** Finds Solana wallets; the page is not touched before the first look. */
export function createSolanaDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { handed = [], mobileWallets, page }: SolanaAdapterOptions,
): Discovery<FoundWallet> {
  const offer = offerMobileWallets(mobileWallets)
  const list = createStandardList<StandardWallet, WalletPage>({
    clock,
    sources,
    handed: handed.flatMap(toHandedWallets),
    namespace: 'solana',
    fits,
    toHandle: (standard) => standard,
    lookInto: lookForCoinbase,
    isSame: isCoinbase,
  })
  return createDiscovery({
    list,
    page: () => offer({ page: () => page ?? currentPage(), report }),
    report,
    begin: list.begin,
  })
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
