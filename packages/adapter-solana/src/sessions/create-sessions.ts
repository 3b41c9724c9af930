import {
  createSessionStore,
  keepSessions,
  loadPart,
  type OwnSessions,
  type SessionsStage,
} from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { Facets } from '../facets.ts'
import type { LentProvider } from '../provider/lend-provider.ts'
import type { AskedWallet } from './ask-to-connect.ts'
import { attachSession } from './attach.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import type { Handle } from './session-deps.ts'
import { switchNetwork } from './switch-network.ts'

/** What the sessions of one adapter are made from. */
export interface SessionsInput extends SessionsStage<'solana', FoundWallet> {
  /** What websites hold as the provider; it is filled here. */
  readonly lent: LentProvider
}

/** Makes the sessions of one adapter. */
export function createSessions({
  lent,
  running,
  tell,
  report,
}: SessionsInput): OwnSessions<'solana', FoundWallet, AskedWallet, Facets> {
  const store = createSessionStore<'solana', Handle>(tell, report)
  const host = (): AdapterHost => running().host
  lent.fill({ store, host })
  return {
    ...keepSessions(store, host),
    open: (run, asked, signal) => openSession({ ...run, store }, asked, signal),
    resume: (run, request, signal) => resumeSession({ ...run, store }, request, signal),
    attach: (request) => attachSession({ store, host: host() }, request),
    switchNetwork: async (sessionId, network, { signal }) =>
      switchNetwork(store, { sessionId, network }, signal),
    async facets() {
      const { createFacets } = await loadPart(import('../facets.ts'))
      return createFacets({ store, host })
    },
  }
}
