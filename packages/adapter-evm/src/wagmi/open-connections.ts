import { requestRevoke } from '@latchkey/core/adapter'
import {
  accountOn,
  type Clock,
  LatchkeyError,
  type Session,
  type SessionChange,
} from '@latchkey/core/contract'
import type { Config, Connection, Connector } from '@wagmi/core'
import { withChecksum } from '../address.ts'
import type { Handle, Store } from '../session-store.ts'
import { requireAddresses, requireChainId } from '../wallet-answers.ts'
import { isWhole } from './connector-discovery.ts'
import { connectorProvider } from './connector-provider.ts'

/** The actions that the modal uses, of the wagmi that made the config. */
export type WagmiActions = Pick<
  typeof import('@wagmi/core'),
  'connect' | 'disconnect' | 'reconnect' | 'switchChain'
>

/** The dependencies of the connections of one adapter. */
export interface ConnectionDeps {
  readonly config: Config
  readonly actions: Pick<WagmiActions, 'disconnect'>
  readonly store: Store
  emit(change: SessionChange<'eip155'>): void
  report(thrown: unknown): void
  clock(): Clock
  /** The id of the wallet that a connector is in the modal; undefined where it is not listed. */
  walletIdOf(connector: Connector): string | undefined
}

/** A session and where it comes from. */
export interface Open {
  readonly connector: Connector
  /** The accounts as wagmi had them last: another list is one that the wallet gave. */
  accounts: Connection['accounts'] | undefined
}

/** The open sessions of one adapter, and what they depend on. */
export interface OpenConnections extends ConnectionDeps {
  readonly open: Map<string, Open>
  readonly busy: Set<string>
}

/**
 * Makes a session of the connection of a connector.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`.
 */
export function addSession(
  { config, store, open }: OpenConnections,
  id: string,
  connector: Connector,
): Session<'eip155'> {
  const connection = connectionOf(config, connector)
  const handle = toHandle(id, connector, connection)
  store.add(handle, () => () => {})
  open.set(id, { connector, accounts: connection?.accounts })
  return handle.session
}

/** Removes a session from the list. */
export function removeSession(
  { store, open }: OpenConnections,
  id: string,
  isEndedByWallet = false,
): void {
  open.delete(id)
  store.remove(id, isEndedByWallet)
}

/** A wallet that does not answer within a second is disconnected on this side. */
export async function requestDisconnect(
  { config, actions, clock }: ConnectionDeps,
  connector: Connector,
): Promise<void> {
  await requestRevoke(() => actions.disconnect(config, { connector }), clock())
  if (connectionOf(config, connector) !== undefined) connector.onDisconnect()
}

/** The connection that wagmi has of a connector. */
export function connectionOf(config: Config, { uid }: Connector): Connection | undefined {
  const connection = config.state.connections.get(uid)
  return connection && isWhole(connection.connector) ? connection : undefined
}

function toHandle(id: string, connector: Connector, connection: Connection | undefined): Handle {
  const addresses = requireAddresses(connection?.accounts)
  if (addresses.length === 0) throw new LatchkeyError('wallet.no-accounts', {})
  const networkId = requireChainId(connection?.chainId)
  const accounts = addresses.map((address) => accountOn(networkId, withChecksum(address)))
  const session = { id, namespace: 'eip155', walletId: id, accounts, networkId } as const
  return { provider: connectorProvider(connector), session, toAddress: withChecksum }
}
