import {
  answerSoon,
  awaitWallet,
  connectAnswer,
  createLockedWallets,
  createSessionStore,
  type Discovery,
  type LockedWallets,
  type OwnSessions,
  requireUnambiguous,
  type SessionsDeps,
  sessionActions,
} from '@latchkey/core/adapter'
import {
  type AdapterHost,
  LatchkeyError,
  lazy,
  type Network,
  type OpenRequest,
  referenceOf,
  type Session,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import type { Config, Connector } from '@wagmi/core'
import type { Facets } from '../create-facets.ts'
import { mayNotKnowChain, readWalletError, switchError } from '../errors.ts'
import { createProvider } from '../provider/create-provider.ts'
import type { ProviderShell } from '../provider/provider-shell.ts'
import type { Handle, Store } from '../session-store.ts'
import { attachSession } from '../sessions/attach.ts'
import { followLocked } from '../sessions/follow-locked.ts'
import { switchNetwork } from '../sessions/switch-network.ts'
import type { FoundConnector } from './connector-discovery.ts'
import { connectorProvider } from './connector-provider.ts'
import {
  createWagmiConnections,
  type WagmiActions,
  type WagmiConnections,
} from './wagmi-connections.ts'

/** Sessions whose state is wagmi's. */
export interface WagmiSessions extends OwnSessions<'eip155', Facets> {
  /** See `WagmiConnections.sync`. */
  sync(isResumed: boolean): void
}

interface Site {
  readonly config: Config
  readonly actions: WagmiActions
  readonly shell: ProviderShell
}

interface Deps extends Site {
  readonly store: Store
  readonly locked: LockedWallets
  readonly connections: WagmiConnections
  readonly discovery: Discovery<FoundConnector>
  readonly host: AdapterHost
}

/** Creates the sessions of one adapter over the connections of wagmi. */
export function createWagmiSessions(
  { running, emit, report }: SessionsDeps<'eip155', FoundConnector>,
  site: Site,
): WagmiSessions {
  const store = createSessionStore<'eip155', Handle>(emit, report)
  const locked = createLockedWallets(emit)
  const host = (): AdapterHost => running().host
  const facets = lazy(() => import('../create-facets.ts'))
  const connections = createWagmiConnections({
    ...site,
    store,
    emit,
    report,
    clock: () => host().clock,
    walletIdOf: (connector) => walletIdOf(running().discovery, connector),
  })
  const deps = (): Deps => ({ ...site, ...running(), store, locked, connections })
  const { close, release } = sessionActions({ store, locked, host })
  const isShared = (id: string): boolean => connections.connectorOf(id) === undefined
  site.shell.connect(createProvider(store, site.shell, report))
  return {
    open: (request, signal) => openSession(deps(), request, signal),
    resume: (request, signal) => resumeSession(deps(), request, signal),
    attach: (request) => attachSession(store, request),
    choose: connections.choose,
    async close(id) {
      locked.end(id)
      return isShared(id) ? close(id) : connections.close(id)
    },
    release: (id) => (isShared(id) ? release(id) : connections.release(id)),
    async switchNetwork(id, network, options) {
      await moveTo(deps(), { id, network, ...options })
      return store.move(id, { networkId: network.id }) ?? store.need(id).session
    },
    facets: async () => (await facets.load()).createFacets({ store, locked, host }),
    clear() {
      locked.clear()
      connections.clear()
    },
    sync: connections.sync,
  }
}

/**
 * Connects by wagmi, whose connector asks the wallet in the task of the call.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`,
 * `wallet.malformed`, `wallet.failed`, `aborted`.
 */
async function openSession(
  { config, actions, connections, discovery, host }: Deps,
  { walletId, ready }: OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<Session<'eip155'>> {
  throwIfAborted(signal)
  const found = discovery.find(walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  const { connector } = found
  connections.busy.add(connector.uid)
  const connecting: Promise<unknown> = connections.isConnected(connector)
    ? Promise.resolve()
    : actions.connect(config, { connector }).catch(throwRead)
  host.observe?.('connect', connecting)
  try {
    await connectAnswer(connecting, ready, signal)
  } catch (error) {
    // A connection that failed or was cancelled is not opened by a late answer either.
    void connecting.then(
      () => connections.disconnect(connector),
      () => connections.busy.delete(connector.uid),
    )
    throw error
  }
  try {
    const session = connections.add(walletId, connector)
    connections.busy.delete(connector.uid)
    return connections.choose(walletId) ?? session
  } catch (error) {
    await connections.disconnect(connector)
    throw error
  }
}

/**
 * Reads what wagmi has of an earlier session. Where nothing of the site has done so, wagmi reconnects,
 * which asks no wallet anything.
 *
 * @returns undefined when wagmi has no connection of the wallet, as of a locked one: it is waited for.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.no-accounts`, `wallet.malformed`,
 * `wallet.failed`, `aborted`.
 */
async function resumeSession(
  { config, actions, connections, store, locked, discovery, host: { clock } }: Deps,
  { walletId }: OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<Session<'eip155'> | undefined> {
  throwIfAborted(signal)
  const { connector } = await awaitWallet({ discovery, clock }, walletId, signal)
  await untilAborted(untilSettled(config), signal)
  if (config.state.status === 'disconnected') {
    await answerSoon(actions.reconnect(config), { clock, signal })
  }
  // Another call of it may have begun in between, and then wagmi answers before it has reconnected.
  await answerSoon(untilSettled(config), { clock, signal })
  // A second wallet may have appeared under the same identity in the meantime.
  requireUnambiguous(discovery.find(walletId))
  if (connections.isConnected(connector)) {
    locked.end(walletId)
    return connections.add(walletId, connector)
  }
  store.remove(walletId, false)
  if (connector.type === 'injected')
    locked.wait(walletId, followLocked(connectorProvider(connector), clock))
  return undefined
}

/** Resolves once wagmi neither connects nor reconnects. */
function untilSettled(config: Config): Promise<void> {
  const isSettled = ({ status }: Pick<Config['state'], 'status'>): boolean =>
    status === 'connected' || status === 'disconnected'
  if (isSettled(config.state)) return Promise.resolve()
  return new Promise((resolve) => {
    const undo = config.subscribe(
      ({ status }) => status,
      (status) => {
        if (!isSettled({ status })) return
        undo()
        resolve()
      },
    )
  })
}

interface Move {
  readonly id: string
  readonly network: Network<'eip155'>
  readonly signal: AbortSignal
  onTeaching?(): void
}

async function moveTo(
  { config, actions, connections, store, host: { clock } }: Deps,
  { id, network, ...options }: Move,
): Promise<void> {
  const { provider } = store.need(id)
  const connector = connections.connectorOf(id)
  if (connector === undefined) return switchNetwork({ provider, clock, ...options }, network)
  const chainId = Number(referenceOf(network.id))
  try {
    await untilAborted(actions.switchChain(config, { connector, chainId }), options.signal)
  } catch (thrown) {
    // wagmi calls each failure an unknown network, and adds it only where the wallet has the code for that.
    const isWrapped = Object(thrown).name === 'SwitchChainError'
    const cause = isWrapped ? readWalletError(Object(thrown).cause) : thrown
    if (!isWrapped || !mayNotKnowChain(cause)) throw switchError(cause)
    await switchNetwork({ provider, clock, ...options }, network)
  }
}

function throwRead(thrown: unknown): never {
  throw readWalletError(thrown)
}

function walletIdOf(discovery: Discovery<FoundConnector>, { uid }: Connector): string | undefined {
  return discovery.list().find(({ id }) => discovery.find(id)?.connector.uid === uid)?.id
}
