import type { AccountActions, CoreActions } from './actions.ts'
import type { ChainAdapter, Lazy, Namespace, Undo } from './contract/index.ts'
import type { DomainEvent } from './store/domain-event.ts'
import type { Snapshot } from './store/state/root.ts'
import type { ConnectorRow } from './wallets/connector-row.ts'

/** One modal's brain: state to read, actions to call, a life to begin and end. */
export interface Core {
  readonly actions: CoreActions
  /** The actions on an account. They are loaded with `prefetch`, or when a wallet is connected. */
  readonly account: Lazy<AccountActions>
  snapshot(): Snapshot
  /** Calls the listener once per task in which state changed. */
  subscribe(listener: () => void): Undo
  /** Calls the listener with every event. */
  watchEvents(listener: (event: DomainEvent) => void): Undo
  /** Reads storage, listens to wallets, resumes sessions. Browser only; safe to call twice. */
  start(): Promise<void>
  /** Loads what opens sessions; for an idle page, so that a press on a wallet does not wait for it. */
  prefetch(): void
  /** Aborts, unlistens, disposes; the page is as it was found. */
  stop(): void
  /** The rows of Connect, with the wallets of the listing that are loaded already. */
  rows(snapshot: Snapshot): readonly ConnectorRow[]
  adapter(namespace: Namespace): ChainAdapter | undefined
  /** The last lines of the modal's log, oldest first, without any secret. */
  logs(): readonly string[]
}
