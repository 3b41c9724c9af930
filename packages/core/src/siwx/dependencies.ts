import type { AccountId, PlainError, SiwxHost, TrackedEvent, Undo } from '../contract/index.ts'
import { namespaceOf } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { TransactionStack } from '../modal/transaction-stack.ts'
import type { Ports } from '../platform/ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import type { Notice, RootState, Snapshot } from '../store/root-state.ts'
import { activeWallet } from '../store/selectors.ts'

/** The dependencies of signing in. Only `state.signIn` is written here. */
export interface SignInDeps
  extends Pick<
    Ports,
    'clock' | 'http' | 'logger' | 'random' | 'readPage' | 'storage' | 'tabs' | 'visibility'
  > {
  readonly state: RootState
  readonly adapters: Adapters
  readonly events: Pick<Events, 'emit'>
  readonly timers: { after(delayMs: number, run: () => void): Undo; signal(): AbortSignal }
  readonly modal: Pick<Modal, 'open' | 'close' | 'reset' | 'restore'>
  readonly transactions: Pick<TransactionStack, 'push'>
  readonly notices: { fail(error: PlainError): void; show(notice: Omit<Notice, 'id'>): void }
  track(event: TrackedEvent): void
  readonly sdk: SiwxHost['sdk']
  /** Makes a storage key of a name. */
  key(name: string): string
}

/** Returns true for an account that is a contract of the embedded wallet. */
export function isSmartAccount(
  state: Pick<Snapshot, 'accounts' | 'network'>,
  account: AccountId,
): boolean {
  return activeWallet(state, namespaceOf(account))?.embedded?.accountType === 'smartAccount'
}
