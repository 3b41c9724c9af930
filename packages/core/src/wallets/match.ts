import type { Namespace, Wallet } from '../contract/index.ts'
import { isSameWallet } from './same-wallet.ts'
import type { WalletClaim } from './wallet-names.ts'

/** The view that selecting a wallet opens. */
export type WalletMatch =
  | { readonly view: 'ConnectingExternal'; readonly wallet: Wallet }
  | { readonly view: 'ConnectingWalletConnect'; readonly wallet: WalletClaim }

/** Facts that decide between several matching connectors. */
export interface MatchOptions {
  readonly isMobile: boolean
  /** Namespace that is tried first. */
  readonly preferred?: Namespace | undefined
}

/**
 * Finds the connector of a wallet that a visitor chose, by rdns or by the listing's id. Source:
 * docs/specification.md, section 2: ConnectingExternal if there is one, else ConnectingWalletConnect. An
 * ambiguous connector never matches.
 */
export function matchWallet(
  choice: WalletClaim,
  connectors: readonly Wallet[],
  { isMobile, preferred }: MatchOptions,
): WalletMatch {
  const found = connectors.filter((connector) => {
    return !connector.isAmbiguous && isSameWallet(choice, connector, isMobile)
  })
  const wallet = found.find(({ namespace }) => namespace === preferred) ?? found[0]
  return wallet === undefined
    ? { view: 'ConnectingWalletConnect', wallet: choice }
    : { view: 'ConnectingExternal', wallet }
}
