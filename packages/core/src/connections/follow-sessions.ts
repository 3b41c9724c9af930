import type {
  ChainAdapter,
  Namespace,
  NetworkId,
  Session,
  SessionChange,
  Undo,
} from '../contract/index.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/root-state.ts'

interface Deps {
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** Another session takes the place of this one. */
  replace(connection: Connection): void
  /** Writes the account and its network; `isInFront` makes its namespace the active one. */
  write(session: Session, wallet: WalletCard, isInFront: boolean): void
  /** The session is the one that its namespace's provider speaks for. */
  serve(session: Session): void
  activeNetwork(namespace: Namespace): NetworkId | undefined
  isActive(namespace: Namespace): boolean
  /** Network of the active session of the active namespace. */
  activeSessionNetwork(): NetworkId | undefined
  emit(event: DomainEvent): void
  /** A wallet ended a session on its own, the active one or another. */
  ended(session: Pick<Session, 'namespace' | 'id'>): void
  /** An inactive session changed. */
  inactiveChanged(session: Session): void
}

/** Keeps the account in sync with its wallet. */
export interface SessionFollower {
  /** Makes a session the active one of its namespace, and its namespace the active one. */
  activate(session: Session, wallet?: WalletCard): void
  /** The same for what the visitor did not request just now: the active namespace stays. */
  restore(session: Session, wallet?: WalletCard): void
  /** Follows what the wallets of an adapter do on their own. */
  follow(adapter: ChainAdapter): Undo
}

/** The only way a session reaches the account: chosen, resumed, moved or changed in the wallet. */
export function createSessionFollower(deps: Deps): SessionFollower {
  function write(session: Session, isInFront: boolean, given?: WalletCard): void {
    const own = deps.wallet(session.namespace)
    const wallet = given ?? own
    if (wallet === undefined) return
    const before = deps.session(session.namespace)
    const network = deps.activeNetwork(session.namespace)
    const isMoving = isInFront && !deps.isActive(session.namespace)
    const front = deps.activeSessionNetwork()
    if (before !== undefined && own !== undefined && before.id !== session.id) {
      deps.replace({ session: before, wallet: own })
    }
    // The website's provider speaks for the active session.
    if (before?.id !== session.id) deps.serve(session)
    deps.write(session, wallet, isInFront)
    emitChange(deps, session, before)
    emitNetwork(deps, { session, network, front, isMoving })
  }

  function onChange(namespace: Namespace, change: SessionChange): void {
    if (change.type === 'closed') deps.ended({ namespace, id: change.sessionId })
    else if (deps.session(namespace)?.id === change.session.id) write(change.session, false)
    else deps.inactiveChanged(change.session)
  }

  return {
    activate: (session, wallet) => write(session, true, wallet),
    restore: (session, wallet) => write(session, false, wallet),
    follow: (adapter) => adapter.sessions.watch((change) => onChange(adapter.namespace, change)),
  }
}

function emitChange({ emit }: Deps, session: Session, before: Session | undefined): void {
  if (before === undefined || hasSameAccounts(before, session)) return
  emit({ type: 'sessionChanged', session, before })
}

interface Moved {
  readonly session: Session
  /** What its namespace was on. */
  readonly network: NetworkId | undefined
  readonly front: NetworkId | undefined
  /** Another namespace was the active one. */
  readonly isMoving: boolean
}

function emitNetwork(
  { emit }: Deps,
  { session: { networkId }, network, front, isMoving }: Moved,
): void {
  if (network !== networkId) emit({ type: 'networkSwitched', networkId, before: network })
  else if (isMoving) emit({ type: 'networkSwitched', networkId, before: front })
}

/** Whether the same addresses stand in the same order; their network may differ. */
function hasSameAccounts(one: Session, other: Session): boolean {
  const addresses = ({ accounts }: Session): string => accounts.map((id) => id.split(':')[2]).join()
  return one.id === other.id && addresses(one) === addresses(other)
}
