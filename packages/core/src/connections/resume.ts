import type {
  ChainAdapter,
  Namespace,
  NetworkId,
  Session,
  Tabs,
  Undo,
  Wallet,
} from '../contract/index.ts'
import type { RunExclusive } from '../platform/run-exclusive.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import type { Connection, RootState } from '../store/root-state.ts'
import { activeSession, findNetwork } from '../store/selectors.ts'
import type { AccountSlice } from './accounts.state.ts'
import { SESSION_HINT } from './answer-hint.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { HostWallet } from './host-wallet.ts'
import { createReadStored, type SharedWallet } from './read-stored.ts'
import { isConnected, resumeInactive } from './resume-inactive.ts'
import { createResumeStored } from './resume-stored.ts'
import type { CoreSessions } from './sessions.ts'
import type { StoredConnection } from './stored-connections.ts'
import { withChosen } from './with-chosen.ts'

interface ResumeDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly connections: { readonly active: Pick<AccountSlice, 'begin' | 'giveUp'> }
  readonly sessions: CoreSessions
  readonly stored: ConnectionStore
  readonly host: Pick<HostWallet, 'isDue'>
  readonly shared: readonly SharedWallet[]
  readonly runExclusive: RunExclusive
  readonly tabs: Pick<Tabs, 'post'>
  readonly events: Pick<Events, 'emit'>
}

/** Resumes stored sessions, after a load and when another tab connected. */
export interface Resume {
  /** Resumes all that is stored and not connected; ends when each one is settled. */
  all(signal: AbortSignal): Promise<void>
  /** Resumes the inactive connections of a namespace, and removes those that are not stored any more. */
  inactive(namespace: Namespace, signal: AbortSignal): Promise<void>
  /** A wallet that was found late may be a stored one. */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
  /** Follows the wallets of an adapter whose owners unlock them: what is stored of them is resumed. */
  follow(adapter: ChainAdapter, signal: AbortSignal): Undo
  /** The visitor disconnects what is still being resumed on a namespace. */
  cancel(namespace: Namespace): void
  /** Sessions are being resumed: nothing that happens was done by the visitor. */
  isRunning(): boolean
}

/** Creates what resumes sessions. */
export function createResume(deps: ResumeDeps): Resume {
  const { state, adapters, connections, sessions, stored, shared, runExclusive, events } = deps
  const read = createReadStored({ adapter: adapters.get, shared, storedNetwork })
  const inactive = (namespace: Namespace, signal: AbortSignal): Promise<void> =>
    resumeInactive({ ...deps, read }, namespace, signal)
  const resume = createResumeStored({
    stored,
    host: deps.host,
    read,
    storedNetwork,
    runExclusive,
    accounts: connections.active,
    emit: events.emit,
    isConnected: (namespace) => activeSession(state, namespace) !== undefined,
    sessions: {
      restore(found, wallet): Session {
        const session = withChosen(adapters.get(found.namespace), found, stored)
        sessions.restore(session, wallet)
        return session
      },
      release: sessions.release,
      addInactive: (connection) => addUnlessConnected(deps, connection),
      discard: sessions.discard,
      restoreInactive: (namespace, signal) => void inactive(namespace, signal),
    },
  })
  let running = 0

  /** The website's own network, else the one on which the wallet was when the page was left. */
  function storedNetwork(namespace: Namespace): NetworkId | undefined {
    const { activeNamespace, activeIds } = state.network
    const { networkId } = namespace === activeNamespace ? {} : stored.readInactive(namespace)
    return (networkId && findNetwork(state, networkId)?.id) ?? activeIds[namespace]
  }

  return {
    inactive,
    walletsChanged: resume.walletsChanged,
    follow: (adapter, signal) =>
      followUnlocked(deps, adapter, (connection, isInactive) => {
        if (isInactive) void inactive(connection.namespace, signal)
        else resume.unlocked(connection, signal)
      }),
    cancel: resume.cancel,
    isRunning: () => running > 0,
    async all(signal) {
      running += 1
      try {
        await resume.all(signal)
      } finally {
        running -= 1
      }
    },
  }
}

/** Adds a connection as if it had been restored before the other wallet was connected. */
function addUnlessConnected(
  deps: Pick<ResumeDeps, 'state' | 'sessions' | 'stored' | 'tabs'>,
  connection: Connection,
): void {
  const { session } = connection
  if (isConnected(deps, session.namespace, session.walletId)) {
    deps.sessions.release(session)
    return
  }
  deps.sessions.addInactive(connection)
  deps.stored.save(session.namespace)
  deps.tabs.post(SESSION_HINT)
}

/** Calls `unlocked` with each wallet of an adapter that shares accounts again. */
function followUnlocked(
  { state, stored }: Pick<ResumeDeps, 'state' | 'stored'>,
  { namespace, sessions }: ChainAdapter,
  unlocked: (connection: StoredConnection, isInactive: boolean) => void,
): Undo {
  return sessions.watch((change) => {
    if (change.type !== 'unlocked' || !state.options.reconnects) return
    const { walletId } = change
    const { walletIds } = stored.readInactive(namespace)
    unlocked({ namespace, walletId }, walletIds.includes(walletId))
  })
}
