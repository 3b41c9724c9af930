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
import { createLoadWallets } from './load-wallets.ts'
import { offerMobileWallets } from './mobile-wallets.ts'
import { MODAL_FEATURE } from './modal-feature.ts'
import { isLoaded, toProvidedWallets } from './provided.ts'

/** Finds Solana wallets; the page is not touched before the first search. */
export function createSolanaDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { wallets: provided = [], mobileWallets, page }: SolanaAdapterOptions,
): Discovery<FoundWallet> {
  const offer = offerMobileWallets(mobileWallets)
  const list = createStandardList<StandardWallet, WalletPage>({
    clock,
    sources,
    provided: provided.flatMap((wallet) => (isLoaded(wallet) ? [] : toProvidedWallets(wallet))),
    namespace: 'solana',
    fits,
    toHandle: (standard) => standard,
    findInjected: findCoinbase,
    isSame: isCoinbase,
  })
  const load = createLoadWallets(provided, { add: list.provide, report })
  return createDiscovery({
    list,
    page: () => offer({ page: () => page ?? currentPage(), report }),
    report,
    begin(it: WalletPage, changed) {
      const search = list.begin(it, changed)
      load()
      return search
    },
  })
}

/** Features for accounts. */
const USES = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
] as const

/**
 * Returns true if a wallet connects, supports a Solana network, and has a feature for accounts. A
 * modal of ours that is registered as a wallet is none.
 */
function fits({ chains, features }: Registration): boolean {
  return (
    features.includes('standard:connect') &&
    !features.includes(MODAL_FEATURE) &&
    chains.some((chain) => chain.startsWith('solana:')) &&
    USES.some((use) => features.includes(use))
  )
}
