import {
  type ChainAdapter,
  type Namespace,
  namespaceOf,
  type PairedSession,
  type RelayPort,
  type RpcChannel,
  type Session,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { observeRequests } from '../platform/observe-requests.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Store } from '../store/create-store.ts'
import { findSession } from '../store/selectors.ts'
import type { Connection } from '../store/state/connections.ts'
import { type AccountLimits, createAccountLimits } from './account-limits.ts'
import { reopenWallet } from './open-wallet.ts'
import type { Relay } from './relay.ts'
import type { DeepLink, PairedWallet } from './stored-pairing.ts'
import { accountsElsewhere, toSession } from './to-session.ts'
import type { NodeReads } from './with-nodes.ts'
import { withNodes } from './with-nodes.ts'

/** A wallet-connect session, the wallet it is shown with, and the link that opens that wallet. */
export interface KnownSession {
  readonly paired: PairedSession
  readonly wallet: PairedWallet
  readonly link: DeepLink | undefined
}

/** The wallet-connect sessions that one core knows, and the adapters that serve them. */
export interface KnownSessions extends AccountLimits {
  readonly byTopic: Map<string, KnownSession>
  /** Adapters that can serve the session; that of the active namespace comes last. */
  adaptersFor(paired: PairedSession): readonly ChainAdapter[]
  /** The session of each namespace that is connected by it, active or not. */
  openSessions(topic: string): readonly Session[]
  /** The session of one namespace, on the active network of that namespace if possible. */
  sessionOn(namespace: Namespace, paired: PairedSession): Session | undefined
  /** Attaches the session to the adapter of its namespace. */
  attach(session: Session): void
  /** Attaches the session of a namespace; undefined where the wallet shares nothing of it. */
  connectionOn(namespace: Namespace, known: KnownSession): Connection | undefined
}

interface Deps {
  readonly store: Store
  readonly ports: CorePorts
  readonly relay: Relay
  readonly adapters: Adapters
}

/** Creates the sessions of one core, which knows none at first. */
export function createKnownSessions(deps: Deps, reads: NodeReads): KnownSessions {
  const { store, relay, adapters } = deps
  const { network } = store.state
  const byTopic = new Map<string, KnownSession>()

  function attach(session: Session): void {
    const port = relay.current()
    if (port === undefined) return
    const channel = withNodes(channelTo(port, session), reads)
    const elsewhere = accountsElsewhere(session, byTopic.get(session.id)?.paired)
    adapters.get(session.namespace)?.sessions.attach({ session, channel, elsewhere })
  }

  /** A channel that opens the wallet when its owner has to approve something there. */
  function channelTo(port: RelayPort, { id: topic, namespace }: Session): RpcChannel {
    const observe = observeRequests(deps.ports.observer, { to: 'session', namespace })
    const channel = port.channel(topic)
    return {
      ...channel,
      request(...request) {
        // It is on its way before the page is left.
        const answer = channel.request(...request)
        const [networkId, method, params, signal] = request
        observe?.(method, answer)
        const needsOwner = port.isForOwner(topic, { networkId, method, params })
        if (needsOwner && !signal?.aborted) reopenWallet(deps, topic, byTopic.get(topic)?.link)
        return answer
      },
    }
  }

  function sessionOn(namespace: Namespace, paired: PairedSession): Session | undefined {
    return toSession(paired, namespace, network.activeIds[namespace])
  }

  return {
    byTopic,
    attach,
    sessionOn,
    ...createAccountLimits(adapters),
    adaptersFor({ accounts }) {
      const namespaces = new Set(accounts.map(namespaceOf))
      const found = adapters.all().filter(({ namespace }) => namespaces.has(namespace))
      // Each that is activated makes its namespace the active one: the last one stays it.
      const isActive = ({ namespace }: ChainAdapter): boolean =>
        namespace === network.activeNamespace
      return [...found.filter((each) => !isActive(each)), ...found.filter(isActive)]
    },
    openSessions: (topic) =>
      adapters
        .namespaces()
        .flatMap((namespace) => findSession(store.state, namespace, topic) ?? []),
    connectionOn(namespace, { paired, wallet }) {
      const session = sessionOn(namespace, paired)
      if (session === undefined) return undefined
      attach(session)
      return { session, wallet: { ...wallet, namespace } }
    },
  }
}
