import type { Running as RunningAdapter } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { SessionStore } from './session-store.ts'

/** What there is between `start` and `dispose`. */
export type Running = RunningAdapter<FoundWallet>

/** What opening and resuming work with. */
export interface SessionDeps extends Pick<Running, 'discovery' | 'life'> {
  readonly store: SessionStore
  readonly clock: Clock
}
