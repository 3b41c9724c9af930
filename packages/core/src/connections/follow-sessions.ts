import type {
  ChainAdapter,
  Namespace,
  NetworkId,
  Session,
  SessionChange,
  Undo,
} from '../contract/index.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'

interface Deps {
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** Another session takes the place of this one. */
  replace(connection: TakenPlace): void
  /** Writes the account and its network; `isInFront` makes its namespace the active one. */
  write(session: Session, wallet: WalletCard, isInFront: boolean): void
  /** The session is the one that its namespace's provider speaks for. */
  serve(session: Session): void
  activeNetwork(namespace: Namespace): NetworkId | undefined
  isActive(namespace: Namespace): boolean
  /** Where the website is, while somebody is connected there. */
  front(): NetworkId | undefined
  emit(event: DomainEvent): void
  /** A wallet ended a session on its own, the active one or another. */
  ended(session: Pick<Session, 'namespace' | 'id'>): void
  /** The session of a wallet changed that is not the active one. */
  aside(session: Session): void
}

interface TakenPlace {
  readonly session: Session
  readonly wallet: WalletCard
}

/** Keeps the account what the wallet says it is. */
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
  function take(session: Session, isInFront: boolean, given?: WalletCard): void {
    const own = deps.wallet(session.namespace)
    const wallet = given ?? own
    if (wallet === undefined) return
    const before = deps.session(session.namespace)
    const network = deps.activeNetwork(session.namespace)
    const isMoving = isInFront && !deps.isActive(session.namespace)
    const front = deps.front()
    if (before !== undefined && own !== undefined && before.id !== session.id) {
      deps.replace({ session: before, wallet: own })
    }
    // What the website's provider serves is the person's account.
    if (before?.id !== session.id) deps.serve(session)
    deps.write(session, wallet, isInFront)
    tellChange(deps, session, before)
    tellNetwork(deps, { session, network, front, isMoving })
  }

  function hear(namespace: Namespace, change: SessionChange): void {
    if (change.type === 'closed') deps.ended({ namespace, id: change.sessionId })
    else if (deps.session(namespace)?.id === change.session.id) take(change.session, false)
    else deps.aside(change.session)
  }

  return {
    activate: (session, wallet) => take(session, true, wallet),
    restore: (session, wallet) => take(session, false, wallet),
    follow: (adapter) => adapter.sessions.watch((change) => hear(adapter.namespace, change)),
  }
}

function tellChange({ emit }: Deps, session: Session, before: Session | undefined): void {
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

function tellNetwork(
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
