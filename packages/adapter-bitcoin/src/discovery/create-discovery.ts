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
import { hasMethod } from '../wallets/ask-method.ts'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'
import { satsConnectWallet } from '../wallets/sats-connect.ts'
import { standardWallet } from '../wallets/standard.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { toHandedWallet } from './handed.ts'
import { createPageLook } from './injected.ts'

/** Finds Bitcoin wallets; the page is not touched before the first look. */
export function createBitcoinDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { handed = [], page }: Pick<BitcoinAdapterOptions, 'handed' | 'page'>,
): Discovery<FoundWallet> {
  const list = createStandardList<BitcoinWallet, WalletPage>({
    clock,
    sources,
    handed: handed.map(toHandedWallet),
    namespace: 'bip122',
    fits,
    toHandle(standard) {
      const provider = providerOf(standard)
      const isBare = !hasMethod(provider, 'request') || speaksStandard(standard)
      return isBare ? standardWallet(standard) : satsConnectWallet(provider)
    },
    lookInto: createPageLook(),
    // A wallet that registers itself and is in the page as well is one wallet.
    isSame: ({ own }, standard) => own === providerOf(standard),
  })
  return createDiscovery({ list, page: () => page ?? currentPage(), report, begin: list.begin })
}

/** What a wallet can be asked to do with an account. */
const USES = [
  'bitcoin:signMessage',
  'bitcoin:signTransaction',
  'bitcoin:signAndSendTransaction',
] as const

/** Where a wallet keeps what sats-connect speaks to. Source: sats-connect. */
const SATS_CONNECT = 'sats-connect:'

/** A wallet that speaks to a Bitcoin network, connects, and can be asked to do something there. */
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

function speaksStandard({ features }: StandardWallet): boolean {
  return canDo(Object.keys(Object(features)))
}

/** What sats-connect speaks to. */
function providerOf(standard: object): unknown {
  try {
    const { features } = Object(standard)
    return Object(Reflect.get(Object(features), SATS_CONNECT)).provider
  } catch {
    // A wallet that throws when it is read is known by its name alone.
    return undefined
  }
}
