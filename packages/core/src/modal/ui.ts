import type { TrackedEvent } from '../contract/index.ts'
import type { Alerts } from './alerts.ts'
import type { Modal } from './modal.ts'
import type { NoticesSlice } from './notices.state.ts'
import type { TransactionStack } from './transaction-stack.ts'

/** The role `ui` of a module: shows something to visitors and developers, and records what visitors do. */
export interface Ui {
  readonly modal: Modal
  readonly notices: NoticesSlice
  /** Trouble with the configuration, for developers. */
  readonly alerts: Alerts
  /** Shows requests to the embedded wallet. */
  readonly transactions: TransactionStack
  track(event: TrackedEvent): void
}
