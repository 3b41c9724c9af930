import type { Track } from '../analytics/track.ts'
import type { ModalActions } from '../compose/modal.ts'
import type { AccountFlow } from '../connections/sessions.ts'

/** What is made after this, and needed once somebody logs in. */
export interface AuthOthers {
  readonly account: AccountFlow
  readonly modal: ModalActions
  readonly track: Track
  /** Something may have cost money: the balance is another one now. */
  refreshBalance(): void
}
