import {
  createDiscovery,
  createStandardList,
  currentPage,
  type Discovery,
  type DiscoveryDeps,
  type Registration,
  type StandardWallet,
} from '@latchkey/core/adapter'
import type { BitcoinAdapterOptions } from '../options.ts'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'
import { hasMethod } from '../wallets/call-method.ts'
import { satsConnectWallet } from '../wallets/sats-connect.ts'
import { standardWallet } from '../wallets/standard.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { createInjectedSearch } from './injected.ts'
import { toProvidedWallet } from './provided.ts'

/** Finds Bitcoin wallets; the page is not touched before the first search. */
export function createBitcoinDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { wallets: provided = [], page }: Pick<BitcoinAdapterOptions, 'wallets' | 'page'>,
): Discovery<FoundWallet> {
  const list = createStandardList<BitcoinWallet, WalletPage>({
    clock,
    sources,
    provided: provided.map(toProvidedWallet),
    namespace: 'bip122',
    fits,
    toHandle(standard) {
      const provider = providerOf(standard)
      const isBare = !hasMethod(provider, 'request') || supportsStandard(standard)
      return isBare ? standardWallet(standard) : satsConnectWallet(provider)
    },
    findInjected: createInjectedSearch(),
    // A wallet that registers and is injected as well is one wallet.
    isSame: ({ own }, standard) => own === providerOf(standard),
  })
  return createDiscovery({ list, page: () => page ?? currentPage(), report, begin: list.begin })
}

/** Features for accounts. */
const USES = [
  'bitcoin:signMessage',
  'bitcoin:signTransaction',
  'bitcoin:signAndSendTransaction',
] as const

/** The feature with the provider for sats-connect. Source: sats-connect. */
const SATS_CONNECT = 'sats-connect:'

/**
 * Returns true if a wallet supports a Bitcoin network, connects, and has a feature for accounts.
 */
function fits({ chains, features, standard }: Registration): boolean {
  const isThere = chains.some((chain) => chain.startsWith('bitcoin:'))
  return isThere && (canDo(features) || hasMethod(providerOf(standard), 'request'))
}

function canDo(features: readonly string[]): boolean {
  return (
    (features.includes('bitcoin:connect') || features.includes('standard:connect')) &&
    USES.some((use) => features.includes(use))
  )
}

function supportsStandard({ features }: StandardWallet): boolean {
  return canDo(Object.keys(Object(features)))
}

/** The wallet's provider for sats-connect. */
function providerOf(standard: object): unknown {
  try {
    const { features } = Object(standard)
    return Object(Reflect.get(Object(features), SATS_CONNECT)).provider
  } catch {
    // A wallet that throws when it is read has no such provider.
    return undefined
  }
}
