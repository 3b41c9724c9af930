import { LatchkeyError, type Sessions } from '@latchkey/core/contract'
import { ask } from '../eip1193.ts'
import { loadLater } from '../load-later.ts'
import { attachSession } from './attach.ts'
import type { SessionDeps } from './session-deps.ts'
import type { SessionStore } from './session-store.ts'

interface Deps {
  readonly store: SessionStore
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): SessionDeps
  readonly provider: unknown
}

/** The sessions of one adapter; what they need is loaded when the first one opens. */
export function createSessions({ store, running, provider }: Deps): Sessions<'eip155'> {
  return {
    async open({ walletId }, signal) {
      const deps = running()
      if (signal.aborted) throw new LatchkeyError('aborted', {})
      const found = deps.discovery.find(walletId)
      if (found === undefined) throw new LatchkeyError('wallet.missing', {})
      // Asked before anything is waited for: a wallet with a window of its own may open it only in
      // the visitor's task.
      const asked = ask(found.provider, 'eth_requestAccounts')
      asked.catch(ignore)
      const { openSession } = await loadLater()
      return openSession(deps, { found, asked }, signal)
    },
    async resume(request, signal) {
      const deps = running()
      const { resumeSession } = await loadLater()
      return resumeSession(deps, request, signal)
    },
    attach: (request) => attachSession(store, request),
    async close(sessionId) {
      const { clock } = running()
      const { forget } = store.find(sessionId) ?? {}
      store.remove(sessionId, false)
      if (forget === undefined) return
      const { askToForget } = await loadLater()
      await askToForget(forget, clock)
    },
    release: (sessionId) => store.remove(sessionId, false),
    async switchNetwork(sessionId, network, options) {
      const { clock } = running()
      const { provider: wallet } = store.need(sessionId)
      const { switchNetwork } = await loadLater()
      await switchNetwork({ provider: wallet, clock, ...options }, network)
      const moved = store.move(sessionId, { networkId: network.id })
      return moved ?? store.need(sessionId).session
    },
    watch: store.watch,
    provider: () => provider,
  }
}

/** What the wallet answers is taken up, also when it is a refusal, as soon as the rest is loaded. */
function ignore(): void {}
