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
import type { ProviderShell } from '../provider/provider-shell.ts'
import type { Handle } from '../session-store.ts'
import { attachSession } from './attach.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import { switchNetwork } from './switch-network.ts'

/** Creates the sessions of one adapter, and connects its provider to them. */
export function createSessions(
  { running, emit, report }: SessionsDeps<'solana', FoundWallet>,
  shell: Pick<ProviderShell, 'connect'>,
): OwnSessions<'solana', Facets> {
  const store = createSessionStore<'solana', Handle>(emit, report)
  const locked = createLockedWallets(emit)
  const host = (): AdapterHost => running().host
  const opening = () => ({
    ...observing(running(), (found, observe) => ({ ...found, observe })),
    store,
    locked,
  })
  const facets = lazy(() => import('../create-facets.ts'))
  shell.connect({ store, host })
  return {
    ...sessionActions({ store, locked, host }),
    open: (request, signal) => openSession(opening(), request, signal),
    resume: (request, signal) => resumeSession(opening(), request, signal),
    attach: (request) => attachSession({ store, host: host() }, request),
    switchNetwork: async (sessionId, network, { signal }) =>
      switchNetwork(store, { sessionId, network }, signal),
    facets: async () => (await facets.load()).createFacets({ store, host }),
  }
}
