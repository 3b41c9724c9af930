import type { Track } from '../../features/telemetry/track.ts'
import type { AccountFlow } from '../account-flow.ts'
import type { ModalActions } from '../stages.ts'

/** What is made after this, and needed once somebody logs in. */
export interface AuthOthers {
  readonly account: AccountFlow
  readonly modal: ModalActions
  readonly track: Track
  /** Something may have cost money: the balance is another one now. */
  refreshBalance(): void
}
