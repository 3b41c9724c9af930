import type { Lazy, Namespace, NetworkId, Session, Tabs, Wallet } from '../contract/index.ts'
import type { RunExclusive } from '../platform/run-exclusive.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import { activeSession, findNetwork } from '../store/selectors.ts'
import type { Connection } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
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

export interface ResumeDeps {
  readonly state: RootState
  readonly wallets: {
    readonly adapters: Adapters
    /** Wallets that serve several namespaces. */
    readonly shared: readonly SharedWallet[]
    /** The wallet in which the page runs. */
    readonly host: Pick<HostWallet, 'isDue'>
  }
  readonly connections: { readonly active: Pick<AccountSlice, 'begin' | 'giveUp' | 'reconnecting'> }
  readonly sessions: CoreSessions
  readonly stored: ConnectionStore
  readonly tabs: Pick<Tabs, 'post'> & { readonly runExclusive: RunExclusive }
  /** The code that acts on an account: it is there before a session is resumed. */
  readonly accountPart: Lazy<unknown>
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
  /** The owner of a wallet unlocked it: it is resumed if it is stored. */
  unlocked(connection: StoredConnection, signal: AbortSignal): void
  /** The visitor disconnects what is still being resumed on a namespace. */
  cancel(namespace: Namespace): void
}

/** Creates what resumes sessions. */
export function createResume(deps: ResumeDeps): Resume {
  const { state, connections, sessions, stored, events } = deps
  const { adapters, shared, host } = deps.wallets
  const read = createReadStored({ adapter: adapters.get, shared, storedNetwork })
  const inactive = (namespace: Namespace, signal: AbortSignal): Promise<void> =>
    resumeInactive({ ...deps, adapters, read }, namespace, signal)
  const resume = createResumeStored({
    stored,
    host,
    read,
    storedNetwork,
    runExclusive: deps.tabs.runExclusive,
    accounts: {
      ...connections.active,
      isConnected: (namespace) => activeSession(state, namespace) !== undefined,
    },
    emit: events.emit,
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
  /** The website's own network, else the one on which the wallet was when the page was left. */
  function storedNetwork(namespace: Namespace): NetworkId | undefined {
    const { activeNamespace, activeIds } = state.network
    const { networkId } = namespace === activeNamespace ? {} : stored.readInactive(namespace)
    return (networkId && findNetwork(state, networkId)?.id) ?? activeIds[namespace]
  }

  return {
    inactive,
    walletsChanged: resume.walletsChanged,
    unlocked(connection, signal) {
      const { namespace, walletId } = connection
      const isInactive = stored.readInactive(namespace).walletIds.includes(walletId)
      if (isInactive) void inactive(namespace, signal)
      else resume.unlocked(connection, signal)
    },
    cancel: resume.cancel,
    all: resume.all,
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
