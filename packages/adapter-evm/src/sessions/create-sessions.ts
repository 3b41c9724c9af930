import {
  askToForget,
  createSessionStore,
  type LaterSessions,
  loadPart,
} from '@latchkey/core/adapter'
import type { SessionChange } from '@latchkey/core/contract'
import { withChecksum } from '../checksum.ts'
import type { Facets } from '../facets.ts'
import { switchNetwork } from '../methods/switch-network.ts'
import { hexChainId, readChainId } from '../networks.ts'
import { createProvider } from '../provider/create-provider.ts'
import type { LentProvider } from '../provider/lend-provider.ts'
import type { AskedWallet } from './ask-to-connect.ts'
import { attachSession } from './attach.ts'
import { openSession } from './open.ts'
import { resumeSession } from './resume.ts'
import type { Running, SessionDeps } from './session-deps.ts'
import type { Handle } from './session-store.ts'
import { readAddresses } from './wallet-answers.ts'

/** What the sessions of one adapter are made from. */
export interface SessionsInput {
  /** What websites hold as the provider; it is filled here. */
  readonly lent: LentProvider
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): Running
  /** Told what wallets did. */
  tell(change: SessionChange<'eip155'>): void
  report(thrown: unknown): void
}

/** The sessions of one adapter, and what else a wallet is needed for. */
export interface OwnSessions extends LaterSessions<'eip155', Running, AskedWallet> {
  /**
   * Loads what signs, sends and reads.
   *
   * @throws LatchkeyError `http.network` when it could not be loaded.
   */
  facets(): Promise<Facets>
  /** Does once, while nobody waits, what is slow the first time: hashing. */
  warmUp(): void
  /** Forgets every session; wallets are not told. */
  clear(): void
}

/** The zero address. */
const NOBODY = `0x${'0'.repeat(40)}`

const READING = { hexChainId, readChainId, readAddresses }

/** Makes the sessions of one adapter. */
export function createSessions({ lent, running, tell, report }: SessionsInput): OwnSessions {
  const store = createSessionStore<'eip155', Handle>(tell, report)
  lent.fill(createProvider(store, report))
  const deps = ({ host, discovery, life }: Running): SessionDeps => {
    return { store, discovery, life, clock: host.clock }
  }
  return {
    open: (run, asked, signal) => openSession(deps(run), asked, signal),
    resume: (run, request, signal) => resumeSession(deps(run), request, signal),
    choose: store.choose,
    attach: (request) => attachSession(store, request),
    async close(sessionId) {
      const { clock } = running().host
      const { forget } = store.find(sessionId) ?? {}
      store.remove(sessionId, false)
      if (forget !== undefined) await askToForget(forget, clock)
    },
    release: (sessionId) => store.remove(sessionId, false),
    async switchNetwork(sessionId, network, options) {
      const { clock } = running().host
      const { provider } = store.need(sessionId)
      await switchNetwork({ provider, clock, ...options }, network)
      const moved = store.move(sessionId, { networkId: network.id })
      return moved ?? store.need(sessionId).session
    },
    async facets() {
      const { createFacets } = await loadPart(import('../facets.ts'))
      return createFacets({ store, reading: READING, host: () => running().host })
    },
    warmUp: () => void withChecksum(NOBODY),
    clear: store.clear,
  }
}
