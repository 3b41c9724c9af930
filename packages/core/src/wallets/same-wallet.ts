import type { Wallet } from '../contract/index.ts'
import { BROWSER_WALLET, knownName, listingMark, rdnsOf, type WalletClaim } from './wallet-names.ts'

/**
 * Returns true if two entries of one namespace are the same wallet: by rdns, else by the listing's
 * id. Two different rdns are two wallets, whatever their names.
 */
export function isSameWallet(one: WalletClaim, other: WalletClaim, isMobile: boolean): boolean {
  const rdns = rdnsOf(one, isMobile)
  const otherRdns = rdnsOf(other, isMobile)
  if (rdns !== undefined && otherRdns !== undefined) return rdns === otherRdns
  const mark = listingMark(one)
  return mark !== undefined && mark === listingMark(other)
}

/**
 * Returns true if entries of two namespaces are the same wallet: as above, or by their name,
 * because most namespaces have no other id. An injected wallet without a name matches no other one.
 */
export function isSameInOtherNamespace(one: Wallet, other: Wallet, isMobile: boolean): boolean {
  if (one.namespace === other.namespace || one.isAmbiguous || other.isAmbiguous) return false
  if (isSameWallet(one, other, isMobile)) return true
  const rdns = rdnsOf(one, isMobile)
  const otherRdns = rdnsOf(other, isMobile)
  if (rdns !== undefined && otherRdns !== undefined) return false
  return one.name !== BROWSER_WALLET && knownName(one.name) === knownName(other.name)
}
