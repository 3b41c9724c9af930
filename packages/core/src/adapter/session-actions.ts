import type { AdapterHost, Namespace, Sessions } from '../contract/index.ts'
import type { SessionHandle, SessionStore } from './session-store.ts'
import { askToForget } from './wallet-answers.ts'

/** What an adapter does with open sessions, whatever kind of wallet answers for them. */
export interface KeptSessions<N extends Namespace>
  extends Pick<Sessions<N>, 'choose' | 'close' | 'release'> {
  /** Forgets every session; wallets are not told. */
  clear(): void
}

/**
 * Chooses among the sessions of a store and ends them.
 *
 * @param host - What the core lends. @throws LatchkeyError `instance.stopped`.
 */
export function keepSessions<N extends Namespace, H extends SessionHandle<N>>(
  store: SessionStore<N, H>,
  host: () => AdapterHost,
): KeptSessions<N> {
  return {
    choose: store.choose,
    async close(sessionId) {
      const { clock } = host()
      const { forget } = store.find(sessionId) ?? {}
      store.remove(sessionId, false)
      if (forget !== undefined) await askToForget(forget, clock)
    },
    release: (sessionId) => store.remove(sessionId, false),
    clear: store.clear,
  }
}
