import { addressOf, type Session } from '../contract/index.ts'
import type { Networks } from '../networks/networks.ts'
import type { Adapters } from '../store/adapters.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import { activeSession, activeWallet } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { AccountSlice } from './accounts.state.ts'
import type { InactiveSlice } from './inactive.state.ts'

/** The dependencies of making a session the active one. */
export interface ActivationDeps {
  readonly state: Pick<Snapshot, 'accounts' | 'network'>
  /** Writers of `state.accounts` and `state.inactive`. */
  readonly connections: { readonly active: AccountSlice; readonly inactive: InactiveSlice }
  readonly adapters: Adapters
  readonly networks: Pick<Networks, 'activate' | 'note'>
  readonly events: Pick<Events, 'emit'>
}

interface Activation {
  readonly session: Session
  /** Undefined: that of the active session. */
  readonly wallet: WalletCard | undefined
  /** Makes its namespace the active one as well. */
  readonly activatesNamespace: boolean
}

/**
 * Makes a session the active one of its namespace, or updates it, and emits what changed. The only way in
 * which a session reaches the account: chosen, resumed, moved or changed in the wallet.
 */
export function activateSession(deps: ActivationDeps, activation: Activation): void {
  const { state, connections, adapters, events } = deps
  const { session } = activation
  const { namespace, id } = session
  const before = activeSession(state, namespace)
  const walletBefore = activeWallet(state, namespace)
  const wallet = activation.wallet ?? walletBefore
  if (wallet === undefined) return
  const changes = changesBy(state, activation)
  if (before?.id !== id) {
    if (before && walletBefore) connections.inactive.add({ session: before, wallet: walletBefore })
    // The website's provider uses the active session.
    adapters.get(namespace)?.sessions.choose(id)
  }
  connections.inactive.remove(namespace, id)
  connections.active.write(session, wallet)
  writeNetwork(deps, activation)
  for (const change of changes) events.emit(change)
}

function writeNetwork(
  { state, networks }: ActivationDeps,
  { session, activatesNamespace }: Activation,
) {
  const isActive = state.network.activeNamespace === session.namespace
  if (activatesNamespace || isActive) networks.activate(session.networkId)
  else networks.note(session.networkId)
}

/** The events of an activation, from the state before it. */
function changesBy(
  state: ActivationDeps['state'],
  { session, activatesNamespace }: Activation,
): readonly DomainEvent[] {
  const { namespace, networkId } = session
  const { activeNamespace, activeIds } = state.network
  const changes: DomainEvent[] = []
  const before = activeSession(state, namespace)
  if (before !== undefined && !hasSameAccounts(before, session)) {
    changes.push({ type: 'sessionChanged', session, before })
  }
  if (activeIds[namespace] !== networkId) {
    changes.push({ type: 'networkSwitched', networkId, before: activeIds[namespace] })
  } else if (activatesNamespace && activeNamespace !== namespace) {
    const front = activeSession(state, activeNamespace)?.networkId
    changes.push({ type: 'networkSwitched', networkId, before: front })
  }
  return changes
}

/**
 * Returns true if it is the same session with the same addresses in the same order, and the order
 * is known for both or for neither; the network may differ.
 */
function hasSameAccounts(one: Session, other: Session): boolean {
  const accounts = ({ id, accounts, isUnordered }: Session): string =>
    [id, isUnordered, ...accounts.map(addressOf)].join()
  return accounts(one) === accounts(other)
}
