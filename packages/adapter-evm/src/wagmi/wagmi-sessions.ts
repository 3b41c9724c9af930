import {
  connectAnswer,
  createLockedWallets,
  createSessionStore,
  type Discovery,
  type OwnSessions,
  type SessionsDeps,
  sessionActions,
} from '@latchkey/core/adapter'
import {
  type AdapterHost,
  LatchkeyError,
  lazy,
  type OpenRequest,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import type { Connector } from '@wagmi/core'
import type { Facets } from '../create-facets.ts'
import { readWalletError } from '../errors.ts'
import { createProvider } from '../provider/create-provider.ts'
import type { Handle } from '../session-store.ts'
import { attachSession } from '../sessions/attach.ts'
import type { FoundConnector } from './connector-discovery.ts'
import { moveWallet } from './move-wallet.ts'
import { resumeSession } from './resume-session.ts'
import type { SessionDeps, Site } from './session-deps.ts'
import { createWagmiConnections } from './wagmi-connections.ts'

/** Sessions whose state is wagmi's. */
export interface WagmiSessions extends OwnSessions<'eip155', Facets> {
  /** See `WagmiConnections.sync`. */
  sync(isResumed: boolean): void
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
  const deps = (): SessionDeps => ({ ...site, ...running(), store, locked, connections })
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
      await moveWallet(deps(), { id, network, ...options })
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
  { config, actions, connections, discovery, host }: SessionDeps,
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

function throwRead(thrown: unknown): never {
  throw readWalletError(thrown)
}

function walletIdOf(discovery: Discovery<FoundConnector>, { uid }: Connector): string | undefined {
  return discovery.list().find(({ id }) => discovery.find(id)?.connector.uid === uid)?.id
}
