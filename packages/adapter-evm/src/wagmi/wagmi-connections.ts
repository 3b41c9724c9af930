import { addressOf, LatchkeyError, type Session } from '@latchkey/core/contract'
import type { Config, Connector } from '@wagmi/core'
import { getAddress } from 'viem/utils'
import { withChecksum } from '../address.ts'
import {
  addSession,
  type ConnectionDeps,
  connectionOf,
  type Open,
  type OpenConnections,
  removeSession,
  requestDisconnect,
} from './open-connections.ts'
import { syncWagmi } from './sync-wagmi.ts'

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

/** Creates the connections of one adapter. */
export function createWagmiConnections(deps: ConnectionDeps): WagmiConnections {
  const own: OpenConnections = { ...deps, open: new Map(), busy: new Set() }
  const { config, store, open, busy } = own
  const isConnected = (connector: Connector): boolean =>
    connectionOf(config, connector) !== undefined

  async function disconnect(connector: Connector): Promise<void> {
    busy.add(connector.uid)
    await requestDisconnect(deps, connector)
    busy.delete(connector.uid)
  }

  return {
    busy,
    isConnected,
    disconnect,
    add: (id, connector) => addSession(own, id, connector),
    connectorOf: (id) => open.get(id)?.connector,
    async close(id) {
      const connector = open.get(id)?.connector
      removeSession(own, id)
      if (connector !== undefined) await disconnect(connector)
    },
    release(id) {
      const connector = open.get(id)?.connector
      removeSession(own, id)
      if (connector !== undefined && isConnected(connector)) connector.onDisconnect()
    },
    choose(id, address) {
      const session = store.choose(id, address)
      const entry = open.get(id)
      if (session && entry) makeCurrent(config, entry, session)
      return session
    },
    sync: (isResumed) => syncWagmi(own, isResumed),
    clear() {
      open.clear()
      store.clear()
    },
  }
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
