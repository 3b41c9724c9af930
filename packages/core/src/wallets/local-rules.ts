import type { Wallet } from '../contract/index.ts'
import { isSameWallet } from './same-wallet.ts'
import { isWalletNamed, isWalletVisible, type Visibility } from './visibility.ts'
import type { WalletClaim } from './wallet-names.ts'

/** Facts that need no request to the listing. */
export interface LocalFacts {
  readonly options: Visibility
  readonly isMobile: boolean
  /** Wallets that adapters found. */
  readonly local: readonly Wallet[]
}

/**
 * The first rules of the precedence, which need no listing.
 *
 * @returns undefined where none of them applies.
 */
export function applyLocalRules(
  wallet: WalletClaim,
  { options, isMobile, local }: LocalFacts,
): 'wallets-off' | 'excluded' | 'installed' | undefined {
  if (!options.usesWallets) return 'wallets-off'
  if (isWalletNamed(wallet, options.excludeWalletIds)) return 'excluded'
  // An ambiguous wallet may be another one.
  const shown = local.filter((each) => {
    return !each.isAmbiguous && isWalletVisible(each, options, { isMobile })
  })
  return isAmong(wallet, shown, { isMobile }) ? 'installed' : undefined
}

/** Returns true if the wallet is one of these. */
export function isAmong(
  wallet: WalletClaim,
  others: readonly WalletClaim[],
  { isMobile }: Pick<LocalFacts, 'isMobile'>,
): boolean {
  return others.some((other) => other.id === wallet.id || isSameWallet(wallet, other, isMobile))
}
