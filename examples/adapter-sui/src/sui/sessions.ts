import {
  answerSoon,
  awaitWallet,
  callFeature,
  connectAnswer,
  createSessionStore,
  type OwnSessions,
  requireUnambiguous,
  type SessionsDeps,
  sessionActions,
} from '@latchkey/core/adapter'
import {
  LatchkeyError,
  type OpenRequest,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import type { FoundSui } from './discovery.ts'
import { establish, type SessionDeps } from './establish.ts'
import { createSuiFacets, type SuiFacets } from './facets.ts'
import { type SuiHandle, stateOf } from './wallet-state.ts'

/** The sessions of the adapter, and what its provider calls. */
export interface SuiSessions extends OwnSessions<'sui', SuiFacets> {
  signMessage(text: string): Promise<string>
}

/** Opens sessions with wallets, resumes them after a reload, and ends them. */
export function createSuiSessions({
  running,
  emit,
  report,
}: SessionsDeps<'sui', FoundSui>): SuiSessions {
  const store = createSessionStore<'sui', SuiHandle>(emit, report)
  const host = () => running().host
  const facets = createSuiFacets({ store, host })
  const deps = (): SessionDeps => ({ ...running(), store })
  return {
    ...sessionActions({ store, host }),
    open: (request, signal) => open(deps(), request, signal),
    resume: (request, signal) => resume(deps(), request, signal),
    attach() {
      // Neither wallet-connect nor the embedded wallet serves Sui.
      throw new LatchkeyError('wallet.unsupported-method', {})
    },
    async switchNetwork(sessionId, { id }) {
      const { wallet, session } = store.need(sessionId)
      const state = stateOf(wallet, [id])
      if (state?.networkId !== id) throw new LatchkeyError('wallet.chain-unknown', {})
      return store.move(sessionId, state) ?? session
    },
    facets: async () => facets,
    async signMessage(text) {
      const { session } = store.newest() ?? {}
      const [account] = session?.accounts ?? []
      if (!session || !account) throw new LatchkeyError('wallet.disconnected', {})
      return facets.messages.sign({ sessionId: session.id, account, text }, running().life)
    },
  }
}

async function open(
  deps: SessionDeps,
  { walletId, networkId, ready }: OpenRequest<'sui'>,
  signal: AbortSignal,
): Promise<Session<'sui'>> {
  throwIfAborted(signal)
  const found = deps.discovery.find(walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  await connectAnswer(callFeature(found.handle, 'standard:connect'), ready, signal)
  const session = establish(deps, found, networkId)
  if (session === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  return session
}

/** Asks silently: a wallet that prompts, or that never answers, is not resumed. */
async function resume(
  deps: SessionDeps,
  { walletId, networkId }: OpenRequest<'sui'>,
  signal: AbortSignal,
): Promise<Session<'sui'> | undefined> {
  const { clock } = deps.host
  const found = await awaitWallet({ discovery: deps.discovery, clock }, walletId, signal)
  const asking = callFeature(found.handle, 'standard:connect', { silent: true })
  await answerSoon(asking, { clock, signal })
  // A second wallet may have appeared under the same name during the request.
  requireUnambiguous(deps.discovery.find(walletId))
  return establish(deps, found, networkId)
}
