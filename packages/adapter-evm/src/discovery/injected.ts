import { claimedId, createClaims } from '@latchkey/core/adapter'
import { type Eip1193Provider, isProvider } from '../eip1193.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { type KnownWallet, knownWallet, METAMASK_RDNS } from './known-flags.ts'

/** Name of an unknown wallet. Source: docs/constants.json, `connectors`. */
const BROWSER_WALLET = 'Browser Wallet'
/** Id of an unknown wallet. Source: docs/constants.json, `connectors`. */
const INJECTED_ID = 'injected'
/** A page with more injected providers than this is broken or hostile. */
const MAX_INJECTED = 20

/** Providers in the page: `window.ethereum`, or those listed in it on a page with several wallets. */
export function readInjected(page: WalletPage): readonly Eip1193Provider[] {
  try {
    const { ethereum } = page
    if (!isProvider(ethereum)) return []
    const several: unknown = Reflect.get(ethereum, 'providers')
    const inside = Array.isArray(several) ? several.slice(0, MAX_INJECTED).filter(isProvider) : []
    return inside.length > 0 ? [...new Set(inside)] : [ethereum]
  } catch {
    return []
  }
}

/**
 * The injected providers as wallets, named by their flags. Several of one name are ambiguous: which of
 * them comes first may change with every load of the page. Source: docs/security.md, S23.
 */
export function toInjectedWallets(
  providers: readonly Eip1193Provider[],
  announced: readonly FoundWallet[],
): readonly FoundWallet[] {
  const claim = createClaims()
  const named = providers.map((provider) => {
    const known = walletByFlags(provider, announced)
    return { provider, known, base: known?.rdns ?? INJECTED_ID }
  })
  return named.map(({ provider, known, base }) => ({
    provider,
    wallet: {
      id: claimedId(base, claim(base)),
      namespace: 'eip155',
      kind: 'injected',
      name: known?.name ?? BROWSER_WALLET,
      rdns: known?.rdns,
      isAmbiguous: named.filter((other) => other.base === base).length > 1,
    },
  }))
}

/** Leaves out injected wallets that are listed already, identified by object or by name. */
export function withoutListed(
  injected: readonly FoundWallet[],
  listed: readonly FoundWallet[],
): readonly FoundWallet[] {
  const providers = new Set(listed.map(({ provider }) => provider))
  const names = new Set(listed.map(({ wallet }) => wallet.rdns ?? wallet.id))
  return injected.filter(({ provider, wallet }) => {
    return !providers.has(provider) && !names.has(wallet.rdns ?? wallet.id)
  })
}

/** If MetaMask itself is announced, another object with only MetaMask's flag is another wallet. */
function walletByFlags(
  provider: Eip1193Provider,
  announced: readonly FoundWallet[],
): KnownWallet | undefined {
  const known = knownWallet(provider)
  if (known?.rdns !== METAMASK_RDNS) return known
  const real = announced.find(({ wallet }) => wallet.rdns === METAMASK_RDNS)
  return real === undefined || real.provider === provider ? known : undefined
}
