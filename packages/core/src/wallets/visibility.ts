import type { Wallet } from '../contract/index.ts'
import { knownName, listingMark, markOf, rdnsOf } from './wallet-names.ts'

/** The website's options about visible wallets. */
export interface Visibility {
  readonly usesWallets: boolean
  readonly usesInjected: boolean
  readonly usesAnnounced: boolean
  readonly excludeWalletIds: readonly string[]
}

/** Facts for the rule about injected wallets. */
export interface InjectedFacts {
  readonly isMobile: boolean
  readonly isInstalled: boolean
  readonly hasRdns: boolean
  /** By rdns or by name. */
  readonly isExcluded: boolean
}

/** Source: docs/specification.md, section 2, injected browser wallet. */
export function isInjectedHidden(facts: InjectedFacts): boolean {
  if (facts.isExcluded) return true
  return facts.isMobile ? !facts.hasRdns && !facts.isInstalled : !facts.isInstalled
}

/** Returns true if a wallet that an adapter found is shown. Wallets of adapters are installed. */
export function isWalletVisible(
  wallet: Wallet,
  visibility: Visibility,
  { isMobile }: { readonly isMobile: boolean },
): boolean {
  if (!visibility.usesWallets) return false
  const isExcluded = isWalletNamed(wallet, visibility.excludeWalletIds)
  const hasRdns = rdnsOf(wallet, isMobile) !== undefined
  const byKind: Readonly<Record<Wallet['kind'], boolean>> = {
    announced: visibility.usesAnnounced && !isExcluded,
    injected:
      visibility.usesInjected &&
      !isInjectedHidden({ isMobile, isInstalled: true, hasRdns, isExcluded }),
    provided: !isExcluded,
  }
  return byKind[wallet.kind]
}

/** Returns true if an option names the wallet: by listing id, rdns, connector id or name. */
export function isWalletNamed(
  wallet: Pick<Wallet, 'id' | 'name' | 'rdns'>,
  ids: readonly string[],
): boolean {
  const names = [wallet.id, wallet.rdns, wallet.name, knownName(wallet.name)]
  const mark = listingMark(wallet) ?? ''
  return ids.some((id) => names.includes(id) || markOf(id) === mark)
}
