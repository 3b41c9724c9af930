export type { AccountActions, Actions, CoreActions } from './actions.ts'
export type { ActivityActions } from './activity/lazy-activity.ts'
export type { PendingActions } from './activity/lazy-pending.ts'
export type {
  ExchangeOrder,
  ExchangeSession,
  ExchangeStatus,
  ExchangesQuery,
} from './api/endpoints/exchanges.ts'
export type { Framework, Sdk } from './api/sdk.ts'
export { formatAmount, parseAmount } from './balances/amount.ts'
export type { CollectiblesActions } from './collectibles/lazy-collectibles.ts'
export {
  connectionStatus,
  type PublicAccount,
  type PublicState,
  publicAccount,
  publicState,
} from './connections/public-state.ts'
export {
  type ProviderType,
  preferredAccountType,
  providerType,
} from './connections/public-wallet.ts'
export { type SafeLink, safeLink } from './contract/safe-link.ts'
export type { Core } from './core.ts'
export type { CoreOptions } from './core-options.ts'
export { createCheckedCore as createCore } from './create-checked-core.ts'
export { type PublicLogin, publicLogin } from './embedded-wallet/public-login.ts'
export { accountAvatar } from './identity/account-avatar.ts'
export { addressName, type NamedAddress } from './identity/address-name.ts'
export type { LabelsActions } from './identity/labels.ts'
export type { NamesActions } from './names/names.ts'
export type { OnrampActions } from './onramp/onramp.ts'
export type { OnrampRequest } from './onramp/onramp-request.ts'
export type { ChangeableOptions } from './options/change-options.ts'
export type { LatchkeyOptions } from './options/latchkey-options.ts'
export type {
  AvatarAccount,
  AvatarSource,
  ConnectMethod,
  ConnectorType,
  CustomWallet,
  Endpoints,
  Features,
  Metadata,
  OptionsState,
  SocialProvider,
  ThemeMode,
  WalletFeature,
} from './options/options-state.ts'
export type { TermsActions } from './options/terms.state.ts'
export { truncateAmount } from './page/truncate-amount.ts'
export { type PublicPairing, publicPairing } from './pairing/public-pairing.ts'
export type { ExchangePage, ExchangesPage } from './pay/exchanges.ts'
export type { PayActions } from './pay/pay.ts'
export type { PayResult } from './pay/pay-outcome.ts'
export type { PayAsset } from './pay/read-asset.ts'
export type { PayInput, PayLink, PayRequest } from './pay/read-request.ts'
export { hasPaymentLinks, type PaymentRequest, paymentLink } from './payment-links/payment-link.ts'
export type { PermissionsActions } from './permissions/permissions.ts'
export type { Ports } from './platform/ports.ts'
export type { Portfolio } from './portfolio/shown-accounts.ts'
export type { SendRequest } from './send/form.ts'
export type { SendActions } from './send/send.ts'
export type { TransferRequest } from './send/transfer-now.ts'
export { type PublicSignIn, publicSignIn } from './siwx/public-sign-in.ts'
export type { SignInActions } from './siwx/sign-in-actions.ts'
export type { GrantedSession } from './smart-sessions/grant.ts'
export type { GrantRequest, RequestedPermission } from './smart-sessions/grant-request.ts'
export type { SmartSessionsActions } from './smart-sessions/smart-sessions.ts'
export type { SubscriptionInterval, SubscriptionRequest } from './smart-sessions/subscription.ts'
export type {
  DomainEvent,
  DomainEventType,
  EmbeddedWalletInfo,
  EventOf,
  WalletCard,
} from './store/domain-event.ts'
export type { OpenRequest, OpenWalletRequest } from './store/open-request.ts'
export type { PublicView, Route, RouteName, Routes } from './store/routes.ts'
export type {
  ActivityCollectible,
  ActivityPage,
  ActivityState,
  ActivityTransaction,
  ActivityTransfer,
  PendingProgress,
  PendingStep,
  PendingTransaction,
} from './store/state/activity.ts'
export type {
  AccountTypeStep,
  AuthState,
  ChangeCodeStep,
  CodeStep,
  EmailChangeStep,
  EmailLoginStep,
  EmbeddedHolding,
  EmbeddedUser,
  FarcasterStep,
  SocialStep,
} from './store/state/auth.ts'
export type { BalanceState, Identity } from './store/state/balances.ts'
export type { Collectible, CollectibleList, CollectiblesState } from './store/state/collectibles.ts'
export type {
  AccountState,
  ConnectionStatus,
  ConnectStep,
  RecentWallet,
  SwitchStep,
} from './store/state/connections.ts'
export type {
  CatalogFilter,
  CatalogState,
  ListingAnswer,
  ObtainableWallet,
  PairableWallet,
  WalletPlatform,
} from './store/state/listing.ts'
export type { AccountTab, Alert, Notice } from './store/state/modal.ts'
export type {
  NameProblem,
  NameSuggestion,
  NamesState,
  RegistrationStep,
} from './store/state/names.ts'
export type {
  OnrampEstimate,
  OnrampMethod,
  OnrampOffer,
  OnrampOptions,
  OnrampPaymentCurrency,
  OnrampProvider,
  OnrampQuote,
  OnrampRefusal,
  OnrampState,
  OnrampToken,
  OnrampTokenNetwork,
} from './store/state/onramp.ts'
export type {
  OnrampAmount,
  OnrampHistory,
  OnrampItem,
  OnrampOrder,
  OnrampOrderStep,
  OnrampSeller,
} from './store/state/onramp-orders.ts'
export type { PairingState, PairingStep } from './store/state/pairing.ts'
export type {
  ExchangeVisit,
  PayExchange,
  PayExchanges,
  PayMeans,
  Payment,
  PayState,
  PayStep,
} from './store/state/pay.ts'
export type {
  EndStep,
  PermissionSource,
  PermissionsState,
  SitePermission,
} from './store/state/permissions.ts'
export type {
  AccountHoldings,
  Holding,
  PortfolioState,
  TokenBalance,
} from './store/state/portfolio.ts'
export type { LastEvent, RootState, Snapshot } from './store/state/root.ts'
export type {
  SignInMessage,
  SignInState,
  SignInStep,
  SignInWarning,
} from './store/state/sign-in.ts'
export type {
  RevokeStep,
  SmartSession,
  SmartSessionList,
  SmartSessionsState,
} from './store/state/smart-sessions.ts'
export type {
  SwapDraft,
  SwapQuestion,
  SwapQuote,
  SwapReview,
  SwapReviewCall,
  SwapState,
  SwapStep,
  SwapTarget,
  SwapToken,
  SwapTokenList,
} from './store/state/swap.ts'
export type { SwapConsent, SwapRequestKind } from './store/state/swap-confirmation.ts'
export type { SwapActions } from './swap/swap.ts'
export { swapNetworks } from './swap/swap-networks.ts'
export type { SwapNowRequest, SwapNowStep, SwapResult } from './swap/swap-now.ts'
export type { SwapRequest } from './swap/swap-request.ts'
export type { ConnectorKind, ConnectorRow } from './wallets/connector-row.ts'
export type { WalletExplanation } from './wallets/explain-wallet.ts'
export type { WalletList, WalletRule } from './wallets/precedence.ts'
export {
  type PublicListedWallet,
  type PublicListing,
  publicListing,
} from './wallets/public-listing.ts'
export { visibleConnectors } from './wallets/visible-connectors.ts'
