import type { TakenUp } from '../connections/resume.ts'
import {
  type ChainAdapter,
  type Namespace,
  namespaceOf,
  type PairedSession,
  type RelayPort,
  type RpcChannel,
  type Session,
} from '../contract/index.ts'
import { findSession } from '../store/selectors.ts'
import type { FarBase } from './base.ts'
import { openOwner } from './open-wallet.ts'
import type { RelayLine } from './relay-line.ts'
import type { DeepLink, PairedFace } from './stored-pairing.ts'
import { sharedElsewhere, toSession } from './to-session.ts'
import { withNodes } from './with-nodes.ts'

/** A wallet-connect session as it is held: with the face it was given, and what opens its wallet. */
interface Held {
  readonly paired: PairedSession
  readonly face: PairedFace
  readonly link: DeepLink | undefined
}

/** The wallet-connect sessions of one core, and which adapters serve them. */
export interface Holding {
  readonly held: Map<string, Held>
  /** Adapters that can serve the session; the active one comes last. */
  served(paired: PairedSession): readonly ChainAdapter[]
  /** The person's sessions of it, by namespace: active ones, and those kept beside another wallet. */
  openIn(topic: string): readonly Session[]
  /** The session of one namespace, on the network that is wanted there. */
  sessionFor(paired: PairedSession, namespace: Namespace): Session | undefined
  attach(session: Session): void
  /** Attaches what can be had of it in a namespace. */
  takeUp(namespace: Namespace, held: Held): TakenUp | undefined
}

/** Makes the holding of one core. */
export function createHolding(base: FarBase, line: RelayLine): Holding {
  const { looks, store, adapters, services } = base
  const { network } = store.state
  const held = new Map<string, Held>()

  function attach(session: Session): void {
    const port = line.port()
    if (port === undefined) return
    const channel = withNodes(channelTo(port, session.id), services.nodes)
    const elsewhere = sharedElsewhere(session, held.get(session.id)?.paired)
    looks.adapter(session.namespace)?.sessions.attach({ session, channel, elsewhere })
  }

  /** A channel whose wallet is opened where its owner is asked for something. */
  function channelTo(port: RelayPort, topic: string): RpcChannel {
    const channel = port.channel(topic)
    return {
      ...channel,
      request(...ask) {
        // It is under way before the page is left.
        const answer = channel.request(...ask)
        const [networkId, method, params, signal] = ask
        const isAsked = port.isForOwner(topic, { networkId, method, params })
        if (isAsked && !signal?.aborted) openOwner(base, topic, held.get(topic)?.link)
        return answer
      },
    }
  }

  function sessionFor(paired: PairedSession, namespace: Namespace): Session | undefined {
    return toSession(paired, namespace, network.activeIds[namespace])
  }

  return {
    held,
    served({ accounts }) {
      const namespaces = new Set(accounts.map(namespaceOf))
      const found = adapters.filter(({ namespace }) => namespaces.has(namespace))
      // It is in use afterwards too: whatever is taken up last is.
      const isActive = ({ namespace }: ChainAdapter): boolean =>
        namespace === network.activeNamespace
      return [...found.filter((each) => !isActive(each)), ...found.filter(isActive)]
    },
    openIn: (topic) =>
      adapters.flatMap(({ namespace }) => findSession(base.store.state, namespace, topic) ?? []),
    sessionFor,
    attach,
    takeUp(namespace, { paired, face }) {
      const session = sessionFor(paired, namespace)
      if (session === undefined) return undefined
      attach(session)
      return { session, wallet: { ...face, namespace } }
    },
  }
}
