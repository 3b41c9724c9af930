import type {
  ChainAdapter,
  Namespace,
  NetworkId,
  Session,
  SessionChange,
  Undo,
} from '../../contract/index.ts'
import type { DomainEvent, WalletCard } from '../../events/domain-event.ts'

interface Deps {
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** Lets go of a session that another one takes the place of. */
  release(session: Session): void
  /** Writes the account and its network. */
  write(session: Session, wallet: WalletCard): void
  activeNetwork(namespace: Namespace): NetworkId | undefined
  publish(event: DomainEvent): void
  /** The wallet ended the session on its own. */
  ended(namespace: Namespace): void
}

/** Keeps the account what the wallet says it is. */
export interface SessionFollower {
  /** Makes a session the person's account and tells of what changed by it. */
  adopt(session: Session, wallet?: WalletCard): void
  /** Follows what the wallets of an adapter do on their own. */
  follow(adapter: ChainAdapter): Undo
}

/** The only way a session reaches the account: chosen, resumed, moved or changed in the wallet. */
export function createSessionFollower(deps: Deps): SessionFollower {
  function adopt(session: Session, wallet = deps.wallet(session.namespace)): void {
    if (wallet === undefined) return
    const before = deps.session(session.namespace)
    const networkBefore = deps.activeNetwork(session.namespace)
    if (before !== undefined && before.id !== session.id) deps.release(before)
    deps.write(session, wallet)
    if (before !== undefined && !hasSameAccounts(before, session)) {
      deps.publish({ type: 'sessionChanged', session, before })
    }
    if (networkBefore !== session.networkId) {
      deps.publish({ type: 'networkSwitched', networkId: session.networkId, before: networkBefore })
    }
  }

  function hear(namespace: Namespace, change: SessionChange): void {
    const open = deps.session(namespace)
    if (open === undefined) return
    if (change.type === 'changed' && change.session.id === open.id) adopt(change.session)
    if (change.type === 'closed' && change.sessionId === open.id) deps.ended(namespace)
  }

  return {
    adopt,
    follow: (adapter) => adapter.sessions.watch((change) => hear(adapter.namespace, change)),
  }
}

/** Whether the same addresses stand in the same order; their network may differ. */
function hasSameAccounts(one: Session, other: Session): boolean {
  const addresses = ({ accounts }: Session): string => accounts.map((id) => id.split(':')[2]).join()
  return one.id === other.id && addresses(one) === addresses(other)
}
