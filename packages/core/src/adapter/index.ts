/**
 * The parts that every chain adapter uses: wallet discovery, the session store, lazy loading.
 * Imports the contract only.
 */

export { keepListening } from '../contract/index.ts'
export { awaitWallet, requireUnambiguous } from './await-wallet.ts'
export { isByteList, readByteForms } from './byte-forms.ts'
export { type Claim, claimedId, createClaims } from './claims.ts'
export { cleanIcon, cleanName, isTextOf } from './clean-text.ts'
export { createDiscovery, type Discovery, type Found } from './create-discovery.ts'
export { currentPage } from './current-page.ts'
export { createEmitter, type Emitter } from './emitter.ts'
export {
  type DiscoveryDeps,
  type LazyParts,
  lazyAdapter,
  type OwnSessions,
  type Running,
  type SessionsDeps,
} from './lazy-adapter.ts'
export { type CommonFacets, lazyFacets } from './lazy-facets.ts'
export { listenToWallet } from './listen-to-wallet.ts'
export { createLockedWallets, type LockedWallets } from './locked-wallets.ts'
export { observing } from './observing.ts'
export { readField } from './read-field.ts'
export { createRecheck, type Recheck } from './recheck.ts'
export { createRereading, type Rereading } from './rereading.ts'
export { type SessionActions, sessionActions } from './session-actions.ts'
export type { SessionHandle, WalletState } from './session-handle.ts'
export { createSessionStore, type SessionStore, storeOfSite } from './session-store.ts'
export { readThrownLayers, saysRefused, type ThrownLayer } from './thrown-layers.ts'
export {
  answerSoon,
  connectAnswer,
  refusal,
  requestRevoke,
  requestWallet,
  SWITCH_LIMIT_MS,
} from './wallet-answers.ts'
export {
  type AccountFormat,
  readStandardAccounts,
  type StandardAccount,
} from './wallet-standard/read-accounts.ts'
export { type Registration, readRegistration } from './wallet-standard/read-registration.ts'
export {
  createStandardList,
  type StandardList,
  type StandardListInput,
} from './wallet-standard/standard-list.ts'
export type { FoundStandard } from './wallet-standard/standard-wallet.ts'
export {
  callFeature,
  followStandardWallet,
  type StandardWallet,
} from './wallet-standard/standard-wallet.ts'
export { within } from './within.ts'
