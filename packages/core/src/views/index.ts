/**
 * Rules and readings that only the views of `@latchkey/react` use. They are no part of the public API: they change with
 * the views, in any release.
 */

export { isSameToken } from '../balances/same-token.ts'
export { shownBalance, siteTokenOf } from '../balances/shown-balance.ts'
export { tokenPicture } from '../balances/token-picture.ts'
export { createSymbolCheck } from '../balances/token-symbols.ts'
export { createCore as createUncheckedCore } from '../create-core.ts'
export type { CreateLogins } from '../embedded-wallet/lazy-embedded-wallet.ts'
export { loginModule } from '../embedded-wallet/login-module.ts'
export { addressLabel, ownLabel } from '../identity/address-name.ts'
export { currentFailure } from '../modal/current-failure.ts'
export { isSameRoute } from '../modal/same-route.ts'
export { coinPicture } from '../networks/coin-picture.ts'
export {
  areOnrampPricesDown,
  type OnrampRow,
  onrampMethod,
  onrampMethods,
  onrampPayments,
  onrampProblem,
  onrampRows,
  onrampToken,
  onrampTokens,
} from '../onramp/form-rules.ts'
export { hasLogins } from '../options/has-logins.ts'
export { hasAddressPerNetwork } from '../options/plain-traits.ts'
export { usableSocials } from '../options/social-filters.ts'
export { areTermsDue, requiresTerms as asksForTerms } from '../options/terms.ts'
export { offeredPlatforms } from '../pairing/platforms.ts'
export { assetId, isPaidByExchanges } from '../pay/read-asset.ts'
export {
  portfolioAccounts,
  portfolioOf,
  shownAccounts,
  shownPortfolio,
} from '../portfolio/shown-accounts.ts'
export { readUnits, type SendProblem, sendBalance, sendProblem } from '../send/form-rules.ts'
export {
  imitatedAddress,
  knownAddresses,
  suggestedAddresses,
} from '../send/known-addresses.ts'
export { sendTokens } from '../send/send-tokens.ts'
export {
  accountActions,
  accountTabs,
  shownTab,
} from '../store/account-parts.ts'
export { whenLoaded } from '../store/lazy-module.ts'
export { offersOnramp } from '../store/offers-onramp.ts'
export { activeWallet, currentRoute } from '../store/selectors.ts'
export { isSignInRequired } from '../store/state/sign-in.ts'
export { isExchangeDue, isImpactDue, isPriceLower } from '../swap/consent.ts'
export { type SwapProblem, swapBalance, swapProblem } from '../swap/form-rules.ts'
export {
  impactLevel,
  SLIPPAGE_PERCENT,
  type SwapDetails,
  swapDetails,
  swapPrice,
} from '../swap/swap-numbers.ts'
export {
  type SwapTokenRow,
  type SwapTokenRows,
  swapTokenRows,
} from '../swap/swap-tokens.ts'
export {
  type CatalogCell,
  type CatalogFacts,
  catalogCells,
  closeWallets,
} from '../wallets/catalog-cells.ts'
export { connectMethods } from '../wallets/connect-methods.ts'
export { hasOwners } from '../wallets/has-owners.ts'
export { type LastUsed, lastUsed } from '../wallets/last-method.ts'
export { isNameClose, isNameFound } from '../wallets/match-name.ts'
export { namedWallet } from '../wallets/named-wallet.ts'
export { listingAnswer, offeredWallets } from '../wallets/narrowed.ts'
export { isSameWallet } from '../wallets/same-wallet.ts'
export { walletPicture } from '../wallets/wallet-picture.ts'
