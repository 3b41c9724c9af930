import { isLatchkeyError, type Namespace, type Session, type Tabs } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import { runMachine } from '../store/run-machine.ts'
import { activeSession, inactiveConnections } from '../store/selectors.ts'
import { settled } from '../store/settled.ts'
import type { DisconnectStep } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import { isEmbedded, isPaired, isShared } from '../store/wallet-ids.ts'
import { SESSION_HINT } from './answer-hint.ts'
import {
  type DisconnectEffect,
  type DisconnectEvent,
  disconnectMachine,
  namespacesOf,
} from './disconnect.machine.ts'
import { type Chosen, type Connected, disconnectPlan } from './disconnect-plan.ts'
import type { Resume } from './resume.ts'
import type { CoreSessions } from './sessions.ts'
import type { StoredConnection, StoredConnections } from './stored-connections.ts'

/** Ending sessions. Both reject with `disconnect.chain-failed` or `disconnect.chains-failed`. */
export interface Disconnect {
  /** Ends the sessions that are chosen; resolves at once when there are none. */
  chosen(chosen: Chosen): Promise<void>
  /** Ends all sessions of a namespace, or of all, and what is still being restored. */
  all(namespace?: Namespace): Promise<void>
}

interface DisconnectDeps {
  readonly state: RootState
  readonly wallets: {
    readonly adapters: Adapters
    /** Wallets that serve several namespaces; each closes its own sessions. */
    readonly shared: readonly {
      close(session: Session): Promise<void>
      closeStored(connection: StoredConnection): Promise<void>
    }[]
  }
  readonly sessions: Pick<CoreSessions, 'end'>
  readonly resume: Pick<Resume, 'cancel'>
  readonly stored: StoredConnections
  readonly tabs: Pick<Tabs, 'post'>
  readonly events: Events
  subscribe(listener: () => void): () => void
}

/** Creates what ends sessions. */
export function createDisconnect(deps: DisconnectDeps): Disconnect {
  const { state, events, subscribe } = deps
  const machine = runMachine<DisconnectStep, DisconnectEvent, DisconnectEffect>({
    machine: disconnectMachine,
    perform(effect) {
      if (effect.type === 'closeSessions') return closeAll(deps, effect.sessions)
      events.emit(
        effect.type === 'announceDone'
          ? { type: 'disconnected', namespaces: effect.namespaces }
          : { type: 'disconnectFailed', error: effect.error },
      )
      return undefined
    },
    onState(step) {
      state.disconnect.current = step
    },
    // `closeAll` catches per namespace; what is left would be a defect of ours.
    toFailure: () => ({ type: 'closed', failed: [] }),
  })
  const isClosing = (): boolean => machine.state().step === 'closing'

  function ended(): Promise<void> {
    return settled<void>({
      events,
      subscribe,
      outcomeOf(event) {
        if (event.type === 'disconnected') return { value: undefined }
        return event.type === 'disconnectFailed' ? { error: event.error } : undefined
      },
      isEnded: () => !isClosing(),
    })
  }

  async function chosen(target: Chosen): Promise<void> {
    // In sequence: each caller gets the outcome of its own request.
    while (isClosing()) await ended().catch(() => undefined)
    const plan = disconnectPlan(connected(deps), target).map(({ session }) => session)
    if (plan.length === 0) return
    const result = ended()
    machine.send({ type: 'planned', sessions: plan })
    await result
  }

  return {
    chosen,
    async all(namespace) {
      const pending = removePending(deps, namespace)
      const elsewhere = connected(deps).filter(({ kind, session }) =>
        pending.some(({ walletId }) => kind !== 'local' && walletId === session.walletId),
      )
      await Promise.all([
        chosen(namespace === undefined ? {} : { namespace }),
        ...elsewhere.map(({ session: { namespace, id } }) => chosen({ namespace, id })),
        ...pending.map((each) => closeStored(deps, each)),
      ])
    },
  }
}

/**
 * Wallets that are still being restored are disconnected, too: their late answers are dropped. One that
 * serves several namespaces leaves them all.
 */
function removePending(
  { state, stored, resume, tabs }: DisconnectDeps,
  namespace: Namespace | undefined,
): readonly StoredConnection[] {
  const all = stored.list().filter((each) => activeSession(state, each.namespace) === undefined)
  const chosen = all.filter((each) => each.namespace === (namespace ?? each.namespace))
  const pending = all.filter(
    (each) =>
      chosen.includes(each) ||
      (isShared(each) && chosen.some(({ walletId }) => walletId === each.walletId)),
  )
  for (const each of pending) {
    stored.remove(each.namespace)
    stored.writeInactive(each.namespace, { walletIds: [] })
    resume.cancel(each.namespace)
  }
  if (pending.length > 0) tabs.post(SESSION_HINT)
  return pending
}

/** A failure is not reported: the visitor saw no session, and there is none here any more. */
async function closeStored({ wallets }: DisconnectDeps, pending: StoredConnection): Promise<void> {
  await Promise.allSettled(wallets.shared.map((each) => each.closeStored(pending)))
}

/** Inactive connections come first: none of them takes the place of one that ends. */
function connected({ state, wallets }: DisconnectDeps) {
  const namespaces = wallets.adapters.namespaces()
  const inactive = namespaces.flatMap((namespace) => inactiveConnections(state, namespace))
  const active = namespaces.flatMap((namespace) => activeSession(state, namespace) ?? [])
  return [...inactive.map(({ session }) => session), ...active].map((session) => {
    const { namespace, id } = session
    return { namespace, id, kind: kindOf(session), session }
  })
}

function kindOf(session: Session): Connected['kind'] {
  if (isPaired(session)) return 'walletConnect'
  return isEmbedded(session) ? 'auth' : 'local'
}

/** A wallet that fails to close is reported; its session is over here. */
async function closeAll(
  deps: DisconnectDeps,
  sessions: readonly Session[],
): Promise<DisconnectEvent> {
  // First, so that a page that is closed in between does not reconnect at the next load.
  for (const session of sessions) deps.sessions.end(session, 'visitor')
  const results = await Promise.all(sessions.map((session) => closeOne(deps, session)))
  return { type: 'closed', failed: namespacesOf(sessions.filter((_, index) => !results[index])) }
}

async function closeOne({ wallets }: DisconnectDeps, session: Session): Promise<boolean> {
  const { adapters, shared } = wallets
  try {
    await adapters.get(session.namespace)?.sessions.close(session.id)
    await Promise.all(shared.map((each) => each.close(session)))
    return true
  } catch (thrown) {
    return isLatchkeyError(thrown, 'wallet.disconnected')
  }
}
