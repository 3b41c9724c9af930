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
import { findCoinbase, isCoinbase } from './coinbase.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { offerMobileWallets } from './mobile-wallets.ts'
import { MODAL_FEATURE } from './modal-feature.ts'
import { toProvidedWallets } from './provided.ts'

/** Finds Solana wallets; the page is not touched before the first search. */
export function createSolanaDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { wallets: provided = [], mobileWallets, page }: SolanaAdapterOptions,
): Discovery<FoundWallet> {
  const offer = offerMobileWallets(mobileWallets)
  const list = createStandardList<StandardWallet, WalletPage>({
    clock,
    sources,
    provided: provided.flatMap(toProvidedWallets),
    namespace: 'solana',
    fits,
    toHandle: (standard) => standard,
    findInjected: findCoinbase,
    isSame: isCoinbase,
  })
  return createDiscovery({
    list,
    page: () => offer({ page: () => page ?? currentPage(), report }),
    report,
    begin: list.begin,
  })
}

/** Features for accounts. */
const USES = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

/**
 * Whether a wallet connects, supports a Solana network, and has a feature for accounts. A modal of ours that is
 * registered as a wallet is none.
 */
function fits({ chains, features }: Registration): boolean {
  return (
    features.includes('standard:connect') &&
    !features.includes(MODAL_FEATURE) &&
    chains.some((chain) => chain.startsWith('solana:')) &&
    USES.some((use) => features.includes(use))
  )
}
