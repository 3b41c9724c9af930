import {
  createLockedWallets,
  createSessionStore,
  type OwnSessions,
  observing,
  type SessionsDeps,
  sessionActions,
} from '@latchkey/core/adapter'
import { type AdapterHost, lazy } from '@latchkey/core/contract'
import type { Facets } from '../create-facets.ts'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { createEsplora, type EsploraBases } from '../esplora/esplora.ts'
import type { ProviderShell } from '../provider/provider-shell.ts'
import type { Handle, MethodDeps } from '../session-store.ts'
import { allowedAccounts, attachSession } from './attach.ts'
import { observedWallet } from './observed-wallet.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import { switchNetwork } from './switch-network.ts'

/**
 * Creates the sessions of one adapter, and connects its provider to them.
 *
 * @param bases - Addresses of servers, see the options of the adapter.
 */
export function createSessions(
  { running, emit, report }: SessionsDeps<'bip122', FoundWallet>,
  shell: Pick<ProviderShell, 'connect'>,
  bases: EsploraBases = {},
): OwnSessions<'bip122', Facets> {
  const store = createSessionStore<'bip122', Handle>(emit, report)
  const locked = createLockedWallets(emit)
  const host = (): AdapterHost => running().host
  const opening = () => ({ ...observing(running(), observedWallet), store, locked })
  const facets = lazy(() => import('../create-facets.ts'))
  const deps: MethodDeps = {
    store,
    host,
    esplora: (networkId) => createEsplora({ ...host(), bases }, networkId),
  }
  shell.connect(deps)
  return {
    ...sessionActions({ store, locked, host }),
    open: (request, signal) => openSession(opening(), request, signal),
    resume: (request, signal) => resumeSession(opening(), request, signal),
    allowedAccounts: (accounts) => allowedAccounts(accounts, host().accountTypes),
    attach: (request) => attachSession({ store, types: host().accountTypes }, request),
    switchNetwork: (sessionId, network, { signal }) =>
      switchNetwork(store, { sessionId, network, signal, clock: host().clock }),
    facets: async () => (await facets.load()).createFacets(deps),
  }
}
