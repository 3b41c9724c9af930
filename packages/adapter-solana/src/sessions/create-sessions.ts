import {
  askToForget,
  createSessionStore,
  type LaterSessions,
  loadPart,
} from '@latchkey/core/adapter'
import type { SessionChange } from '@latchkey/core/contract'
import type { Facets } from '../facets.ts'
import type { LentProvider } from '../provider/lend-provider.ts'
import type { AskedWallet } from './ask-to-connect.ts'
import { attachSession } from './attach.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import type { Handle, Running } from './session-deps.ts'
import { switchNetwork } from './switch-network.ts'

/** What the sessions of one adapter are made from. */
export interface SessionsInput {
  /** What websites hold as the provider; it is filled here. */
  readonly lent: LentProvider
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): Running
  /** Told what wallets did. */
  tell(change: SessionChange<'solana'>): void
  report(thrown: unknown): void
}

/** The sessions of one adapter, and what else a wallet is needed for. */
export interface OwnSessions extends LaterSessions<'solana', Running, AskedWallet> {
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
export function createSessions({ lent, running, tell, report }: SessionsInput): OwnSessions {
  const store = createSessionStore<'solana', Handle>(tell, report)
  lent.fill({ store, host: () => running().host })
  return {
    open: (run, asked, signal) => openSession({ ...run, store }, asked, signal),
    resume: (run, request, signal) => resumeSession({ ...run, store }, request, signal),
    choose: store.choose,
    attach: (request) => attachSession({ store, host: running().host }, request),
    async close(sessionId) {
      const { clock } = running().host
      const { forget } = store.find(sessionId) ?? {}
      store.remove(sessionId, false)
      if (forget !== undefined) await askToForget(forget, clock)
    },
    release: (sessionId) => store.remove(sessionId, false),
    switchNetwork: async (sessionId, network, { signal }) =>
      switchNetwork(store, { sessionId, network }, signal),
    async facets() {
      const { createFacets } = await loadPart(import('../facets.ts'))
      return createFacets({ store, host: () => running().host })
    },
    clear: store.clear,
  }
}
