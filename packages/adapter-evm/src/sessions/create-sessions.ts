import {
  createSessionStore,
  keepSessions,
  loadPart,
  type OwnSessions,
  type SessionsStage,
} from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import { withChecksum } from '../checksum.ts'
import type { FoundWallet } from '../discovery/found-wallet.ts'
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
export interface SessionsInput extends SessionsStage<'eip155', FoundWallet> {
  /** What websites hold as the provider; it is filled here. */
  readonly lent: LentProvider
}

/** The zero address. */
const NOBODY = `0x${'0'.repeat(40)}`

const READING = { hexChainId, readChainId, readAddresses }

/** Makes the sessions of one adapter. */
export function createSessions({
  lent,
  running,
  tell,
  report,
}: SessionsInput): OwnSessions<'eip155', FoundWallet, AskedWallet, Facets> {
  const store = createSessionStore<'eip155', Handle>(tell, report)
  const host = (): AdapterHost => running().host
  lent.fill(createProvider(store, report))
  const deps = ({ host, discovery, life }: Running): SessionDeps => {
    return { store, discovery, life, clock: host.clock }
  }
  return {
    ...keepSessions(store, host),
    open: (run, asked, signal) => openSession(deps(run), asked, signal),
    resume: (run, request, signal) => resumeSession(deps(run), request, signal),
    attach: (request) => attachSession(store, request),
    async switchNetwork(sessionId, network, options) {
      const { clock } = host()
      const { provider } = store.need(sessionId)
      await switchNetwork({ provider, clock, ...options }, network)
      const moved = store.move(sessionId, { networkId: network.id })
      return moved ?? store.need(sessionId).session
    },
    async facets() {
      const { createFacets } = await loadPart(import('../facets.ts'))
      return createFacets({ store, reading: READING, host })
    },
    warmUp: () => void withChecksum(NOBODY),
  }
}
