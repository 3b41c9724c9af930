export { throwIfAborted, untilAborted } from './abort.ts'
export { accountOn, isAccountId } from './account-id.ts'
export type { AccountTypeRules, AdapterHost } from './adapter-host.ts'
export {
  DEFAULT_ANCESTORS,
  exactOrigin,
  isAllowedOrigin,
  matchesOrigin,
  originMatcher,
} from './allowed-origins.ts'
export { assertNever } from './assert-never.ts'
export type { AuthChange } from './auth-change.ts'
export type {
  AuthApp,
  AuthHost,
  AuthPort,
  AuthSource,
  AuthTheme,
  EmailChangeProof,
  EmailProof,
  RedirectProvider,
} from './auth-port.ts'
export type { AuthUser, EmbeddedAccount, EmbeddedAccountType } from './auth-user.ts'
export {
  type AccountId,
  addressOf,
  isNamespace,
  isNetworkId,
  type KnownNamespace,
  NAMESPACES,
  type Namespace,
  type NetworkId,
  namespaceOf,
  networkOf,
  referenceOf,
} from './caip.ts'
export type { AdapterPart, ChainAdapter, ModalRequests, WalletSource } from './chain-adapter.ts'
export type { Clock } from './clock.ts'
export type {
  CollectiblePage,
  CollectibleQuery,
  CollectibleSource,
  ListedCollectible,
} from './collectibles.ts'
export type { Device, DeviceFacts, LimitedPage } from './device.ts'
export { isEmailAddress } from './email-address.ts'
export type { ErrorCode, ErrorContext, PlainErrorCode } from './errors/catalog.ts'
export {
  isLatchkeyError,
  LatchkeyError,
  type PlainError,
  plainError,
  toLatchkeyError,
} from './errors/latchkey-error.ts'
export { RPC_CODES, rpcErrorCode, walletError } from './errors/provider-errors.ts'
export type {
  AddressCheck,
  Addresses,
  AddressKind,
  MessageSigning,
  NamedTokenAmount,
  Names,
  NodeBalances,
  SignRequest,
  SignTypedRequest,
  TokenAmount,
  WalletAsset,
  WalletAssets,
} from './facets.ts'
export type {
  AccountTransaction,
  Histories,
  HistoryPage,
  HistoryQuery,
} from './histories.ts'
export type { Http, HttpRequest, HttpResponse } from './http.ts'
export { keepListening } from './keep-listening.ts'
export { type Lazy, lazy } from './lazy.ts'
export type { Logger } from './logger.ts'
export {
  hasAccountForm,
  hasNamespaceForm,
  hasNetworkForm,
  sortNamespaces,
} from './namespace-forms.ts'
export type { EvmProvider, NamespaceProviders } from './namespace-providers.ts'
export type { NamespaceTraits } from './namespace-traits.ts'
export { findRules, type OtherRules, rulesOf } from './namespaces/known-rules.ts'
export type { AssetRules, NamespaceRules, SignInRules } from './namespaces/namespace-rules.ts'
export type {
  PaymentLinkParts,
  PaymentLinkRules,
  PaymentToRead,
  PaymentToWrite,
} from './namespaces/payment-link-rules.ts'
export type { NativeCurrency, Network, NetworkInput } from './network.ts'
export type { ObservedRequest, ObserveRequest, RequestOutcome } from './observed-request.ts'
export type {
  OnrampQuery,
  OnrampSource,
  OnrampSourceLimit,
  OnrampSourceOptions,
  OnrampSourceQuote,
  OnrampSourceStatus,
} from './onramp-source.ts'
export type {
  Allowance,
  AllowanceOf,
  Allowances,
  EndRequest,
  GrantedPermissions,
  HeldPermission,
  HeldPermissions,
  Permission,
  PermissionRequest,
  PermissionSigner,
  Permissions,
  Permit,
  Permits,
  RevokeRequest,
  SiteAccess,
} from './permissions.ts'
export { isPlain, plainText } from './plain-text.ts'
export type { Random } from './random.ts'
export type {
  PairedPeer,
  PairedSession,
  Pairing,
  PairQuestion,
  RelayChange,
  RelayHost,
  RelayOverride,
  RelayPort,
  RelayQuestion,
  RelaySource,
} from './relay-port.ts'
export type { RequestedHost } from './requested-host.ts'
export type { NodeReader, RpcChannel } from './rpc-channel.ts'
export { safeImage } from './safe-image.ts'
export { type SafeLink, safeLink } from './safe-link.ts'
export { isLookalike, isSameAddress } from './same-address.ts'
export type { AccountFacts, AccountType, Session, SessionChange } from './session.ts'
export type { AttachRequest, OpenRequest, Sessions } from './sessions.ts'
export type {
  Cacao,
  LocalSignInQuestion,
  SignedIn,
  SignedMessage,
  SignInOnOpen,
  SignInQuestion,
} from './sign-in.ts'
export type {
  SiweConfig,
  SiweMessageArgs,
  SiweSession,
  Siwx,
  SiwxClaim,
  SiwxHost,
  SiwxMessage,
  SiwxMessageData,
  SiwxMessageInput,
  SiwxSession,
  SiwxVerifier,
} from './siwx.ts'
export type { SiteStorage, Storage } from './storage.ts'
export type {
  ListedSwapToken,
  SwapCall,
  SwapExchange,
  SwapQuery,
  SwapSource,
  SwapTransaction,
} from './swap-source.ts'
export { PAGE_RESTORED, type Tabs } from './tabs.ts'
export type { AnalyticsRecord, SendOptions, Telemetry, TelemetryEvent } from './telemetry.ts'
export { templateOnrampSource } from './template-onramp-source.ts'
export type { TrackedEvent, TrackedEvents } from './tracked-event.ts'
export type {
  ApprovalForm,
  SentApproval,
  SentTransaction,
  SentTransfer,
  TransactionQuery,
  TransactionStatus,
  Transactions,
} from './transactions.ts'
export type {
  CallBatch,
  Calls,
  CallsStatus,
  TransactionRequest,
  TransferFee,
  Transfers,
} from './transfers.ts'
export type { Undo } from './undo.ts'
export type { Visibility } from './visibility.ts'
export type { Wallet, WalletKind } from './wallet.ts'
export { WALLET_METHODS } from './wallet-methods.ts'
export { isWebLink, secureLink } from './web-link.ts'
export type { LinkPlace, PopUp, Windows } from './windows.ts'
