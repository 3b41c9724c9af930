import {
  type AccountId,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  type Session,
} from '../contract/index.ts'
import type { WalletCard } from './domain-event.ts'
import type { Route } from './routes.ts'
import type { Connection } from './state/connections.ts'
import type { Snapshot } from './state/root.ts'

/** The part of the state with the connected accounts. */
type Accounts = Pick<Snapshot, 'accounts'>

/** The connection of a namespace that accounts and providers are read from. */
function activeConnection({ accounts }: Accounts, namespace: Namespace) {
  const account = accounts[namespace]
  return account?.status === 'connected' ? account : undefined
}

/** The session of a namespace's active connection. */
export function activeSession(state: Accounts, namespace: Namespace): Session | undefined {
  return activeConnection(state, namespace)?.session
}

/** The wallet of a namespace's active connection. */
export function activeWallet(state: Accounts, namespace: Namespace): WalletCard | undefined {
  return activeConnection(state, namespace)?.wallet
}

/** The active sessions of all namespaces. */
export function activeSessions({ accounts }: Accounts): readonly Session[] {
  return Object.values(accounts).flatMap((account) =>
    account?.status === 'connected' ? account.session : [],
  )
}

/** The first account of the active session, by default that of the active namespace. */
export function activeAccount(
  state: Pick<Snapshot, 'accounts' | 'network'>,
  namespace: Namespace = state.network.activeNamespace,
): AccountId | undefined {
  return activeSession(state, namespace)?.accounts[0]
}

/** The connections of a namespace besides its active one, the newest first. */
export function inactiveConnections(
  { inactive }: Pick<Snapshot, 'inactive'>,
  namespace: Namespace,
): readonly Connection[] {
  return inactive?.[namespace] ?? []
}

/** The session with this id, whether it is the active one of its namespace or an inactive one. */
export function findSession(
  state: Pick<Snapshot, 'accounts' | 'inactive'>,
  namespace: Namespace,
  id: string,
): Session | undefined {
  const active = activeSession(state, namespace)
  if (active?.id === id) return active
  return inactiveConnections(state, namespace).find(({ session }) => session.id === id)?.session
}

/** The network that is active on the active namespace. */
export function activeNetworkId({ network }: Pick<Snapshot, 'network'>): NetworkId | undefined {
  return network.activeIds[network.activeNamespace]
}

/** A supported network. */
export function findNetwork(
  { network }: Pick<Snapshot, 'network'>,
  id: NetworkId,
): Network | undefined {
  return network.supported.find((each) => each.id === id)
}

/**
 * The namespaces on which the user of a login may have an account: the website supports one of their
 * networks. Empty before logins are loaded.
 */
export function loginNamespaces({
  auth,
  network,
}: Pick<Snapshot, 'auth' | 'network'>): readonly Namespace[] {
  const supported = network.supported.map(({ id }) => id)
  const shared = auth?.networkIds.filter((id) => supported.includes(id)) ?? []
  return [...new Set(shared.map(namespaceOf))]
}

const CONNECT: Route = { view: 'Connect', params: {} }

/** The shown view. */
export function currentRoute({ history }: Snapshot['router']): Route {
  return history.at(-1) ?? CONNECT
}

/** Every session, whether it is active or not. */
export function connectedSessions({
  accounts,
  inactive,
}: Pick<Snapshot, 'accounts' | 'inactive'>): readonly Session[] {
  const others = Object.values(inactive ?? {}).flatMap((each) => each ?? [])
  return [...activeSessions({ accounts }), ...others.map(({ session }) => session)]
}

/** The accounts of every session, whether it is active or not. */
export function connectedAccounts(
  state: Pick<Snapshot, 'accounts' | 'inactive'>,
): readonly AccountId[] {
  return connectedSessions(state).flatMap(({ accounts }) => [...accounts])
}
