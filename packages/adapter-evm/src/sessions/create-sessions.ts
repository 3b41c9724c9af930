import {
  createLockedWallets,
  createSessionStore,
  type OwnSessions,
  observing,
  type SessionsDeps,
  sessionActions,
} from '@latchkey/core/adapter'
import { type AdapterHost, lazy } from '@latchkey/core/contract'
import { withChecksum } from '../address.ts'
import type { Facets } from '../create-facets.ts'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { createProvider } from '../provider/create-provider.ts'
import type { ProviderShell } from '../provider/provider-shell.ts'
import type { Handle } from '../session-store.ts'
import { attachSession } from './attach.ts'
import { observedWallet } from './observed-wallet.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import { switchNetwork } from './switch-network.ts'

/** The zero address. */
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`

/** Creates the sessions of one adapter, and connects its provider to them. */
export function createSessions(
  { running, emit, report }: SessionsDeps<'eip155', FoundWallet>,
  shell: ProviderShell,
): OwnSessions<'eip155', Facets> {
  const store = createSessionStore<'eip155', Handle>(emit, report)
  const locked = createLockedWallets(emit)
  const host = (): AdapterHost => running().host
  const withoutSigning = new Set<string>()
  const opening = () => {
    return { ...observing(running(), observedWallet), store, locked, withoutSigning }
  }
  const facets = lazy(() => import('../create-facets.ts'))
  shell.connect(createProvider(store, shell, report))
  return {
    ...sessionActions({ store, locked, host }),
    open: (request, signal) => openSession(opening(), request, signal),
    resume: (request, signal) => resumeSession(opening(), request, signal),
    attach: (request) => attachSession(store, request),
    async switchNetwork(sessionId, network, options) {
      const { clock } = host()
      const { provider } = store.need(sessionId)
      await switchNetwork({ provider, clock, ...options }, network)
      const moved = store.move(sessionId, { networkId: network.id })
      return moved ?? store.need(sessionId).session
    },
    facets: async () => (await facets.load()).createFacets({ store, locked, host }),
    // The first checksum takes some milliseconds.
    warmUp: () => void withChecksum(ZERO_ADDRESS),
  }
}
