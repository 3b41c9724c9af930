import type { Wallet } from '../contract/index.ts'
import { isSameWallet } from './same-wallet.ts'
import { isWalletNamed, isWalletVisible, type Visibility } from './visibility.ts'
import type { WalletClaim } from './wallet-names.ts'

/** What is known before the listing is asked. */
export interface LocalFacts {
  readonly options: Visibility
  readonly isMobile: boolean
  /** Wallets that adapters found. */
  readonly local: readonly Wallet[]
}

/**
 * The rules of the one precedence that go before everything else, and that the first list of wallets
 * needs already.
 *
 * @returns undefined where none of them applies.
 */
export function applyLocalRules(
  wallet: WalletClaim,
  { options, isMobile, local }: LocalFacts,
): 'wallets-off' | 'excluded' | 'installed' | undefined {
  if (!options.usesWallets) return 'wallets-off'
  if (isWalletNamed(wallet, options.excludeWalletIds)) return 'excluded'
  // An ambiguous one may be somebody else.
  const shown = local.filter((each) => {
    return !each.isAmbiguous && isWalletVisible(each, options, { isMobile })
  })
  return isAmong(wallet, shown, { isMobile }) ? 'installed' : undefined
}

/** Whether one of these is the wallet. */
export function isAmong(
  wallet: WalletClaim,
  others: readonly WalletClaim[],
  { isMobile }: Pick<LocalFacts, 'isMobile'>,
): boolean {
  return others.some((other) => other.id === wallet.id || isSameWallet(wallet, other, isMobile))
}
