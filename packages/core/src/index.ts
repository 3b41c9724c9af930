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
export { CATALOG } from './contract/errors/catalog.ts'
export { type SafeLink, safeLink } from './contract/safe-link.ts'
export type { Core } from './core.ts'
export type { CoreOptions } from './core-options.ts'
export { createCheckedCore as createCore } from './create-checked-core.ts'
export { type PublicLogin, publicLogin } from './embedded-wallet/public-login.ts'
export { addressName, type NamedAddress } from './identity/address-name.ts'
export type { LabelsActions } from './identity/labels.ts'
export type { OpenRequest } from './modal/modal.ts'
export type { NamesActions } from './names/lazy-names.ts'
export type { OnrampActions } from './onramp/onramp-actions.ts'
export type { OnrampRequest } from './onramp/onramp-request.ts'
export type { ChangeableOptions } from './options/change-options.ts'
export type { LatchkeyOptions } from './options/latchkey-options.ts'
export type {
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
export type { PayActions } from './pay/lazy-pay.ts'
export type { PayResult } from './pay/pay-outcome.ts'
export type { PayAsset } from './pay/read-asset.ts'
export type { PayInput, PayLink, PayRequest } from './pay/read-request.ts'
export { hasPaymentLinks, type PaymentRequest, paymentLink } from './payment-links/payment-link.ts'
export type { PermissionsActions } from './permissions/lazy-permissions.ts'
export type { Ports } from './platform/ports.ts'
export type { Portfolio } from './portfolio/shown-accounts.ts'
export type { SendRequest } from './send/form.ts'
export type { SendActions } from './send/lazy-send.ts'
export type { TransferRequest } from './send/transfer-now.ts'
export { type PublicSignIn, publicSignIn } from './siwx/public-sign-in.ts'
export type { GrantedSession } from './smart-sessions/grant.ts'
export type { GrantRequest, RequestedPermission } from './smart-sessions/grant-request.ts'
export type { SmartSessionsActions } from './smart-sessions/lazy-smart-sessions.ts'
export type { SubscriptionInterval, SubscriptionRequest } from './smart-sessions/subscription.ts'
export type {
  DomainEvent,
  DomainEventType,
  EmbeddedWalletInfo,
  EventOf,
  WalletCard,
} from './store/domain-event.ts'
export type {
  OnrampAmount,
  OnrampEstimate,
  OnrampHistory,
  OnrampItem,
  OnrampMethod,
  OnrampOffer,
  OnrampOptions,
  OnrampOrder,
  OnrampOrderStep,
  OnrampPaymentCurrency,
  OnrampProvider,
  OnrampQuote,
  OnrampRefusal,
  OnrampSeller,
  OnrampState,
  OnrampToken,
  OnrampTokenNetwork,
} from './store/onramp-state.ts'
export type {
  ExchangeVisit,
  PayExchange,
  PayExchanges,
  PayMeans,
  Payment,
  PayState,
  PayStep,
} from './store/pay-state.ts'
export type {
  AccountHoldings,
  AccountState,
  AccountTab,
  AccountTypeStep,
  ActivityCollectible,
  ActivityPage,
  ActivityState,
  ActivityTransaction,
  ActivityTransfer,
  Alert,
  AuthState,
  BalanceState,
  CatalogFilter,
  CatalogState,
  ChangeCodeStep,
  CodeStep,
  Collectible,
  CollectibleList,
  CollectiblesState,
  ConnectionStatus,
  ConnectStep,
  EmailChangeStep,
  EmailLoginStep,
  EmbeddedHolding,
  EmbeddedUser,
  EndStep,
  FarcasterStep,
  Holding,
  Identity,
  LastEvent,
  ListingAnswer,
  NameProblem,
  NameSuggestion,
  NamesState,
  Notice,
  ObtainableWallet,
  PairableWallet,
  PairingState,
  PairingStep,
  PendingProgress,
  PendingStep,
  PendingTransaction,
  PermissionSource,
  PermissionsState,
  PortfolioState,
  RecentWallet,
  RegistrationStep,
  RevokeStep,
  RootState,
  SignInMessage,
  SignInState,
  SignInStep,
  SignInWarning,
  SitePermission,
  SmartSession,
  SmartSessionList,
  SmartSessionsState,
  Snapshot,
  SocialStep,
  SwitchStep,
  TokenBalance,
  WalletPlatform,
} from './store/root-state.ts'
export type { PublicView, Route, RouteName, Routes } from './store/routes.ts'
export type {
  SwapConsent,
  SwapDraft,
  SwapQuestion,
  SwapQuote,
  SwapRequestKind,
  SwapReview,
  SwapReviewCall,
  SwapState,
  SwapStep,
  SwapTarget,
  SwapToken,
  SwapTokenList,
} from './store/swap-state.ts'
export type { SwapActions } from './swap/lazy-swap.ts'
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
