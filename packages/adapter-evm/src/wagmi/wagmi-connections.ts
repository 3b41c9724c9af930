import { requestRevoke } from '@latchkey/core/adapter'
import {
  accountOn,
  addressOf,
  type Clock,
  LatchkeyError,
  type Session,
  type SessionChange,
} from '@latchkey/core/contract'
import type { Config, Connection, Connector } from '@wagmi/core'
import { getAddress } from 'viem/utils'
import { withChecksum } from '../address.ts'
import { readChainId } from '../chain-id.ts'
import type { Handle, Store } from '../session-store.ts'
import { isListedOtherwise } from '../sessions/account-order.ts'
import { readAddresses, requireAddresses, requireChainId } from '../wallet-answers.ts'
import { isWhole } from './connector-discovery.ts'
import { connectorProvider } from './connector-provider.ts'

/** The actions that the modal uses, of the wagmi that made the config. */
export type WagmiActions = Pick<
  typeof import('@wagmi/core'),
  'connect' | 'disconnect' | 'reconnect' | 'switchChain'
>

/** The connections of wagmi as sessions. The store has what the core and the provider know of them. */
export interface WagmiConnections {
  /** undefined for a session of a shared wallet. */
  connectorOf(sessionId: string): Connector | undefined
  isConnected(connector: Connector): boolean
  /**
   * Makes a session of the connection of a connector.
   *
   * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`.
   */
  add(id: string, connector: Connector): Session<'eip155'>
  /** Disconnects a session in wagmi. The wallet has a second to answer. */
  close(id: string): Promise<void>
  /** Ends a session without a request to its wallet. */
  release(id: string): void
  choose(id: string, address?: string): Session<'eip155'> | undefined
  /** Uids of connectors that the modal connects or disconnects: wagmi's state of them is not followed. */
  readonly busy: Set<string>
  /** Ends a connection of wagmi that the modal does not want. */
  disconnect(connector: Connector): Promise<void>
  /**
   * Applies the state of wagmi.
   *
   * @param isResumed - Its current connection was not made just now.
   */
  sync(isResumed: boolean): void
  clear(): void
}

interface Deps {
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
interface Open {
  readonly connector: Connector
  /** The accounts as wagmi had them last: another list is one that the wallet gave. */
  accounts: Connection['accounts'] | undefined
}

interface Own extends Deps {
  readonly open: Map<string, Open>
  readonly busy: Set<string>
}

/** Creates the connections of one adapter. */
export function createWagmiConnections(deps: Deps): WagmiConnections {
  const own: Own = { ...deps, open: new Map(), busy: new Set() }
  const { config, store, open, busy } = own
  const isConnected = (connector: Connector): boolean => read(config, connector) !== undefined

  async function disconnect(connector: Connector): Promise<void> {
    busy.add(connector.uid)
    await requestDisconnect(deps, connector)
    busy.delete(connector.uid)
  }

  return {
    busy,
    isConnected,
    disconnect,
    add: (id, connector) => add(own, id, connector),
    connectorOf: (id) => open.get(id)?.connector,
    async close(id) {
      const connector = open.get(id)?.connector
      remove(own, id)
      if (connector !== undefined) await disconnect(connector)
    },
    release(id) {
      const connector = open.get(id)?.connector
      remove(own, id)
      if (connector !== undefined && isConnected(connector)) connector.onDisconnect()
    },
    choose(id, address) {
      const session = store.choose(id, address)
      const entry = open.get(id)
      if (session && entry) makeCurrent(config, entry, session)
      return session
    },
    sync: (isResumed) => sync(own, isResumed),
    clear() {
      open.clear()
      store.clear()
    },
  }
}

function sync(own: Own, isResumed: boolean): void {
  const { config, open } = own
  const { status, current, connections } = config.state
  // Until wagmi has reconnected it has only what it stored.
  if (status === 'reconnecting') return
  for (const [id, entry] of [...open]) move(own, id, entry)
  const connection = connections.get(current ?? '')
  if (connection !== undefined && isWhole(connection.connector))
    adopt(own, connection.connector, isResumed)
}

function move(own: Own, id: string, entry: Open): void {
  const connection = read(own.config, entry.connector)
  if (connection === undefined) {
    remove(own, id, true)
    return
  }
  const { accounts, chainId } = connection
  const networkId = readChainId(chainId)
  const addresses = accounts === entry.accounts ? undefined : readAddresses(accounts)
  entry.accounts = accounts
  own.store.move(id, { addresses, ...(networkId && { networkId }) })
  if (addresses !== undefined) void learnOrder(own, id, addresses)
}

/** wagmi has the accounts as an event named them. Providers of other connectors may ask a node for them. */
async function learnOrder(
  { store, clock, open }: Own,
  id: string,
  named: readonly string[],
): Promise<void> {
  const { provider, session } = store.find(id) ?? {}
  const isInjected = open.get(id)?.connector.type === 'injected'
  if (!isInjected || provider === undefined || session?.isUnordered) return
  const isUnordered = await isListedOtherwise(provider, clock(), named)
  const isSame = store.find(id)?.provider === provider
  if (isUnordered && isSame) store.move(id, { isUnordered })
}

/** The website made a connection the current one by itself. */
function adopt(own: Own, connector: Connector, isResumed: boolean): void {
  const { store, busy, walletIdOf, emit } = own
  const id = walletIdOf(connector)
  if (id === undefined || busy.has(connector.uid) || store.newest()?.session.id === id) return
  try {
    const session = store.find(id)?.session ?? add(own, id, connector)
    store.choose(id)
    emit({ type: 'opened', session, isResumed })
  } catch (thrown) {
    // The site's own call must not fail because a connection is none that the modal could show.
    own.report(thrown)
  }
}

function add({ config, store, open }: Own, id: string, connector: Connector): Session<'eip155'> {
  const connection = read(config, connector)
  const handle = toHandle(id, connector, connection)
  store.add(handle, () => () => {})
  open.set(id, { connector, accounts: connection?.accounts })
  return handle.session
}

function remove({ store, open }: Own, id: string, isEndedByWallet = false): void {
  open.delete(id)
  store.remove(id, isEndedByWallet)
}

/** A wallet that does not answer within a second is disconnected on this side. */
async function requestDisconnect(
  { config, actions, clock }: Deps,
  connector: Connector,
): Promise<void> {
  await requestRevoke(() => actions.disconnect(config, { connector }), clock())
  if (read(config, connector) !== undefined) connector.onDisconnect()
}

function read(config: Config, { uid }: Connector): Connection | undefined {
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

/** The account that was chosen in the modal, and its connection, are those of wagmi's hooks. */
function makeCurrent(config: Config, entry: Open, { accounts }: Session<'eip155'>): void {
  const { uid, emitter } = entry.connector
  const chosen = requireOne(accounts.map((account) => getAddress(addressOf(account))))
  if (entry.accounts?.map(withChecksum).join() !== chosen.join()) {
    // wagmi keeps this very list, so that it is none that the wallet gave.
    entry.accounts = chosen
    emitter.emit('change', { accounts: chosen })
  }
  if (config.state.current !== uid) config.setState((state) => ({ ...state, current: uid }))
}

/** A session has one account at least. */
function requireOne<T>([first, ...others]: readonly T[]): readonly [T, ...T[]] {
  if (first === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  return [first, ...others]
}
