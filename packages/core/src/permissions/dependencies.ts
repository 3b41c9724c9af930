import type { Clock, Lazy, Namespace, PlainError, Storage, Undo } from '../contract/index.ts'
import type { TransactionStack } from '../modal/transaction-stack.ts'
import type { SignInSessions } from '../siwx/sign-in-sessions.ts'
import type { SmartSessionsActions } from '../smart-sessions/smart-sessions.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/state/root.ts'

/** The dependencies of permissions. Only `state.permissions` is written here. */
export interface PermissionsDeps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
  readonly clock: Clock
  readonly timers: { signal(): AbortSignal }
  readonly storage: Storage
  readonly notices: { fail(error: PlainError): void }
  readonly transactions: Pick<TransactionStack, 'push'>
  /** @returns undefined on a website without sign-ins. */
  signIns(): Promise<SignInSessions | undefined>
  readonly smartSessions: Lazy<Pick<SmartSessionsActions, 'read' | 'revoke'>>
  subscribe(listener: () => void): Undo
  readPage(): { readonly origin: string }
  disconnectWallet(namespace: Namespace, sessionId: string): Promise<void>
}
