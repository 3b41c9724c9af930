import {
  askToForget,
  createSessionStore,
  type LaterSessions,
  loadPart,
} from '@latchkey/core/adapter'
import type { AdapterHost, SessionChange } from '@latchkey/core/contract'
import { createEsplora, type EsploraBases } from '../esplora/esplora.ts'
import type { Facets } from '../facets.ts'
import type { MethodDeps } from '../method-deps.ts'
import type { LentProvider } from '../provider/lend-provider.ts'
import { attachSession } from './attach.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import type { AskedWallet, Handle, Running } from './session-deps.ts'
import { switchNetwork } from './switch-network.ts'

/** What the sessions of one adapter are made from. */
export interface SessionsInput {
  /** What websites hold as the provider; it is filled here. */
  readonly lent: LentProvider
  /** Where networks are read from, beside the usual places. */
  readonly esplora: EsploraBases
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): Running
  /** Told what wallets did. */
  tell(change: SessionChange<'bip122'>): void
  report(thrown: unknown): void
}

/** The sessions of one adapter, and what else a wallet is needed for. */
export interface OwnSessions extends LaterSessions<'bip122', Running, AskedWallet> {
  /**
   * Loads what signs, sends and reads.
   *
   * @throws LatchkeyError `http.network` when it could not be loaded.
   */
  facets(): Promise<Facets>
  /** Forgets every session; wallets are not told. */
  clear(): void
}

/** Makes the sessions of one adapter. */
export function createSessions({
  lent,
  esplora,
  running,
  tell,
  report,
}: SessionsInput): OwnSessions {
  const store = createSessionStore<'bip122', Handle>(tell, report)
  const host = (): AdapterHost => running().host
  const deps: MethodDeps = {
    store,
    host,
    esplora: (networkId) => createEsplora({ ...host(), bases: esplora }, networkId),
  }
  lent.fill(deps)
  return {
    open: (run, asked, signal) => openSession({ ...run, store }, asked, signal),
    resume: (run, request, signal) => resumeSession({ ...run, store }, request, signal),
    attach: (request) => attachSession(store, request),
    choose: store.choose,
    async close(sessionId) {
      const { clock } = host()
      const { forget } = store.find(sessionId) ?? {}
      store.remove(sessionId, false)
      if (forget !== undefined) await askToForget(forget, clock)
    },
    release: (sessionId) => store.remove(sessionId, false),
    switchNetwork: (sessionId, network, { signal }) =>
      switchNetwork(store, { sessionId, network, signal, clock: host().clock }),
    async facets() {
      const { createFacets } = await loadPart(import('../facets.ts'))
      return createFacets(deps)
    },
    clear: store.clear,
  }
}
