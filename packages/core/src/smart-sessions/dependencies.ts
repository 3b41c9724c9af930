import type { Services } from '../api/services.ts'
import type { Clock, Logger, PlainError, Undo } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { TransactionStack } from '../modal/transaction-stack.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/state/root.ts'

/** The dependencies of smart sessions. Only `state.smartSessions` is written here. */
export interface SmartSessionsDeps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
  readonly services: Pick<Services, 'blockchainApi'>
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
  readonly logger: Pick<Logger, 'warn'>
  readonly notices: { fail(error: PlainError): void }
  readonly modal: Pick<Modal, 'back' | 'reset'>
  readonly transactions: Pick<TransactionStack, 'push'>
  readonly timers: { signal(): AbortSignal }
  subscribe(listener: () => void): Undo
}
