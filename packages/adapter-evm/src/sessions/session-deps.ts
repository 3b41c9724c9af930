import type { Clock } from '@latchkey/core/contract'
import type { Discovery } from '../discovery/create-discovery.ts'
import type { SessionStore } from './session-store.ts'

/** What opening, resuming and closing work with. */
export interface SessionDeps {
  readonly discovery: Discovery
  readonly store: SessionStore
  readonly clock: Clock
  /** Fires when the adapter is disposed of: nothing may open after that. */
  readonly life: AbortSignal
}
