export { DEFAULT_ACCOUNT_TYPES } from './account-type.ts'
export type { Actions, OpenRequest } from './actions/actions.ts'
export { formatAmount, parseAmount } from './amount.ts'
export type { WalletExplanation } from './compose/explain-wallet.ts'
export { CATALOG } from './contract/errors/catalog.ts'
export { type SafeLink, safeLink } from './contract/safe-link.ts'
export type { Core } from './core.ts'
export type { CoreOptions, Sdk } from './core-options.ts'
export { createCore } from './create-core.ts'
export type {
  DomainEvent,
  DomainEventType,
  EmbeddedWalletInfo,
  EventOf,
  WalletCard,
} from './events/domain-event.ts'
export type { WalletList, WalletRule } from './features/connectors/precedence.ts'
export { isSameWallet } from './features/connectors/same-wallet.ts'
export { toNetwork } from './features/network/to-network.ts'
export type { LatchkeyOptions } from './features/options/core-options.ts'
export { hasLogins } from './features/options/has-logins.ts'
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
} from './features/options/options-state.ts'
export { usableSocials } from './features/options/social-filters.ts'
export {
  type PlatformFacts,
  type WalletPlatform,
  walletPlatforms,
} from './features/pairing/platforms.ts'
export { frontRoute } from './features/router/front-route.ts'
export type { PublicView, Route, RouteName, Routes } from './features/router/routes.ts'
export { isSameRoute } from './features/router/same-route.ts'
export { readOptions } from './options.ts'
export type { Ports } from './ports.ts'
export { canClose } from './selectors/can-close.ts'
export { type CatalogCell, type CatalogFacts, catalogCells } from './selectors/catalog-cells.ts'
export { connectMethods } from './selectors/connect-methods.ts'
export type { ConnectorKind, ConnectorRow } from './selectors/connector-row.ts'
export {
  connectionStatus,
  type PublicAccount,
  type PublicState,
  publicAccount,
  publicState,
} from './selectors/public-state.ts'
export { visibleConnectors } from './selectors/visible-connectors.ts'
export { storageKeys } from './storage-key.ts'
export { type Lazy, lazy } from './store/lazy.ts'
export type {
  AccountState,
  AccountTypeStep,
  Alert,
  AuthState,
  BalanceState,
  CatalogState,
  CatalogWish,
  ChangeCodeStep,
  CodeStep,
  ConnectionStatus,
  ConnectStep,
  EmailChangeStep,
  EmailLoginStep,
  EmbeddedHolding,
  EmbeddedUser,
  FarcasterStep,
  Identity,
  ListingAnswer,
  Notice,
  ObtainableWallet,
  PairableWallet,
  PairingState,
  PairingStep,
  RecentWallet,
  RootState,
  Snapshot,
  SocialStep,
  SwitchStep,
  TrackedEvent,
} from './store/root-state.ts'
export { truncateAmount } from './truncate-amount.ts'
