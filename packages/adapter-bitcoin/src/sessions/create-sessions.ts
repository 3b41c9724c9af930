import {
  createSessionStore,
  keepSessions,
  loadPart,
  type OwnSessions,
  type SessionsStage,
} from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { createEsplora, type EsploraBases } from '../esplora/esplora.ts'
import type { Facets } from '../facets.ts'
import type { MethodDeps } from '../method-deps.ts'
import type { LentProvider } from '../provider/lend-provider.ts'
import { attachSession } from './attach.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import type { AskedWallet, Handle } from './session-deps.ts'
import { switchNetwork } from './switch-network.ts'

/** What the sessions of one adapter are made from. */
export interface SessionsInput extends SessionsStage<'bip122', FoundWallet> {
  /** What websites hold as the provider; it is filled here. */
  readonly lent: LentProvider
  /** Where networks are read from, beside the usual places. */
  readonly esplora: EsploraBases
}

/** Makes the sessions of one adapter. */
export function createSessions({
  lent,
  esplora,
  running,
  tell,
  report,
}: SessionsInput): OwnSessions<'bip122', FoundWallet, AskedWallet, Facets> {
  const store = createSessionStore<'bip122', Handle>(tell, report)
  const host = (): AdapterHost => running().host
  const deps: MethodDeps = {
    store,
    host,
    esplora: (networkId) => createEsplora({ ...host(), bases: esplora }, networkId),
  }
  lent.fill(deps)
  return {
    ...keepSessions(store, host),
    open: (run, asked, signal) => openSession({ ...run, store }, asked, signal),
    resume: (run, request, signal) => resumeSession({ ...run, store }, request, signal),
    attach: (request) => attachSession(store, request),
    switchNetwork: (sessionId, network, { signal }) =>
      switchNetwork(store, { sessionId, network, signal, clock: host().clock }),
    async facets() {
      const { createFacets } = await loadPart(import('../facets.ts'))
      return createFacets(deps)
    },
  }
}
