/**
 * What every chain adapter needs, written once: finding wallets, keeping sessions, loading the rest
 * when it is needed. It stands on the contract alone.
 */

export type {
  AdapterFamily,
  DiscoveryDeps,
  Later,
  OwnSessions,
  Running,
  SessionsStage,
} from './adapter-family.ts'
export { adapterShell, type FetchedAdapter } from './adapter-shell.ts'
export { answerSoon } from './answer-soon.ts'
export { askToForget } from './ask-to-forget.ts'
export { awaitWallet, needUnambiguous } from './await-wallet.ts'
export { type Claim, claimedId, createClaims } from './claims.ts'
export { cleanName, isTextOf, isWalletIcon } from './clean-text.ts'
export { createDiscovery, type Discovery, type Found } from './create-discovery.ts'
export { createFetchedAdapter } from './create-fetched-adapter.ts'
export { type Asked, earlySessions, type LaterSessions } from './early-sessions.ts'
export { createEmitter, type Emitter } from './emitter.ts'
export { type KeptSessions, keepSessions } from './keep-sessions.ts'
export { type FacetMethods, lazyFacets } from './lazy-facets.ts'
export { loadPart } from './load-part.ts'
export { refusal } from './refusal.ts'
export {
  createSessionStore,
  type SessionHandle,
  type SessionStore,
  type Standing,
} from './session-store.ts'
export { followStandardWallet } from './wallet-standard/follow-standard-wallet.ts'
export type { FoundStandard } from './wallet-standard/found-standard.ts'
export {
  type AccountFamily,
  readStandardAccounts,
  type StandardAccount,
} from './wallet-standard/read-accounts.ts'
export { type Registration, readRegistration } from './wallet-standard/read-registration.ts'
export {
  createStandardList,
  type StandardList,
  type StandardListInput,
} from './wallet-standard/standard-list.ts'
export { askFeature, type StandardWallet } from './wallet-standard/standard-wallet.ts'
export { within } from './within.ts'
